// The address of a position: `/g/ID?at=42&seat=1`.

export interface Spot {
  at: number;
  /** The point of view; null shows all cards. */
  seat: number | null;
}

export function readSpot(search: string): Spot {
  const asked = new URLSearchParams(search);
  const at = Number(asked.get("at") ?? 0);
  const seat = asked.get("seat");
  return {
    at: Number.isSafeInteger(at) && at > 0 ? at : 0,
    seat: seat !== null && /^[0-3]$/.test(seat) ? Number(seat) : null,
  };
}

export function writeSpot(table: string, spot: Spot): string {
  const seat = spot.seat === null ? "" : `&seat=${spot.seat}`;
  return `/g/${encodeURIComponent(table)}?at=${spot.at}${seat}`;
}

/** A link that holds a whole game: what follows the `#` is never sent anywhere. */
export function linkTo(letters: string): string {
  return `/games#${letters}`;
}

/** Runs the latest request, at most once every so many milliseconds. */
export class Seldom {
  #waiting: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly pause: number) {}

  ask(work: () => void): void {
    this.#waiting = work;
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.#waiting?.();
      this.#waiting = null;
    }, this.pause);
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = this.#waiting = null;
  }
}
