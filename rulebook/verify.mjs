// Verifies Glasshouse on your own machine: bets and what they were paid, shared rounds, hash chains, books, manifests
// and salts, one by one or whole files of them.
//
// It needs Node 18 or later, no network and no other file, and shares no line of code with the house. Read it before
// you trust it: the randomness comes first, then the twelve games, the checks, the files, and last the command line.
//
//   node verify.mjs --help

import { createHash, createHmac } from 'node:crypto'
import { existsSync, readFileSync, realpathSync } from 'node:fs'

const sha256 = (bytes) => createHash('sha256').update(bytes).digest()
const sha256Hex = (bytes) => sha256(bytes).toString('hex')

// ---------------------------------------------------------------------------------------------------------------------
// Randomness. Everything is read from one stream of bytes, block after block:
//
//   HMAC-SHA256(key, "PF1:" + game + ":" + public + ":" + n + ":" + block)      block = 0, 1, 2, ...
//
// Your own games: the key is the server seed, public the client seed, n the nonce.
// Shared rounds:  the key is the round's hash, public the salt, n the round's index.

function* streamOfBytes(key, message) {
  for (let block = 0; ; block++) yield* createHmac('sha256', key).update(`${message}:${block}`).digest()
}

class Stream {
  /** Words that were skipped so that every value stays exactly as likely as any other. */
  skippedWords = 0
  #bytes

  constructor(keyHex, game, publicPart, n) {
    this.#bytes = streamOfBytes(Buffer.from(keyHex, 'hex'), `PF1:${game}:${publicPart}:${n}`)
  }

