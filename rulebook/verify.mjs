// Verifies Glasshouse on your own machine: bets, shared rounds, hash chains, books, manifests and salts.
//
// It needs Node 18 or later, no network and no other file, and shares no line of code with the house. Read it before
// you trust it: the randomness comes first, then the twelve games, the checks, and last the command line.
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
// Games. Each reads its outcome from the stream, in the form in which the house publishes it, and adds what it means.
// Multipliers are kept in hundredths, so that no fraction is ever rounded.

const upTo = (n) => Array.from({ length: n }, (_, number) => number)
const point = (value, places) => String(value).replace(new RegExp(`(\\d{${places}})$`), '.$1x')
const times = (hundredths) => point(String(hundredths).padStart(3, '0'), 2)

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
const FRUIT_RING = 'CLOGCMLOCLSGOCLCOMLCGOLC'
const FRUITS = { C: 'cherry', L: 'lemon', O: 'orange', G: 'grape', M: 'melon', S: 'star' }
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

/** The four flights share one law: the value reaches n hundredths with a chance of 99 / n. */
function flight(stream, top, steps) {
  const r = stream.first52Bits()
  const reached = (99n * 2n ** 52n) / (2n ** 52n - BigInt(`0x${r}`))
  const bust = reached < 100n ? 100 : reached > BigInt(top) ? top : Number(reached)
  const meaning = { r, bust: times(bust) }
  if (steps) meaning.steps = `${steps.filter((step) => step <= bust).length} of ${steps.length}`
  return { outcome: { bust }, meaning }
}

const SHARED_GAMES = {
  crash: (stream) => flight(stream, 1000000),
  bomb: (stream) => flight(stream, 6400),
  football: (stream) => flight(stream, 10000, DRIBBLES),
  richbomb: (stream) => flight(stream, 100000, VAULTS),
  roulette(stream) {
    const slot = stream.below(100)
    return { outcome: { slot }, meaning: { colour: COLOURS[ROULETTE[slot]] } }
  },
  wingo(stream) {
    const digit = stream.below(10)
    const colour = digit % 2 === 1 ? 'green' : 'red'
    return { outcome: { digit }, meaning: { colour: digit % 5 === 0 ? `${colour} and violet` : colour } }
  },
  lucky3: (stream) => ({ outcome: { digits: String(stream.below(1000)).padStart(3, '0') } }),
  fruit(stream) {
    const cell = stream.below(25)
    // Cell 24 is the bomb in the middle, which lights four fruits of the ring.
    const lit = cell === 24 ? stream.pick(upTo(24), 4) : [cell]
    return { outcome: { cell, lit }, meaning: { fruits: lit.map((place) => FRUITS[FRUIT_RING[place]]) } }
  },
}

/** Games of one player. Without a choice they tell the outcome and not what it pays; only Minesweeper can't do without. */
const OWN_GAMES = {
  roller(stream, choice) {
    const roll = stream.below(100000)
    if (!choice) return { outcome: { roll } }
    const { direction, number } = choice
    const winningRolls = { lower: number, higher: 99999 - number }[direction]
    const possible = Number.isInteger(number) && winningRolls >= 1 && winningRolls <= 98000
    demand(possible, 'roller takes the choice {"direction":"lower","number":50000}, with 1 to 98000 winning rolls')
    const wins = direction === 'lower' ? roll < number : roll > number
    return { outcome: { roll }, meaning: { pays: wins ? point(Math.floor(990000000 / winningRolls), 4) : times(0) } }
  },
  turntable(stream, choice) {
    const segment = stream.below(20)
    if (!choice) return { outcome: { segment } }
    demand(Object.hasOwn(TURNTABLES, choice.risk), 'turntable takes the choice {"risk":"low"}, "medium" or "high"')
    return { outcome: { segment }, meaning: { pays: times(TURNTABLES[choice.risk][segment]) } }
  },
  scratch(stream) {
    const ticket = stream.below(1000000)
    let tickets = 0
    const prize = PRIZES.find((row) => ticket < (tickets += row.tickets))
    // Two of each symbol never show three; a winning card gets three of its own among six of the others.
    const pairs = PRIZES.flatMap(({ symbol }) => [symbol, symbol]).filter((symbol) => symbol !== prize?.symbol)
    const printed = prize ? [...Array(3).fill(prize.symbol), ...stream.pick(pairs, 6)] : pairs
    const grid = stream.pick(printed, 9).join('')
    return { outcome: { ticket, grid }, meaning: { pays: times(prize?.pays ?? 0) } }
  },
  minesweeper(stream, choice) {
    const possible = Number.isInteger(choice?.mines) && choice.mines >= 1 && choice.mines <= 24
    demand(possible, 'minesweeper needs the choice {"mines":3}, with 1 to 24 mines')
    return { outcome: { mines: stream.pick(upTo(25), choice.mines).sort((a, b) => a - b) } }
  },
}

