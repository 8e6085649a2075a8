// The current screen: the address is its only state.
import { ALONE, beside, inside, to } from "./address";

const SCREENS = ["new", "learn", "rules", "games", "player", "privacy"] as const;

export type Place =
  | { at: "home" }
  | { at: Exclude<(typeof SCREENS)[number], "learn"> }
  | { at: "learn"; course: string }
  | { at: "table"; table: string }
  | { at: "replay"; table: string }
  | { at: "nowhere" };

/** The screen that an address means. */
export function read(path: string): Place {
  const [first = "", second = ""] = path.split("/").slice(1);
  if (first === "") return { at: "home" };
  const screen = SCREENS.find((each) => each === first);
  if (screen === "learn") return { at: screen, course: decoded(second) };
  if (screen) return { at: screen };
  if (first === "t" && second) return { at: "table", table: decoded(second) };
  if (first === "g" && second) return { at: "replay", table: decoded(second) };
  return { at: "nowhere" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // mistyped: the server will say that there is no such table
  }
}

let place = $state<Place>(read(inside(location).path));

export function here(): Place {
  return place;
}

/** Go to another screen. */
export function go(path: string): void {
  history.pushState(null, "", to(path));
  place = read(inside(location).path);
  scrollTo(0, 0);
}

/** Links within the page are followed without reloading it. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  const plain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
  if (!link || !plain || link.target || link.origin !== location.origin) return;
  if (!leadsInside(link)) return;
  event.preventDefault();
  const { path, search, hash } = inside(link);
  go(path + search + hash);
}

/** Whether a link leads to a place in the page, not to a file of the server or of the folder. */
function leadsInside({ pathname }: URL | HTMLAnchorElement): boolean {
  if (!ALONE) return !pathname.startsWith("/api/");
  return pathname === new URL(beside(""), location.href).pathname;
}

addEventListener("popstate", () => {
  place = read(inside(location).path);
});
