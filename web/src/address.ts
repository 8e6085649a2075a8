// Addresses within the page. A server answers at every path; a folder of files answers only at its
// own address, so there the path is what follows the question mark: `?/g/ID&at=42#chances`.

/** Whether this page is a folder of files, with no server behind it. */
export const ALONE = import.meta.env.MODE === "site";

/** The part of an address that says where in the page it leads. */
export interface Inside {
  path: string;
  search: string;
  hash: string;
}

/** What a link to a place in the page holds; the place is written as a server's path. */
export function to(path: string): string {
  return ALONE ? toFolder(path) : path;
}

/** The same for a folder. */
export function toFolder(path: string): string {
  const { pathname, search, hash } = new URL(path, "http://page");
  return pathname === "/"
    ? `./${search}${hash}`
    : `./?${pathname}${search.replace("?", "&")}${hash}`;
}

/** Where in the page an address leads; written for a folder, it is understood everywhere. */
export function inside({
  pathname,
  search,
  hash,
}: Pick<URL, "pathname" | "search" | "hash">): Inside {
  if (!search.startsWith("?/")) return { path: ALONE ? "/" : pathname, search, hash };
  const [path = "", ...more] = search.slice(1).split("&");
  return { path, search: more.length ? `?${more.join("&")}` : "", hash };
}

/** A whole address, to be copied and sent. */
export function whole(path: string): string {
  return new URL(to(path), location.href).href;
}

/** Where a file beside the page is. */
export function beside(file: string): string {
  return import.meta.env.BASE_URL + file;
}
