// A table in words: who is who, what happened, what is asked.
import type { Chair, Entry, Happened, Result, View, Why } from "../protocol";
import { listed, t } from "../words.svelte";
import type { Target } from "./choices";
import { cardName, levelOf, nameOf, type Portrait, portraitOf, spelled } from "./names";

/** A decision as its reader may see it: people who share a device know different things. */
export function tokenFor(
  what: Extract<Happened, { type: "decided" }>,
  reader: number | null,
): string {
  const told = what.told ?? {};
  const least = Object.values(told).find((token) => token !== what.decision);
  return (reader === null ? least : told[reader]) ?? what.decision;
}

export class Sayings {
  readonly #names: readonly string[];

  constructor(
    private readonly chairs: readonly Chair[],
    private readonly table: string,
    /** The seat of the reader, if people share the device. */
    readonly reader: number | null = null,
  ) {
    this.#names = chairs.map((chair, number) => nameOf(chair, number, table));
  }

  /** The name of a chair's player; duplicates are numbered. */
  chair(number: number): string {
    const name = this.#names[number] ?? String(number);
    const isTwin = this.#names.filter((each) => each === name).length > 1;
    if (!isTwin || !this.chairs[number]?.taken) return name;
    const n = this.#names.slice(0, number + 1).filter((each) => each === name).length;
    return t("name-twin", { player: name, n });
  }

  /** Who sits here, you first: what the table is called. */
  title(): string {
    const count = this.chairs.length;
    const own = this.chairs.flatMap((chair, number) => (chair.mine ? [number] : []));
    const [only = -1] = own.length === 1 ? own : [];
    const order = this.chairs.map((_, place) => (Math.max(only, 0) + place) % count);
    const taken = order.filter((number) => this.chairs[number]?.taken);
    const names = taken.map((number) =>
      number === only ? t("home-title-you") : this.chair(number),
    );
    const free = count - taken.length;
    return listed(free ? [...names, t("home-free", { n: free })] : names);
  }

  /** The portrait of a chair's player. */
  portraitOf(number: number): Portrait {
    return portraitOf(this.chairs[number], number, this.table);
  }

  /** The portrait of a seat's player. */
  portrait(seat: number): Portrait {
    return this.portraitOf(this.chairs.findIndex((chair) => chair.seat === seat));
  }

  /** The level of the bot in a seat; nothing for people. */
  level(seat: number): string | null {
    return levelOf(this.chairs.find((chair) => chair.seat === seat)?.bot);
  }

  /** The name of a seat's player. */
  seat(seat: number): string {
    const number = this.chairs.findIndex((chair) => chair.seat === seat);
    return number < 0 ? String(seat) : this.chair(number);
  }

  lines(log: readonly Entry[]): { key: string; text: string; what: Happened }[] {
    return log.flatMap((entry, line) =>
      entry.happened.flatMap((what, place) => {
        const text = this.happened(what);
        return text ? [{ key: `${line}.${place}`, text, what }] : [];
      }),
    );
  }

  happened(what: Happened): string {
    switch (what.type) {
      case "decided":
        return this.decided(what.seat, tokenFor(what, this.reader));
      case "undone":
        return t("log-undone", { player: this.seat(what.seat), n: what.decisions });
      case "away":
        return t(`log-away-${what.why}`, { player: this.chair(what.chair) });
      case "wants-pause":
        return t(`log-wants-pause-${what.want ? "on" : "off"}`, { player: this.chair(what.chair) });
      case "muted":
        return t(`log-muted-${what.on ? "on" : "off"}`, { player: this.chair(what.whom) });
      case "talked":
        return t("log-talked", { player: this.chair(what.chair), text: this.talked(what) });
      case "began":
        return t("log-began", { player: this.chair(what.first) });
      case "ended":
        return this.ended(what.result);
      case "filled":
        return t(`log-filled-${what.bot ? "on" : "off"}`, { player: this.chair(what.chair) });
      case "chosen": // the card is marked; people who share a device must not read it
      case "committed":
      case "revealed":
        return "";
      case "closed":
        return t(`log-closed-${what.why}`);
      case "sat":
      case "voted":
      case "left":
      case "back":
      case "hinted":
        return t(`log-${what.type}`, { player: this.chair(what.chair) });
      case "reshuffle":
      case "paused":
      case "resumed":
      case "reported":
      case "rematch":
        return t(`log-${what.type}`);
      default:
        what satisfies never;
        return ""; // an event from a newer server
    }
  }

