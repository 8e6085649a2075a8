// What appears under a resting pointer can't be meant yet: presses on it do nothing for a moment.
import type { Attachment } from "svelte/attachments";

const MOMENT = 400; // milliseconds
const REST = 6; // pixels that a resting hand may move
const LONG = 500; // milliseconds of a press that explains instead of acting

type Pressable = Element | null;

/** Watches an element; presses that hit something that has only just appeared there are dropped. */
export const shield: Attachment<HTMLElement> = (element) => {
  const at = { x: -1, y: -1, touch: false, since: 0 };
  let under: Pressable = null;
  let fresh: { what: Pressable; until: number } = { what: null, until: 0 };
  let waiting = false;

  const look = (): Pressable =>
    at.x < 0 ? null : pressable(document.elementFromPoint(at.x, at.y) ?? null);
  const rest = (event: PointerEvent): void => {
    if (event.type === "pointerdown") at.since = event.timeStamp;
    else if (Math.hypot(event.clientX - at.x, event.clientY - at.y) < REST) return;
    Object.assign(at, { x: event.clientX, y: event.clientY, touch: event.pointerType === "touch" });
    if (event.type === "pointermove") fresh.until = 0;
    under = look();
  };
  const changed = (): void => {
    waiting = false;
    const now = look();
    if (now !== under && now !== null) fresh = { what: now, until: performance.now() + MOMENT };
    under = now;
  };
  const press = (event: MouseEvent): void => {
    if (event.detail === 0) return; // by keyboard
    const tooSoon = fresh.until > event.timeStamp && pressable(event.target) === fresh.what;
    const held = at.touch && event.timeStamp - at.since > LONG;
    if (!tooSoon && !held) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const watch = new MutationObserver(() => {
    if (!waiting) requestAnimationFrame(changed);
    waiting = true;
  });
  watch.observe(element, { attributes: true, childList: true, subtree: true });
  const options = { capture: true, passive: true };
  element.addEventListener("pointermove", rest, options);
  element.addEventListener("pointerdown", rest, options);
  element.addEventListener("click", press, true);
  return () => {
    watch.disconnect();
    element.removeEventListener("pointermove", rest, options);
    element.removeEventListener("pointerdown", rest, options);
    element.removeEventListener("click", press, true);
  };
};

function pressable(target: EventTarget | null): Pressable {
  return target instanceof Element ? target.closest("button, a, [data-choice]") : null;
}
