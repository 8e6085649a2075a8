// Being called back: the browser signs up with its push service, and tells the server where it is.
import { ALONE, beside } from "./address";
import { api } from "./api";
import { beKnown } from "./me.svelte";
import { current } from "./words.svelte";

export type Trouble = "denied" | "failed";

const DECLINED = "impera:calls";
const HOUR = 3600; // seconds for a decision from which on a game calls people back

let on = $state(false);
let declined = $state(localStorage.getItem(DECLINED) === "no");
let looked: Promise<void> | null = null;

export const calls = {
  /** Whether this device is called. */
  get on(): boolean {
    return on;
  },
  /** Whether the offer was turned down. */
  get declined(): boolean {
    return declined;
  },
};

/** Whether this browser can be called at all. */
export function canBeCalled(): boolean {
  return (
    !ALONE && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window
  );
}

/** Whether a table calls back those who are away: a slow game of several people. */
export function callsBack(decision: number, bots: readonly (string | null)[]): boolean {
  return decision >= HOUR && bots.filter((bot) => !bot).length > 1;
}

async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(beside("sw.js"));
  return navigator.serviceWorker.ready;
}

/** Tell the server where this browser is reached, in which language. */
async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint = "", keys } = subscription.toJSON();
  await api.call({
    endpoint,
    keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" },
    language: current(),
  });
}

/** Look whether this device is called, once; the server may have forgotten it, so it is told again. */
export function lookForCalls(): Promise<void> {
  looked ??= look().catch(() => undefined);
  return looked;
}

async function look(): Promise<void> {
  if (!canBeCalled() || Notification.permission !== "granted") return;
  const registration = await navigator.serviceWorker.getRegistration();
  const known = await registration?.pushManager.getSubscription();
  if (!known) return;
  await tell(known);
  on = true;
}

/** Have this device called; only after a press, because the browser asks for permission. */
export async function callMe(): Promise<Trouble | null> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  try {
    await beKnown();
    const { key } = await api.push();
    if (key === null) return "failed";
    const { pushManager } = await worker();
    await (await pushManager.getSubscription())?.unsubscribe(); // it may be for another key
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
    await tell(subscription);
    on = true;
    return null;
  } catch {
    return "failed";
  }
}

/** Call this device no more. */
export async function callNoMore(): Promise<Trouble | null> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    const known = await registration?.pushManager.getSubscription();
    if (known) {
      await api.endCalls(known.endpoint);
      await known.unsubscribe();
    }
    on = false;
    return null;
  } catch {
    return "failed";
  }
}

/** Don't offer it again. */
export function decline(): void {
  localStorage.setItem(DECLINED, "no");
  declined = true;
}