  #take(count) {
    return Buffer.from(Array.from({ length: count }, () => this.#bytes.next().value))
  }

  /** A whole number from 0 to n - 1. The last, incomplete run of n words is skipped: a plain remainder would favour some. */
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

  /** So many entries of a list without putting any back, in the order drawn. */
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
//   takes, accepts  the choice that a player makes, in words and as a question
//   draw            the outcome, read from the stream, in the form in which the house publishes it, and what it means
//   pays            the share of its stake that a bet is paid, as [of, per]: stake * of / per, rounded down to whole gold
// and, where the player goes on to decide when to stop,
//   played          the name under which that is published beside the outcome
//   fault           why it can't have been so, if it can't
// Multipliers are kept in hundredths (250 is 2.50x), so that no fraction is ever rounded.

const upTo = (n) => Array.from({ length: n }, (_, number) => number)
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
const kinds = (list) => new Set(list).size
/** 250 as 2.50x; with four places, 19800 as 1.9800x. */
function times(value, places = 2) {
  const digits = String(value).padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}x`
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
/** What each selection pays for the digits 0 to 9; a digit pays 9.80x for itself. */
const WINGO = {
  green: [0, 200, 0, 200, 0, 180, 0, 200, 0, 200],
  red: [180, 0, 200, 0, 200, 0, 200, 0, 200, 0],
  violet: [490, 0, 0, 0, 0, 490, 0, 0, 0, 0],
}
for (const digit of upTo(10)) WINGO[digit] = upTo(10).map((drawn) => (drawn === digit ? 980 : 0))
const FRUIT_RING = 'CLOGCMLOCLSGOCLCOMLCGOLC'
const FRUITS = { C: 'cherry', L: 'lemon', O: 'orange', G: 'grape', M: 'melon', S: 'star' }
/** What a fruit pays for every lit place that shows it. */
const FRUIT_PAYS = { cherry: 300, lemon: 350, orange: 420, grape: 700, melon: 1050, star: 2100 }
/** Ways to bet on three digits: how many of them the bet names, and what it pays. */
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
/** Symbols of a scratch card: how many of the million tickets win with it, one symbol after another, and what it pays. */
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

/** A stake on several selections is split equally among them, and each part is paid by its own row. */
const inParts = (multipliers) => [sum(multipliers), 100 * multipliers.length]
function isMix(selections, known, most) {
  if (!Array.isArray(selections) || selections.length < 1 || selections.length > most) return false
  return kinds(selections) === selections.length && selections.every((selection) => Object.hasOwn(known, selection))
}

/** A flight can be left at every hundredth from 1.01x, or only at its steps. */
function flight(top, steps) {
  const first = steps ? steps[0] : 101
  const canLeaveAt = (value) => (steps ? steps.includes(value) : value >= first && value <= top)
  const valueOf = (auto) => (auto === null ? Infinity : steps ? steps[auto - 1] : auto)
  return {
    takes: `{"auto":${steps ? '2}, a step' : '200}, in hundredths'}, or {"auto":null}`,
    accepts: ({ auto }) => auto === null || (Number.isInteger(auto) && canLeaveAt(valueOf(auto))),
    /** The four flights share one law: the value reaches n hundredths with a chance of 99 / n. */
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
     * A bet leaves by itself at its target, at its own cap or at the round's, whichever is lowest, and before that
     * whenever its player jumps. One that leaves at exactly the bust point wins. If a round is interrupted, targets
     * count as if nothing had happened; who has none does not lose, and gets the stake back if it never began.
     */
    fault({ auto }, { bust, exit }, { cap = null, isRefund = false } = {}, round = {}) {
      const { roundCap = null, incident = null, startedAt = null } = round
      const stop = Math.min(valueOf(auto), cap ?? Infinity, roundCap ?? Infinity)
      const wasCutOff = incident !== null && auto === null
      if (!Number.isInteger(exit)) return 'nothing says where it left'
      if (isRefund !== (wasCutOff && startedAt === null))
        return isRefund ? 'its stake was given back without a reason' : 'its stake had to be given back'
      if (isRefund && exit !== 100) return 'another amount than its stake was given back'
      if (exit === 0 && stop <= bust) return `lost, although ${times(stop)} is not above the bust point ${times(bust)}`
      if (exit === 0) return wasCutOff && bust >= first ? 'lost, although its round was interrupted' : undefined
      if (exit > bust) return `left at ${times(exit)}, above the bust point ${times(bust)}`
      if (exit > stop) return `left at ${times(exit)}, above its target or cap ${times(stop)}`
      const canLeave = canLeaveAt(exit) || exit === roundCap || (wasCutOff && exit === 100)
      return canLeave ? undefined : `left at ${times(exit)}, where nobody can`
    },
  }
}

/** Games with rounds that all players share. */
const SHARED_GAMES = {
  crash: flight(1000000),
  bomb: flight(6400),
  football: flight(10000, DRIBBLES),
  richbomb: flight(100000, VAULTS),
  roulette: {
    takes: '{"colour":"red"}, "blue", "purple", "green" or "gold"',
    accepts: ({ colour }) => Object.hasOwn(COLOUR_PAYS, colour),
    draw(stream) {
      const slot = stream.below(100)
      return { outcome: { slot }, meaning: { colour: COLOURS[ROULETTE[slot]] } }
    },
    pays: ({ colour }, { slot }) => (COLOURS[ROULETTE[slot]] === colour ? at(COLOUR_PAYS[colour]) : LOST),
  },
  wingo: {
    takes: '{"selections":["green","7"]}, one to ten of "green", "red", "violet" and "0" to "9"',
    accepts: ({ selections }) => isMix(selections, WINGO, 10),
    draw(stream) {
      const digit = stream.below(10)
      const colour = digit % 2 === 1 ? 'green' : 'red'
      return { outcome: { digit }, meaning: { colour: digit % 5 === 0 ? `${colour} and violet` : colour } }
    },
    pays: ({ selections }, { digit }) => inParts(selections.map((selection) => WINGO[selection][digit])),
  },
  lucky3: {
    takes: '{"type":"box","pick":"123"}, or another type; "pick" is "" where it names no digits',
    accepts({ type, pick }) {
      const isKnown = Object.hasOwn(LUCKY3, type) && /^\d*$/.test(pick) && pick.length === LUCKY3[type][0]
      return isKnown && !(type === 'box' && kinds(pick) === 1)
    },
    draw: (stream) => ({ outcome: { digits: String(stream.below(1000)).padStart(3, '0') } }),
    pays: ({ type, pick }, { digits }) => at(LUCKY3[type][1](digits, pick)),
  },
  fruit: {
    takes: '{"selections":["cherry","star"]}, one to six of the fruits',
    accepts: ({ selections }) => isMix(selections, FRUIT_PAYS, 6),
    draw(stream) {
      const cell = stream.below(25)
      // Cell 24 is the bomb in the middle, which lights four fruits of the ring.
      const lit = cell === 24 ? stream.pick(upTo(24), 4) : [cell]
      return { outcome: { cell, lit }, meaning: { fruits: lit.map((place) => FRUITS[FRUIT_RING[place]]) } }
    },
    pays({ selections }, { lit }) {
      const fruits = lit.map((place) => FRUITS[FRUIT_RING[place]])
      return inParts(selections.map((name) => fruits.filter((fruit) => fruit === name).length * FRUIT_PAYS[name]))
    },
  },
}

const winningRolls = ({ direction, number }) => ({ lower: number, higher: 99999 - number })[direction]
/** How many ways there are to choose k of n. */
const choose = (n, k) => upTo(k).reduce((ways, i) => (ways * (n - i)) / (i + 1), 1)

/** Games of one player, drawn from the player's own seeds. */
const OWN_GAMES = {
  roller: {
    takes: '{"direction":"lower","number":50000} or "higher", with 1 to 98000 winning rolls',
    accepts: (choice) => Number.isInteger(choice.number) && winningRolls(choice) >= 1 && winningRolls(choice) <= 98000,
    draw: (stream) => ({ outcome: { roll: stream.below(100000) } }),
    pays(choice, { roll }) {
      const wins = choice.direction === 'lower' ? roll < choice.number : roll > choice.number
      return wins ? [99000, winningRolls(choice)] : LOST
    },
    places: 4,
  },
  turntable: {
    takes: '{"risk":"low"}, "medium" or "high"',
    accepts: ({ risk }) => Object.hasOwn(TURNTABLES, risk),
    draw: (stream) => ({ outcome: { segment: stream.below(20) } }),
    pays: ({ risk }, { segment }) => at(TURNTABLES[risk][segment]),
  },
  scratch: {
    takes: '{}: there is nothing to choose',
    accepts: (choice) => Object.keys(choice).length === 0,
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
    takes: '{"mines":3}, with 1 to 24 mines',
    accepts: ({ mines }) => Number.isInteger(mines) && mines >= 1 && mines <= 24,
    draw: (stream, choice) => ({ outcome: { mines: stream.pick(upTo(25), choice.mines).sort((a, b) => a - b) } }),
    played: 'opened',
    /** 0.99 divided by the chance to find so many safe tiles. A game that was not touched for a day is given back. */
    pays(choice, { mines, opened }) {
      if (opened.length === 0) return STAKE_BACK
      if (mines.includes(opened.at(-1))) return LOST
      return [99 * choose(25, opened.length), 100 * choose(25 - choice.mines, opened.length)]
    },
    fault(_, { mines, opened }) {
      const areTiles = Array.isArray(opened) && opened.every((tile) => upTo(25).includes(tile))
      if (!areTiles || kinds(opened) < opened.length)
        return 'the tiles said to be opened are not different ones, 0 to 24'
      return opened.slice(0, -1).some((tile) => mines.includes(tile)) ? 'it went on after a mine' : undefined
    },
  },
}
const GAMES = { ...OWN_GAMES, ...SHARED_GAMES }

// ---------------------------------------------------------------------------------------------------------------------
// What was typed, or stands in a file. Whatever is not in its proper form is refused before anything is computed of it.

export class WrongUsage extends Error {}

function demand(condition, message) {
  if (!condition) throw new WrongUsage(message)
}

function hex(text, digits, name) {
  const proper = typeof text === 'string' && text.length === digits && /^[0-9a-f]+$/i.test(text)
  demand(proper, `${name} has ${digits} hex digits, not ${JSON.stringify(text)}`)
  return text.toLowerCase()
}

/** Numbers stay text: they are hashed as written, and the house never writes a leading zero. */
function wholeNumber(text, least, name) {
  const proper = /^(0|[1-9]\d{0,14})$/.test(text) && Number(text) >= least
  demand(proper, `${name} is a whole number from ${least}, not ${JSON.stringify(text)}`)
  return String(text)
}

function clientSeedOf(text) {
  demand(/^[0-9A-Za-z_-]{1,64}$/.test(text), 'a client seed has 1 to 64 letters, digits, - or _')
  return text
}

function parsed(text, name) {
  try {
    return Object(JSON.parse(text))
  } catch {
    throw new WrongUsage(`${name} is JSON, not ${text.slice(0, 80)}`)
  }
}

function oneOf(known, name) {
  demand(Object.hasOwn(known, name), `there is no ${JSON.stringify(name)} among ${Object.keys(known).join(', ')}`)
  return known[name]
}

function demandChoice(name, choice) {
  demand(GAMES[name].accepts(Object(choice)), `${name} takes the choice ${GAMES[name].takes}`)
}

function contentOf(path) {
  try {
    return readFileSync(path)
  } catch {
    throw new WrongUsage(`the file ${path} can't be read`)
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// Checks of one thing. Each takes the words of its command and answers with what was claimed beside what came out.

const check = (name, claimed, computed, holds = claimed === computed) => ({ name, claimed, computed, holds })
const hashOfHex = (text) => sha256Hex(Buffer.from(text, 'hex'))
const utc = (ms) => new Date(ms).toISOString()

/** An outcome as text that does not depend on the order of its fields. */
const inOrder = (outcome) => JSON.stringify(outcome, Object.keys(Object(outcome)).sort())
/** What a player did with an outcome is published beside it, but was not drawn. */
function outcomeCheck(name, told, drawn) {
  const { [GAMES[name].played]: _, ...claimed } = Object(told)
  return check('the outcome', inOrder(claimed), inOrder(drawn))
}

const payoutOf = (gold, [of, per]) => Number((BigInt(gold) * BigInt(of)) / BigInt(per))
const COMPARE = 'The outcome follows from these words alone: compare it with the one you were shown.'

function verifyBet([name, serverSeed, serverSeedHash, clientSeed, nonce], claims) {
  oneOf(OWN_GAMES, name)
  const seed = hex(serverSeed, 64, 'a server seed')
  const commitment = hex(serverSeedHash, 64, 'a server seed hash')
  const stream = new Stream(seed, name, clientSeedOf(clientSeed), wholeNumber(nonce, 0, 'a nonce'))
  const commit = check('SHA-256 of the server seed, shown before the bet', commitment, hashOfHex(seed))
  return drawAgain(name, stream, commit, claims)
}

function verifyRound([name, hash, previousHash, index, salt, beacon], claims) {
  oneOf(SHARED_GAMES, name)
  const key = hex(hash, 64, "a round's hash")
  const previous = hex(previousHash, 64, 'the hash of the round before')
  const values = [hex(salt, 64, 'a salt')]
  if (beacon !== undefined) values.push(hex(beacon, 64, 'a beacon'))
  const stream = new Stream(key, name, values.join('.'), wholeNumber(index, 1, "a round's index"))
  const commit = check('SHA-256 of the hash, shown one round before', previous, hashOfHex(key))
  return drawAgain(name, stream, commit, claims)
}

/** Draws, tells what a stake on a choice is paid, and holds against both what was claimed of them. */
function drawAgain(name, stream, commit, claims) {
  const { played, places = 2, draw, pays, fault } = GAMES[name]
  const choice = parsed(claims.choice ?? (name === 'scratch' ? '{}' : 'null'), 'a choice')
  const hasChoice = claims.choice !== undefined || name === 'scratch'
  if (hasChoice || name === 'minesweeper') demandChoice(name, choice)
  const { outcome, meaning = {} } = draw(stream, choice)
  const checks = [commit]
  const told = parsed(claims.outcome ?? '{}', 'an outcome')
  if (claims.outcome !== undefined) checks.push(outcomeCheck(name, told, outcome))
  if (hasChoice && (!played || played in told)) {
    const whole = { ...told, ...outcome }
    const wrong = fault?.(choice, whole)
    if (wrong) checks.push({ name: wrong, holds: false })
    const share = wrong ? LOST : pays(choice, whole)
    meaning.pays = times(payoutOf(10 ** places, share), places)
    if (claims.gold !== undefined) meaning.payout = payoutOf(wholeNumber(claims.gold, 1, 'a stake'), share)
  }
  const isPaid = meaning.payout !== undefined
  demand(
    isPaid || claims.gold === undefined,
    `to reckon a payout, ${hasChoice ? `say --outcome with its "${played}"` : 'say --choice'}`,
  )
  demand(isPaid || claims.payout === undefined, 'to check a payout, say --gold')
  if (claims.payout !== undefined)
    checks.push(check('the payout', Number(wholeNumber(claims.payout, 0, 'a payout')), meaning.payout))
  return { checks, outcome, meaning, skippedWords: stream.skippedWords, notes: claims.outcome ? [] : [COMPARE] }
}

function verifyChain([hash, index, terminalHash]) {
  const start = hex(hash, 64, "a round's hash")
  const terminal = hex(terminalHash, 64, 'a terminal hash')
  const steps = Number(wholeNumber(index, 1, "a round's index"))
  return { checks: [check(`SHA-256 applied ${steps} times`, terminal, walk(start, steps))] }
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
  // An editor may have added a line break at the end, which is no fault of the house.
  const trimmed = Buffer.from(content.toString('latin1').replace(/\r?\n$/, ''), 'latin1')
  const wasAdded = sha256Hex(trimmed) === claimed
  return { checks, notes: wasAdded ? ['The file would hold without the line break at its end.'] : [] }
}

const verifyBook = ([root, path]) => verifyFile(root, path, (text) => ({ bets: text.split('\n').length - 1 }))

const verifyManifest = ([manifestHash, path]) =>
  verifyFile(manifestHash, path, (text) => {
    const { terminals, ...facts } = parsed(text, 'a manifest')
    return { ...facts, ...terminals }
  })

/** A bitcoin block header proves itself: nobody can make one up without the work that its hash shows. */
function verifySalt([headerHex, salt, createdAt]) {
  const header = Buffer.from(hex(headerHex, 160, 'a block header'), 'hex')
  const blockHash = sha256(sha256(header)).reverse().toString('hex')
  const zeroBits = 4 * 64 - BigInt(`0x${blockHash}`).toString(2).length
  const target = targetOf(header.readUInt32LE(72))
  const minedAtMs = header.readUInt32LE(68) * 1000
  const checks = [
    check('SHA-256 of SHA-256 of the header, bytes reversed', hex(salt, 64, 'a salt'), blockHash),
    check('at most the target that the header names', target, blockHash, blockHash <= target),
    check('leading zero bits', 'at least 76', zeroBits, zeroBits >= 76),
  ]
  if (createdAt !== undefined) {
    const createdAtMs = Number(wholeNumber(createdAt, 0, "a manifest's createdAt"))
    const isYounger = minedAtMs > createdAtMs
    checks.push(check('mined after the manifest was made', utc(createdAtMs), utc(minedAtMs), isYounger))
  }
  const notes = ["A header does not tell its height: look the hash up at the one that the manifest's saltRule names."]
  return { checks, meaning: { mined: utc(minedAtMs) }, notes }
}

/** A target is written as its length in bytes and its first three bytes, whose highest bit is a sign. */
function targetOf(bits) {
  const target = BigInt(bits & 0x7fffff) << BigInt(8 * ((bits >>> 24) - 3))
  const possible = (bits & 0x800000) === 0 && target < 2n ** 256n
  return (possible ? target : 0n).toString(16).padStart(64, '0')
}

const PRACTICE = 'A practice chain: the server made this salt itself, and could have tried many chains.'
function verifyPractice([manifestHash, salt]) {
  const computed = sha256Hex(`PF1-DEV-SALT:${hex(manifestHash, 64, "a manifest's hash")}`)
  const checks = [check('SHA-256 of PF1-DEV-SALT:<manifestHash>', hex(salt, 64, 'a salt'), computed)]
  return { checks, notes: [PRACTICE] }
}

// ---------------------------------------------------------------------------------------------------------------------
// Files. They hold answers of the house as they came: one on each line, or all in one JSON list. Everything that does
// not hold is a problem, told in a line of its own with the place where it stands.

function answersIn(path) {
  const text = contentOf(path).toString('utf8')
  let texts = [text]
  try {
    JSON.parse(text)
  } catch {
    texts = text.split('\n').filter((line) => line.trim() !== '')
  }
  const answers = texts
    .flatMap((one) => parsed(one, 'what the file holds'))
    .flat(Infinity)
    .map(Object)
  // The house wraps what it answers: { errno, message, data }.
  for (const { errno, message } of answers) demand(!errno, `the file holds a refusal of the house, "${message}"`)
  return answers.map((answer) => ('errno' in answer ? Object(answer.data) : answer))
}

/** Looks for problems in one place. What is not in its proper form there is a problem too. */
function* lookAt(place, look) {
  try {
    for (const problem of look()) yield `${place}: ${problem}`
  } catch (error) {
    if (!(error instanceof WrongUsage)) throw error
    yield `${place}: ${error.message}`
  }
}

/** The checks that do not hold, as problems. */
const failed = (...checks) =>
  checks
    .filter(({ holds }) => !holds)
    .map(({ name, claimed, computed }) => `${name} is said to be ${claimed}, but is ${computed}`)

const missing = (what, from, to) =>
  from === to ? `${what} ${from} is missing` : `${what}s ${from} to ${to} are missing`

function groupsOf(list, keyOf) {
  const groups = new Map(list.map((one) => [keyOf(one), []]))
  for (const one of list) groups.get(keyOf(one)).push(one)
  return groups
}

/** What is wrong with a bet's payout, given its choice and the outcome together with what the player did. */
function payoutProblems(name, { gold, choice, outcome, payout }, how, round) {
  const { fault, pays } = GAMES[name]
  demandChoice(name, choice)
  const wrong = fault?.(choice, outcome, how, round)
  return wrong
    ? [wrong]
    : failed(check('the payout', payout, payoutOf(wholeNumber(gold, 1, 'a stake'), pays(choice, outcome))))
}

// A revealed pair of seeds with all its bets: every page of GET /api/fair/export/{seedPairId}.

function verifyExport([path], { hash, bets: count }) {
  const pages = answersIn(path)
  const arePages = pages.length > 0 && pages.every(({ serverSeed, bets }) => serverSeed && Array.isArray(bets))
  demand(arePages, `${path} must hold what /api/fair/export answered, and nothing else`)
  const pairs = [...groupsOf(pages, ({ seedPairId }) => seedPairId)]
  const problems = pairs.flatMap(([id, ofPair]) => [...lookAt(`pair ${id}`, () => pairProblems(ofPair))])
  const [{ serverSeedHash, betCount }] = pages
  const checks = []
  if (hash !== undefined)
    checks.push(check('the server seed hash that you noted', hex(hash, 64, 'a hash'), serverSeedHash))
  if (count !== undefined) checks.push(check('the number of bets that you noted', count, String(betCount)))
  demand(pairs.length === 1 || checks.length === 0, '--hash and --bets can speak of one pair only, and here are more')
  const notes = ['That this is the seed you were promised: compare its hash with the one you were shown before.']
  const bets = sum(pages.map((page) => page.bets.length))
  return { checks, problems, checked: { pairs: pairs.length, bets }, notes: checks.length > 0 ? [] : notes }
}

function* pairProblems(pages) {
  const [{ serverSeed, serverSeedHash, clientSeed, betCount, complete }] = pages
  for (const field of ['serverSeed', 'serverSeedHash', 'clientSeed', 'betCount', 'complete'])
    if (pages.some((page) => page[field] !== pages[0][field])) yield `its pages do not agree on the ${field}`
  const seed = hex(serverSeed, 64, 'a server seed')
  yield* failed(check('SHA-256 of the server seed', serverSeedHash, hashOfHex(seed)))
  clientSeedOf(clientSeed)

  const bets = pages.flatMap((page) => page.bets.map(Object)).sort((a, b) => a.nonce - b.nonce)
  let due = 0
  for (const [i, bet] of bets.entries()) {
    const place = `nonce ${bet.nonce} (${bet.game}, bet ${bet.id})`
    if (bet.nonce > due) yield missing('nonce', due, bet.nonce - 1)
    if (bet.nonce < due) yield `${place}: this nonce is there twice`
    else if (i > 0 && bet.createTime <= bets[i - 1].createTime)
      yield `${place}: it is not younger than the nonce before`
    due = bet.nonce + 1
    yield* lookAt(place, () => ownBetProblems(seed, clientSeed, bet))
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

// Shared rounds in a row: GET /api/fair/round/{game}/{epoch}/{index} and GET /api/fair/book/... for each of them, and
// once GET /api/fair/manifest/{epoch}, which binds their hashes and their salt.

const placeOf = ({ game, epoch, index }) => `${game} ${epoch}/${index}`

function verifyRounds([path]) {
  const answers = answersIn(path)
  const manifests = answers.filter(({ manifest }) => typeof manifest === 'string')
  const rounds = answers.filter(({ bookRoot }) => bookRoot !== undefined)
  const books = answers.filter(({ text, bets }) => typeof text === 'string' && Array.isArray(bets))
  const areAll = rounds.length > 0 && manifests.length + rounds.length + books.length === answers.length
  demand(areAll, `${path} must hold what /api/fair/round, book and manifest answered, and nothing else`)
  const bookAt = new Map(books.map((book) => [placeOf(book), book]))
  const problems = manifests.flatMap((one) => [...lookAt('manifest', () => manifestProblems(one))])
  const notes = manifests.some(({ saltProof }) => saltProof === '') ? [PRACTICE] : []
  for (const [name, chain] of groupsOf(rounds, ({ game, epoch }) => `${game} ${epoch}`)) {
    const manifest = manifests.find((one) => parsed(one.manifest, 'a manifest').epoch === chain[0].epoch)
    if (!manifest) notes.push(`${name}: without its manifest, the salt and the end of the chain were not checked.`)
    problems.push(...lookAt(name, () => chainProblems(chain, manifest)))
    for (const round of chain) {
      if (isUnderWay(round)) notes.push(`${placeOf(round)}: it is not over yet and was not checked.`)
      else problems.push(...lookAt(placeOf(round), () => roundProblems(round, bookAt.get(placeOf(round)))))
      if (round.incident !== null) notes.push(`${placeOf(round)}: ${INTERRUPTED}`)
      bookAt.delete(placeOf(round))
    }
  }
  for (const place of bookAt.keys()) problems.push(`${place}: its book is here, but not the round`)
  const bets = sum(books.map((book) => book.bets.length))
  return { problems, checked: { rounds: rounds.length, bets }, notes }
}

const isUnderWay = ({ hash, phase }) => hash === null && ['betting', 'locked', 'running'].includes(phase)
const INTERRUPTED =
  'it was interrupted. Who had no target left at the last value known, and only who saw it can say which that was.'

function manifestProblems({ manifest, manifestHash, salt, saltProof }) {
  const { saltRule, createdAt } = parsed(manifest, 'a manifest')
  const isPractice = saltRule === 'practice'
  const { checks } = isPractice
    ? verifyPractice([manifestHash, salt])
    : verifySalt([saltProof, salt, String(createdAt)])
  return failed(check('SHA-256 of the manifest', manifestHash, sha256Hex(manifest)), ...checks)
}

/** That the hashes lead from one round to the next, and to the end that the manifest names. */
function* chainProblems(chain, manifest) {
  const rounds = chain.sort((a, b) => a.index - b.index)
  const [{ game, index, hash, salt }] = rounds
  if (manifest && hash !== null) {
    const { terminals, N } = parsed(manifest.manifest, 'a manifest')
    demand(wholeNumber(index, 1, "a round's index") <= N, `the chain has ${N} rounds`)
    yield* failed(check('the end of the chain', Object(terminals)[game], walk(hex(hash, 64, "a round's hash"), index)))
  }
  for (const [i, round] of rounds.entries()) {
    const place = `round ${round.index}`
    yield* failed(check(`the salt of ${place}`, round.salt, manifest ? manifest.salt : salt))
    const before = rounds[i - 1]
    if (before === undefined) continue
    if (before.index === round.index) yield `${place} is there twice`
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

  demand(book, 'its book is missing')
  const root = sha256Hex(book.text)
  yield* failed(
    check('the root told at the lock', round.bookRoot, root),
    check('the root of the book', book.root, root),
  )
  const bets = book.text.split('\n').slice(0, -1).map(betOfLine)
  const ends = new Map(book.bets.map((end) => [Object(end).id, Object(end)]))
  if (ends.size < book.bets.length) yield 'a bet is said to have ended twice'
  for (const [i, bet] of bets.entries()) {
    if (i > 0 && bet.id <= bets[i - 1].id) yield `bet ${bet.id} is not in its order`
    yield* lookAt(`bet ${bet.id}`, () => sharedBetProblems(round, outcome, bet, ends.get(bet.id)))
    ends.delete(bet.id)
  }
  for (const id of ends.keys()) yield `bet ${id}: it is not in the book`
  yield* failed(
    check('the sum of all stakes', round.totalGold, sum(bets.map(({ gold }) => gold))),
    check('the sum of all payouts', round.totalPayout, sum(book.bets.map((end) => Object(end).payout))),
    check('the number of players', round.players, kinds(bets.map(({ player }) => player))),
  )
}

/** A line of a book: the bet's number, its player's pseudonym, its stake and its choice at the lock. */
function betOfLine(line) {
  const [, id, player, gold, choice] = /^(\d{1,15})\|([0-9a-f]{16})\|(\d{1,15})\|(.+)$/.exec(line) ?? []
  demand(id, `this is no line of a book: ${line}`)
  return { id: Number(id), player, gold: Number(gold), choice: parsed(choice, 'a choice') }
}

function sharedBetProblems(round, drawn, { gold, choice }, end) {
  demand(end, 'it is in the book, but nothing says how it ended')
  const { state, cap, exit, payout } = end
  demand(payout !== null, 'it is not settled yet')
  const isRefund = state === 'refunded'
  if (isRefund && exit === null) return ['its stake was given back, which no draw does']
  return payoutProblems(round.game, { gold, choice, payout, outcome: { ...drawn, exit } }, { cap, isRefund }, round)
}

// What the house owes: the file that its solvency page saves, with your line of a count and the nodes beside its way to
// the root. Sums are eight bytes, the largest first; where the two nodes stand follows from your place, bit by bit.

const sumBytes = (gold) => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(wholeNumber(gold, 0, 'a sum')))
  return bytes
}

function verifySolvency([player, path]) {
  const { published, salt, parts, place, path: beside } = Object(parsed(contentOf(path).toString(), path))
  const { root, total, players } = Object(published)
  demand(Array.isArray(beside), `${path} must hold what the solvency page saves`)
  const leaves = Number(wholeNumber(players, 1, 'the number of players'))
  demand(Number(wholeNumber(place, 0, 'your place')) < leaves, 'your place must be one of the players')
  demand(beside.length === Math.ceil(Math.log2(leaves)), 'the way to the root has another length')
  const number = wholeNumber(player, 1, 'your player number')
  const id = sha256(`GHS1:${number}:${hex(salt, 64, 'your salt')}`)
  let gold = sum(Object.values(Object(parts)).map((part) => Number(wholeNumber(part, 0, 'a part of your gold'))))
  const meaning = { 'your gold in this count': gold }
  let hash = sha256(Buffer.concat([Buffer.of(0), id, sumBytes(gold)]))
  for (const [height, node] of beside.entries()) {
    const mine = [hash, sumBytes(gold)]
    const other = [Buffer.from(hex(Object(node).hash, 64, 'a hash'), 'hex'), sumBytes(Object(node).sum)]
    const isRight = Math.floor(place / 2 ** height) % 2 === 1
    hash = sha256(Buffer.concat([Buffer.of(1), ...(isRight ? [...other, ...mine] : [...mine, ...other])]))
    gold += Number(node.sum)
  }
  const checks = [check('the root', root, hash.toString('hex')), check('all that is owed', total, gold)]
  return { checks, meaning, notes: [SAME_ROOT] }
}
const SAME_ROOT = 'Compare the root with the one that others were shown, and your gold with your own ledger.'

// ---------------------------------------------------------------------------------------------------------------------
// The command line.

const CLAIMS = '[--choice <JSON>] [--gold <stake>] [--outcome <JSON>] [--payout <gold>]'
const COMMANDS = {
  bet: { judge: verifyBet, usage: '<game> <serverSeed> <serverSeedHash> <clientSeed> <nonce>', options: CLAIMS },
  round: { judge: verifyRound, usage: '<game> <hash> <previousHash> <index> <salt> [beacon]', options: CLAIMS },
  export: { judge: verifyExport, usage: '<file>', options: '[--hash <serverSeedHash>] [--bets <number>]' },
  rounds: { judge: verifyRounds, usage: '<file>' },
  chain: { judge: verifyChain, usage: '<hash> <index> <terminalHash>' },
  book: { judge: verifyBook, usage: '<root> <file>' },
  manifest: { judge: verifyManifest, usage: '<manifestHash> <file>' },
  salt: { judge: verifySalt, usage: '<header> <salt> [createdAt]' },
  practice: { judge: verifyPractice, usage: '<manifestHash> <salt>' },
  solvency: { judge: verifySolvency, usage: '<playerNumber> <file>' },
}

const lineOf = ([name, { usage, options }]) =>
  `  node verify.mjs ${name} ${usage}${options ? `\n      ${options}` : ''}`
const choiceLine = ([name, { takes }]) => `  ${name.padEnd(13)}${takes}`
const HELP = `Verifies Glasshouse on your own machine. What stands in [] may be left out.

${Object.entries(COMMANDS).map(lineOf).join('\n')}

bet       a bet of ${Object.keys(OWN_GAMES).join(', ')}: draws it again. With --choice and
          --gold it tells the payout too; an --outcome and a --payout that you were told are held against it
round     a round of ${Object.keys(SHARED_GAMES).join(', ')}: likewise;
          the hash before round 1 is the terminal hash that the manifest names
export    a revealed pair of seeds with all its bets: the seed's hash, nonces without a gap or a doublet, every
          outcome, every payout. With --hash and --bets, also what you noted yourself before it was revealed
rounds    shared rounds in a row with their books: the chain of hashes, every outcome, that no bet was added, removed
          or changed after the lock, every payout and the sums
chain     walks from a round's hash to the terminal hash
book      the bets of a round: the file holds the published text, byte for byte
manifest  what was published before the first round: likewise
salt      a salt that is the hash of a bitcoin block, from its 80-byte header in hex
practice  the salt of a practice chain
solvency  that you were counted in what the house owes: the file is the one that its solvency page saves

A choice is JSON, as the house publishes it:
${Object.entries(GAMES).map(choiceLine).join('\n')}
So is an outcome; in minesweeper with the tiles that were "opened", in a flight with the "exit" at which the bet left,
in hundredths, 0 if it did not: --choice '{"auto":200}' --gold 500 --outcome '{"bust":231,"exit":200}' --payout 1000

Files for export and rounds hold what the house answers, one answer on each line or all in one JSON list:
  curl -w '\\n' -H 'token: <yours>' '<house>/api/fair/export/<seedPairId>' > export.json
      (where it ends with "next", ask again with ?from=<next> and add that too: >> export.json)
  curl -w '\\n' '<house>/api/fair/manifest/1' > rounds.json
  curl -w '\\n' '<house>/api/fair/{round,book}/crash/1/[1-20]' >> rounds.json

--json as the last word prints one JSON object. The exit code is 0 for OK, 1 for DOES NOT HOLD and 2 for a question not understood.
`

/** Answers the words of a command line, and throws where they make no sense. */
export function verify([name, ...words]) {
  demand(name !== undefined, 'a command is missing')
  const { judge, usage, options = '' } = oneOf(COMMANDS, name)
  const needed = usage.split('<').length - 1
  const most = usage.split(' ').length
  // What must be said comes first, for a client seed may look like an option.
  const firstOption = words.findIndex((word, i) => i >= needed && word.startsWith('--'))
  const plain = firstOption < 0 ? words : words.slice(0, firstOption)
  demand(plain.length >= needed && plain.length <= most, `${name} takes ${usage}`)
  const given = {}
  for (let i = plain.length; i < words.length; i += 2) {
    demand(
      options.includes(`[${words[i]} <`) && i + 1 < words.length,
      `after its words, ${name} takes ${options || 'nothing'}`,
    )
    given[words[i].slice(2)] = words[i + 1]
  }
  const answer = judge(plain, given)
  const { checks = [], problems = [] } = answer
  return { command: name, holds: problems.length === 0 && checks.every(({ holds }) => holds), ...answer }
}

const SHOWN_PROBLEMS = 100

function inWords({ checks = [], outcome, meaning, skippedWords, problems = [], checked, notes = [], holds }) {
  const claims = checks.flatMap((one) => [
    `${one.name}: ${one.holds ? 'holds' : 'DOES NOT HOLD'}`,
    ...('computed' in one ? [`  claimed   ${one.claimed}`, `  computed  ${one.computed}`] : []),
  ])
  const facts = Object.entries({ ...outcome, ...meaning }).map(
    ([name, value]) => `${name}: ${[value].flat().join(', ')}`,
  )
  if (skippedWords) facts.push(`words skipped to keep every value as likely: ${skippedWords}`)
  const shown = problems.slice(0, SHOWN_PROBLEMS)
  if (problems.length > shown.length) shown.push(`... and ${problems.length - shown.length} more`)
  const counts = Object.entries(checked ?? {}).map(([name, count]) => `${count} ${name}`)
  const summary = checked ? [`${counts.join(', ')} checked, ${problems.length} problems`] : []
  const parts = [claims, facts, shown, notes, [...summary, holds ? 'OK' : 'DOES NOT HOLD']]
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
    process.stdout.write(asJson ? `${JSON.stringify(answer)}\n` : inWords(answer))
    process.exitCode = answer.holds ? 0 : 1
  } catch (error) {
    if (!(error instanceof WrongUsage)) throw error
    if (!asJson) process.stderr.write(`Not understood: ${error.message}.\n\nnode verify.mjs --help explains.\n`)
    else process.stdout.write(`${JSON.stringify({ error: error.message })}\n`)
    process.exitCode = 2
  }
}

// Imported by another program, this file only lends `verify` and its `WrongUsage`.
const [, started] = process.argv
if (started && existsSync(started) && realpathSync(started) === realpathSync(new URL(import.meta.url))) {
  main(process.argv.slice(2))
}
