// The engine's side of the comparison with Python: what browser_side.py does, step by step.

/**
 * Everything that can be asked for, on the page's modules by name, a compiled engine and the file
 * of the network: a function from a piece of work to the bytes of its answer.
 */
export async function prepare(
  { engine: E, advice, bots: B, network: N },
  module,
  weights,
) {
  const { Adviser } = advice;
  const { generator, legalNumbers, makeBot, NetSearch, Search } = B;
  const engine = new E.Engine(module);
  const network = await N.readNetwork(engine, weights);

  const OVER = E.STEPS.indexOf(null);
  const AT_ONCE = 1000; // games
  const many = engine.records(E.STATE, AT_ONCE);
  const generators = engine.numbers("i64", AT_ONCE, 4);
  const states = engine.records(E.STATE, 1);
  const other = engine.records(E.STATE, 1);
  const scratch = engine.records(E.STATE, 1);
  const view = engine.records(E.VIEW, 1);
  const ahead = engine.records(E.VIEW, 1);
  const both = engine.records(E.VIEW, 2);
  const answers = engine.records(E.ANSWER, 1);
  const ways = engine.records(E.LYING, 2, E.MOST_MOVES);
  const progress = engine.records(E.PROGRESS, 1);
  const observed = engine.numbers("u8", 1, E.OBSERVATION);
  const rng = generator(engine, 0n);
  const dice = generator(engine, 0n);
  const cards = engine.numbers("u8", 104);
  const bots = new Map();
  let adviser;

  /** Everything that an answer consists of. */
  const parts = [];
  const put = (bytes) => parts.push(bytes.slice());
  const numbers = (...found) =>
    parts.push(new Uint8Array(Float64Array.from(found, Number).buffer));
  const bytesOf = (array) => new Uint8Array(array.values.slice().buffer);

  function table(at, i, [players, edition, draft, teams]) {
    at.bytes(i, 1).fill(0);
    engine.setTable(at, i, players, edition, draft, teams);
  }

  function plant(seed, stream) {
    engine.plantSeed(rng, 0, seed, 0, stream);
  }

  function throwDice(seed, stream) {
    engine.plantSeed(dice, 0, seed, 0, stream);
  }

  function* moments({ variant, seed, first, games }) {
    for (let game = first; game < first + games; game++) {
      table(states, 0, variant);
      plant(seed, game);
      engine.shuffleAt(states, 0, rng);
      engine.begin(states, 0);
      let place = 0;
      for (; states.number(0, "step") !== OVER; place++) {
        yield { game, place };
        engine.decideRandomly(states, 0, rng);
      }
      yield { game, place };
    }
  }

  function* chosen(work) {
    for (const moment of moments(work))
      if (states.number(0, "step") !== OVER && isChosen(moment, work)) {
        see(states.number(0, "seat"));
        yield moment;
      }
  }

  const isChosen = ({ game, place }, { every }) =>
    place % every === game % every;
  const see = (viewer) => engine.look(states, 0, viewer, view, 0);
  const legalIn = (records) => legalNumbers(records.read().legal);

  function lay(game, variant) {
    table(scratch, 0, variant);
    throwDice(1, game);
    engine.shuffleAt(scratch, 0, dice);
    const { deck, bottom, removed } = scratch.read();
    const aside = [];
    for (let kind = 0n; kind < 15n; kind++) {
      const copies = (removed >> (4n * kind)) & (kind === 14n ? 63n : 15n);
      for (let n = 0n; n < copies; n++) aside.push(Number(kind));
    }
    cards.values.set([...deck.slice(0, Number(bottom)), ...aside]);
    table(scratch, 0, variant);
    engine.layDeckAt(scratch, 0, cards);
    engine.begin(scratch, 0);
  }

  const TASKS = {
    play({ variant, seed, first, games }) {
      for (let n = 0; n < games; n++) {
        table(many, n, variant);
        engine.plantSeed(generators, n, seed, 0, first + n);
      }
      // A description of the first of them only.
      const some = { at: engine.describe([many.words[0], games]) };
      engine.playAll(
        some,
        { at: engine.describe([generators.words[0], games, 4]) },
        1,
      );
      put(many.bytes(0, games));
      put(bytesOf(generators).subarray(0, 32 * games));
    },

    legal(work) {
      const { at } = E.STATE.fields.legal;
      for (const _ of moments(work)) put(states.bytes().subarray(at, at + 32));
    },

    views(work) {
      for (const used of [other, progress]) used.bytes().fill(0);
      for (const moment of moments(work)) {
        const over = states.number(0, "step") === OVER;
        if (moment.place === 0) {
          lay(moment.game, work.variant);
          put(scratch.bytes());
        }
        if (!isChosen(moment, work) && !over) continue;
        put(states.bytes());
        const seats = [...Array(states.number(0, "players")).keys()];
        for (const viewer of [...seats, E.AUDIENCE]) {
          see(viewer);
          put(view.bytes());
          numbers(...seats.map((seat) => engine.couldWin(view, 0, seat)));
          put(
            new Uint8Array(
              BigInt64Array.of(engine.unseenCards(view, 0)).buffer,
            ),
          );
        }
        engine.measure(view, 0, progress, 0);
        put(progress.bytes());
        if (over) continue;
        see(states.number(0, "seat"));
        throwDice(5, moment.place);
        engine.imagine(view, 0, other, 0, dice, 0);
        put(other.bytes());
        engine.lookAhead(view, 0, other, dice, ahead);
        put(ahead.bytes());
        put(bytesOf(dice));
        engine.observe(view, 0, observed, 0);
        put(bytesOf(observed));
        numbers(
          ...legalIn(ahead).map((n) => engine.stops(ahead, 0, n, 1, n % 6)),
        );
      }
    },

    reasons(work) {
      for (const _ of chosen(work)) {
        const seat = states.number(0, "seat");
        for (const viewer of [seat, (seat + 1) % states.number(0, "players")]) {
          see(viewer);
          for (const [first, last] of Object.values(E.SPANS)) {
            engine.explain(view, 0, first, last, answers, 0);
            put(answers.bytes());
          }
        }
      }
    },

    foresights(work) {
      for (const _ of chosen(work))
        for (const decision of legalIn(view)) {
          throwDice(0, 0);
          const length = engine.carryOut(
            view,
            0,
            decision,
            scratch,
            dice,
            both,
            ways,
          );
          put(ways.bytes(0, length));
          put(ways.bytes(E.MOST_MOVES, length));
          put(both.bytes());
        }
    },

    reveal(work) {
      for (const _ of chosen(work))
        for (const decision of legalIn(view)) {
          other.bytes().set(states.bytes());
          engine.decideAt(other, 0, decision);
          if (other.number(0, "step") !== OVER)
            numbers(
              ...[false, true].map((alone) =>
                engine.reveals(states, decision, other, alone),
              ),
              ...[0, 1, 2, 3, 4].map((viewer) =>
                engine.seen(states, decision, viewer),
              ),
            );
        }
    },

    bots(work) {
      if (!bots.has(work.level))
        bots.set(work.level, makeBot(engine, work.level, network));
      const bot = bots.get(work.level);
      for (const { place } of chosen(work)) {
        throwDice(work.seed + 1, place);
        numbers(bot.choose(view, dice));
        put(bytesOf(dice));
        if (bot.desk)
          put(bot.desk.nodes.bytes(0, Number(bot.desk.size.values[0])));
        const worths = bot.worths(view, dice);
        numbers(...legalIn(view).map((decision) => worths[decision]));
        put(bytesOf(dice));
      }
    },

    advice(work) {
      adviser ??= new Adviser(engine, network);
      for (const _ of chosen(work)) {
        for (const { decision, chance } of adviser.advise(
          view,
          work.simulations,
        ))
          numbers(decision, chance);
        const made = legalIn(view).at(-1);
        numbers(
          ...adviser.promising(view, work.simulations, made),
          ...adviser.foretold(view),
        );
      }
    },

    /** Milliseconds that each level takes for a real choice, whole budget included: the median. */
    levels({ choices }) {
      const found = {};
      for (let level = 1; level <= 6; level++) {
        const bot = makeBot(engine, level, network);
        const times = [];
        const work = {
          variant: [3, 0, 0, false],
          seed: 11,
          first: 0,
          games: 99,
          every: 9,
        };
        for (const { place } of chosen(work)) {
          if (legalIn(view).length < 2) continue;
          throwDice(5, place);
          const began = performance.now();
          bot.choose(view, dice);
          times.push(performance.now() - began);
          if (times.length > choices) break;
        }
        times.shift(); // the first one compiles
        found[`level ${level}`] = times.sort((a, b) => a - b)[
          times.length >> 1
        ];
      }
      parts.push(new TextEncoder().encode(JSON.stringify(found)));
    },

    /** Decisions a second of random play by players, and simulations a second of both searches. */
    speed({ seconds }) {
      const found = {};
      for (const players of [2, 3, 4]) {
        for (let n = 0; n < 64; n++) {
          table(many, n, [players, 0, 0, false]);
          engine.plantSeed(generators, n, 7, 0, n);
        }
        const some = { at: engine.describe([many.words[0], 64]) };
        const rngs = { at: engine.describe([generators.words[0], 64, 4]) };
        found[`${players} players`] = measured(seconds, () =>
          engine.playAll(some, rngs, 4),
        );
      }
      for (const [name, bot] of [
        ["search", new Search(engine, 1000)],
        ["net-search", new NetSearch(engine, network, 1000)],
      ]) {
        const work = {
          variant: [3, 0, 0, false],
          seed: 7,
          first: 0,
          games: 1,
          every: 1,
        };
        for (const { place } of chosen(work))
          if (place > 40 && legalIn(view).length > 4) break;
        throwDice(3, 0);
        found[name] = measured(seconds, () => {
          bot.think(view, dice, 1000);
          return 1000;
        });
      }
      parts.push(new TextEncoder().encode(JSON.stringify(found)));
    },
  };

  /** How many a second, after a warm-up of the same length. */
  function measured(seconds, run) {
    let count = 0;
    let began = 0;
    for (const until of [seconds, seconds]) {
      count = 0;
      began = performance.now();
      while (performance.now() - began < 1000 * until) count += run();
    }
    return (1000 * count) / (performance.now() - began);
  }

  return (work) => {
    parts.length = 0;
    TASKS[work.task](work);
    const whole = new Uint8Array(
      parts.reduce((size, part) => size + part.length, 0),
    );
    let at = 0;
    for (const part of parts) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  };
}
