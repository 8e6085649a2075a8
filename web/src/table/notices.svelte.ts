// Tells you that it's your turn: in the title, by a sound, by a notification if allowed.
import type { Happened } from "../protocol";
import { settings } from "../settings.svelte";
import { play, type Sound } from "../sound";
import { t } from "../words.svelte";
import type { LiveTable } from "./live.svelte";

/** The sound for something that happened. */
export function soundOf(what: Happened): Sound | null {
  if (what.type === "ended") return "bell";
  if (what.type !== "decided") return null;
  const verb = what.decision.split(" ")[0] ?? "";
  return verb === "inspire" ? "coin" : "paper";
}

export class Notices {
  #was = false;

  constructor(private readonly live: LiveTable) {
    $effect(() => {
      const mine = this.live.mine || this.live.curtain !== null;
      document.title = `${mine ? `● ${t("page-your-turn")} · ` : ""}Impera`;
      if (mine && !this.#was) this.#call();
      this.#was = mine;
    });
    $effect(() => () => (document.title = "Impera"));
  }

  /** Play the sounds for what happened. */
  hear(happened: readonly Happened[]): void {
    for (const what of happened) {
      const sound = soundOf(what);
      if (sound && settings.sound) play(sound);
    }
  }

  #call(): void {
    if (settings.sound) play("bell");
    if (!document.hidden || !settings.notify) return;
    if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
    void notify(t("page-your-turn"), { body: t("page-title"), tag: this.live.id });
  }
}

/** Through the service worker where there is one: phones allow nothing else. */
async function notify(title: string, options: NotificationOptions): Promise<void> {
  const worker =
    "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  if (worker) return worker.showNotification(title, options);
  const notice = new Notification(title, options);
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
