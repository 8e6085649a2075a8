// What people paste to join a table: a whole link, or just the id in it.

export type Link =
  | { to: "table" | "game"; id: string }
  /** A table, but on another server. */
  | { to: "elsewhere"; host: string }
  | { to: "nowhere" };

const ID = /^[\w-]{8,64}$/;

/** Where a link or an id leads; `host` is this server. */
export function readLink(given: string, host: string): Link {
  const text = given.trim().replace(/^<|>$/g, "");
  if (ID.test(text)) return { to: "table", id: text };
  const path = text.startsWith("/") ? `${host}${text}` : text;
  const whole = /^https?:/i.test(path) ? path : `http://${path}`;
  if (!URL.canParse(whole)) return { to: "nowhere" };
  const url = new URL(whole);
  const [, place = "", id = "", more] = url.pathname.split("/");
  if ((place !== "t" && place !== "g") || !ID.test(id) || more) return { to: "nowhere" };
  if (url.host !== host) return { to: "elsewhere", host: url.host };
  return { to: place === "t" ? "table" : "game", id };
}