  talked(what: Extract<Happened, { type: "talked" }>): string {
    if (!what.phrase) return what.text ?? "";
    const target = what.seat == null ? "" : this.seat(what.seat);
    return t(`phrase-${what.phrase}`, { target, player: target, domain: what.domain ?? "" });
  }

  /** The names of several seats' players. */
  seats(seats: readonly number[]): string {
    return listed(seats.map((seat) => this.seat(seat)));
  }

  /** Who won, to somebody who did not. */
  lost(winners: readonly number[]): string {
    return t("page-over-lost", { winners: this.seats(winners), n: winners.length });
  }

  /** How a game ended. */
  ended({ by, winners }: Result): string {
    return t(`log-ended-${by}`, { winners: this.seats(winners), n: winners.length });
  }

  /** A decision that somebody made. */
  decided(seat: number, token: string): string {
    return t(...this.#decision(`log-decided`, token, { player: this.seat(seat) }));
  }

  /** A decision that can be made. */
  decision(token: string): string {
    return t(...this.#decision("decision", token, {}));
  }

  /** A card that can be chosen: its printed name, then what happens to it. */
  choice(kind: string, token: string | null | undefined): string {
    return token ? `${cardName(kind)}: ${this.decision(token)}` : cardName(kind);
  }

  /** The target in a word or two: the player and the Domain or effect. */
  target({ seat, domain, copied }: Target): string {
    const parts = [
      seat === null ? "" : this.seat(seat),
      domain === null ? "" : t(`domain-${domain}`),
      copied === null ? "" : t(`effect-${copied}`),
    ];
    return parts.filter(Boolean).join(" · ");
  }

  /** The verb of the tokens that can be chosen now. */
  verb(view: View): string {
    if (view.effect) return view.effect.asks;
    return view.step === "draft" ? "keep" : (view.step ?? "");
  }

  /** Why something can't be done, with the number of the rule. */
  why({ reason, rule, given }: Why): string {
    const target = given["target"];
    const player = typeof target === "number" ? { target: this.seat(target) } : {};
    return t(`why-${reason}`, { ...given, ...player, rule });
  }

  #decision(
    prefix: string,
    token: string,
    args: Record<string, string | number>,
  ): [string, Record<string, string | number>] {
    const [verb = "", first = "", second = ""] = token.split(" ");
    switch (verb) {
      case "end":
        return [`${prefix}-end`, args];
      case "keep":
      case "open":
      case "play":
      case "discard":
      case "take":
      case "give":
        return [`${prefix}-${verb}`, { ...args, ...spelled(first) }];
      case "inspire":
        return [`${prefix}-inspire`, { ...args, target: this.seat(Number(first)), effect: second }];
      case "attack":
        return [`${prefix}-attack`, { ...args, domain: first }];
      case "inquisition":
        return [`${prefix}-inquisition`, { ...args, target: this.seat(Number(first)) }];
      case "embargo":
      case "democracy":
        return [`${prefix}-${verb}`, { ...args, target: this.seat(Number(first)), domain: second }];
      default:
        return [`${prefix}-effect`, { ...args, effect: verb }];
    }
  }

  /** What the deciding player is asked, in one sentence. */
  asked(view: View): string {
    const { effect, step } = view;
    if (effect === null) return t(`asked-${step ?? "over"}`);
    const target = effect.target == null ? "" : this.seat(effect.target);
    return t(`asked-${effect.asks}-${effect.source}`, {
      effect: effect.name,
      n: effect.choices || effect.plays,
      plays: effect.plays,
      target,
    });
  }
}
