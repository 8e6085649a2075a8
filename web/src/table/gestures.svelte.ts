// A short gesture for each effect, made where it happens.
import { effectNamed } from "../effects";
import type { Happened, View } from "../protocol";
import type { Domain, EffectName } from "../rules";
import { settings } from "../settings.svelte";
import { type Scene, sceneOf } from "./strokes";

export interface Gesture {
  key: number;
  effect: EffectName;
  domain: Domain;
  rect: DOMRect;
}

export class Gestures {
  all = $state.raw<Gesture[]>([]);
  #key = 0;

  /** Make the gestures for what happened. */
  make(happened: readonly Happened[], before: View | null): void {
    if (settings.pace === "none" || document.hidden) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    for (const what of happened) {
      const found = what.type === "decided" ? sceneOf(what.decision, what.seat, before) : null;
      for (const scene of found?.scenes ?? []) this.#add(found?.effect as EffectName, scene);
    }
  }

  done(gesture: Gesture): void {
    this.all = this.all.filter((each) => each !== gesture);
  }

  #add(effect: EffectName, scene: Scene): void {
    const place = find(scene);
    if (!place) return;
    const { domain } = effectNamed(effect);
    const gesture = { key: this.#key++, effect, domain, rect: place.getBoundingClientRect() };
    this.all = [...this.all, gesture];
    if (effect === "attack")
      place.animate({ translate: ["0", "-4px 2px", "4px -1px", "-2px", "0"] }, { duration: 320 });
  }
}

/** What stands for the scene on the screen: a column, a number in a folded area, or the place. */
function find({ spot, domain }: Scene): Element | undefined {
  const seat = spot.split(":")[1];
  const wanted = domain
    ? [
        `[data-spot="${spot}"] .rail[data-domain="${domain}"]`,
        `[data-seat="${seat}"] [data-domain="${domain}"]`,
      ]
    : [];
  const seen = [...wanted, `[data-spot="${spot}"]`, `[data-seat="${seat}"]`].flatMap((selector) => [
    ...document.querySelectorAll(selector),
  ]);
  return seen.find((element) => element.getBoundingClientRect().width > 0);
}
