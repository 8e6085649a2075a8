// Events are shown one after another, each for a while.
export type Later = (seconds: number, work: () => void) => () => void;

const timer: Later = (seconds, work) => {
  const running = setTimeout(work, seconds * 1000);
  return () => clearTimeout(running);
};

export class Pacer<Shown> {
  #waiting: { what: Shown; hold: number }[] = [];
  #cancel: (() => void) | null = null;

  constructor(
    private readonly show: (what: Shown) => void,
    private readonly later: Later = timer,
  ) {}

  get behind(): number {
    return this.#waiting.length;
  }

  /** Show something once the earlier ones have had their time, and hold it for some seconds. */
  push(what: Shown, hold: number): void {
    this.#waiting.push({ what, hold });
    if (this.#cancel === null) this.#next();
  }

  /** Show everything that is waiting at once. */
  skip(): void {
    this.#cancel?.();
    this.#cancel = null;
    for (const { what } of this.#waiting.splice(0)) this.show(what);
  }

  #next(): void {
    const first = this.#waiting.shift();
    if (first === undefined) return;
    this.show(first.what);
    if (first.hold > 0)
      this.#cancel = this.later(first.hold, () => {
        this.#cancel = null;
        this.#next();
      });
    else this.#next();
  }
}
