// Verifies Glasshouse on your own machine: bets and payouts, shared rounds, hash chains, bet lists, manifests and salts,
// one by one or from files.
//
// It needs Node 18 or later, no network and no other file, and shares no code with the casino. Read it before you trust
// it: randomness first, then the twelve games, the checks, the files, and last the command line.
//
//   node verify.mjs --help

import { createHash, createHmac } from 'node:crypto'
import { existsSync, readFileSync, realpathSync } from 'node:fs'

const sha256 = (bytes) => createHash('sha256').update(bytes).digest()
const sha256Hex = (bytes) => sha256(bytes).toString('hex')

// ---------------------------------------------------------------------------------------------------------------------
// Randomness. All outcomes are read from one stream of bytes, block after block:
//
//   HMAC-SHA256(key, "PF1:" + game + ":" + public + ":" + n + ":" + block)      block = 0, 1, 2, ...
//
// Your own games: the key is the server seed, public the client seed, n the nonce.
// Shared rounds:  the key is the round's hash, public the salt, n the round's index.

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
//   isChoice        whether a value is a valid choice
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
function isSelection(selections, known, most) {
  if (!Array.isArray(selections) || selections.length < 1 || selections.length > most) return false
  return kinds(selections) === selections.length && selections.every((selection) => Object.hasOwn(known, selection))
}

/** The incident of a round whose hash chain was ended before it was over. */
const CANCELLED = 'void'

/** A crash game allows a cash-out at every hundredth from 1.01×, or only at its steps. */
function crashGame(top, steps) {
  const first = steps ? steps[0] : 101
  const canCashOutAt = (value) => (steps ? steps.includes(value) : value >= first && value <= top)
  const valueOf = (auto) => (auto === null ? Infinity : steps ? steps[auto - 1] : auto)
  return {
    choiceFormat: `{"auto":${steps ? '2}, a step' : '200}, in hundredths'}, or {"auto":null}`,
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
    fault({ auto }, { bust, exit }, { cap = null, isRefund = false } = {}, round = {}) {
      const { roundCap = null, incident = null, startedAt = null } = round
      const stop = Math.min(valueOf(auto), cap ?? Infinity, roundCap ?? Infinity)
      const wasCutOff = incident !== null && auto === null
      if (!Number.isInteger(exit)) return 'its "exit" is missing'
      const wasCancelled = incident === CANCELLED
      const mustRefund = (wasCancelled || wasCutOff) && startedAt === null
      if (isRefund !== mustRefund && !(isRefund && wasCancelled))
        return isRefund ? 'its stake was refunded without a reason' : 'its stake should have been refunded'
      if (isRefund && exit !== 100) return 'the refunded amount isn’t its stake'
      if (wasCancelled && exit === 0) return 'lost, although its round was cancelled'
      if (exit === 0 && stop <= bust)
        return `lost, although the round reached ${times(stop)} and ended at ${times(bust)}`
      if (exit === 0) return wasCutOff && bust >= first ? 'lost, although its round was interrupted' : undefined
      if (exit > bust) return `cashed out at ${times(exit)}, but the round ended at ${times(bust)}`
      if (exit > stop) return `cashed out at ${times(exit)}, above its target or cap ${times(stop)}`
      const canCashOut = canCashOutAt(exit) || exit === roundCap || ((wasCutOff || isRefund) && exit === 100)
      return canCashOut ? undefined : `cashed out at ${times(exit)}, which isn’t possible`
    },
  }
}

