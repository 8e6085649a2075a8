// What a seat can take back: its last decisions, as long as they have taught nobody anything.
import type { Game } from "./game";

export const NOBODY = -1;

/** The moment before a decision that its seat might take back. */
export interface Moment {
  game: Game;
  since: number;
  bank: number;
}

/**
 * The last decisions of one seat in a row. Whoever plays alone against bots takes back anything
 * that didn't show them hidden cards: bots go by the view of the moment.
 */
export class Trail {
  alone = false;
  seat = NOBODY;
  #moments: Moment[] = [];
  /** By decision: whether it revealed nothing to anybody. */
  #silent = new Map<number, boolean>();

  /** Add a seat's decision; another seat's begins a new trail. */
  goOn(seat: number, before: Moment): void {
    if (seat !== this.seat) this.end();
    this.seat = seat;
    this.#moments.push(before);
  }

  /** Nothing can be taken back any more. */
  end(): void {
    this.seat = NOBODY;
    this.#moments = [];
    this.#silent.clear();
  }

  /** Go back that many decisions, and drop them from the trail. */
  goBack(decisions: number): Moment {
    const left = this.#moments.length - decisions;
    const [moment] = this.#moments.splice(left);
    if (left < 0 || moment === undefined) throw new Error("there is nothing to take back");
    for (const place of [...this.#silent.keys()]) if (place >= left) this.#silent.delete(place);
    return moment;
  }

  /** How many of the decisions can be taken back. */
  undoable(now: Game): number {
    let after = now;
    let count = 0;
    for (const [place, { game: before }] of [...this.#moments.entries()].reverse()) {
      let silent = this.#silent.get(place);
      if (silent === undefined) {
        silent = !after.tells(before, this.alone);
        this.#silent.set(place, silent);
      }
      if (!silent) break;
      after = before;
      count++;
    }
    return count;
  }
}
