// Offline reading: the tutorial and the rules work without a connection after the first visit.
import { need } from "../words.svelte";

const PATIENCE = 3000; // milliseconds until a little background loading bothers nobody
const TOLD = ["/", "/api/tutorial"];

/** Cache what was loaded, plus everything the tutorial and the rules need. */
async function keep(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  await Promise.all([import("../learn/Learn.svelte"), import("../rules/Rules.svelte")]);
  await Promise.all([need("learn"), need("rules")]);
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  active?.postMessage([...TOLD, ...loaded.filter((path) => path.startsWith("/assets/"))]);
}

/** Start caching once the page is idle; where it isn't possible, nothing breaks. */
export function keepForLater(): () => void {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return () => undefined;
  const timer = setTimeout(() => void keep().catch(() => undefined), PATIENCE);
  return () => clearTimeout(timer);
}

/** A part of the page failed to load: is this page outdated, or is the server down? */
export async function whyMissing(): Promise<"outdated" | "unreachable"> {
  try {
    await fetch("/healthz", { cache: "no-store" });
    return "outdated";
  } catch {
    return "unreachable";
  }
}
