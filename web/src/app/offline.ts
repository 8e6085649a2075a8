// What can be read without a line: the tutorial and the rules, once the page has been here.
import { need } from "../words.svelte";

const PATIENCE = 3000; // milliseconds until nobody minds a little loading
const TOLD = ["/", "/api/tutorial"];

/** Keep for later what was loaded, and what is worth reading alone. */
async function keep(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  await Promise.all([import("../learn/Learn.svelte"), import("../rules/Rules.svelte")]);
  await Promise.all([need("learn"), need("rules")]);
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  active?.postMessage([...TOLD, ...loaded.filter((path) => path.startsWith("/assets/"))]);
}

/** As soon as there is time; where it cannot be, nothing is missing. */
export function keepForLater(): () => void {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return () => undefined;
  const timer = setTimeout(() => void keep().catch(() => undefined), PATIENCE);
  return () => clearTimeout(timer);
}

/** A part of the page did not come: is it of an old page, or is nobody there? */
export async function whyMissing(): Promise<"outdated" | "unreachable"> {
  try {
    await fetch("/healthz", { cache: "no-store" });
    return "outdated";
  } catch {
    return "unreachable";
  }
}
