// What can wait, so that a slow device shows the page before it does the rest.

const LATEST = 1000; // milliseconds
const IDLE = 200; // the same where the browser doesn't say when it is idle

/** Do something when the page has nothing more urgent to do; returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, IDLE);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: LATEST });
  return () => cancelIdleCallback(asked);
}

/** Do something right after the next picture; returns how to call it off. */
export function afterPicture(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(work)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
