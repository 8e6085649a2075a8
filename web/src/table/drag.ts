// Cards can be dragged to where they go. A tap does the same.
import type { Attachment } from "svelte/attachments";

const FAR = 8; // pixels before a press becomes a drag

/** Make an element draggable to whatever matches the selector; dropping it there acts. */
export function carry(to: string | null, drop: () => void): Attachment<HTMLElement> {
  return (element) => {
    if (to === null) return;
    const press = (event: PointerEvent): void => {
      if (event.isPrimary && event.button === 0) new Drag(element, to, drop, event);
    };
    element.addEventListener("pointerdown", press);
    element.style.touchAction = "none";
    return () => {
      element.removeEventListener("pointerdown", press);
      element.style.touchAction = "";
    };
  };
}

class Drag {
  #ghost: HTMLElement | null = null;
  #ends = new AbortController();

  constructor(
    private readonly element: HTMLElement,
    private readonly to: string,
    private readonly drop: () => void,
    private readonly start: PointerEvent,
  ) {
    const options = { signal: this.#ends.signal };
    addEventListener("pointermove", (event) => this.#move(event), options);
    addEventListener("pointerup", (event) => this.#end(event), options);
    addEventListener("pointercancel", () => this.#end(null), options);
    addEventListener("keydown", (event) => event.key === "Escape" && this.#end(null), options);
    element.addEventListener("dragstart", (event) => event.preventDefault(), options);
  }

  #move(event: PointerEvent): void {
    const [x, y] = [event.clientX - this.start.clientX, event.clientY - this.start.clientY];
    if (this.#ghost === null && Math.hypot(x, y) < FAR) return;
    this.#ghost ??= this.#lift();
    this.#ghost.style.translate = `${x}px ${y}px`;
    for (const place of document.querySelectorAll<HTMLElement>(this.to))
      place.dataset["drop"] = this.#over(event) ? "over" : "here";
  }

  #lift(): HTMLElement {
    const { left, top, width, height } = this.element.getBoundingClientRect();
    const ghost = this.element.cloneNode(true) as HTMLElement;
    ghost.removeAttribute("data-choice");
    ghost.setAttribute("aria-hidden", "true");
    Object.assign(ghost.style, {
      position: "fixed",
      zIndex: "9",
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
      margin: "0",
      pointerEvents: "none",
      rotate: "3deg",
    });
    document.body.append(ghost);
    this.element.style.opacity = "0.35";
    return ghost;
  }

  #over(event: PointerEvent): boolean {
    return document
      .elementsFromPoint(event.clientX, event.clientY)
      .some((each) => each.closest(this.to));
  }

  #end(event: PointerEvent | null): void {
    this.#ends.abort();
    if (this.#ghost === null) return;
    this.#ghost.remove();
    this.element.style.opacity = "";
    for (const place of document.querySelectorAll<HTMLElement>(this.to))
      delete place.dataset["drop"];
    const swallow = (click: Event): void => click.stopPropagation();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
    if (event && this.#over(event)) this.drop();
  }
}
