// A worker in which a bot thinks: it is shown views, and finished games to judge.
import { loadEngine, loadJudge, loadNetwork } from "../engine/load";
import { Mind } from "./mind";
import type { Asked, Told } from "./thinkers";

const engine = loadEngine();
const network = once(async () => loadNetwork(await engine));
const judge = once(async () => loadJudge(await engine));
const mind = engine.then((ready) => new Mind(ready, network, judge));
const scope = self as unknown as {
  onmessage: (event: MessageEvent<Asked>) => void;
  postMessage(message: Told): void;
};
let before: Promise<void> = Promise.resolve();

/** One thought after another: they share the engine's memory. */
scope.onmessage = ({ data: { id, matter } }) => {
  before = before.then(async () => {
    try {
      scope.postMessage({ id, found: await (await mind).think(matter) });
    } catch (error) {
      scope.postMessage({ id, failed: String(error) });
    }
  });
};

function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}
