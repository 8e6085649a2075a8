// The engine's memory: the arrays and records that compiled functions and JavaScript share.

/** The numbers of an array, by their type. */
export interface Values {
  i64: BigInt64Array<ArrayBuffer>;
  i32: Int32Array<ArrayBuffer>;
  u8: Uint8Array<ArrayBuffer>;
  f64: Float64Array<ArrayBuffer>;
  f32: Float32Array<ArrayBuffer>;
}
export type Kind = keyof Values;

const SIZES: Record<Kind, number> = { i64: 8, i32: 4, u8: 1, f64: 8, f32: 4 };
const ARRAYS: {
  [K in Kind]: new (buffer: ArrayBuffer, at: number, length: number) => Values[K];
} = { i64: BigInt64Array, i32: Int32Array, u8: Uint8Array, f64: Float64Array, f32: Float32Array };

/** A field of a record: where it begins, its numbers, and how many in each direction. */
export interface Field {
  at: number;
  kind: Kind;
  shape: readonly number[];
}

/** How a record lies in memory. */
export interface Layout<R> {
  size: number;
  fields: Readonly<Record<keyof R, Field>>;
}

/** What a function can be called with: the place of its description, and what that says. */
export interface Shared {
  readonly at: number;
  readonly words: readonly number[];
}

/** The part of the engine that has the memory. */
export interface Source {
  memory: WebAssembly.Memory;
  reserve(size: number): number;
}

/** Arrays and records, made once and kept: nothing is ever given back. */
export class Memory {
  readonly #source: Source;

  constructor(source: Source) {
    this.#source = source;
  }

  /** The bytes of the memory, which move whenever it grows. */
  get buffer(): ArrayBuffer {
    return this.#source.memory.buffer;
  }

  /** An array of numbers, all zero. */
  numbers<K extends Kind>(kind: K, ...shape: number[]): Numbers<K> {
    return new Numbers(this, kind, this.#reserve(SIZES[kind], shape), shape);
  }

  /** An array of these numbers. */
  filled<K extends Kind>(kind: K, numbers: ArrayLike<Values[K][0]>): Numbers<K> {
    const found = this.numbers(kind, numbers.length);
    // One of the types that the array takes: TypeScript can't tell that it is the right one.
    (found.values as { set(from: ArrayLike<unknown>): void }).set(numbers);
    return found;
  }

  /** Numbers that are already somewhere in memory. */
  constant<K extends Kind>(kind: K, place: WebAssembly.Global, ...shape: number[]): Numbers<K> {
    return new Numbers(this, kind, Number(place.value), shape);
  }

  /** An array of records, all zero. */
  records<R>(layout: Layout<R>, ...shape: number[]): Records<R> {
    return new Records(this, layout, this.#reserve(layout.size, shape), shape);
  }

  /** Several parts as one argument, in their order. */
  group<T extends Record<string, Shared>>(parts: T): T & Shared {
    const words = Object.values(parts).flatMap((part) => part.words);
    return { ...parts, words, at: this.describe(words) };
  }

  /** Write a description, and return its place. */
  describe(words: readonly number[]): number {
    const at = this.#source.reserve(4 * words.length);
    new Uint32Array(this.buffer, at, words.length).set(words);
    return at;
  }

  #reserve(size: number, shape: readonly number[]): number {
    return this.#source.reserve(size * product(shape)) >>> 0;
  }
}

/** An array of numbers in memory. */
export class Numbers<K extends Kind> implements Shared {
  readonly words: readonly number[];
  readonly at: number;
  readonly length: number;
  readonly #memory: Memory;
  readonly #kind: K;

  constructor(memory: Memory, kind: K, data: number, shape: readonly number[]) {
    this.#memory = memory;
    this.#kind = kind;
    this.words = [data, ...shape];
    this.length = product(shape);
    this.at = memory.describe(this.words);
  }

  /** The numbers themselves, to read and to write; only until the engine is called again. */
  get values(): Values[K] {
    return new ARRAYS[this.#kind](this.#memory.buffer, this.words[0] ?? 0, this.length);
  }
}

/** An array of records in memory. */
export class Records<R> implements Shared {
  readonly words: readonly number[];
  readonly at: number;
  readonly length: number;
  readonly #memory: Memory;
  readonly #layout: Layout<R>;

  constructor(memory: Memory, layout: Layout<R>, data: number, shape: readonly number[]) {
    this.#memory = memory;
    this.#layout = layout;
    this.words = [data, ...shape];
    this.length = product(shape);
    this.at = memory.describe(this.words);
  }

  /** The bytes of some records, to read and to write; only until the engine is called again. */
  bytes(first = 0, count = this.length - first): Uint8Array<ArrayBuffer> {
    const { size } = this.#layout;
    return new Uint8Array(this.#memory.buffer, this.#place(first), size * count);
  }

  /** All fields of a record. */
  read(row = 0): R {
    const fields = Object.entries<Field>(this.#layout.fields);
    return Object.fromEntries(
      fields.map(([name, field]) => [name, nested(this.#all(row, field), field.shape)]),
    ) as R;
  }

  /** One number of a record, which must be small enough for a JavaScript number. */
  number(row: number, field: keyof R, place = 0): number {
    const { at, kind } = this.#layout.fields[field];
    return Number(new ARRAYS[kind](this.#memory.buffer, this.#place(row) + at, place + 1)[place]);
  }

  #all(row: number, { at, kind, shape }: Field): (number | bigint)[] {
    return [...new ARRAYS[kind](this.#memory.buffer, this.#place(row) + at, product(shape))];
  }

  #place(row: number): number {
    return (this.words[0] ?? 0) + this.#layout.size * row;
  }
}

function product(shape: readonly number[]): number {
  return shape.reduce((size, length) => size * length, 1);
}

/** Numbers in a row as lists of lists, or as a single one. */
function nested(numbers: readonly unknown[], shape: readonly number[]): unknown {
  const [length, ...inner] = shape;
  if (length === undefined) return numbers[0];
  const size = product(inner);
  return Array.from({ length }, (_, n) => nested(numbers.slice(n * size, (n + 1) * size), inner));
}
