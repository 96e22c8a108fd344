// Verifies Glasshouse on your own machine: bets and payouts, shared rounds, hash chains, bet lists, manifests, salts and
// beacons, one by one or from files.
//
// It needs Node 18 or later, no network and no other file, and shares no code with the casino. Only to check the signature
// of a beacon, it uses the library @noble/curves if you have it. Read it before you trust it: randomness first, then the
// twelve games, the checks, the files, and last the command line.
//
//   node verify.mjs --help

import { createHash, createHmac } from 'node:crypto'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const sha256 = (bytes) => createHash('sha256').update(bytes).digest()
const sha256Hex = (bytes) => sha256(bytes).toString('hex')

// ---------------------------------------------------------------------------------------------------------------------
// Randomness. All outcomes are read from one stream of bytes, block after block:
//
//   HMAC-SHA256(key, "PF1:" + game + ":" + public + ":" + n + ":" + block)      block = 0, 1, 2, ...
//
// Your own games: the key is the server seed, public the client seed, n the nonce.
// Shared rounds:  the key is the round's hash, public the salt, n the round's index. In beacon mode public is the salt, a
//                 dot, and the randomness of a public beacon that comes after betting closed.

function* streamOfBytes(key, message) {
  for (let block = 0; ; block++) yield* createHmac('sha256', key).update(`${message}:${block}`).digest()
}

class Stream {
  /** Words that were skipped so that all values are equally likely. */
  skippedWords = 0
  #bytes

  constructor(keyHex, game, publicPart, n) {
    this.#bytes = streamOfBytes(Buffer.from(keyHex, 'hex'), `PF1:${game}:${publicPart}:${n}`)
  }