// ---------------------------------------------------------------------------------------------------------------------
// What was typed. Whatever is not in its proper form is refused before anything is computed from it.

export class WrongUsage extends Error {}

function demand(condition, message) {
  if (!condition) throw new WrongUsage(message)
}

function hex(text, digits, name) {
  const proper = text.length === digits && /^[0-9a-f]+$/i.test(text)
  demand(proper, `${name} has ${digits} hex digits, not ${JSON.stringify(text)}`)
  return text.toLowerCase()
}

/** Numbers stay text: they are hashed as written, and the house never writes a leading zero. */
function wholeNumber(text, least, name) {
  const proper = /^(0|[1-9]\d{0,14})$/.test(text) && Number(text) >= least
  demand(proper, `${name} is a whole number from ${least}, not ${JSON.stringify(text)}`)
  return text
}

function parsed(text, name) {
  try {
    return Object(JSON.parse(text))
  } catch {
    throw new WrongUsage(`${name} is JSON, not ${text}`)
  }
}

function oneOf(known, name) {
  demand(Object.hasOwn(known, name), `there is no ${JSON.stringify(name)} among ${Object.keys(known).join(', ')}`)
  return known[name]
}

function contentOf(path) {
  try {
    return readFileSync(path)
  } catch {
    throw new WrongUsage(`the file ${path} can't be read`)
  }
}

// ---------------------------------------------------------------------------------------------------------------------
// Checks. Each takes the words of its command and answers with what was claimed beside what came out.

const check = (name, claimed, computed, holds = claimed === computed) => ({ name, claimed, computed, holds })
const hashOfHex = (text) => sha256Hex(Buffer.from(text, 'hex'))
const utc = (ms) => new Date(ms).toISOString()
const COMPARE = 'The outcome follows from these words alone: compare it with the one you were shown.'

function verifyBet([game, serverSeed, serverSeedHash, clientSeed, nonce, choice]) {
  const draw = oneOf(OWN_GAMES, game)
  const seed = hex(serverSeed, 64, 'a server seed')
  const commitment = hex(serverSeedHash, 64, 'a server seed hash')
  demand(/^[0-9A-Za-z_-]{1,64}$/.test(clientSeed), 'a client seed has 1 to 64 letters, digits, - or _')
  const stream = new Stream(seed, game, clientSeed, wholeNumber(nonce, 0, 'a nonce'))
  const drawn = draw(stream, choice === undefined ? undefined : parsed(choice, 'a choice'))
  const checks = [check('SHA-256 of the server seed, shown before the bet', commitment, hashOfHex(seed))]
  return { checks, ...drawn, skippedWords: stream.skippedWords, notes: [COMPARE] }
}

function verifyRound([game, hash, previousHash, index, salt, beacon]) {
  const draw = oneOf(SHARED_GAMES, game)
  const key = hex(hash, 64, "a round's hash")
  const previous = hex(previousHash, 64, 'the hash of the round before')
  const values = [hex(salt, 64, 'a salt')]
  if (beacon !== undefined) values.push(hex(beacon, 64, 'a beacon'))
  const stream = new Stream(key, game, values.join('.'), wholeNumber(index, 1, "a round's index"))
  const drawn = draw(stream)
  const checks = [check('SHA-256 of the hash, shown one round before', previous, hashOfHex(key))]
  return { checks, ...drawn, skippedWords: stream.skippedWords, notes: [COMPARE] }
}

