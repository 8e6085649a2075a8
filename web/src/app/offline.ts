// Offline: a worker of the browser's keeps all files of the page, so that it opens and plays
// without a connection after the first visit.
import { ALONE, beside } from "../address";

const PATIENCE = 3000; // milliseconds until a little background loading bothers nobody

/** Keep the page; `ready` is told when a newer one has been kept and waits to take over. */
async function keep(ready: (newer: ServiceWorker) => void): Promise<void> {
  const registration = await navigator.serviceWorker.register(beside("sw.js"));
  if (!ALONE) return; // where a server answers, the page is always the newest
  if (registration.waiting) ready(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed" && navigator.serviceWorker.controller) ready(coming);
    });
  });
}

/** Start once the page is idle; where it isn't possible, nothing breaks. */
export function keepForLater(ready: (newer: ServiceWorker) => void): () => void {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return () => undefined;
  const timer = setTimeout(() => void keep(ready).catch(() => undefined), PATIENCE);
  return () => clearTimeout(timer);
}

/** Let a newer version take over, and show it. */
export function renew(newer: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  newer.postMessage("take over");
}

/** Why something is missing: said as `home-…`. */
export type Missing = "outdated" | "newer" | "unreachable";

/** A part of the page failed to load: is this page outdated, or is the server down? */
export async function whyMissing(): Promise<Missing> {
  try {
    await fetch(ALONE ? beside("sw.js") : "/healthz", { cache: "no-store" });
    return ALONE ? "newer" : "outdated";
  } catch {
    return "unreachable";
  }
}
