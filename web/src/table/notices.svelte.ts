// Tells you that it's your turn: in the title, by a sound, by a notification if allowed.
import { Sayings } from "../board/sayings";
import type { Happened } from "../protocol";
import type { EffectName } from "../rules";
import { settings } from "../settings.svelte";
import { play, type Sound } from "../sound";
import { t } from "../words.svelte";
import type { LiveTable } from "./live.svelte";
import { sceneOf } from "./strokes";

const SOUNDS: Record<EffectName, Sound> = {
  assassination: "blow",
  purge: "blow",
  attack: "clash",
  "holy-book": "chant",
  "divine-right": "chant",
  inquisition: "gong",
  development: "knock",
  monopoly: "knock",
  embargo: "tape",
  experiment: "bubbles",
  research: "bubbles",
  breakthrough: "fan",
  oligarchy: "lift",
  republic: "lift",
  democracy: "stamp",
  inspiration: "coin",
};

/** The sound for something that happened. */
export function soundOf(what: Happened): Sound | null {
  if (what.type === "ended") return "bell";
  if (what.type !== "decided") return null;
  const effect = sceneOf(what.decision, what.seat, null)?.effect;
  return effect ? SOUNDS[effect] : "paper";
}

export class Notices {
  #was = false;

  constructor(private readonly live: LiveTable) {
    $effect(() => {
      const mine = this.live.mine || this.live.curtain !== null;
      document.title = `${mine ? `● ${t("page-your-turn")}` : this.#table} · Impera`;
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

  /** Who sits at the table. */
  get #table(): string {
    return new Sayings(this.live.state.standing?.chairs ?? [], this.live.id).title();
  }

  #call(): void {
    if (settings.sound) play("bell");
    if (!document.hidden || !settings.notify) return;
    if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
    void notify(t("page-your-turn"), { body: this.#table, tag: this.live.id });
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
