// Cards fly from their old place to the new one.
import type { View } from "../protocol";
import { settings } from "../settings.svelte";
import { type Move, moves, type Spot } from "./moves";

export interface Flight {
  key: number;
  kind: string;
  from: DOMRect;
  to: DOMRect;
  delay: number;
}

const MOST = 14; // at once; more would be chaos
const TIME = { calm: 260, quick: 160, none: 0 };
const STAGGER = 40;

/** How long a card flies, in milliseconds. */
export function flightTime(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : TIME[settings.pace];
}

export class Flights {
  all = $state.raw<Flight[]>([]);
  #key = 0;

  /** Note where every card is; call the returned function after the change to start the flights. */
  watch(before: View | null): (after: View | null) => void {
    const time = flightTime();
    if (before === null || time === 0 || document.hidden) return () => undefined;
    const spots = survey();
    return (after) => {
      if (after === null || after.seat !== before.seat) return;
      const found = moves(before, after).slice(0, MOST);
      const now = survey();
      const flights = found.flatMap((move, place) => this.#flight(move, place, spots, now, time));
      if (flights.length) this.all = [...this.all, ...flights];
    };
  }

  landed(flight: Flight): void {
    this.all = this.all.filter((each) => each !== flight);
  }

  #flight(move: Move, place: number, before: Entry[], after: Entry[], time: number): Flight[] {
    const from = search(before, move.from, move.kind);
    const to = search(after, move.to, move.kind);
    if (!from || !to) return [];
    const delay = place * STAGGER;
    appearing(to, move.kind)?.animate(
      { opacity: [0, 0, 1] },
      { duration: time + delay, easing: "ease-in" },
    );
    return [{ key: this.#key++, kind: move.kind, from: from.rect, to: to.rect, delay }];
  }
}

interface Entry {
  element: Element;
  /** The place it is in, such as `hand:2`. */
  spot: string;
  kind: string | null;
  /** The Domain of a rail. */
  domain: string | null;
  rect: DOMRect;
}

/** Everything visible, with its current position. */
function survey(): Entry[] {
  return [...document.querySelectorAll("[data-spot], [data-spot] :is([data-kind], .rail)")]
    .map((element) => ({
      element,
      spot: element.closest("[data-spot]")?.getAttribute("data-spot") ?? "",
      kind: element.getAttribute("data-kind"),
      domain: element.classList.contains("rail") ? element.getAttribute("data-domain") : null,
      rect: element.getBoundingClientRect(),
    }))
    .filter((entry) => entry.rect.width > 0);
}

/** The element for a card in a place: the card or a back of its Era, else its rail or the place. */
function search(entries: Entry[], spot: Spot, kind: string): Entry | undefined {
  const place = spot.place === "laid" ? "area" : spot.place;
  const name = spot.seat === undefined ? place : `${place}:${spot.seat}`;
  const here = entries.filter((entry) => entry.spot === name);
  const is = (shown: string) => here.filter((entry) => entry.kind === shown).at(-1);
  const rail = here.find((entry) => entry.domain !== null && entry.domain === spot.domain);
  return is(kind) ?? is(`?${kind[1]}`) ?? rail ?? here[0];
}

/** The element that appears only when the card has landed. */
function appearing(entry: Entry, kind: string): Element | null {
  if (entry.kind !== null) return entry.element;
  return [...entry.element.querySelectorAll(`[data-slab="${kind[1]}"]`)].at(-1) ?? null;
}
