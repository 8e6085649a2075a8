// The worker that has the house: the only place in the browser that knows hidden cards.
import { hasVectors, loadEngine, loadJudge, loadNetwork } from "../engine/load";
import type { FromHouse, ToHouse, Trouble } from "../line";
import { Rules } from "./game";
import { House } from "./house";
import { Mind } from "./mind";
import { Reception } from "./reception";
import { Storage } from "./storage";
import { roomFor, Thinkers, WorkerThinker } from "./thinkers";

const scope = self as unknown as {
  onmessage: (event: MessageEvent<ToHouse>) => void;
  postMessage(message: FromHouse): void;
};
const others = new BroadcastChannel("impera");
const troubles = new Set<Trouble>();
const house = begin();
const reception = new Reception(house, (message) => scope.postMessage(message));

scope.onmessage = ({ data }) => reception.hear(data);
others.onmessage = ({ data }: MessageEvent<string>) => {
  void house.then((ready) => ready.heard(data));
};
scope.postMessage({ type: "beat" });

/** Say once what is worse than it could be. */
function trouble(what: Trouble): void {
  if (troubles.has(what)) return;
  troubles.add(what);
  scope.postMessage({ type: "trouble", what });
}

async function begin(): Promise<House> {
  const engine = await loadEngine();
  if (!hasVectors()) trouble("slow");
  const own = new Mind(
    engine,
    () => loadNetwork(engine),
    () => loadJudge(engine),
  );
  const storage = new Storage(() => trouble("storage"));
  const thinkers = new Thinkers(own, workers(), () => trouble("level"));
  return new House(new Rules(engine), storage, thinkers, (table) => others.postMessage(table));
}

function workers(): WorkerThinker[] {
  if (typeof Worker === "undefined") return [];
  const { hardwareConcurrency, deviceMemory = Infinity } = navigator as Navigator & {
    deviceMemory?: number;
  };
  const start = (): Worker =>
    new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
  return Array.from(
    { length: roomFor(hardwareConcurrency, deviceMemory) },
    () => new WorkerThinker(start),
  );
}