/** Games with rounds that all players share. */
const SHARED_GAMES = {
  crash: crashGame(1000000),
  bomb: crashGame(6400),
  football: crashGame(10000, DRIBBLES),
  richbomb: crashGame(100000, VAULTS),
  roulette: {
    choiceFormat: '{"colour":"red"}, "blue", "purple", "green" or "gold"',
    isChoice: ({ colour }) => Object.hasOwn(COLOUR_PAYS, colour),
    draw(stream) {
      const slot = stream.below(100)
      return { outcome: { slot }, meaning: { colour: COLOURS[ROULETTE[slot]] } }
    },
    pays: ({ colour }, { slot }) => (COLOURS[ROULETTE[slot]] === colour ? at(COLOUR_PAYS[colour]) : LOST),
  },
  wingo: {
    choiceFormat: '{"selections":["green","7"]}, one to ten of "green", "red", "violet" and "0" to "9"',
    isChoice: ({ selections }) => isSelection(selections, WINGO, 10),
    draw(stream) {
      const digit = stream.below(10)
      const colour = digit % 2 === 1 ? 'green' : 'red'
      return { outcome: { digit }, meaning: { colour: digit % 5 === 0 ? `${colour} and violet` : colour } }
    },
    pays: ({ selections }, { digit }) => inParts(selections.map((selection) => WINGO[selection][digit])),
  },
  lucky3: {
    choiceFormat: '{"type":"box","pick":"123"} or another type, with "pick":"" if it names no digits',
    isChoice({ type, pick }) {
      const isKnown = Object.hasOwn(LUCKY3, type) && /^\d*$/.test(pick) && pick.length === LUCKY3[type][0]
      return isKnown && !(type === 'box' && kinds(pick) === 1)
    },
    draw: (stream) => ({ outcome: { digits: String(stream.below(1000)).padStart(3, '0') } }),
    pays: ({ type, pick }, { digits }) => at(LUCKY3[type][1](digits, pick)),
  },
  fruit: {
    choiceFormat: '{"selections":["cherry","star"]}, one to six of the fruits',
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

const winningRolls = ({ direction, number }) => ({ lower: number, higher: 99999 - number })[direction]
/** The binomial coefficient: n choose k. */
const choose = (n, k) => upTo(k).reduce((ways, i) => (ways * (n - i)) / (i + 1), 1)

/** Single-player games, drawn from the player's own seeds. */
const OWN_GAMES = {
  roller: {
    choiceFormat: '{"direction":"lower","number":50000} or "higher", with 1 to 98000 winning rolls',
    isChoice: (choice) => Number.isInteger(choice.number) && winningRolls(choice) >= 1 && winningRolls(choice) <= 98000,
    draw: (stream) => ({ outcome: { roll: stream.below(100000) } }),
    pays(choice, { roll }) {
      const wins = choice.direction === 'lower' ? roll < choice.number : roll > choice.number
      return wins ? [99000, winningRolls(choice)] : LOST
    },
    places: 4,
  },
  turntable: {
    choiceFormat: '{"risk":"low"}, "medium" or "high"',
    isChoice: ({ risk }) => Object.hasOwn(TURNTABLES, risk),
    draw: (stream) => ({ outcome: { segment: stream.below(20) } }),
    pays: ({ risk }, { segment }) => at(TURNTABLES[risk][segment]),
  },
  scratch: {
    choiceFormat: '{}, as there is nothing to choose',
    isChoice: (choice) => Object.keys(choice).length === 0,
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

function hex(text, digits, name) {
  const proper = typeof text === 'string' && text.length === digits && /^[0-9a-f]+$/i.test(text)
  demand(proper, `${name} must be ${digits} hex digits, not ${JSON.stringify(text)}`)
  return text.toLowerCase()
}

/** Numbers stay text: they are hashed as written, and the casino never writes a leading zero. */
function wholeNumber(text, least, name) {
  const proper = /^(0|[1-9]\d{0,14})$/.test(text) && Number(text) >= least
  demand(proper, `${name} must be a whole number from ${least} up, not ${JSON.stringify(text)}`)
  return String(text)
}

function clientSeedOf(text) {
  demand(/^[0-9A-Za-z_-]{1,64}$/.test(text), 'a client seed must have 1 to 64 letters, digits, - or _')
  return text
}

function parsed(text, name) {
  try {
    return Object(JSON.parse(text))
  } catch {
    throw new WrongUsage(`${name} must be JSON, not ${text.slice(0, 80)}`)
  }
}

function oneOf(known, name) {
  demand(Object.hasOwn(known, name), `unknown ${JSON.stringify(name)}, use one of ${Object.keys(known).join(', ')}`)
  return known[name]
}

function demandChoice(name, choice) {
  demand(GAMES[name].isChoice(Object(choice)), `the choice in ${name} must be ${GAMES[name].choiceFormat}`)
}

function contentOf(path) {
  try {
    return readFileSync(path)
  } catch {
    throw new WrongUsage(`the file ${path} can’t be read`)
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// Single checks. Each takes the arguments of its command and returns the claimed and the computed values.

const check = (name, claimed, computed, holds = claimed === computed) => ({ name, claimed, computed, holds })
const hashOfHex = (text) => sha256Hex(Buffer.from(text, 'hex'))
const utc = (ms) => new Date(ms).toISOString()

/** An outcome as text, independent of the order of its fields. */
const inOrder = (outcome) => JSON.stringify(outcome, Object.keys(Object(outcome)).sort())
/** The player's decision is published within the outcome, but was not drawn. */
function outcomeCheck(name, published, drawn) {
  const { [GAMES[name].played]: _, ...claimed } = Object(published)
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
  const published = parsed(claims.outcome ?? '{}', 'an outcome')
  if (claims.outcome !== undefined) checks.push(outcomeCheck(name, published, outcome))
  if (hasChoice && (!played || played in published)) {
    const full = { ...published, ...outcome }
    const wrong = fault?.(choice, full)
    if (wrong) checks.push({ name: wrong, holds: false })
    const share = wrong ? LOST : pays(choice, full)
    meaning.pays = times(payoutOf(10 ** places, share), places)
    if (claims.gold !== undefined) meaning.payout = payoutOf(wholeNumber(claims.gold, 1, 'a stake'), share)
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
  const steps = Number(wholeNumber(index, 1, "a round's index"))
  return { checks: [check(`SHA-256 applied ${counted(steps, 'times')}`, terminal, walk(start, steps))] }
}

function walk(hash, steps) {
  let current = Buffer.from(hash, 'hex')
  for (let step = 0; step < steps; step++) current = sha256(current)
  return current.toString('hex')
}

function verifyFile(claimedHash, path, meaningOf) {
  const claimed = hex(claimedHash, 64, 'a SHA-256')
  const content = contentOf(path)
  const checks = [check('SHA-256 of the file', claimed, sha256Hex(content))]
  if (checks[0].holds) return { checks, meaning: meaningOf(content.toString('utf8')) }
  // An editor may have added a line break at the end, which is not the casino's fault.
  const trimmed = Buffer.from(content.toString('latin1').replace(/\r?\n$/, ''), 'latin1')
  const wasAdded = sha256Hex(trimmed) === claimed
  return { checks, notes: wasAdded ? ['The file would match without the line break at its end.'] : [] }
}

const verifyBook = ([root, path]) => verifyFile(root, path, (text) => ({ bets: text.split('\n').length - 1 }))

const verifyManifest = ([manifestHash, path]) =>
  verifyFile(manifestHash, path, (text) => {
    const { terminals, ...facts } = parsed(text, 'a manifest')
    return { ...facts, ...terminals }
  })

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
    const createdAtMs = Number(wholeNumber(createdAt, 0, "a manifest's createdAt"))
    const isYounger = minedAtMs > createdAtMs
    checks.push(check('mined after the manifest was created', utc(createdAtMs), utc(minedAtMs), isYounger))
  }
  const notes = [
    'A header doesn’t contain its height. Look up the hash of the block that the manifest’s saltRule names.',
  ]
  return { checks, meaning: { mined: utc(minedAtMs) }, notes }
}

/** The compact target: its length in bytes and its first three bytes, whose highest bit is a sign. */
function targetOf(bits) {
  const target = BigInt(bits & 0x7fffff) << BigInt(8 * ((bits >>> 24) - 3))
  const possible = (bits & 0x800000) === 0 && target < 2n ** 256n
  return (possible ? target : 0n).toString(16).padStart(64, '0')
}

const TEST_CHAIN = 'This is a test chain. The server generated its salt itself and could have tried many chains.'
function verifyPractice([manifestHash, salt]) {
  const computed = sha256Hex(`PF1-DEV-SALT:${hex(manifestHash, 64, "a manifest's hash")}`)
  const checks = [check('SHA-256 of PF1-DEV-SALT:<manifestHash>', hex(salt, 64, 'a salt'), computed)]
  return { checks, notes: [TEST_CHAIN] }
}

// ---------------------------------------------------------------------------------------------------------------------
// Files of API responses: one per line, or all in one JSON list. Every failed check is a problem, reported on a line of
// its own with its location.

function responsesIn(path) {
  const text = contentOf(path).toString('utf8')
  let texts = [text]
  try {
    JSON.parse(text)
  } catch {
    texts = text.split('\n').filter((line) => line.trim() !== '')
  }
  const answers = texts
    .flatMap((one) => parsed(one, 'the content of the file'))
    .flat(Infinity)
    .map(Object)
  // Responses are wrapped in { errno, message, data }.
  for (const { errno, message } of answers) demand(!errno, `the file contains an error response, “${message}”`)
  return answers.map((answer) => ('errno' in answer ? Object(answer.data) : answer))
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

/** The failed checks, as problems. */
const failed = (...checks) =>
  checks
    .filter(({ holds }) => !holds)
    .map(({ name, claimed, computed }) => `${name} is claimed to be ${claimed}, but is ${computed}`)

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
    : failed(check('the payout', payout, payoutOf(wholeNumber(gold, 1, 'a stake'), pays(choice, outcome))))
}

// A revealed seed pair with all its bets: every page of GET /api/fair/export/{seedPairId}.

function verifyExport([path], { hash, bets: count }) {
  const pages = responsesIn(path)
  const arePages = pages.length > 0 && pages.every(({ serverSeed, bets }) => serverSeed && Array.isArray(bets))
  demand(arePages, `${path} must contain only responses of /api/fair/export`)
  const pairs = [...groupsOf(pages, ({ seedPairId }) => seedPairId)]
  const problems = pairs.flatMap(([id, ofPair]) => [...problemsAt(`seed pair ${id}`, () => pairProblems(ofPair))])
  const [{ serverSeedHash, betCount }] = pages
  const checks = []
  if (hash !== undefined)
    checks.push(check('the hashed server seed that you noted', hex(hash, 64, 'a hash'), serverSeedHash))
  if (count !== undefined) checks.push(check('the number of bets that you noted', count, String(betCount)))
  demand(pairs.length === 1 || checks.length === 0, '--hash and --bets need a file with one seed pair only')
  const notes = [
    'Compare the hash with the one you were shown before your bets. Only then do you know that this is the same seed.',
  ]
  const bets = sum(pages.map((page) => page.bets.length))
  return { checks, problems, checked: { pairs: pairs.length, bets }, notes: checks.length > 0 ? [] : notes }
}

function* pairProblems(pages) {
  const [{ serverSeed, serverSeedHash, clientSeed, betCount, complete }] = pages
  for (const field of ['serverSeed', 'serverSeedHash', 'clientSeed', 'betCount', 'complete'])
    if (pages.some((page) => page[field] !== pages[0][field])) yield `its pages don’t agree on ${field}`
  const seed = hex(serverSeed, 64, 'a server seed')
  yield* failed(check('SHA-256 of the server seed', serverSeedHash, hashOfHex(seed)))
  clientSeedOf(clientSeed)

  const bets = pages.flatMap((page) => page.bets.map(Object)).sort((a, b) => a.nonce - b.nonce)
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

function ownBetProblems(seed, clientSeed, { game, nonce, gold, choice, outcome, payout }) {
  oneOf(OWN_GAMES, game)
  demandChoice(game, choice)
  const stream = new Stream(seed, game, clientSeed, wholeNumber(nonce, 0, 'a nonce'))
  const { outcome: drawn } = GAMES[game].draw(stream, choice)
  const bet = { gold, choice, payout, outcome: { ...Object(outcome), ...drawn } }
  return [...failed(outcomeCheck(game, outcome, drawn)), ...payoutProblems(game, bet)]
}

// Consecutive shared rounds: GET /api/fair/round/{game}/{epoch}/{index} and GET /api/fair/book/... for each of them, and
// once GET /api/fair/manifest/{epoch}, which binds their hashes and their salt.

const roundName = ({ game, epoch, index }) => `${game} ${epoch}/${index}`

function verifyRounds([path]) {
  const answers = responsesIn(path)
  const manifests = answers.filter(({ manifest }) => typeof manifest === 'string')
  const rounds = answers.filter(({ bookRoot }) => bookRoot !== undefined)
  const books = answers.filter(({ text, bets }) => typeof text === 'string' && Array.isArray(bets))
  const areAll = rounds.length > 0 && manifests.length + rounds.length + books.length === answers.length
  demand(areAll, `${path} must contain only responses of /api/fair/round, book and manifest`)
  const bookAt = new Map(books.map((book) => [roundName(book), book]))
  const problems = manifests.flatMap((one) => [...problemsAt('manifest', () => manifestProblems(one))])
  const notes = manifests.some(({ saltProof }) => saltProof === '') ? [TEST_CHAIN] : []
  for (const [name, chain] of groupsOf(rounds, ({ game, epoch }) => `${game} ${epoch}`)) {
    const manifest = manifests.find((one) => parsed(one.manifest, 'a manifest').epoch === chain[0].epoch)
    if (!manifest) notes.push(`${name}: the manifest is missing, so the salt and the end of the chain weren’t checked.`)
    problems.push(...problemsAt(name, () => chainProblems(chain, manifest)))
    for (const round of chain) {
      if (isInProgress(round)) notes.push(`${roundName(round)}: it isn’t over yet, so it wasn’t checked.`)
      else problems.push(...problemsAt(roundName(round), () => roundProblems(round, bookAt.get(roundName(round)))))
      if (round.incident !== null)
        notes.push(`${roundName(round)}: ${round.incident === CANCELLED ? REFUNDED : INTERRUPTED}`)
      bookAt.delete(roundName(round))
    }
  }
  for (const place of bookAt.keys()) problems.push(`${place}: its bet list is here, but the round is missing`)
  const bets = sum(books.map((book) => book.bets.length))
  return { problems, checked: { rounds: rounds.length, bets }, notes }
}

const isInProgress = ({ hash, phase }) => hash === null && ['betting', 'locked', 'running'].includes(phase)
const REFUNDED = 'it was cancelled because its hash chain was ended. Bets that hadn’t cashed out were refunded.'
const INTERRUPTED =
  'it was interrupted. Bets without auto cash-out were cashed out at the last known value. Only people who watched the round can confirm that value.'

function manifestProblems({ manifest, manifestHash, salt, saltProof }) {
  const { saltRule, createdAt } = parsed(manifest, 'a manifest')
  const { checks } =
    saltRule === 'practice' ? verifyPractice([manifestHash, salt]) : verifySalt([saltProof, salt, String(createdAt)])
  return failed(check('SHA-256 of the manifest', manifestHash, sha256Hex(manifest)), ...checks)
}

/** Checks that the hashes link the rounds, and lead to the terminal hash in the manifest. */
function* chainProblems(chain, manifest) {
  const rounds = chain.sort((a, b) => a.index - b.index)
  const [{ game, index, hash, salt }] = rounds
  if (manifest && hash !== null) {
    const { terminals, N } = parsed(manifest.manifest, 'a manifest')
    demand(wholeNumber(index, 1, "a round's index") <= N, `the chain has only ${N} rounds`)
    yield* failed(check('the end of the chain', Object(terminals)[game], walk(hex(hash, 64, "a round's hash"), index)))
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

function* roundProblems(round, book) {
  const { game } = round
  const { draw } = oneOf(SHARED_GAMES, game)
  const key = hex(round.hash, 64, 'its hash')
  yield* failed(check('SHA-256 of its hash', round.commit, hashOfHex(key)))
  const stream = new Stream(key, game, hex(round.salt, 64, 'its salt'), wholeNumber(round.index, 1, 'its index'))
  const { outcome } = draw(stream)
  yield* failed(outcomeCheck(game, round.outcome, outcome))

  demand(book, 'its bet list is missing')
  const root = sha256Hex(book.text)
  yield* failed(
    check('the hash of the bet list published when betting closed', round.bookRoot, root),
    check('the hash of the bet list', book.root, root),
  )
  const bets = book.text.split('\n').slice(0, -1).map(betOfLine)
  const ends = new Map(book.bets.map((end) => [Object(end).id, Object(end)]))
  if (ends.size < book.bets.length) yield 'a bet has two results'
  for (const [i, bet] of bets.entries()) {
    if (i > 0 && bet.id <= bets[i - 1].id) yield `bet ${bet.id} is out of order`
    yield* problemsAt(`bet ${bet.id}`, () => sharedBetProblems(round, outcome, bet, ends.get(bet.id)))
    ends.delete(bet.id)
  }
  for (const id of ends.keys()) yield `bet ${id}: it isn’t in the bet list`
  yield* failed(
    check('the sum of all stakes', round.totalGold, sum(bets.map(({ gold }) => gold))),
    check('the sum of all payouts', round.totalPayout, sum(book.bets.map((end) => Object(end).payout))),
    check('the number of players', round.players, kinds(bets.map(({ player }) => player))),
  )
}

/** A line of a bet list: the bet's number, its player's pseudonym, its stake and its choice at the lock. */
function betOfLine(line) {
  const [, id, player, gold, choice] = /^(\d{1,15})\|([0-9a-f]{16})\|(\d{1,15})\|(.+)$/.exec(line) ?? []
  demand(id, `this isn’t a line of a bet list: ${line}`)
  return { id: Number(id), player, gold: Number(gold), choice: parsed(choice, 'a choice') }
}

function sharedBetProblems(round, drawn, { gold, choice }, end) {
  demand(end, 'it’s in the bet list, but its result is missing')
  const { state, cap, exit, payout } = end
  demand(payout !== null, 'it isn’t settled yet')
  const isRefund = state === 'refunded'
  if (exit === null && (isRefund || round.incident === CANCELLED)) {
    if (round.incident !== CANCELLED) return ['its stake was refunded, which never happens in a draw']
    if (!isRefund) return ['its stake should have been refunded']
    return payout === gold ? [] : ['the refunded amount isn’t its stake']
  }
  return payoutProblems(round.game, { gold, choice, payout, outcome: { ...drawn, exit } }, { cap, isRefund }, round)
}

// Proof of reserves: the file that its page saves, with your leaf of a count and its Merkle path. Sums are eight bytes,
// big-endian; each bit of your leaf's index tells whether the node is left or right.

const sumBytes = (gold) => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(wholeNumber(gold, 0, 'a sum')))
  return bytes
}

function verifySolvency([player, path]) {
  const { published, salt, parts, place, path: siblings } = Object(parsed(contentOf(path).toString(), path))
  const { root, total, players } = Object(published)
  demand(Array.isArray(siblings), `${path} must be the file saved on the Proof of reserves page`)
  const leaves = Number(wholeNumber(players, 1, 'the number of players'))
  demand(Number(wholeNumber(place, 0, 'your place')) < leaves, 'your place must be below the number of players')
  demand(siblings.length === Math.ceil(Math.log2(leaves)), 'the path to the root has the wrong length')
  const number = wholeNumber(player, 1, 'your player number')
  const id = sha256(`GHS1:${number}:${hex(salt, 64, 'your salt')}`)
  let gold = sum(Object.values(Object(parts)).map((part) => Number(wholeNumber(part, 0, 'a part of your gold'))))
  const meaning = { 'your gold in this count': gold }
  let hash = sha256(Buffer.concat([Buffer.of(0), id, sumBytes(gold)]))
  for (const [height, node] of siblings.entries()) {
    const mine = [hash, sumBytes(gold)]
    const sibling = [Buffer.from(hex(Object(node).hash, 64, 'a hash'), 'hex'), sumBytes(Object(node).sum)]
    const isRight = Math.floor(place / 2 ** height) % 2 === 1
    hash = sha256(Buffer.concat([Buffer.of(1), ...(isRight ? [...sibling, ...mine] : [...mine, ...sibling])]))
    gold += Number(node.sum)
  }
  const checks = [check('the root', root, hash.toString('hex')), check('the total owed', total, gold)]
  return { checks, meaning, notes: [SAME_ROOT] }
}
const SAME_ROOT =
  'Compare the root with the one that other players were shown, and your gold with your transaction history.'

// ---------------------------------------------------------------------------------------------------------------------
// The command line.

const CLAIMS = '[--choice <JSON>] [--gold <stake>] [--outcome <JSON>] [--payout <gold>]'
const COMMANDS = {
  bet: { run: verifyBet, usage: '<game> <serverSeed> <serverSeedHash> <clientSeed> <nonce>', options: CLAIMS },
  round: { run: verifyRound, usage: '<game> <hash> <previousHash> <index> <salt> [beacon]', options: CLAIMS },
  export: { run: verifyExport, usage: '<file>', options: '[--hash <serverSeedHash>] [--bets <number>]' },
  rounds: { run: verifyRounds, usage: '<file>' },
  chain: { run: verifyChain, usage: '<hash> <index> <terminalHash>' },
  book: { run: verifyBook, usage: '<root> <file>' },
  manifest: { run: verifyManifest, usage: '<manifestHash> <file>' },
  salt: { run: verifySalt, usage: '<header> <salt> [createdAt]' },
  practice: { run: verifyPractice, usage: '<manifestHash> <salt>' },
  solvency: { run: verifySolvency, usage: '<playerNumber> <file>' },
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
rounds    verifies consecutive shared rounds and their bet lists: the hash chain, every outcome and payout, the sums, and
          that no bet was added, removed or changed after betting closed
chain     verifies that a round's hash leads to the terminal hash
book      verifies the bet list of a round. The file is the published text, byte for byte
manifest  verifies the manifest published before the first round. The file is its text, byte for byte
salt      verifies a salt that is the hash of a Bitcoin block, from its 80-byte header in hex
practice  verifies the salt of a test chain
solvency  verifies that the balances we owe include yours. The file is saved on the Proof of reserves page

A choice is JSON, as published:
${Object.entries(GAMES).map(choiceLine).join('\n')}
An outcome is JSON too. In minesweeper add the tiles that were "opened". In a crash game add the "exit" of the bet
in hundredths, or 0 if it lost: --choice '{"auto":200}' --gold 500 --outcome '{"bust":231,"exit":200}' --payout 1000

The files for export and rounds contain API responses, one per line or all in one JSON list:
  curl -w '\\n' -H 'token: <yours>' '<server>/api/fair/export/<seedPairId>' > export.json
      (while "next" is not null, repeat with ?from=<next> and append: >> export.json)
  curl -w '\\n' '<server>/api/fair/manifest/1' > rounds.json
  curl -w '\\n' '<server>/api/fair/{round,book}/crash/1/[1-20]' >> rounds.json

--json as the last argument prints one JSON object. The exit code is 0 for VERIFIED, 1 for DOES NOT MATCH
and 2 for wrong arguments or files.
`

/** Runs the arguments of a command line, and throws WrongUsage where they are invalid. */
export function verify([name, ...args]) {
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
  const answer = run(positional, given)
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
    ([name, value]) => `${name}: ${[value].flat().join(', ')}`,
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

function main(args) {
  if (args[0] === '--help' || args.at(-1) === '--help') return process.stdout.write(HELP)
  const asJson = args.at(-1) === '--json'
  try {
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
  main(process.argv.slice(2))
}
