// The page's side of the comparison with Python: what answers.py does, step by step.
//
//     node answers_side.mjs FOLDER WASM NETWORK
//
// The folder has the page's modules. Reads a line of JSON for each piece of work; answers with the
// number of bytes (four of them, the lowest first), then lines of text.
import { readFileSync, writeSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [folder, wasm, weights] = process.argv.slice(2);
const from = (name) => import(pathToFileURL(`${folder}/${name}.mjs`).href);
const { Engine } = await from("engine");
const { Adviser } = await from("advice");
const { readNetwork } = await from("network");
const { Game, Refused, Rules } = await from("game");
const { played, replay } = await from("archive");
const { judge, sumUp } = await from("analysis");
const { draw, newSecret, proof } = await from("fair");
const { linkOf, readLink } = await from("links");
const { readRecord } = await from("records");

const engine = new Engine(new WebAssembly.Module(readFileSync(wasm)));
const rules = new Rules(engine);
let adviser;

const lines = [];
const put = (found) => lines.push(JSON.stringify(found));
const hex = (bytes) => Buffer.from(bytes).toString("hex");

/** What is refused with a sentence gives the sentence. */
function tried(ask) {
  try {
    return ask();
  } catch (error) {
    if (error instanceof Refused) return { refused: error.message };
    throw error;
  }
}

function* moments({ agreement, deck, removed, decisions, every, first }) {
  const game = Game.deal(rules, agreement, deck, removed);
  for (const [place, token] of [...decisions, null].entries()) {
    if (place % every === first || token === null) yield { game, token };
    if (token !== null) game.decide(token);
  }
}

const seatsOf = (game) => [...Array(game.players).keys()];

const TASKS = {
  views(work) {
    for (const { game } of moments(work)) {
      const { seat, turn, step, over, target, legal, result } = game;
      put([seat, turn, step, over, target, legal, result]);
      for (const viewer of [...seatsOf(game), null]) {
        put(game.view(viewer));
        put(hex(game.viewBytes(viewer)));
      }
      put(seatsOf(game).map((viewer) => game.ahead(viewer)));
      const { view, packs } = game.openView();
      put([view, packs]);
    }
  },

  considered(work) {
    for (const { game } of moments(work))
      for (const viewer of [...seatsOf(game), null]) {
        const legal = viewer === game.seat ? game.legal : [];
        for (const token of [...legal, ...work.tokens]) put(tried(() => game.considered(viewer, token)));
      }
  },

  reveal(work) {
    for (const { game, token } of moments(work)) {
      if (token === null) continue;
      const viewers = [...seatsOf(game), null];
      for (const each of game.legal) {
        const after = game.copy();
        after.decide(each);
        const told = after.over ? [] : [false, true].map((alone) => after.tells(game, alone));
        put([...told, ...viewers.map((viewer) => game.seen(each, viewer))]);
      }
      put(work.tokens.map((each) => tried(() => game.copy().decide(each) ?? null)));
    }
  },

  records(work) {
    const { agreement, deck, removed, decisions, beside } = work;
    const game = Game.deal(rules, agreement, deck, removed);
    for (const token of decisions) game.decide(token);
    const record = game.record(beside);
    put(record);
    put(Game.fromRecord(rules, record).record());
    put(readLink(rules, linkOf(game)).game.record(beside));
    const cut = game.rewound(work.cut);
    put(cut.record({}));
    put(readLink(rules, linkOf(cut)).game.record());
    put(played({ ...work.finished, record }));
    for (const seat of [...seatsOf(game), null])
      put(replay(rules, { ...work.finished, record }, seat));
  },

  damaged({ records }) {
    for (const record of records) put(readRecord(rules, record).text ?? null);
  },

  analysis(work) {
    const { agreement, deck, removed, decisions, simulations } = work;
    const game = Game.deal(rules, agreement, deck, removed);
    for (const token of decisions) game.decide(token);
    put(sumUp(game, adviser, [...judge(game, adviser, simulations)], simulations));
  },

  drawn({ agreement, contributing }) {
    const secret = newSecret();
    const contributions = contributing.map((each) => (each ? newSecret().subarray(0, each) : null));
    const { first, deck, removed } = draw(secret, contributions, agreement);
    const game = Game.deal(rules, agreement, deck, removed);
    while (!game.over) game.decide(game.legal[Math.floor(Math.random() * game.legal.length)]);
    put([first, game.record({ shuffle: proof(secret, contributions, agreement) }), linkOf(game).length]);
  },
};

function answer(bytes) {
  let at = 0;
  while (at < bytes.length)
    try {
      at += writeSync(1, bytes, at);
    } catch (error) {
      if (error.code !== "EAGAIN") throw error;
    }
}

for await (const line of createInterface({ input: process.stdin })) {
  const work = JSON.parse(line);
  lines.length = 0;
  if (work.task === "analysis" && !adviser) {
    const file = readFileSync(weights);
    const bytes = file.buffer.slice(file.byteOffset, file.byteOffset + file.length);
    adviser = new Adviser(engine, await readNetwork(engine, bytes));
  }
  TASKS[work.task](work);
  const whole = Buffer.from(lines.join("\n"));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(whole.length);
  answer(size);
  answer(whole);
}