function verifyChain([hash, index, terminalHash]) {
  let current = Buffer.from(hex(hash, 64, "a round's hash"), 'hex')
  const terminal = hex(terminalHash, 64, 'a terminal hash')
  const steps = Number(wholeNumber(index, 1, "a round's index"))
  for (let step = 0; step < steps; step++) current = sha256(current)
  return { checks: [check(`SHA-256 applied ${steps} times`, terminal, current.toString('hex'))] }
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

function verifyPractice([manifestHash, salt]) {
  const computed = sha256Hex(`PF1-DEV-SALT:${hex(manifestHash, 64, "a manifest's hash")}`)
  const checks = [check('SHA-256 of PF1-DEV-SALT:<manifestHash>', hex(salt, 64, 'a salt'), computed)]
  return { checks, notes: ['A practice chain: the server made this salt itself, and could have tried many chains.'] }
}

// ---------------------------------------------------------------------------------------------------------------------
// The command line.

const COMMANDS = {
  bet: { judge: verifyBet, usage: '<game> <serverSeed> <serverSeedHash> <clientSeed> <nonce> [choice]' },
  round: { judge: verifyRound, usage: '<game> <hash> <previousHash> <index> <salt> [beacon]' },
  chain: { judge: verifyChain, usage: '<hash> <index> <terminalHash>' },
  book: { judge: verifyBook, usage: '<root> <file>' },
  manifest: { judge: verifyManifest, usage: '<manifestHash> <file>' },
  salt: { judge: verifySalt, usage: '<header> <salt> [createdAt]' },
  practice: { judge: verifyPractice, usage: '<manifestHash> <salt>' },
}

const lineOf = ([name, { usage }]) => `  node verify.mjs ${name} ${usage}`
const HELP = `Verifies Glasshouse on your own machine. What stands in [] may be left out.

${Object.entries(COMMANDS).map(lineOf).join('\n')}

bet       a bet of ${Object.keys(OWN_GAMES).join(', ')}; the choice is JSON, such as
          '{"direction":"lower","number":50000}', '{"risk":"low"}' or '{"mines":3}'
round     a round of ${Object.keys(SHARED_GAMES).join(', ')};
          the hash before round 1 is the terminal hash that the manifest names
chain     walks from a round's hash to the terminal hash
book      the bets of a round: the file holds the published text, byte for byte
manifest  what was published before the first round: likewise
salt      a salt that is the hash of a bitcoin block, from its 80-byte header in hex
practice  the salt of a practice chain

--json prints one JSON object. The exit code is 0 for OK, 1 for DOES NOT HOLD and 2 for a question not understood.
`

/** Answers the words of a command line, and throws where they make no sense. */
export function verify([name, ...words]) {
  demand(name !== undefined, 'a command is missing')
  const { judge, usage } = oneOf(COMMANDS, name)
  const needed = usage.split('<').length - 1
  const most = usage.split(' ').length
  demand(words.length >= needed && words.length <= most, `${name} takes ${usage}`)
  const answer = judge(words)
  return { command: name, holds: answer.checks.every(({ holds }) => holds), ...answer }
}

function inWords({ checks, outcome, meaning, skippedWords, notes = [], holds }) {
  const claims = checks.flatMap((one) => [
    `${one.name}: ${one.holds ? 'holds' : 'DOES NOT HOLD'}`,
    `  claimed   ${one.claimed}`,
    `  computed  ${one.computed}`,
  ])
  const facts = Object.entries({ ...outcome, ...meaning }).map(
    ([name, value]) => `${name}: ${[value].flat().join(', ')}`,
  )
  if (skippedWords) facts.push(`words skipped to keep every value as likely: ${skippedWords}`)
  const parts = [claims, facts, notes, [holds ? 'OK' : 'DOES NOT HOLD']].filter((lines) => lines.length > 0)
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

function main(args) {
  const asJson = args.includes('--json')
  if (args.includes('--help')) return process.stdout.write(HELP)
  try {
    const answer = verify(args.filter((word) => word !== '--json'))
    process.stdout.write(asJson ? `${JSON.stringify(answer)}\n` : inWords(answer))
    process.exitCode = answer.holds ? 0 : 1
  } catch (error) {
    if (!(error instanceof WrongUsage)) throw error
    process.stderr.write(asJson ? '' : `Not understood: ${error.message}.\n\n${HELP}`)
    process.stdout.write(asJson ? `${JSON.stringify({ error: error.message })}\n` : '')
    process.exitCode = 2
  }
}

// Imported by another program, this file only lends `verify` and its `WrongUsage`.
const [, started] = process.argv
if (started && existsSync(started) && realpathSync(started) === realpathSync(new URL(import.meta.url))) {
  main(process.argv.slice(2))
}
