// A bot that plays at a table on a server, with anybody else who sits there.
//
//     node examples/bot.mjs http://localhost:8000          opens a table against a bot there
//     node examples/bot.mjs http://localhost:8000 TABLE    sits down at a table that is open
//
// It needs only Node.js 22; Node.js 20 needs `node --experimental-websocket`. It speaks the
// protocol in docs/protocol.md. The same bot in Python, which also reconnects, is server_bot.py.

import { createHash, randomBytes, randomUUID } from 'node:crypto'

const PACE = 60 // milliseconds before each message: the server accepts 20 a second
const PASSING = ['too-fast', 'not-now', 'not-your-turn', 'old-position', 'unavailable']
const EFFECTS = ['republic', 'oligarchy', 'divine-right', 'holy-book', 'end'] // best first

/** The strategy: collect the Domain we have most of. Put your own here. */
function choose(view) {
  const mine = view.areas[view.seat]
  const worth = (token) => {
    const [verb, card] = token.split(' ')
    if (EFFECTS.includes(verb)) return 20 - EFFECTS.indexOf(verb)
    const same = mine.filter((other) => other[0] === card?.[0]).length
    if (['keep', 'open', 'play', 'take'].includes(verb)) return 20 + same
    return ['discard', 'give'].includes(verb) ? -same : -99
  }
  return view.legal.reduce((best, token) => (worth(token) > worth(best) ? token : best))
}

let contribution = randomBytes(32)

/** What the table is waiting for us to do, if anything. */
function wish({ phase, chairs, position }, views) {
  const mine = chairs.find((chair) => chair.mine)
  if (!mine) {
    if (phase !== 'waiting') fail(`no chair is free; the table is ${phase}`)
    return { type: 'sit', name: 'Example bot' }
  }
  if (['waiting', 'shuffling'].includes(phase) && !mine.committed) {
    contribution = randomBytes(32)
    const commitment = createHash('sha256').update(contribution).digest('hex')
    return { type: 'commit', commitment }
  }
  const allCommitted = chairs.every((chair) => chair.bot !== null || chair.committed)
  if (phase === 'shuffling' && allCommitted && !mine.revealed) {
    return { type: 'reveal', contribution: contribution.toString('hex') }
  }
  const view = views.find((each) => each.legal.length)
  if (phase !== 'playing' || !view || mine.away !== null) return null
  return { type: 'decide', position, decision: choose(view) }
}

/** Sit at the table until the game is over. */
function play(server, table) {
  const socket = new WebSocket(`${server.replace('http', 'ws')}/api/tables/${table}/socket`)
  let [standing, views, number, done, waits] = [null, [], 0, 0, false]
  const say = (message) => socket.send(JSON.stringify(message))
  socket.onopen = () => say({ type: 'hello' })
  socket.onclose = ({ code, reason }) => fail(`the server has hung up: ${code} ${reason}`)
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data)
    if (message.type === 'error') {
      if (!PASSING.includes(message.code)) fail(`${message.code}: ${message.text}`)
      waits = false
    } else if (message.type === 'done') {
      waits = false
      done = message.number
    } else if (message.type === 'welcome' || message.type === 'update') {
      number = message.number
      standing = message.standing
      views = message.views ?? views
    }
    if (standing.phase === 'over') {
      console.log(JSON.stringify(views[0].result))
      process.exit(0)
    }
    if (waits || number < done) return // an answer, or the update after it, is still under way
    const next = wish(standing, views)
    waits = next !== null
    if (next) setTimeout(say, PACE, { id: randomUUID(), ...next })
  }
}

/** Open a table for us and one of the server's bots. */
async function openTable(server) {
  const body = JSON.stringify({ players: 2, chairs: ['person', 'level:1'] })
  const response = await fetch(`${server}/api/tables`, { method: 'POST', body })
  return (await response.json()).table
}

function fail(text) {
  console.error(text)
  process.exit(1)
}

const home = process.argv[2].replace(/\/$/, '')
play(home, process.argv[3] ?? (await openTable(home)))