  #take(count) {
    return Buffer.from(Array.from({ length: count }, () => this.#bytes.next().value))
  }

  /** An integer from 0 to n - 1. The last, incomplete run of n words is skipped: a plain remainder would be biased. */
  below(n) {
    if (n === 1) return 0
    const completeRuns = 2 ** 32 - (2 ** 32 % n)
    for (;;) {
      const word = this.#take(4).readUInt32BE()
      if (word < completeRuns) return word % n
      this.skippedWords++
    }
  }

  /** The first thirteen hex digits of the stream: 52 bits. */
  first52Bits() {
    return this.#take(7).toString('hex').slice(0, 13)
  }

  /** Draws `count` entries of a list without replacement, in drawing order. */
  pick(list, count) {
    const left = [...list]
    const swaps = Math.min(count, left.length - 1)
    for (let i = 0; i < swaps; i++) {
      const j = i + this.below(left.length - i)
      ;[left[i], left[j]] = [left[j], left[i]]
    }
    return left.slice(0, count)
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// Games. Each has
//   choiceFormat    the player's choice, described for the help text
//   fields          the names of its fields
//   isChoice        whether an object with these fields is a valid choice
//   draw            the outcome, read from the stream, in its published form, and what it means
//   pays            the payout as a ratio [of, per]: stake * of / per, rounded down to whole gold
// and, where the player decides when to stop,
//   played          the field that records this decision beside the outcome
//   fault           why that decision is impossible, if it is
// Multipliers are hundredths (250 is 2.50×), so that no fraction is ever rounded.

const upTo = (n) => Array.from({ length: n }, (_, number) => number)
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
const kinds = (list) => new Set(list).size
/** Formats 250 as 2.50×; with four places, 19800 as 1.9800×. */
function times(value, places = 2) {
  const digits = String(value).padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}×`
}

const LOST = [0, 1]
const STAKE_BACK = [1, 1]
const at = (hundredths) => [hundredths, 100]

const DRIBBLES = [
  120, 150, 190, 235, 295, 365, 455, 570, 710, 890, 1100, 1400, 1750, 2200, 2700, 3400, 4300, 5400, 7000, 10000,
]
const VAULTS = [200, 500, 1000, 2500, 5000, 10000, 25000, 50000, 100000]
const TURNTABLES = {
  low: [0, 110, 140, 200, 0, 110, 140, 0, 110, 200, 140, 0, 110, 140, 0, 110, 200, 140, 0, 110],
  medium: [460, 0, 150, 0, 200, 0, 0, 150, 0, 200, 0, 300, 0, 150, 0, 0, 200, 0, 150, 0],
  high: [1060, 0, 0, 0, 0, 200, 0, 0, 0, 0, 500, 0, 0, 0, 0, 200, 0, 0, 0, 0],
}
const ROULETTE = 'RBRPRBGRBRPRBRRBRPRBGRBRYPRBRRBRPRBGRBRPRBRRBRPRBGRBRPRBRRBRPRBGRBRPRBRRBRYPRBGRBRPRBRRBRPRBGRBRPRBR'
const COLOURS = { R: 'red', B: 'blue', P: 'purple', G: 'green', Y: 'gold' }
const COLOUR_PAYS = { red: 200, blue: 350, purple: 700, green: 1400, gold: 4900 }
/** What each selection pays for the digits 0 to 9; a digit pays 9.80× for itself. */
const WINGO = {
  green: [0, 200, 0, 200, 0, 180, 0, 200, 0, 200],
  red: [180, 0, 200, 0, 200, 0, 200, 0, 200, 0],
  violet: [490, 0, 0, 0, 0, 490, 0, 0, 0, 0],
}
for (const digit of upTo(10)) WINGO[digit] = upTo(10).map((drawn) => (drawn === digit ? 980 : 0))
const FRUIT_RING = 'CLOGCMLOCLSGOCLCOMLCGOLC'
const FRUITS = { C: 'cherry', L: 'lemon', O: 'orange', G: 'grape', M: 'melon', S: 'star' }
/** A fruit's payout for every lit cell that shows it. */
const FRUIT_PAYS = { cherry: 300, lemon: 350, orange: 420, grape: 700, melon: 1050, star: 2100 }
/** Bet types on three digits: how many digits the bet names, and its payout. */
const LUCKY3 = {
  ticket: [3, (digits, pick) => [0, 100, 1000, 46700][upTo(3).filter((i) => digits[i] === pick[i]).length]],
  straight: [3, (digits, pick) => (digits === pick ? 98000 : 0)],
  box: [3, (digits, pick) => (ordered(digits) !== ordered(pick) ? 0 : kinds(pick) === 3 ? 16300 : 32600)],
  front: [2, (digits, pick) => (digits.startsWith(pick) ? 9800 : 0)],
  back: [2, (digits, pick) => (digits.endsWith(pick) ? 9800 : 0)],
  triple: [0, (digits) => (kinds(digits) === 1 ? 9800 : 0)],
  small: [0, (digits) => (sum([...digits].map(Number)) <= 13 ? 196 : 0)],
  big: [0, (digits) => (sum([...digits].map(Number)) >= 14 ? 196 : 0)],
  odd: [0, (digits) => (sum([...digits].map(Number)) % 2 === 1 ? 196 : 0)],
  even: [0, (digits) => (sum([...digits].map(Number)) % 2 === 0 ? 196 : 0)],
}
const ordered = (digits) => [...digits].sort((a, b) => a - b).join('')
/** Symbols of a scratch card: how many of the million tickets win with it, in ticket order, and its payout. */
const PRIZES = [
  { symbol: 'D', tickets: 100, pays: 100000 },
  { symbol: '7', tickets: 400, pays: 25000 },
  { symbol: 'B', tickets: 2400, pays: 5000 },
  { symbol: 'S', tickets: 6000, pays: 2000 },
  { symbol: 'C', tickets: 12000, pays: 1000 },
  { symbol: 'P', tickets: 30000, pays: 500 },
  { symbol: 'L', tickets: 80000, pays: 200 },
  { symbol: 'K', tickets: 110000, pays: 100 },
]
function prizeOf(ticket) {
  let tickets = 0
  return PRIZES.find((row) => ticket < (tickets += row.tickets))
}

/** A stake on several selections is split equally among them, and each part is paid by its own odds. */
const inParts = (multipliers) => [sum(multipliers), 100 * multipliers.length]
/** Whether a value is the name of an entry. A list of one name looks like that name to JavaScript, but isn't text. */
const isIn = (known, name) => typeof name === 'string' && Object.hasOwn(known, name)
function isSelection(selections, known, most) {
  if (!Array.isArray(selections) || selections.length < 1 || selections.length > most) return false
  return kinds(selections) === selections.length && selections.every((selection) => isIn(known, selection))
}

/** The incident of a round whose hash chain was ended before it was over. */
const CANCELLED = 'void'

/**
 * A crash game allows a cash-out at every hundredth from 1.01×, or only at its steps. `valueAfter` is its value after
 * some milliseconds.
 */
function crashGame(top, valueAfter, steps) {
  const first = steps ? steps[0] : 101
  const canCashOutAt = (value) => (steps ? steps.includes(value) : value >= first && value <= top)
  const valueOf = (auto) => (auto === null ? Infinity : steps ? steps[auto - 1] : auto)
  /** The highest possible cash-out up to a value, and 1.00× if there is none. */
  const cashOutUpTo = (value) =>
    value < first ? 100 : steps ? steps.findLast((step) => step <= value) : Math.min(value, top)
  /** Where bets without a target end in an interrupted round: 50 ms after it was last noted, at most at its bust point. */
  const interruptedAt = (notedMs, bust) => cashOutUpTo(Math.min(valueAfter(notedMs + 50), bust))
  return {
    edgePpm: 10_000,
    top,
    first,
    valueOf,
    cashOutUpTo,
    choiceFormat: `{"auto":${steps ? '2}, a step' : '200}, in hundredths'}, or {"auto":null}`,
    fields: ['auto'],
    isChoice: ({ auto }) => auto === null || (Number.isInteger(auto) && canCashOutAt(valueOf(auto))),
    /** All four crash games: the value reaches n hundredths with a chance of 99 / n. */
    draw(stream) {
      const r = stream.first52Bits()
      const reached = (99n * 2n ** 52n) / (2n ** 52n - BigInt(`0x${r}`))
      const bust = reached < 100n ? 100 : reached > BigInt(top) ? top : Number(reached)
      const meaning = { r, bust: times(bust) }
      if (steps) meaning.steps = `${steps.filter((step) => step <= bust).length} of ${steps.length}`
      return { outcome: { bust }, meaning }
    },
    played: 'exit',
    pays: (_, { exit }) => at(exit),
    /**
     * A bet cashes out automatically at its target, its own cap or the round's cap, whichever is lowest, or earlier when
     * its player decides so. A cash-out at exactly the value at which the round ended wins. If a round is interrupted, targets still count;
     * a bet without one does not lose, and is refunded if the round never started. If a round is cancelled, every bet
     * that had not cashed out is refunded.
     */
    fault({ auto }, { bust, exit }, { cap = null, isRefund = false, interrupted = false } = {}, round = {}) {
      const { roundCap = null, incident = null, startedAt = null, notedMs = null } = round
      const stop = Math.min(valueOf(auto), cap ?? Infinity, roundCap ?? Infinity)
      const wasCutOff = incident !== null && auto === null
      if (!Number.isInteger(exit)) return 'its "exit" is missing'
      const wasCancelled = incident === CANCELLED
      const mustRefund = (wasCancelled || wasCutOff) && startedAt === null
      if (isRefund !== mustRefund && !(isRefund && wasCancelled))
        return isRefund ? 'its stake was refunded without a reason' : 'its stake should have been refunded'
      if (isRefund && exit !== 100) return 'the refunded amount isn’t its stake'
      if (wasCancelled && exit === 0) return 'lost, although its round was cancelled'
      if (interrupted) {
        if (!wasCutOff || startedAt === null) return 'ended by an interruption that didn’t happen'
        const due = Math.min(interruptedAt(numberOf(notedMs, 0, 'its notedMs', DAY_MS), bust), stop)
        return exit === due ? undefined : `ended at ${times(exit)} by the interruption, but ${times(due)} was due`
      }
      if (exit === 0 && stop <= bust)
        return `lost, although the round reached ${times(stop)} and ended at ${times(bust)}`
      if (exit === 0) return wasCutOff && bust >= first ? 'lost, although its round was interrupted' : undefined
      if (exit > bust) return `cashed out at ${times(exit)}, but the round ended at ${times(bust)}`
      if (exit > stop) return `cashed out at ${times(exit)}, above its target or cap ${times(stop)}`
      const canCashOut = canCashOutAt(exit) || exit === roundCap || (isRefund && exit === 100)
      return canCashOut ? undefined : `cashed out at ${times(exit)}, which isn’t possible`
    },
  }
}

/** The value of a step game after some steps: 1.00× before the first, and the last one stays. */
const stepAfter = (steps, count) => [100, ...steps][Math.min(Math.floor(count), steps.length)]

/**
 * Games with rounds that all players share. A lottery also has
 *   results         what a round may bring, and resultsAtOnce how many of these at the same time
 *   parts           the choices among which a stake is split
 */
const SHARED_GAMES = {
  crash: crashGame(1000000, (ms) => Math.floor(100 * Math.exp(0.00006 * ms))),
  bomb: crashGame(6400, (ms) => Math.floor((20000 + Math.min(ms, 60000)) ** 3 / 8e10)),
  football: crashGame(10000, (ms) => stepAfter(DRIBBLES, ms / 1500), DRIBBLES),
  richbomb: crashGame(100000, (ms) => stepAfter(VAULTS, ms / 3000), VAULTS),
  roulette: {
    edgePpm: 20_000,
    results: Object.keys(COLOURS).map((letter) => ({ slot: ROULETTE.indexOf(letter) })),
    parts: (choice) => [choice],
    choiceFormat: '{"colour":"red"}, "blue", "purple", "green" or "gold"',
    fields: ['colour'],
    isChoice: ({ colour }) => isIn(COLOUR_PAYS, colour),
    draw(stream) {
      const slot = stream.below(100)
      return { outcome: { slot }, meaning: { colour: COLOURS[ROULETTE[slot]] } }
    },
    pays: ({ colour }, { slot }) => (COLOURS[ROULETTE[slot]] === colour ? at(COLOUR_PAYS[colour]) : LOST),
  },
  wingo: {
    edgePpm: 20_000,
    results: upTo(10).map((digit) => ({ digit })),
    parts: ({ selections }) => selections.map((selection) => ({ selections: [selection] })),
    choiceFormat: '{"selections":["green","7"]}, one to ten of "green", "red", "violet" and "0" to "9"',
    fields: ['selections'],
    isChoice: ({ selections }) => isSelection(selections, WINGO, 10),
    draw(stream) {
      const digit = stream.below(10)
      const colour = digit % 2 === 1 ? 'green' : 'red'
      return { outcome: { digit }, meaning: { colour: digit % 5 === 0 ? `${colour} and violet` : colour } }
    },
    pays: ({ selections }, { digit }) => inParts(selections.map((selection) => WINGO[selection][digit])),
  },
  lucky3: {
    edgePpm: 20_000,
    results: upTo(1000).map((number) => ({ digits: String(number).padStart(3, '0') })),
    parts: (choice) => [choice],
    choiceFormat: '{"type":"box","pick":"123"} or another type, with "pick":"" if it names no digits',
    fields: ['type', 'pick'],
    isChoice({ type, pick }) {
      const isKnown = isIn(LUCKY3, type) && typeof pick === 'string' && /^\d*$/.test(pick)
      return isKnown && pick.length === LUCKY3[type][0] && !(type === 'box' && kinds(pick) === 1)
    },
    draw: (stream) => ({ outcome: { digits: String(stream.below(1000)).padStart(3, '0') } }),
    pays: ({ type, pick }, { digits }) => at(LUCKY3[type][1](digits, pick)),
  },
  fruit: {
    edgePpm: 20_000,
    results: upTo(24).map((cell) => ({ cell, lit: [cell] })),
    /** The bomb lights four cells, whose payouts add up. */
    resultsAtOnce: 4,
    parts: ({ selections }) => selections.map((selection) => ({ selections: [selection] })),
    choiceFormat: '{"selections":["cherry","star"]}, one to six of the fruits',
    fields: ['selections'],
    isChoice: ({ selections }) => isSelection(selections, FRUIT_PAYS, 6),
    draw(stream) {
      const cell = stream.below(25)
      // Cell 24 is the bomb in the centre, which lights four fruits of the ring.
      const lit = cell === 24 ? stream.pick(upTo(24), 4) : [cell]
      return { outcome: { cell, lit }, meaning: { fruits: lit.map((index) => FRUITS[FRUIT_RING[index]]) } }
    },
    pays({ selections }, { lit }) {
      const fruits = lit.map((index) => FRUITS[FRUIT_RING[index]])
      return inParts(selections.map((name) => fruits.filter((fruit) => fruit === name).length * FRUIT_PAYS[name]))
    },
  },
}

const winningRolls = ({ direction, number }) => (direction === 'lower' ? number : 99999 - number)
/** The binomial coefficient: n choose k. */
const choose = (n, k) => upTo(k).reduce((ways, i) => (ways * (n - i)) / (i + 1), 1)

/** Single-player games, drawn from the player's own seeds. */
const OWN_GAMES = {
  roller: {
    choiceFormat: '{"direction":"lower","number":50000} or "higher", with 1 to 98000 winning rolls',
    fields: ['direction', 'number'],
    isChoice(choice) {
      const isKnown = ['lower', 'higher'].includes(choice.direction) && Number.isInteger(choice.number)
      return isKnown && winningRolls(choice) >= 1 && winningRolls(choice) <= 98000
    },
    draw: (stream) => ({ outcome: { roll: stream.below(100000) } }),
    pays(choice, { roll }) {
      const wins = choice.direction === 'lower' ? roll < choice.number : roll > choice.number
      return wins ? [99000, winningRolls(choice)] : LOST
    },
    places: 4,
  },
  turntable: {
    choiceFormat: '{"risk":"low"}, "medium" or "high"',
    fields: ['risk'],
    isChoice: ({ risk }) => isIn(TURNTABLES, risk),
    draw: (stream) => ({ outcome: { segment: stream.below(20) } }),
    pays: ({ risk }, { segment }) => at(TURNTABLES[risk][segment]),
  },
  scratch: {
    choiceFormat: '{}, as there is nothing to choose',
    fields: [],
    isChoice: () => true,
    draw(stream) {
      const ticket = stream.below(1000000)
      const winner = prizeOf(ticket)?.symbol
      // Two of each symbol never show three; a winning card gets three of its own among six of the others.
      const pairs = PRIZES.flatMap(({ symbol }) => [symbol, symbol]).filter((symbol) => symbol !== winner)
      const printed = winner ? [winner, winner, winner, ...stream.pick(pairs, 6)] : pairs
      return { outcome: { ticket, grid: stream.pick(printed, 9).join('') } }
    },
    pays: (_, { ticket }) => at(prizeOf(ticket)?.pays ?? 0),
  },
  minesweeper: {
    choiceFormat: '{"mines":3}, with 1 to 24 mines',
    fields: ['mines'],
    isChoice: ({ mines }) => Number.isInteger(mines) && mines >= 1 && mines <= 24,
    draw: (stream, choice) => ({ outcome: { mines: stream.pick(upTo(25), choice.mines).sort((a, b) => a - b) } }),
    played: 'opened',
    /** 0.99 divided by the chance of this many safe tiles. A game that was not touched for a day is refunded. */
    pays(choice, { mines, opened }) {
      if (opened.length === 0) return STAKE_BACK
      if (mines.includes(opened.at(-1))) return LOST
      return [99 * choose(25, opened.length), 100 * choose(25 - choice.mines, opened.length)]
    },
    fault(_, { mines, opened }) {
      const areTiles = Array.isArray(opened) && opened.every((tile) => upTo(25).includes(tile))
      if (!areTiles || kinds(opened) < opened.length) return 'the opened tiles aren’t distinct numbers from 0 to 24'
      return opened.slice(0, -1).some((tile) => mines.includes(tile)) ? 'the game continued after a mine' : undefined
    },
  },
}
const GAMES = { ...OWN_GAMES, ...SHARED_GAMES }

// ---------------------------------------------------------------------------------------------------------------------
// Input validation. Malformed input is refused before anything is computed from it.

export class WrongUsage extends Error {}

function demand(condition, message) {
  if (!condition) throw new WrongUsage(message)
}

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
/** A value as JSON, for messages. */
const spelled = (value) =>
  value === undefined ? 'nothing' : typeof value === 'bigint' ? String(value) : JSON.stringify(value)
const beginningOf = (text) => Array.from(text.slice(0, 160)).slice(0, 80).join('')

function hex(text, digits, name) {
  const proper = typeof text === 'string' && text.length === digits && /^[0-9a-f]+$/i.test(text)
  demand(proper, `${name} must be ${digits} hex digits, not ${spelled(text)}`)
  return text.toLowerCase()
}

const MOST = 999_999_999_999_999
/** No payout of such a stake is beyond the whole numbers that every computer counts exactly. */
const STAKE_MOST = 999_999_999
/** Longer chains would keep a verifier busy for hours. The casino's have four million rounds. */
const CHAIN_MOST = 10_000_000
const rangeOf = (least, most) => (most === MOST ? `from ${least} up` : `from ${least} to ${most}`)

/** From the command line. Numbers stay text: they are hashed as written, and the casino never writes a leading zero. */
function wholeNumber(text, least, name, most = MOST) {
  const proper = /^(0|[1-9]\d{0,14})$/.test(text) && Number(text) >= least && Number(text) <= most
  demand(proper, `${name} must be a whole number ${rangeOf(least, most)}, not ${spelled(text)}`)
  return text
}

/** From a file, where a number is never text. */
function numberOf(value, least, name, most = MOST) {
  const proper = Number.isInteger(value) && value >= least && value <= most
  demand(proper, `${name} must be a whole number ${rangeOf(least, most)}, not ${spelled(value)}`)
  return value
}

function objectOf(value, name) {
  demand(isObject(value), `${name} must be an object, not ${spelled(value)}`)
  return value
}

function clientSeedOf(text) {
  const proper = typeof text === 'string' && /^[0-9A-Za-z_-]{1,64}$/.test(text)
  demand(proper, 'a client seed must have 1 to 64 letters, digits, - or _')
  return text
}

function parsed(text, name) {
  let value
  try {
    value = JSON.parse(text)
  } catch {
    throw new WrongUsage(`${name} must be JSON, not ${beginningOf(text)}`)
  }
  demandPlain(text, name)
  return value
}

const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"(?<colon>\s*:)?|[[\]{}]|-?\d[\d.eE+-]*/g
const DEEPEST = 50
/**
 * JSON that every program reads alike, as the casino writes it: no key twice, whole numbers of up to 15 digits, and no
 * half of a character. Otherwise one file could show each reader something else.
 */
function demandPlain(text, name) {
  const keysAround = []
  for (const { 0: token, groups } of text.matchAll(TOKENS)) {
    if (token === '{' || token === '[') keysAround.push(new Set())
    else if (token === '}' || token === ']') keysAround.pop()
    else if (token[0] !== '"')
      demand(/^(0|-?[1-9]\d{0,14})$/.test(token), `${name} has ${token}, which isn’t a plain whole number`)
    else {
      const characters = JSON.parse(token.slice(0, token.length - (groups.colon?.length ?? 0)))
      demand(!/\p{Surrogate}/u.test(characters), `${name} has half a character`)
      if (!groups.colon) continue
      demand(!keysAround.at(-1).has(characters), `${name} has the field ${spelled(characters)} twice`)
      keysAround.at(-1).add(characters)
    }
    demand(keysAround.length <= DEEPEST, `${name} has too many lists in lists`)
  }
}

function oneOf(known, name) {
  demand(isIn(known, name), `unknown ${spelled(name)}, use one of ${Object.keys(known).join(', ')}`)
  return known[name]
}

function isChoiceIn(name, choice) {
  const { fields, isChoice } = GAMES[name]
  const hasFields = isObject(choice) && fields.every((field) => Object.hasOwn(choice, field))
  return hasFields && Object.keys(choice).length === fields.length && isChoice(choice)
}

const demandChoice = (name, choice) =>
  demand(isChoiceIn(name, choice), `the choice in ${name} must be ${GAMES[name].choiceFormat}`)

function contentOf(path) {
  try {
    return readFileSync(path)
  } catch {
    throw new WrongUsage(`the file ${path} can’t be read`)
  }
}

function textOf(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new WrongUsage('the file isn’t UTF-8 text')
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// Single checks. Each takes the arguments of its command and returns the claimed and the computed values.

const check = (name, claimed, computed, holds = claimed === computed) => ({ name, claimed, computed, holds })
const hashOfHex = (text) => sha256Hex(Buffer.from(text, 'hex'))
const utc = (ms) => new Date(ms).toISOString()

/** An outcome as text, independent of the order of its fields. */
const inOrder = (outcome) =>
  JSON.stringify(
    Object.fromEntries(
      Object.keys(outcome)
        .sort()
        .map((field) => [field, outcome[field]]),
    ),
  )
/** The player's decision is published within the outcome, but was not drawn. */
function outcomeCheck(name, published, drawn) {
  const claimed = { ...objectOf(published, 'an outcome') }
  const { played } = GAMES[name]
  if (played) delete claimed[played]
  return check('the outcome', inOrder(claimed), inOrder(drawn))
}

const payoutOf = (gold, [of, per]) => Number((BigInt(gold) * BigInt(of)) / BigInt(per))
const COMPARE = 'The outcome follows from these arguments alone. Compare it with the one you were shown.'

function verifyBet([name, serverSeed, serverSeedHash, clientSeed, nonce], claims) {
  oneOf(OWN_GAMES, name)
  const seed = hex(serverSeed, 64, 'a server seed')
  const hashShown = hex(serverSeedHash, 64, 'a hashed server seed')
  const stream = new Stream(seed, name, clientSeedOf(clientSeed), wholeNumber(nonce, 0, 'a nonce'))
  const commit = check('SHA-256 of the server seed, shown before the bet', hashShown, hashOfHex(seed))
  return redraw(name, stream, commit, claims)
}

function verifyRound([name, hash, previousHash, index, salt, beacon], claims) {
  oneOf(SHARED_GAMES, name)
  const key = hex(hash, 64, "a round's hash")
  const previous = hex(previousHash, 64, 'the hash of the previous round')
  const values = [hex(salt, 64, 'a salt')]
  if (beacon !== undefined) values.push(hex(beacon, 64, 'a beacon'))
  const stream = new Stream(key, name, values.join('.'), wholeNumber(index, 1, "a round's index"))
  const commit = check('SHA-256 of the hash, shown one round earlier', previous, hashOfHex(key))
  return redraw(name, stream, commit, claims)
}

/** Draws the outcome again, calculates the payout, and compares both with what was claimed. */
function redraw(name, stream, commit, claims) {
  const { played, places = 2, draw, pays, fault } = GAMES[name]
  const choice = parsed(claims.choice ?? (name === 'scratch' ? '{}' : 'null'), 'a choice')
  const hasChoice = claims.choice !== undefined || name === 'scratch'
  if (hasChoice || name === 'minesweeper') demandChoice(name, choice)
  const { outcome, meaning = {} } = draw(stream, choice)
  const checks = [commit]
  const published = objectOf(parsed(claims.outcome ?? '{}', 'an outcome'), 'an outcome')
  if (claims.outcome !== undefined) checks.push(outcomeCheck(name, published, outcome))
  if (hasChoice && (!played || Object.hasOwn(published, played))) {
    const full = { ...published, ...outcome }
    const wrong = fault?.(choice, full)
    if (wrong) checks.push({ name: wrong, holds: false })
    const share = wrong ? LOST : pays(choice, full)
    meaning.pays = times(payoutOf(10 ** places, share), places)
    if (claims.gold !== undefined) meaning.payout = payoutOf(wholeNumber(claims.gold, 1, 'a stake', STAKE_MOST), share)
  }
  const isPaid = meaning.payout !== undefined
  demand(
    isPaid || claims.gold === undefined,
    `to calculate a payout, add ${hasChoice ? `--outcome with its "${played}"` : '--choice'}`,
  )
  demand(isPaid || claims.payout === undefined, 'to check a payout, add --gold')
  if (claims.payout !== undefined)
    checks.push(check('the payout', Number(wholeNumber(claims.payout, 0, 'a payout')), meaning.payout))
  return { checks, outcome, meaning, skippedWords: stream.skippedWords, notes: claims.outcome ? [] : [COMPARE] }
}

function verifyChain([hash, index, terminalHash]) {
  const start = hex(hash, 64, "a round's hash")
  const terminal = hex(terminalHash, 64, 'a terminal hash')
  const steps = Number(wholeNumber(index, 1, "a round's index", CHAIN_MOST))
  const checks = [check(`SHA-256 applied ${counted(steps, 'times')}`, terminal, walk(start, steps))]
  return { checks, notes: [SAME_TERMINAL] }
}

const SAME_TERMINAL =
  'A made-up chain leads to a terminal hash of its own. Compare this one with the manifest that you noted before.'

function walk(hash, steps) {
  let current = Buffer.from(hash, 'hex')
  for (let step = 0; step < steps; step++) current = sha256(current)
  return current.toString('hex')
}

function verifyFile(claimedHash, path, find) {
  const claimed = hex(claimedHash, 64, 'a SHA-256')
  const content = contentOf(path)
  const checks = [check('SHA-256 of the file', claimed, sha256Hex(content))]
  if (checks[0].holds) return { checks, ...find(textOf(content)) }
  // An editor may have added a line break at the end, which is not the casino's fault.
  const trimmed = Buffer.from(content.toString('latin1').replace(/\r?\n$/, ''), 'latin1')
  const wasAdded = sha256Hex(trimmed) === claimed
  return { checks, notes: wasAdded ? ['The file would match without the line break at its end.'] : [] }
}

const verifyBook = ([root, path]) =>
  verifyFile(root, path, (text) => {
    const { header, bets, problems } = bookOf(text)
    const limits = Object.entries(header.limits).map(([name, amount]) => [name, String(amount ?? 'none')])
    const meaning = { round: header.place, bets: bets.length, ...Object.fromEntries(limits) }
    return { meaning, problems, notes: [SAME_BOOK] }
  })
const SAME_BOOK = 'Compare the hash with the one that you were shown when betting closed.'

/** The text of a manifest, or the whole response with its salt. */
function verifyManifest([manifestHash, path], _, workBits) {
  const isResponse = contentOf(path).includes('"manifestHash"')
  return isResponse ? verifyPublished(manifestHash, path, workBits) : verifyManifestText(manifestHash, path)
}

function verifyPublished(manifestHash, path, workBits) {
  const answers = responsesIn(path)
  const isOne = answers.length === 1 && typeof answers[0].manifest === 'string'
  demand(isOne, `${path} must contain one response of /api/fair/manifest`)
  const response = manifestOf(answers[0])
  const same = check('SHA-256 of the manifest', hex(manifestHash, 64, 'a SHA-256'), sha256Hex(response.manifest))
  const pinned = [same, check('its published hash', response.manifestHash, same.computed)]
  if (response.salt === null) return { checks: pinned, notes: [SAME_MANIFEST, 'The salt isn’t known yet.'] }
  const { checks, meaning, notes } = saltAnswer(response, workBits)
  return { checks: [...pinned, ...checks], meaning, notes: [SAME_MANIFEST, ...notes] }
}

/** The checks of a published salt, by the rule that its manifest names. */
function saltAnswer(response, workBits) {
  const { manifestHash, salt, saltSource, facts } = response
  const isPractice = facts.saltRule === 'practice'
  demand(isPractice || heightOf(facts) !== null, 'its salt rule must be practice or btc:<height>')
  const { checks, ...told } = isPractice ? verifyPractice([manifestHash, salt]) : saltChecks(response, workBits)
  return { checks: [check('the source of the salt', saltSource, isPractice ? 'dev' : 'btc'), ...checks], ...told }
}

/** The block that salts a manifest; null if it names none. */
function heightOf({ saltRule }) {
  const [, height] = (typeof saltRule === 'string' && /^btc:([1-9]\d{0,8})$/.exec(saltRule)) || []
  return height === undefined ? null : Number(height)
}

const verifyManifestText = (manifestHash, path) =>
  verifyFile(manifestHash, path, (text) => {
    const { terminals = {}, beacon = null, ...facts } = objectOf(parsed(text, 'a manifest'), 'a manifest')
    const network = networkOf(beacon)
    const named = network && { beacon: `${network.scheme} ${network.publicKey}` }
    const meaning = { ...facts, ...named, ...objectOf(terminals, 'the terminal hashes') }
    return { meaning, notes: [SAME_MANIFEST] }
  })
const SAME_MANIFEST = 'Compare the hash with the one that you noted before the first round.'

/** A Bitcoin block header proves itself: it cannot be forged without the work that its hash shows. */
function verifySalt([headerHex, salt, createdAt]) {
  const header = Buffer.from(hex(headerHex, 160, 'a block header'), 'hex')
  const blockHash = sha256(sha256(header)).reverse().toString('hex')
  const zeroBits = 4 * 64 - BigInt(`0x${blockHash}`).toString(2).length
  const target = targetOf(header.readUInt32LE(72))
  const minedAtMs = header.readUInt32LE(68) * 1000
  const checks = [
    check('SHA-256 of SHA-256 of the header, bytes reversed', hex(salt, 64, 'a salt'), blockHash),
    check('at most the target in the header', target, blockHash, blockHash <= target),
    check('leading zero bits', 'at least 76', zeroBits, zeroBits >= 76),
  ]
  if (createdAt !== undefined) {
    const createdAtMs = Number(wholeNumber(createdAt, 0, "a manifest's createdAt", LATEST_MS))
    const isYounger = minedAtMs > createdAtMs
    checks.push(check('mined after the manifest was created', utc(createdAtMs), utc(minedAtMs), isYounger))
  }
  const notes = [
    'A header doesn’t contain its height. Look up the hash of the block that the manifest’s saltRule names.',
  ]
  return { checks, meaning: { mined: utc(minedAtMs) }, notes }
}

/** The year 2286. */
const LATEST_MS = 9_999_999_999_999
const LATEST_SECONDS = 9_999_999_999
const DAY_MS = 86_400_000

/** The compact target: its length in bytes and its first three bytes, whose highest bit is a sign. */
function targetOf(bits) {
  const target = BigInt(bits & 0x7fffff) << BigInt(8 * ((bits >>> 24) - 3))
  const possible = (bits & 0x800000) === 0 && target < 2n ** 256n
  return (possible ? target : 0n).toString(16).padStart(64, '0')
}

// A beacon (drand): a network whose members sign every round together, so that nobody knows a signature in advance. The
// round that counts is the first one after betting closed.

const QUICKNET = {
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis: 1692803367,
  period: 3,
}

/** The curve BLS12-381 of @noble/curves, version 2; null without it. */
let curve = null
const SAME_SIGNATURE =
  'The signature of a beacon wasn’t checked. Compare it with two drand relays, or install @noble/curves beside verify.mjs, or use its --bls.'
const OTHER_NETWORK =
  'The beacon isn’t drand quicknet. A person who has its key can know results in advance, as on a test system.'

/** Loads the curve from a path, or from where Node finds it; without either, signatures aren’t checked. */
export async function loadCurve(path) {
  try {
    const { bls12_381: found } = await import(path === undefined ? '@noble/curves/bls12-381.js' : urlOf(path))
    curve = found?.shortSignatures ? found : null
  } catch {
    curve = null
  }
  demand(path === undefined || curve, `${path} must be the folder of @noble/curves 2, or its file bls12-381.js`)
}

const urlOf = (path) => pathToFileURL(path.endsWith('.js') ? path : `${path}/bls12-381.js`).href

/** Signatures are on G1 and keys on G2; what is signed is the SHA-256 of the round's number. */
function isSigned(publicKey, round, signature) {
  const number = Buffer.alloc(8)
  number.writeBigUInt64BE(BigInt(round))
  const message = new Uint8Array(sha256(number))
  try {
    const { shortSignatures } = curve
    const point = shortSignatures.hash(message, 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_')
    return shortSignatures.verify(pointOf(signature), point, pointOf(publicKey))
  } catch {
    return false
  }
}
const pointOf = (text) => new Uint8Array(Buffer.from(text, 'hex'))

/** The network that a manifest names; null without beacon mode. Its times are seconds. */
function networkOf(beacon) {
  if (beacon === null) return null
  const { scheme, publicKey, genesis, period } = objectOf(beacon, 'the beacon of the manifest')
  demand(scheme === SCHEME, `the scheme of the beacon must be ${SCHEME}, not ${spelled(scheme)}`)
  const clock = {
    genesis: numberOf(genesis, 0, 'the genesis of the beacon', LATEST_SECONDS),
    period: numberOf(period, 1, 'the period of the beacon', DAY_MS / 1000),
  }
  const key = hex(publicKey, 192, 'the public key of the beacon')
  // By another clock, an old signature that everybody knows would seem to come after betting closed.
  const isOwnClock = clock.genesis === QUICKNET.genesis && clock.period === QUICKNET.period
  demand(
    key !== QUICKNET.publicKey || isOwnClock,
    'the beacon of the manifest has the key of drand quicknet, but another clock',
  )
  return { scheme, publicKey: key, ...clock }
}
const SCHEME = 'bls-unchained-g1-rfc9380'

/** The first round of a network strictly after betting closed. */
const roundAfter = ({ genesis, period }, lockTime) => Math.floor((lockTime / 1000 - genesis) / period) + 2

/** Without a network, it isn't known whose signature it should be. */
function beaconChecks(network, round, randomness, signature) {
  const text = hex(signature, 96, "a beacon's signature")
  const checks = [check('SHA-256 of the beacon’s signature', hex(randomness, 64, 'a beacon'), hashOfHex(text))]
  if (curve && network) {
    const isGenuine = isSigned(network.publicKey, round, text)
    checks.push(check('the beacon’s signature', text, isGenuine ? text : 'not by its network', isGenuine))
  }
  return checks
}

const lockCheck = (network, round, lockTime) =>
  check('the first beacon round after betting closed', round, roundAfter(network, lockTime))

function verifyBeacon([roundText, randomness, signature, lockTime], { key = QUICKNET.publicKey }) {
  const round = Number(wholeNumber(roundText, 1, "a beacon's round", LATEST_SECONDS))
  const network = { ...QUICKNET, publicKey: hex(key, 192, 'a public key') }
  const checks = beaconChecks(network, round, randomness, signature)
  if (lockTime !== undefined)
    checks.push(lockCheck(network, round, Number(wholeNumber(lockTime, 0, 'a lock time', LATEST_MS))))
  const time = (QUICKNET.genesis + (round - 1) * QUICKNET.period) * 1000
  const isOther = network.publicKey !== QUICKNET.publicKey
  const notes = [...(curve ? [] : [SAME_SIGNATURE]), ...(isOther ? [OTHER_NETWORK] : [])]
  return { checks, meaning: { signed: utc(time) }, notes }
}

const TEST_CHAIN = 'This is a test chain. The server generated its salt itself and could have tried many chains.'
function verifyPractice([manifestHash, salt]) {
  const computed = sha256Hex(`PF1-DEV-SALT:${hex(manifestHash, 64, "a manifest's hash")}`)
  const checks = [check('SHA-256 of PF1-DEV-SALT:<manifestHash>', hex(salt, 64, 'a salt'), computed)]
  return { checks, notes: [TEST_CHAIN] }
}

// A salt from a Bitcoin block counts only if the manifest is provably older. Its OpenTimestamps proof leads from the
// manifest's hash to the Merkle root of an earlier block. Headers count from that block to the salt block, whose own
// coinbase transaction states its height. Nothing here is the casino's clock.

const WORK_BITS = 76
const BLOCKS_BETWEEN = 144
const CONFIRMATIONS = 6

/** All checks of a published manifest's salt. Tests mine easier blocks; the command line always demands real ones. */
export function saltChecks({ manifest, manifestHash, salt, saltProof, saltAnchor = null }, workBits = WORK_BITS) {
  const height = heightOf(objectOf(parsed(manifest, 'a manifest'), 'a manifest'))
  demand(height !== null, 'the manifest’s saltRule must be practice or btc:<height>')
  demand(saltAnchor !== null, 'the proof that the manifest is older than the salt block is missing')
  const { ots, headers: headersHex, coinbase, branch } = objectOf(saltAnchor, 'the proof of the manifest’s age')
  const headers = headersOf(headersHex)
  const digest = hex(manifestHash, 64, "a manifest's hash")
  const anchor = anchorOf(stampedBlocks(bytesOf(ots, 'a timestamp'), digest), headers)
  const first = anchor.height - anchor.index
  const saltIndex = height - first
  const block = headers[saltIndex]
  demand(block, `the headers don’t reach block ${height}`)
  const [from, to] = [medianTime(headers, anchor.index), medianTime(headers, saltIndex)]
  const following = headers.length - 1 - saltIndex
  const least = Math.min(...headers.map(({ hash }) => zeroBitsOf(hash)))
  const checks = [
    check('the salt', salt, block.hash),
    check('the header of the salt block', saltProof, block.hex),
    check(
      'each header names the one before',
      true,
      headers.every(({ before }, i) => i === 0 || before === headers[i - 1].hash),
    ),
    check('leading zero bits of every header', `at least ${workBits}`, least, least >= workBits),
    check(
      'every header has its target’s work',
      true,
      headers.every(({ hash, target }) => hash <= target),
    ),
    check('targets change only where Bitcoin adjusts them', true, areTargetsKept(headers, first)),
    check('the height in the coinbase of the salt block', true, statesHeight(coinbase, height)),
    check('the Merkle root of the salt block', block.root, rootAbove(coinbase, branch)),
    check(
      'blocks between timestamp and salt',
      `at least ${BLOCKS_BETWEEN}`,
      height - anchor.height,
      height - anchor.height >= BLOCKS_BETWEEN,
    ),
    check('hours between timestamp and salt', 'at least 24', Math.floor((to - from) / 3_600_000), to - from >= DAY_MS),
    check('blocks after the salt block', `at least ${CONFIRMATIONS}`, following, following >= CONFIRMATIONS),
  ]
  const meaning = {
    'block of the timestamp': anchor.height,
    stamped: utc(headers[anchor.index].minedAtMs),
    mined: utc(block.minedAtMs),
  }
  return { checks, meaning, notes: [ONE_MANIFEST] }
}
const ONE_MANIFEST =
  'A timestamp proves age, not that there was only one manifest. Compare the manifest’s hash with one that you or others noted before the salt block.'

function bytesOf(text, name) {
  demand(typeof text === 'string' && /^([0-9a-f]{2})+$/.test(text), `${name} must be hex digits in pairs`)
  return Buffer.from(text, 'hex')
}

const zeroBitsOf = (hash) => 4 * 64 - (hash === '0'.repeat(64) ? 0 : BigInt(`0x${hash}`).toString(2).length)
const reversed = (bytes) => Buffer.from(bytes).reverse().toString('hex')

function headersOf(text) {
  const bytes = bytesOf(text, 'block headers')
  demand(bytes.length % 80 === 0, 'each block header has 80 bytes')
  return upTo(bytes.length / 80).map((i) => {
    const header = bytes.subarray(80 * i, 80 * i + 80)
    return {
      hex: header.toString('hex'),
      hash: reversed(sha256(sha256(header))),
      before: reversed(header.subarray(4, 36)),
      root: header.toString('hex', 36, 68),
      minedAtMs: header.readUInt32LE(68) * 1000,
      target: targetOf(header.readUInt32LE(72)),
    }
  })
}

/** One block's clock may be hours wrong, so its time is the median of eleven. */
function medianTime(headers, index) {
  demand(index >= 10, 'ten headers before the block of the timestamp are needed for its time')
  const minedAt = headers.slice(index - 10, index + 1).map(({ minedAtMs }) => minedAtMs)
  return minedAt.sort((a, b) => a - b)[5]
}

/** Bitcoin adjusts the target every 2016 blocks, by a factor of four at most. */
const areTargetsKept = (headers, first) =>
  headers.every(({ target }, i) => {
    const [before, now] = [headers[Math.max(i - 1, 0)].target, target].map((one) => BigInt(`0x${one}`))
    return (first + i) % 2016 === 0 ? now <= 4n * before && before <= 4n * now : now === before
  })

/** A coinbase transaction has one input, which spends nothing and begins with the height (BIP 34). */
function statesHeight(coinbase, height) {
  const digits = bytesOf(coinbase, 'a coinbase transaction').toString('hex')
  const number = Buffer.alloc(5)
  number.writeUInt32LE(height)
  // As short as possible; a highest bit of 1 would make it negative.
  let length = 4
  while (length > 1 && number[length - 1] === 0) length--
  if (number[length - 1] >= 128) length++
  const push = `0${length}${number.toString('hex', 0, length)}`
  // A transaction of 64 bytes could be two nodes of the tree.
  return digits.length > 128 && digits.startsWith(`01${'00'.repeat(32)}ffffffff`, 8) && digits.startsWith(push, 84)
}

function rootAbove(coinbase, branch) {
  const twice = (bytes) => sha256(sha256(bytes))
  demand(Array.isArray(branch), 'the Merkle branch is missing')
  const siblings = branch.map((node) => Buffer.from(hex(node, 64, 'a node of the Merkle branch'), 'hex'))
  const leaf = twice(bytesOf(coinbase, 'a coinbase transaction'))
  return siblings.reduce((node, sibling) => twice(Buffer.concat([node, sibling])), leaf).toString('hex')
}

/** The earliest header that the timestamp leads to, at the height that it names. */
function anchorOf(stamped, headers) {
  const index = headers.findIndex(({ root }) => stamped.has(root))
  demand(index >= 0, 'the timestamp leads to none of the headers')
  return { index, height: stamped.get(headers[index].root) }
}

/** An OpenTimestamps proof (.ots): Merkle roots that it leads to from a digest, with the heights of their blocks. */
function stampedBlocks(file, digest) {
  let next = 0
  const take = (count) => {
    demand(next + count <= file.length, 'the timestamp is cut off')
    return file.subarray(next, (next += count))
  }
  const number = () => {
    let value = 0
    for (let factor = 1; ; factor *= 128) {
      demand(factor < 2 ** 49, 'the timestamp has a number that is too large')
      const [byte] = take(1)
      value += (byte % 128) * factor
      if (byte < 128) return value
    }
  }
  const start = `004f70656e54696d657374616d7073000050726f6f6600bf89e2e884e892940108${digest}`
  demand(take(65).toString('hex') === start, 'the timestamp is not of this manifest')
  const found = new Map()
  const attest = (message) => {
    const [kind, length] = [take(8).toString('hex'), number()]
    const end = next + length
    if (kind === '0588960d73d71901' && message) found.set(message.toString('hex'), number())
    demand(end >= next, 'the timestamp has an attestation that is too short')
    take(end - next)
  }
  const operate = (operation, message) => {
    if (operation === 0x08) return message && sha256(message)
    // Other hashes are part of the format, but nothing may rest on them.
    if ([0x02, 0x03, 0x67, 0xf2, 0xf3].includes(operation)) return null
    demand(operation === 0xf0 || operation === 0xf1, `the timestamp has the unknown operation ${operation}`)
    const bytes = take(number())
    return message && Buffer.concat(operation === 0xf0 ? [message, bytes] : [bytes, message])
  }
  const follow = (message, depth) => {
    demand(depth <= 256, 'the timestamp is nested too deeply')
    for (;;) {
      const [mark] = take(1)
      const [operation] = mark === 0xff ? take(1) : [mark]
      if (operation === 0) attest(message)
      else follow(operate(operation, message), depth + 1)
      if (mark !== 0xff) return
    }
  }
  follow(Buffer.from(digest, 'hex'), 0)
  demand(next === file.length, 'the timestamp has bytes after its end')
  return found
}

// The history of releases: GET /api/fair/releases, and GET /api/fair/releases/{number} for the files of one.

function verifyReleases([path], { hash, key }) {
  const releases = responsesIn(path)
  const areAll = releases.length > 0 && releases.every(({ body }) => typeof body === 'string')
  demand(areAll, `${path} must contain only responses of /api/fair/releases`)
  for (const { number } of releases) numberOf(number, 1, "a release's number")
  releases.sort((a, b) => a.number - b.number)
  const problems = [...groupsOf(releases, ({ number }) => number)].flatMap(([number, same], i, all) => [
    ...problemsAt(`release ${number}`, () => releaseProblems(same, i, all[i - 1]?.[1][0])),
  ])
  const own = sha256Hex(readFileSync(new URL(import.meta.url)))
  const named = releases.map(({ body }) => bodyOf(body)).some(({ verifierHash }) => verifierHash === own)
  const checks = [check('SHA-256 of this verifier, named by a release', own, named ? own : 'by none')]
  const newest = releases.at(-1)
  const { logKey } = bodyOf(newest.body)
  if (hash !== undefined) checks.push(check('the newest release that you noted', hex(hash, 64, 'a hash'), newest.hash))
  if (key !== undefined) checks.push(check("the transparency log's key that you noted", key, logKey))
  const meaning = { 'newest release': newest.number, 'its hash': newest.hash, "the transparency log's key": logKey }
  const count = kinds(releases.map(({ number }) => number))
  return { checks, meaning, problems, checked: { releases: count }, notes: hash === undefined ? [SAME_HISTORY] : [] }
}
const SAME_HISTORY = 'Compare the hash of the newest release with the one that other players see, or that you noted.'
const bodyOf = (body) => objectOf(parsed(body, 'its body'), 'its body')

function* releaseProblems(same, i, before) {
  if (same.some(({ body }) => body !== same[0].body)) yield 'it appears with two bodies'
  for (const { number, body, hash, createTime, files = null } of same) {
    const { version, previous, createdAt, webHash, consoleHash, logKey, ...release } = bodyOf(body)
    demand(typeof logKey === 'string', "the transparency log's key in its body must be text")
    yield* failed(
      check('the version of its body', version, 'GHR1'),
      check('SHA-256 of its body', hash, sha256Hex(body)),
      check('its number', number, i + 1),
      check('the number in its body', release.number, number),
      check('the hash of the release before', previous, before ? before.hash : null),
      check('its time', createTime, numberOf(createdAt, 0, 'the time in its body')),
      ...(before ? [check("the transparency log's key", logKey, bodyOf(before.body).logKey)] : []),
    )
    if (before && Number.isInteger(before.createTime) && createdAt < before.createTime)
      yield 'it is older than the release before'
    const lists = Object.entries({ web: webHash, console: consoleHash })
    const found = nullOr(files, () => objectOf(files, 'its files'))
    for (const [app, claimed] of found ? lists : []) {
      const list = found[app]
      demand(list === null || typeof list === 'string', `its list of ${app} files must be text or null`)
      yield* failed(check(`the hash of the ${app} files`, claimed, list === null ? null : sha256Hex(list)))
    }
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// Files of API responses: one per line, or all in one JSON list. Every failed check is a problem, reported on a line of
// its own with its location.

const FILE = 'the content of the file'
function responsesIn(path) {
  const text = textOf(contentOf(path))
  const lines = () => text.split('\n').filter((line) => /[^ \t\r]/.test(line))
  const answers = (isJson(text) ? [text] : lines()).flatMap((one) => flattened(parsed(one, FILE)))
  for (const answer of answers) objectOf(answer, 'a response')
  // Responses are wrapped in { errno, message, data }.
  return answers.map((answer) => {
    if (!Object.hasOwn(answer, 'errno')) return answer
    demand(answer.errno === 0, `the file contains an error response, “${plain(answer.message)}”`)
    return objectOf(answer.data, 'a response')
  })
}

const flattened = (value) => (Array.isArray(value) ? value.flatMap(flattened) : [value])
function isJson(text) {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Prefixes the problems of a part with its location. Malformed input is a problem too. */
function* problemsAt(location, find) {
  try {
    for (const problem of find()) yield `${location}: ${problem}`
  } catch (error) {
    if (!(error instanceof WrongUsage)) throw error
    yield `${location}: ${error.message}`
  }
}

const plain = (value) => (typeof value === 'string' ? value : spelled(value))

/** The failed checks, as problems. */
const failed = (...checks) =>
  checks
    .filter(({ holds }) => !holds)
    .map(({ name, claimed, computed }) => `${name} is claimed to be ${plain(claimed)}, but is ${plain(computed)}`)

const missing = (what, from, to) =>
  from === to ? `${what} ${from} is missing` : `${what}s ${from} to ${to} are missing`

function groupsOf(list, keyOf) {
  const groups = new Map(list.map((one) => [keyOf(one), []]))
  for (const one of list) groups.get(keyOf(one)).push(one)
  return groups
}

/** The problems of a bet's payout, given its choice and the outcome including the player's decision. */
function payoutProblems(name, { gold, choice, outcome, payout }, how, round) {
  const { fault, pays } = GAMES[name]
  demandChoice(name, choice)
  const wrong = fault?.(choice, outcome, how, round)
  return wrong
    ? [wrong]
    : failed(check('the payout', payout, payoutOf(numberOf(gold, 1, 'a stake', STAKE_MOST), pays(choice, outcome))))
}

// A revealed seed pair with all its bets: every page of GET /api/fair/export/{seedPairId}.

function verifyExport([path], { hash, bets: count }) {
  const pages = responsesIn(path)
  const arePages =
    pages.length > 0 && pages.every(({ serverSeed, bets }) => serverSeed !== undefined && Array.isArray(bets))
  demand(arePages, `${path} must contain only responses of /api/fair/export`)
  for (const { seedPairId } of pages) numberOf(seedPairId, 1, 'a seed pair’s id')
  const pairs = [...groupsOf(pages, ({ seedPairId }) => seedPairId)]
  const problems = pairs.flatMap(([id, ofPair]) => [...problemsAt(`seed pair ${id}`, () => pairProblems(ofPair))])
  const [{ serverSeedHash, betCount }] = pages
  const checks = []
  if (hash !== undefined)
    checks.push(check('the hashed server seed that you noted', hex(hash, 64, 'a hash'), serverSeedHash))
  if (count !== undefined) {
    const noted = Number(wholeNumber(count, 0, 'a number of bets'))
    checks.push(check('the number of bets that you noted', noted, betCount))
  }
  demand(pairs.length === 1 || checks.length === 0, '--hash and --bets need a file with one seed pair only')
  const isSeen = pairs.every(([, ofPair]) => ofPair.some(({ seen = null }) => seen !== null))
  const notes = [hash === undefined && !isSeen ? SAME_SEED : [], count === undefined ? ALL_BETS : []].flat()
  const bets = sum(pages.map((page) => page.bets.length))
  if (pages.some(({ promise = null }) => promise === null || promise.shownTime === null)) notes.push(NOT_SHOWN)
  return { checks, problems, checked: { pairs: pairs.length, bets }, notes }
}
const SAME_SEED =
  'Compare the hash with the one you were shown before your bets (--hash). Only then do you know that this is the same seed.'
const ALL_BETS = 'Compare the number of bets with your own count (--bets): the last ones could have been left out.'

function* pairProblems(pages) {
  const [{ serverSeed, serverSeedHash, clientSeed, betCount, complete }] = pages
  for (const field of ['serverSeed', 'serverSeedHash', 'clientSeed', 'betCount', 'complete'])
    if (kinds(pages.map((page) => spelled(page[field]))) > 1) yield `its pages don’t agree on ${field}`
  const seed = hex(serverSeed, 64, 'a server seed')
  yield* failed(check('SHA-256 of the server seed', serverSeedHash, hashOfHex(seed)))
  clientSeedOf(clientSeed)
  numberOf(betCount, 0, 'the number of bets')
  yield* promiseProblems(pages, hashOfHex(seed))

  const bets = []
  const ids = new Set()
  for (const bet of pages.flatMap((page) => page.bets)) {
    const faults = [...problemsAt('a bet', () => bookedBetProblems(bet))]
    yield* faults
    if (faults.length > 0) continue
    if (ids.has(bet.id)) yield `bet ${bet.id} appears twice`
    ids.add(bet.id)
    bets.push(bet)
  }
  bets.sort((a, b) => a.nonce - b.nonce)
  let due = 0
  for (const [i, bet] of bets.entries()) {
    const place = `nonce ${bet.nonce} (${bet.game}, bet ${bet.id})`
    if (bet.nonce > due) yield missing('nonce', due, bet.nonce - 1)
    if (bet.nonce < due) yield `${place}: this nonce appears twice`
    else if (i > 0 && bet.createTime <= bets[i - 1].createTime) yield `${place}: it isn’t newer than the previous nonce`
    due = bet.nonce + 1
    yield* problemsAt(place, () => ownBetProblems(seed, clientSeed, bet))
  }
  if (due < betCount) yield missing('nonce', due, betCount - 1)
  const isComplete = bets.length === betCount && bets.every(({ nonce }, i) => nonce === i)
  yield* failed(check('"complete"', complete, isComplete))
}

const NOT_SHOWN = 'The server has no record that it showed the hash before the client seed was given.'
/**
 * What was promised before the client seed was given. "promise" is the server's record and is on every page. "seen" is
 * what the browser that saved the file had been shown; pages fetched from the server don't have it.
 */
function* promiseProblems(pages, computed) {
  const [{ promise: first }] = pages
  if (pages.some(({ promise }) => spelled(promise) !== spelled(first))) yield 'its pages don’t agree on promise'
  if (first !== undefined) {
    const { nextServerSeedHash, shownTime, clientSeedTime } = objectOf(first, 'its promise')
    yield* failed(check('the hash promised before the client seed', nextServerSeedHash, computed))
    const given = numberOf(clientSeedTime, 0, 'the promise’s clientSeedTime')
    if (nullOr(shownTime, () => numberOf(shownTime, 0, 'the promise’s shownTime')) > given)
      yield 'the hash was shown after the client seed was given'
  }
  for (const { seen = null } of pages) {
    if (seen === null) continue
    const { nextServerSeedHash } = objectOf(seen, 'what your browser was shown')
    yield* failed(check('the hash that your browser was shown before the client seed', nextServerSeedHash, computed))
  }
}

/** A bet without these has no place among the others. */
function bookedBetProblems(bet) {
  const { id, game, nonce, createTime } = objectOf(bet, 'it')
  oneOf(OWN_GAMES, game)
  numberOf(id, 0, 'its id')
  numberOf(nonce, 0, 'its nonce')
  numberOf(createTime, 0, 'its createTime')
  return []
}

function ownBetProblems(seed, clientSeed, { game, nonce, gold, choice, outcome, payout }) {
  demandChoice(game, choice)
  const { outcome: drawn } = GAMES[game].draw(new Stream(seed, game, clientSeed, nonce), choice)
  const outcomeProblems = failed(outcomeCheck(game, outcome, drawn))
  return [...outcomeProblems, ...payoutProblems(game, { gold, choice, payout, outcome: { ...outcome, ...drawn } })]
}

// Consecutive shared rounds: GET /api/fair/round/{game}/{epoch}/{index} and GET /api/fair/book/... for each of them, and
// once GET /api/fair/manifest/{epoch}, which binds their hashes and their salt. GET /api/investment says whether players'
// money is in the bankroll.

/** The name of a round's place in its chain. */
function placeOf({ game, epoch, index }) {
  oneOf(SHARED_GAMES, game)
  return `${game} ${numberOf(epoch, 1, 'an epoch')}/${numberOf(index, 1, "a round's index")}`
}

function kindOf({ manifest, bookRoot, text, bets, pool }) {
  if (typeof manifest === 'string') return 'manifests'
  if (bookRoot !== undefined) return 'rounds'
  if (pool !== undefined) return 'investments'
  return typeof text === 'string' && Array.isArray(bets) ? 'books' : 'others'
}

function verifyRounds([path], noted, workBits) {
  const answers = groupsOf(responsesIn(path), kindOf)
  const [rounds, books, others] = ['rounds', 'books', 'others'].map((kind) => answers.get(kind) ?? [])
  const manifests = (answers.get('manifests') ?? []).map(manifestOf)
  const areAll = rounds.length > 0 && others.length === 0
  demand(areAll, `${path} must contain only responses of /api/fair/round, book and manifest, and /api/investment`)
  const investments = (answers.get('investments') ?? []).map(investmentOf)
  const booksAt = groupsOf(books, placeOf)
  for (const round of rounds) placeOf(round)
  const problems = manifests.flatMap((one) => [...problemsAt('manifest', () => manifestProblems(one, workBits))])
  const notes = manifests.some(({ facts }) => facts.saltRule === 'practice') ? [TEST_CHAIN] : []
  for (const [epoch, named] of groupsOf(manifests, ({ facts }) => facts.epoch))
    if (named.length > 1) problems.push(`epoch ${epoch} has ${named.length} manifests`)
  for (const [name, chain] of groupsOf(rounds, ({ game, epoch }) => `${game} ${epoch}`)) {
    const manifest = manifests.find(({ facts }) => facts.epoch === chain[0].epoch)
    const isBeaconMode = isObject(manifest?.facts.beacon)
    if (isBeaconMode && manifest.facts.beacon.publicKey !== QUICKNET.publicKey) notes.push(OTHER_NETWORK)
    if (!curve && chain.some(({ beacon = null }) => beacon !== null)) notes.push(SAME_SIGNATURE)
    if (!manifest) notes.push(`${name}: the manifest is missing, so ${UNCHECKED} weren’t checked.`)
    problems.push(...problemsAt(name, () => chainProblems(chain, manifest)))
    if (manifest && isKnownBefore(manifest.facts)) {
      if (investments.some(({ isShared }) => isShared)) problems.push(`${name}: ${EXPOSED}`)
      if (investments.length === 0) notes.push(`${name}: ${KNOWN_BEFORE}`)
    }
    for (const round of chain) {
      const place = placeOf(round)
      const ofRound = booksAt.get(place) ?? []
      if (ofRound.length > 1) problems.push(`${place}: it has ${ofRound.length} bet lists`)
      if (isInProgress(round)) notes.push(`${place}: it isn’t over yet, so it wasn’t checked.`)
      else problems.push(...problemsAt(place, () => roundProblems(round, ofRound[0], manifest)))
      if (round.incident !== null) notes.push(`${place}: ${incidentNote(round)}`)
    }
  }
  const roundsAt = groupsOf(rounds, placeOf)
  for (const place of booksAt.keys())
    if (!roundsAt.has(place)) problems.push(`${place}: its bet list is here, but the round is missing`)
  const pinned = pinnedChecks(noted, manifests, rounds)
  const bets = sum(books.map((book) => book.bets.length))
  return {
    ...pinned,
    problems,
    checked: { rounds: rounds.length, bets },
    notes: [...new Set([...notes, ...pinned.notes])],
  }
}

/** Compares what was noted before the rounds were played. Nothing else binds a file that was made up as a whole. */
function pinnedChecks({ manifest, book }, manifests, rounds) {
  const checks = []
  if (manifest !== undefined) {
    const isBound = manifests.length === 1 && rounds.every(({ epoch }) => epoch === manifests[0].facts.epoch)
    demand(isBound, '--manifest needs a file with one manifest and rounds of its epoch only')
    const computed = sha256Hex(manifests[0].manifest)
    checks.push(check('the manifest hash that you noted', hex(manifest, 64, "a manifest's hash"), computed))
  }
  for (const text of book?.split(',') ?? []) {
    const root = hex(text, 64, "a bet list's hash")
    const isThere = rounds.some(({ bookRoot }) => bookRoot === root)
    checks.push(check('the hash of a bet list that you noted', root, isThere ? root : 'not in this file'))
  }
  const notes = []
  if (manifest === undefined) notes.push(SAME_CHAIN)
  if (book === undefined) notes.push(SAME_BOOKS)
  return { checks, notes }
}
const SAME_CHAIN =
  'A chain that was made up as a whole, with a manifest of its own, would be verified too. Compare the hash of the manifest with the one that you noted before the rounds (--manifest).'
const SAME_BOOKS =
  'Bet lists that were written after the result would be verified too. Compare the hash of each with the one that you were shown when betting closed (--book).'

/** Whether the operator of a chain that isn't a test knows its results in advance: no public beacon decides them. */
const isKnownBefore = ({ saltRule, beacon = null }) =>
  saltRule !== 'practice' && (beacon === null || beacon.publicKey !== QUICKNET.publicKey)
const EXPOSED =
  'players’ money is in the bankroll, but no public beacon decides the results. The operator can know them before betting closes, and win from the players'
const KNOWN_BEFORE =
  'no public beacon decides the results, so the operator can know them before betting closes. That is only fair while no players’ money is in the bankroll. Add the response of /api/investment to this file.'

/** Whether players' money is in the bankroll, or on its way into it. */
function investmentOf({ pool }) {
  const { units, operatorUnits, entering } = objectOf(pool, 'the bankroll')
  numberOf(units, 0, 'the units of the bankroll')
  numberOf(operatorUnits, 0, 'the operator’s units')
  numberOf(entering, 0, 'the gold that enters the bankroll')
  return { isShared: units > operatorUnits || entering > 0 }
}

const UNCHECKED = 'the salt, the end of the chain and the signatures of beacons'
const incidentNote = (round) => (round.incident !== CANCELLED ? INTERRUPTED : isUndrawn(round) ? NO_BEACON : REFUNDED)
const isInProgress = ({ hash, phase }) => hash === null && ['betting', 'locked', 'running'].includes(phase)
const REFUNDED = 'it was cancelled because its hash chain was ended. Bets that hadn’t cashed out were refunded.'
const NO_BEACON =
  'it was cancelled because its beacon wasn’t there in time. All bets were refunded. Look up its beacon round: if it was published in time, ask why it wasn’t used.'
const INTERRUPTED =
  'it was interrupted. Bets still open without auto cash-out ended at the last noted value. Only people who watched the round can confirm that value, and only its player whether a bet was cashed out before.'

function manifestOf(answer) {
  const facts = objectOf(parsed(answer.manifest, 'a manifest'), 'a manifest')
  numberOf(facts.epoch, 1, 'an epoch')
  return { ...answer, facts }
}

function* manifestProblems(response, workBits) {
  const { manifest, manifestHash, facts } = response
  yield* failed(check('SHA-256 of the manifest', manifestHash, sha256Hex(manifest)))
  networkOf(facts.beacon ?? null)
  yield* failed(...saltAnswer(response, workBits).checks)
}

/** Checks that the hashes link the rounds, and lead to the terminal hash in the manifest. */
function* chainProblems(chain, manifest) {
  const rounds = chain.sort((a, b) => a.index - b.index)
  const [{ game, index, hash, salt }] = rounds
  if (manifest) {
    const { terminals, N } = manifest.facts
    const length = numberOf(N, 1, 'the length of the chain', CHAIN_MOST)
    demand(rounds.at(-1).index <= length, `the chain has only ${length} rounds`)
    const terminal = objectOf(terminals, 'the terminal hashes')[game]
    if (hash !== null)
      yield* failed(check('the end of the chain', terminal, walk(hex(hash, 64, "a round's hash"), index)))
  }
  for (const [i, round] of rounds.entries()) {
    const place = `round ${round.index}`
    yield* failed(check(`the salt of ${place}`, round.salt, manifest ? manifest.salt : salt))
    const before = rounds[i - 1]
    if (before === undefined) continue
    if (before.index === round.index) yield `${place} appears twice`
    else if (before.index + 1 < round.index) yield missing('round', before.index + 1, round.index - 1)
    else yield* failed(check(`the hash before ${place}`, round.commit, before.hash))
  }
}

/** In beacon mode, a round that was cancelled before its beacon came has no outcome. */
const isUndrawn = ({ beaconRound = null, beacon = null }) => beaconRound !== null && beacon === null

/** The beacon of a round must be the one that its manifest names, and that follows from its lock. */
function* beaconProblems(round, network) {
  const { beaconRound = null, beacon = null, beaconSignature, lockTime, incident, outcome } = round
  if (network !== undefined && (network === null) !== (beaconRound === null))
    yield network ? 'the manifest names a beacon, but it has none' : 'it has a beacon that the manifest doesn’t name'
  if (beaconRound === null) {
    if (beacon !== null) yield 'it has a beacon, but no beacon round'
    return
  }
  const number = numberOf(beaconRound, 1, 'its beacon round')
  yield* failed(lockCheck(network ?? QUICKNET, number, numberOf(lockTime, 0, 'its lock time', LATEST_MS)))
  if (beacon !== null) {
    // Without the manifest it isn’t known who should have signed.
    yield* failed(...beaconChecks(network ?? null, number, beacon, beaconSignature))
    return
  }
  if (incident !== CANCELLED) yield 'it has a result, but no beacon'
  if (outcome !== null) yield 'it has an outcome that nobody could know'
}

const nullOr = (value, demandOf) => (value === null ? null : demandOf(value))
function* roundProblems(round, book, manifest) {
  const { game, index, startedAt, roundCap, incident, notedMs = null, beacon = null } = round
  const key = hex(round.hash, 64, 'its hash')
  nullOr(startedAt, () => numberOf(startedAt, 0, 'its startedAt'))
  nullOr(roundCap, () => numberOf(roundCap, 100, 'its cap'))
  demand(incident === null || typeof incident === 'string', `its incident must be text, not ${spelled(incident)}`)
  yield* failed(check('SHA-256 of its hash', round.commit, hashOfHex(key)))
  nullOr(notedMs, () => numberOf(notedMs, 0, 'its notedMs', DAY_MS))
  yield* beaconProblems(round, manifest && networkOf(manifest.facts.beacon ?? null))
  const values = [hex(round.salt, 64, 'its salt')]
  if (beacon !== null) values.push(hex(beacon, 64, 'its beacon'))
  const stream = new Stream(key, game, values.join('.'), index)
  const outcome = isUndrawn(round) ? null : GAMES[game].draw(stream).outcome
  if (outcome) yield* failed(outcomeCheck(game, round.outcome, outcome))

  demand(book, 'its bet list is missing')
  const root = sha256Hex(book.text)
  yield* failed(
    check('the hash of the bet list published when betting closed', round.bookRoot, root),
    check('the hash of the bet list', book.root, root),
  )
  const { header, bets, problems } = bookOf(book.text)
  yield* problems
  for (const end of book.bets) numberOf(objectOf(end, 'a result').id, 0, 'the bet of a result')
  const ends = new Map(book.bets.map((end) => [end.id, end]))
  if (ends.size < book.bets.length) yield 'a bet has two results'
  for (const bet of bets) {
    yield* problemsAt(`bet ${bet.id}`, () => sharedBetProblems(round, outcome, bet, ends.get(bet.id)))
    ends.delete(bet.id)
  }
  for (const id of ends.keys()) yield `bet ${id}: it isn’t in the bet list`
  yield* limitProblems(round, header, bets)
  const payouts = book.bets.map(({ payout }) => payout).filter(Number.isInteger)
  yield* failed(
    check('the sum of all stakes', round.totalGold, sum(bets.map(({ gold }) => gold))),
    check('the sum of all payouts', round.totalPayout, sum(payouts)),
    check('the number of players', round.players, kinds(bets.map(({ player }) => player))),
  )
}

/**
 * A bet list: a header with its version, its round and the limits that were fixed when the round opened for bets, then a
 * line for each bet, in order. An operator's limit that wasn't set is written as -. Each line ends with a line break, and
 * nothing follows the last one.
 */
function bookOf(text) {
  const [first, ...lines] = text.split('\n')
  const [, game, epoch, index, ...amounts] = HEADER.exec(first) ?? []
  demand(game, `a bet list must begin with its version, round and limits, not ${beginningOf(first)}`)
  const [bankroll, operatorMaxProfit, operatorMaxStake, maxProfit, maxRoundLoss] = amounts.map((amount) =>
    amount === '-' ? null : BigInt(amount),
  )
  const limits = { bankroll, operatorMaxProfit, operatorMaxStake, maxProfit, maxRoundLoss }
  const rest = lines.length === 0 ? first : lines.pop()
  const problems = rest === '' ? [] : [`the bet list must end with a line break, but ends with ${beginningOf(rest)}`]
  const bets = []
  const add = (line) => {
    const bet = betOfLine(line)
    const isInOrder = bets.length === 0 || bet.id > bets.at(-1).id
    bets.push(bet)
    return isInOrder ? [] : [`bet ${bet.id} is out of order`]
  }
  for (const line of lines) problems.push(...problemsAt('the bet list', () => add(line)))
  return { header: { place: `${game} ${epoch}/${index}`, limits }, bets, problems }
}
const BOOK_VERSION = 'GHB1'
const WHOLE = '0|[1-9]\\d{0,14}'
const HEADER = new RegExp(
  `^${BOOK_VERSION}\\|([a-z0-9]+)\\|(${WHOLE})\\|(${WHOLE})\\|(${WHOLE}|-[1-9]\\d{0,14})` +
    `\\|(${WHOLE}|-)\\|(${WHOLE}|-)\\|(${WHOLE})\\|(${WHOLE})$`,
)
const LINE = new RegExp(`^(${WHOLE})\\|([0-9a-f]{16})\\|([1-9]\\d{0,8})\\|([1-9]\\d{0,8}|-)\\|([^]+)$`)

/**
 * A line of a bet list: the bet's number, its player's pseudonym, its stake, its cap in hundredths (- in a lottery) and
 * its choice at the lock.
 */
function betOfLine(line) {
  const [, id, player, stake, cap, choice] = LINE.exec(line) ?? []
  demand(id, `this isn’t a line of a bet list: ${beginningOf(line)}`)
  const numbers = { id: Number(id), gold: Number(stake), cap: cap === '-' ? null : Number(cap) }
  const bet = { ...numbers, player, choice: parsed(choice, 'a choice') }
  demand(JSON.stringify(bet.choice) === choice, `a choice must be written without spaces: ${beginningOf(choice)}`)
  return bet
}

// The limits of a shared round. They follow from the bankroll, unless an operator has set lower ones: a bet may win 15%
// of edge times bankroll above its stake (60% with the smallest stake of a lottery), and a round may lose 30%. Every cap
// follows from them, and none of them depends on the outcome.

const smallest = (...amounts) => amounts.reduce((least, amount) => (amount < least ? amount : least))
const SMALLEST_STAKE = 100n
const LARGEST_STAKE = 50_000n

function limitsOf(edgePpm, { bankroll, operatorMaxProfit }) {
  const share = (percent) => (bankroll > 0n ? (bankroll * BigInt(edgePpm) * percent) / 100_000_000n : 0n)
  const lowered = (amount) => (operatorMaxProfit === null ? amount : smallest(amount, operatorMaxProfit))
  return { maxProfit: lowered(share(15n)), maxRoundLoss: share(30n), maxProfitOfSmallest: lowered(share(60n)) }
}

function* limitProblems(round, { place, limits }, bets) {
  const game = SHARED_GAMES[round.game]
  const published = objectOf(round.limits, 'its limits')
  const computed = limitsOf(game.edgePpm, limits)
  yield* failed(
    check('the round in the bet list', place, placeOf(round)),
    check('the version of the bet list', round.bookVersion, BOOK_VERSION),
    check('the max win of a bet', limits.maxProfit, computed.maxProfit),
    check('the max loss of the round', limits.maxRoundLoss, computed.maxRoundLoss),
    ...Object.entries(limits).map(([name, amount]) =>
      check(`${name} of the round`, published[name], amount === null ? null : Number(amount)),
    ),
  )
  const all = { ...limits, ...computed }
  // An impossible choice has been reported with its bet, and no limit follows from it.
  if (!bets.every(({ choice }) => isChoiceIn(round.game, choice))) return
  for (const bet of bets) yield* problemsAt(`bet ${bet.id}`, () => failed(...limitChecks(game, bet, all)))
  if (!game.parts && bets.some(({ cap }) => cap === null)) return
  if (game.parts) yield* failed(lossCheck(game, bets, all))
  const isWithoutCap = game.parts || (round.incident === CANCELLED && round.roundCap === null)
  yield* failed(check('the cap of the round', round.roundCap, isWithoutCap ? null : roundCapOf(game, bets, all)))
}

/** The cap of a bet in a crash game, and the largest accepted stake in a lottery. */
function limitChecks(game, { gold, cap, choice }, limits) {
  const stake = BigInt(gold)
  const mostByOperator = limits.operatorMaxStake ?? LARGEST_STAKE
  if (!game.parts) {
    const covered = smallest((100n * (stake + limits.maxProfit)) / stake, BigInt(game.top))
    const most = smallest(LARGEST_STAKE, mostByOperator)
    return [
      check('its cap', cap, game.cashOutUpTo(Number(covered))),
      check('its cap', cap, `at least ${game.first}`, cap >= game.first),
      check('its stake', gold, `at most ${most}`, stake <= most),
    ]
  }
  const parts = game.parts(choice)
  const perPart = parts.map((part) => {
    const top = atWorst(game, (result) => payoutOf(100, game.pays(part, result)))
    const gain = BigInt(top - 100)
    const covered = (limits.maxProfit * 100n) / gain
    const most = covered - (covered % SMALLEST_STAKE)
    const isSmallestCovered = most < SMALLEST_STAKE && gain <= limits.maxProfitOfSmallest
    return smallest(isSmallestCovered ? SMALLEST_STAKE : most, LARGEST_STAKE, mostByOperator)
  })
  const most = BigInt(parts.length) * smallest(...perPart)
  return [check('its cap', cap, null), check('its stake', gold, `at most ${most}`, stake <= most)]
}

/** The most that a lottery can pay, given what it pays for each result. */
function atWorst({ results, resultsAtOnce = 1 }, paidFor) {
  const dearestFirst = results.map(paidFor).sort((a, b) => b - a)
  return sum(dearestFirst.slice(0, resultsAtOnce))
}

function lossCheck(game, bets, { maxRoundLoss }) {
  const paid = atWorst(game, (result) => sum(bets.map(({ gold, choice }) => payoutOf(gold, game.pays(choice, result)))))
  const loss = paid - sum(bets.map(({ gold }) => gold))
  return check('the most that the round could lose', loss, `at most ${maxRoundLoss}`, loss <= maxRoundLoss)
}

/** The largest value at which all bets of a crash round can be paid within its max loss. */
function roundCapOf({ top, valueOf, cashOutUpTo }, bets, { maxRoundLoss }) {
  const stops = bets.map(({ gold, cap, choice }) => ({ gold, stop: Math.min(valueOf(choice.auto), cap) }))
  const lossAt = (value) => sum(stops.map(({ gold, stop }) => payoutOf(gold, at(Math.min(value, stop))) - gold))
  let [covered, over] = [100, top + 1]
  while (over - covered > 1) {
    const middle = Math.floor((covered + over) / 2)
    if (lossAt(middle) <= maxRoundLoss) covered = middle
    else over = middle
  }
  return cashOutUpTo(covered)
}

function sharedBetProblems(round, drawn, { gold, choice, cap }, end) {
  demand(end, 'it’s in the bet list, but its result is missing')
  const { state, exit, payout, interrupted = false } = end
  demand(payout !== null && state !== 'placed', 'it isn’t settled yet')
  numberOf(payout, 0, 'its payout')
  demand(typeof interrupted === 'boolean', `its interrupted must be true or false, not ${spelled(interrupted)}`)
  const isRefund = state === 'refunded'
  demand(isRefund || state === 'settled', `its state must be settled or refunded, not ${spelled(state)}`)
  const { played } = GAMES[round.game]
  nullOr(end.cap, () => numberOf(end.cap, 100, 'its cap'))
  demand(played || (end.cap === null && exit === null), 'it has a cap or exit, which doesn’t exist in a draw')
  if (end.cap !== cap) return failed(check('the cap in its result', end.cap, cap))
  demandChoice(round.game, choice)
  // Without a beacon there is no outcome that could pay it.
  if (drawn === null && !isRefund) return ['its stake should have been refunded']
  if (drawn === null) {
    if (exit !== (played ? 100 : null) || payout !== gold) return ['the refunded amount isn’t its stake']
    return interrupted ? ['ended by an interruption that didn’t happen'] : []
  }
  if (played) {
    const outcome = { ...drawn, exit }
    return payoutProblems(round.game, { gold, choice, payout, outcome }, { cap, isRefund, interrupted }, round)
  }
  if (interrupted) return ['ended by an interruption that didn’t happen']
  if (!isRefund && round.incident !== CANCELLED)
    return payoutProblems(round.game, { gold, choice, payout, outcome: drawn })
  if (round.incident !== CANCELLED) return ['its stake was refunded, which never happens in a draw']
  if (!isRefund) return ['its stake should have been refunded']
  return payout === gold ? [] : ['the refunded amount isn’t its stake']
}

// Proof of reserves: the file that its page saves, with your leaf of a count and its Merkle path. Sums are eight bytes,
// big-endian; each bit of your leaf's index tells whether the node is left or right.

const sumBytes = (gold) => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(numberOf(gold, 0, 'a sum')))
  return bytes
}

function verifySolvency([player, path], { root: noted }) {
  const proof = objectOf(parsed(textOf(contentOf(path)), path), path)
  const { published, salt, parts, place, path: siblings } = proof
  demand(Array.isArray(siblings), `${path} must be the file saved on the Proof of reserves page`)
  const { root, total, players } = objectOf(published, 'what was published')
  const leaves = numberOf(players, 1, 'the number of players')
  demand(numberOf(place, 0, 'your place') < leaves, 'your place must be below the number of players')
  const height = leaves === 1 ? 0 : (leaves - 1).toString(2).length
  demand(siblings.length === height, 'the path to the root has the wrong length')
  const number = wholeNumber(player, 1, 'your player number')
  const id = sha256(`GHS1:${number}:${hex(salt, 64, 'your salt')}`)
  let gold = sum(Object.values(objectOf(parts, 'your gold')).map((part) => numberOf(part, 0, 'a part of your gold')))
  const meaning = { 'your gold in this count': gold }
  let hash = sha256(Buffer.concat([Buffer.of(0), id, sumBytes(gold)]))
  for (const [level, node] of siblings.entries()) {
    const mine = [hash, sumBytes(gold)]
    const { hash: siblingHash, sum: siblingSum } = objectOf(node, 'a node of the path')
    const sibling = [Buffer.from(hex(siblingHash, 64, 'a hash'), 'hex'), sumBytes(siblingSum)]
    const isRight = Math.floor(place / 2 ** level) % 2 === 1
    hash = sha256(Buffer.concat([Buffer.of(1), ...(isRight ? [...sibling, ...mine] : [...mine, ...sibling])]))
    gold += siblingSum
  }
  const checks = [check('the root', root, hash.toString('hex')), check('the total owed', total, gold)]
  if (noted !== undefined) checks.push(check('the root that you noted', hex(noted, 64, 'a root'), root))
  return { checks, meaning, notes: [...(noted === undefined ? [SAME_ROOT] : []), SAME_GOLD] }
}
const SAME_ROOT = 'Compare the root with the one that other players were shown, and give it as --root.'
const SAME_GOLD = 'Compare your gold with your transaction history.'

// ---------------------------------------------------------------------------------------------------------------------
// The command line.

const CLAIMS = '[--choice <JSON>] [--gold <stake>] [--outcome <JSON>] [--payout <gold>]'
const COMMANDS = {
  bet: { run: verifyBet, usage: '<game> <serverSeed> <serverSeedHash> <clientSeed> <nonce>', options: CLAIMS },
  round: { run: verifyRound, usage: '<game> <hash> <previousHash> <index> <salt> [beacon]', options: CLAIMS },
  export: { run: verifyExport, usage: '<file>', options: '[--hash <serverSeedHash>] [--bets <number>]' },
  rounds: {
    run: verifyRounds,
    usage: '<file>',
    options: '[--manifest <hash>] [--book <root>,<root>,...] [--bls <path>]',
  },
  beacon: {
    run: verifyBeacon,
    usage: '<round> <randomness> <signature> [lockTime]',
    options: '[--key <publicKey>] [--bls <path>]',
  },
  chain: { run: verifyChain, usage: '<hash> <index> <terminalHash>' },
  book: { run: verifyBook, usage: '<root> <file>' },
  manifest: { run: verifyManifest, usage: '<manifestHash> <file>' },
  releases: { run: verifyReleases, usage: '<file>', options: '[--hash <newestReleaseHash>] [--key <logKey>]' },
  salt: { run: verifySalt, usage: '<header> <salt> [createdAt]' },
  practice: { run: verifyPractice, usage: '<manifestHash> <salt>' },
  solvency: { run: verifySolvency, usage: '<playerNumber> <file>', options: '[--root <root>]' },
}

const lineOf = ([name, { usage, options }]) =>
  `  node verify.mjs ${name} ${usage}${options ? `\n      ${options}` : ''}`
const choiceLine = ([name, { choiceFormat }]) => `  ${name.padEnd(13)}${choiceFormat}`
const HELP = `Verifies Glasshouse on your own machine. Arguments in [] are optional.

${Object.entries(COMMANDS).map(lineOf).join('\n')}

bet       draws a bet of ${Object.keys(OWN_GAMES).join(', ')} again. With --choice and
          --gold it also calculates the payout and compares it with the --outcome and --payout that you were shown
round     does the same for a round of ${Object.keys(SHARED_GAMES).join(', ')}.
          The hash before round 1 is the terminal hash in the manifest
export    verifies a revealed seed pair and all its bets: the hash of the seed, nonces without gaps or duplicates, every
          outcome and every payout. With --hash and --bets it also checks what you noted before the reveal
rounds    verifies consecutive shared rounds and their bet lists: the hash chain, every outcome and payout, the sums, that
          limits and caps follow from the bankroll, and that no bet was added, removed or changed after betting closed.
          With the response of /api/investment, also that nobody knew results while players' money was in the bankroll.
          --manifest and --book compare what you noted before: the hash of the manifest, and the hashes of bet lists,
          shown when betting closed. Without them, a chain that was made up as a whole would be verified too
beacon    verifies a round of the beacon (drand quicknet, or the network with another key), and with the lock time of a
          game's round, in milliseconds, that this is the round that had to be used. Its signature is checked with
          @noble/curves 2, if Node finds it or --bls names its folder
chain     verifies that a round's hash leads to the terminal hash
book      verifies the bet list of a round. The file is the published text, byte for byte
manifest  verifies the manifest published before the first round. The file is its text, byte for byte, or the response
          of /api/fair/manifest, whose salt and the proof of the manifest's age it verifies too
releases  verifies the history of releases: that each is bound to the one before, that all name one key of the
          transparency log, and that one names this verifier. --hash and --key compare what you noted before
salt      verifies a salt that is the hash of a Bitcoin block, from its 80-byte header in hex
practice  verifies the salt of a test chain
solvency  verifies that the balances we owe include yours. The file is saved on the Proof of reserves page.
          --root compares the root that you or others noted

A choice is JSON, as published:
${Object.entries(GAMES).map(choiceLine).join('\n')}
An outcome is JSON too. In minesweeper add the tiles that were "opened". In a crash game add the "exit" of the bet
in hundredths, or 0 if it lost: --choice '{"auto":200}' --gold 500 --outcome '{"bust":231,"exit":200}' --payout 1000

The files for export and rounds contain API responses, one per line or all in one JSON list:
  curl -w '\\n' -H 'token: <yours>' '<server>/api/fair/export/<seedPairId>' > export.json
      (while "next" is not null, repeat with ?from=<next> and append: >> export.json)
  curl -w '\\n' '<server>/api/fair/manifest/1' > rounds.json
  curl -w '\\n' '<server>/api/fair/{round,book}/crash/1/[1-20]' '<server>/api/investment' >> rounds.json

--json as the last argument prints one JSON object. The exit code is 0 for VERIFIED, 1 for DOES NOT MATCH
and 2 for wrong arguments or files.
`

/** Runs the arguments of a command line, and throws WrongUsage where they are invalid. */
export function verify([name, ...args], workBits = WORK_BITS) {
  demand(name !== undefined, 'the command is missing')
  const { run, usage, options = '' } = oneOf(COMMANDS, name)
  const needed = usage.split('<').length - 1
  const most = usage.split(' ').length
  // Required arguments come first, because a client seed may look like an option.
  const firstOption = args.findIndex((arg, i) => i >= needed && arg.startsWith('--'))
  const positional = firstOption < 0 ? args : args.slice(0, firstOption)
  demand(positional.length >= needed && positional.length <= most, `use ${name} ${usage}`)
  const given = {}
  for (let i = positional.length; i < args.length; i += 2) {
    demand(
      options.includes(`[${args[i]} <`) && i + 1 < args.length,
      `after its arguments, ${name} takes ${options || 'no options'}`,
    )
    given[args[i].slice(2)] = args[i + 1]
  }
  const answer = run(positional, given, workBits)
  const { checks = [], problems = [] } = answer
  return { command: name, holds: problems.length === 0 && checks.every(({ holds }) => holds), ...answer }
}

const SHOWN_PROBLEMS = 100
/** Drops the plural s: 1 bet, 2 bets. */
const counted = (count, names) => `${count} ${count === 1 ? names.slice(0, -1) : names}`

function formatText({ checks = [], outcome, meaning, skippedWords, problems = [], checked, notes = [], holds }) {
  const claims = checks.flatMap((one) => [
    `${one.name}: ${one.holds ? 'verified' : 'DOES NOT MATCH'}`,
    ...('computed' in one ? [`  claimed   ${one.claimed}`, `  computed  ${one.computed}`] : []),
  ])
  const facts = Object.entries({ ...outcome, ...meaning }).map(
    ([name, value]) => `${name}: ${[value].flat().map(plain).join(', ')}`,
  )
  if (skippedWords) facts.push(`words skipped so that all values have the same chance: ${skippedWords}`)
  const shown = problems.slice(0, SHOWN_PROBLEMS)
  if (problems.length > shown.length) shown.push(`… and ${problems.length - shown.length} more`)
  const counts = Object.entries(checked ?? {}).map(([name, count]) => counted(count, name))
  const summary = checked ? [`${counts.join(', ')} checked, ${counted(problems.length, 'problems')}`] : []
  const parts = [claims, facts, shown, notes, [...summary, holds ? 'VERIFIED' : 'DOES NOT MATCH']]
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`
}

async function main(args) {
  if (args[0] === '--help' || args.at(-1) === '--help') return process.stdout.write(HELP)
  const asJson = args.at(-1) === '--json'
  try {
    if (['beacon', 'rounds'].includes(args[0])) await loadCurve(args[args.indexOf('--bls') + 1 || args.length])
    const answer = verify(asJson ? args.slice(0, -1) : args)
    process.stdout.write(asJson ? `${JSON.stringify(answer)}\n` : formatText(answer))
    process.exitCode = answer.holds ? 0 : 1
  } catch (error) {
    if (!(error instanceof WrongUsage)) throw error
    if (!asJson) process.stderr.write(`Error: ${error.message}.\n\nFor help, run node verify.mjs --help\n`)
    else process.stdout.write(`${JSON.stringify({ error: error.message })}\n`)
    process.exitCode = 2
  }
}

// When imported, this file only exports `verify` and `WrongUsage`.
const [, started] = process.argv
if (started && existsSync(started) && realpathSync(started) === realpathSync(new URL(import.meta.url))) {
  await main(process.argv.slice(2))
}
