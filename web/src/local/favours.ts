// What bots were asked for at a table, what they still have to answer, and what they promised.

export interface Request {
  what: "stop" | "leave";
  seat: number;
  domain: string;
}

/** What a bot said it would try, as a token, or a column it said it would leave alone. */
export interface Promised {
  tries?: string;
  leaves?: Request;
}

/** A request that a bot has yet to answer. */
export interface Question {
  /** The number of the fact. */
  number: number;
  asker: number;
  /** The bot's chair. */
  chair: number;
  request: Request;
}

/** By phrase. */
export const ASKS: Readonly<Record<string, Request["what"]>> = {
  "stop-this": "stop",
  "leave-this": "leave",
};
/** Requests that a bot listens to in one turn, so that nobody can make it chatter. */
const MOST = 3;

export class Favours {
  questions: readonly Question[] = [];
  #heard = new Map<number, Set<string>>();
  #promises = new Map<number, Map<string, Promised>>();

  /** A bot is asked; it hears the same request only once in a turn. */
  ask(question: Question): void {
    const heard = this.#heard.get(question.chair) ?? new Set();
    const request = keyOf(question.request);
    if (heard.has(request) || heard.size >= MOST) return;
    this.#heard.set(question.chair, heard.add(request));
    this.questions = [...this.questions, question];
  }

  /** A bot has answered the first question put to it. */
  answer(chair: number, phrase: string): void {
    const question = this.questions.find((each) => each.chair === chair);
    if (question === undefined) return;
    this.questions = this.questions.filter((each) => each !== question);
    const { seat, domain } = question.request;
    const promise = promised(phrase, question.request);
    if (promise === null) return;
    const made = this.#promises.get(chair) ?? new Map<string, Promised>();
    this.#promises.set(chair, made.set(`${seat} ${domain}`, promise));
  }

  /** A turn is over: its bot owes nothing any more, and all bots listen again. */
  endTurn(chair: number): void {
    this.#heard.clear();
    this.#promises.delete(chair);
  }

  /** What a bot has promised for its next turn. */
  promises(chair: number): Promised[] {
    return [...(this.#promises.get(chair)?.values() ?? [])];
  }
}

function keyOf({ what, seat, domain }: Request): string {
  return `${what} ${seat} ${domain}`;
}

/** What an answer promises. */
function promised(phrase: string, request: Request): Promised | null {
  const { seat, domain } = request;
  if (phrase === "try-attack") return { tries: `attack ${domain}` };
  if (phrase === "try-embargo") return { tries: `embargo ${seat} ${domain}` };
  if (phrase === "try-democracy") return { tries: `democracy ${seat} ${domain}` };
  return phrase === "agreed" ? { leaves: request } : null;
}
