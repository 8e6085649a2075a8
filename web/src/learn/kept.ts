// How far the learner has come in each course, kept on the device.
const KEY = "impera:learn";

export interface Kept {
  /** The step last shown. */
  at: number;
  /** The chapters that were finished. */
  done: readonly string[];
}

type Courses = Record<string, Kept>;

/** The saved progress; whatever isn't progress counts as none. */
export function remembered(text: string | null): Courses {
  let found: unknown;
  try {
    found = JSON.parse(text ?? "");
  } catch {
    return {};
  }
  if (typeof found !== "object" || found === null) return {};
  return Object.fromEntries(Object.entries(found).filter((entry) => isKept(entry[1])));
}

function isKept(value: unknown): value is Kept {
  const { at, done } = (value ?? {}) as Partial<Kept>;
  return Number.isInteger(at) && Array.isArray(done);
}

/** The progress in a course, if its script still has those places; the end is the beginning. */
export function fitting(
  kept: Kept | undefined,
  stops: readonly number[],
  chapters: readonly string[],
): Kept {
  const at = kept !== undefined && stops.includes(kept.at) && kept.at !== stops.at(-1);
  return {
    at: at ? kept.at : 0,
    done: chapters.filter((chapter) => kept?.done.includes(chapter)),
  };
}

export function load(course: string): Kept | undefined {
  return remembered(localStorage.getItem(KEY))[course];
}

export function save(course: string, kept: Kept): void {
  const all = { ...remembered(localStorage.getItem(KEY)), [course]: kept };
  localStorage.setItem(KEY, JSON.stringify(all));
}
