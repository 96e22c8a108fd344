// Lies about shared rounds: their results, their place in the chain, and what is paid.

import { hashOfHex, spoiled } from '../../run-verifier.ts'
import type { Round } from '../round-files.ts'
import { addUp, odd, sceneLie, sceneOf, type Lie, type Scene } from './lie.ts'

const [UNPAID, GIFT, STEERED, HIDDEN, CONFUSED] = [
  'keeps what players have won',
  'pays a friend',
  'draws results that suit the house',
  'hides a round that would show what is wrong',
  'shows each reader something else',
]

const CRASH = ['crash', 'bomb', 'football', 'richbomb']
const DRAWS = ['roulette', 'wingo', 'lucky3', 'fruit']

const redrawn: Readonly<Record<string, (outcome: Record<string, unknown>) => void>> = {
  roulette: (outcome) => (outcome['slot'] = (Number(outcome['slot']) + 1) % 100),
  wingo: (outcome) => (outcome['digit'] = (Number(outcome['digit']) + 1) % 10),
  lucky3: (outcome) => (outcome['digits'] = [...String(outcome['digits'])].reverse().join('1')),
  fruit: (outcome) => (outcome['lit'] = [...(outcome['lit'] as number[]), 5]),
}

const perGame = [...CRASH, ...DRAWS].flatMap((game) => [
  sceneLie(() => sceneOf(game))([
    `${game}: another outcome`,
    STEERED,
    ({ round }) => (redrawn[game] ?? ((outcome) => (outcome['bust'] = Number(outcome['bust']) + 1)))(round.outcome!),
    'the outcome is claimed to be',
  ]),
  sceneLie(() => sceneOf(game, ({ result }) => result.payout! > 100))([
    `${game}: a winner paid one gold less`,
    UNPAID,
    (scene) => {
      scene.result.payout!--
      addUp(scene)
    },
    'the payout is claimed to be',
  ]),
  sceneLie(() => sceneOf(game, ({ result }) => result.payout === 0))([
    `${game}: a loser who is paid`,
    GIFT,
    (scene) => {
      scene.result.payout = 100
      addUp(scene)
    },
    'the payout is claimed to be 100, but is 0',
  ]),
])

type Rounds = readonly { readonly round: Round }[]
const rounds = ({ file }: Scene): Rounds => file.rounds
const linked = (round: Round, hash: string): void => {
  round.hash = hash
  round.commit = hashOfHex(hash)
}

const chains = [
  [
    'another hash before a round',
    STEERED,
    ({ round }) => (round.commit = spoiled(round.commit)),
    'SHA-256 of its hash is claimed to be',
  ],
  ['a hash that leads elsewhere', STEERED, ({ round }) => linked(round, spoiled(round.hash!)), 'the hash before round'],
  [
    'another chain from its beginning',
    STEERED,
    (scene) => linked(rounds(scene)[0]!.round, 'ab'.repeat(32)),
    'the end of the chain is claimed to be',
  ],
  ['a hash in capitals', CONFUSED, ({ round }) => (round.hash = round.hash!.toUpperCase()), 'the hash before round'],
  [
    'a hash with a look-alike digit',
    CONFUSED,
    ({ round }) => (round.hash = `${round.hash!.slice(0, 63)}０`),
    'its hash must be 64 hex digits',
  ],
  ['a hash that is kept back', HIDDEN, ({ round }) => (round.hash = null), 'its hash must be 64 hex digits, not null'],
  [
    'a round that is said to run for ever',
    HIDDEN,
    ({ round }) => Object.assign(round, { phase: 'running', hash: null }),
    'but is null',
  ],
  ['another salt in one round', STEERED, ({ round }) => (round.salt = spoiled(round.salt)), 'the salt of round'],
  [
    'another salt in every round',
    STEERED,
    (scene) => {
      for (const { round } of rounds(scene)) round.salt = spoiled(round.salt)
    },
    'the salt of round 1 is claimed to be',
  ],
  ['a round that is left out', HIDDEN, ({ file }) => file.rounds.splice(1, 1), 'round 2 is missing'],
  ['several rounds that are left out', HIDDEN, ({ file }) => file.rounds.splice(1, 2), 'rounds 2 to 3 are missing'],
  ['a round shown twice', HIDDEN, ({ file }) => file.rounds.push(file.rounds[1]!), 'round 2 appears twice'],
  [
    'two rounds with exchanged numbers',
    STEERED,
    ({
      file: {
        rounds: [, second, third],
      },
    }) => {
      for (const part of ['round', 'book'] as const)
        [second![part].index, third![part].index] = [third![part].index, second![part].index]
    },
    'the hash before round',
  ],
  [
    'a round under a later number',
    HIDDEN,
    ({ file }) => {
      const { round, book } = file.rounds.at(-1)!
      round.index = book.index = 3
      file.rounds.splice(2, 1)
    },
    'the hash before round 3 is claimed to be',
  ],
  [
    'a round beyond the end of the chain',
    STEERED,
    ({ file }) => {
      const { round, book } = file.rounds.at(-1)!
      round.index = book.index = 5
    },
    'the chain has only 4 rounds',
  ],
  ['a round of another epoch', STEERED, ({ round, book }) => (round.epoch = book.epoch = 2), 'is missing'],
  [
    'a round of another game',
    STEERED,
    ({ round, book }) => (round.game = book.game = 'bomb'),
    'bomb 1: the end of the chain is claimed to be nothing',
  ],
  [
    'a game with a Cyrillic letter',
    CONFUSED,
    ({ round, book }) => (round.game = book.game = 'сrash'),
    'unknown "сrash"',
    2,
  ],
  ['a game in a list', CONFUSED, ({ round }) => (round.game = odd(['crash'])), 'unknown ["crash"]', 2],
  [
    'an index as text',
    CONFUSED,
    ({ round }) => (round.index = odd(String(round.index))),
    "a round's index must be a whole number",
    2,
  ],
  ['round 0', CONFUSED, ({ round }) => (round.index = 0), "a round's index must be a whole number from 1", 2],
  ['an epoch as text', CONFUSED, ({ round }) => (round.epoch = odd('1')), 'an epoch must be a whole number', 2],
  ['an incident that is a number', CONFUSED, ({ round }) => (round.incident = odd(0)), 'its incident must be text'],
  [
    'an incident that is left open',
    HIDDEN,
    ({ round }) => (round.incident = odd(undefined)),
    'its incident must be text, not nothing',
  ],
  [
    'a start as text',
    CONFUSED,
    ({ round }) => (round.startedAt = odd('never')),
    'its startedAt must be a whole number',
  ],
  [
    'a start that is left open',
    HIDDEN,
    ({ round }) => (round.startedAt = odd(undefined)),
    'its startedAt must be a whole number',
  ],
  ['a round cap as text', CONFUSED, ({ round }) => (round.roundCap = odd('150')), 'its cap must be a whole number'],
  ['a round cap below 1.00×', UNPAID, ({ round }) => (round.roundCap = 50), 'its cap must be a whole number from 100'],
  ['no outcome', STEERED, ({ round }) => (round.outcome = null), 'an outcome must be an object, not null'],
  ['a sum of stakes that does not add up', HIDDEN, ({ round }) => (round.totalGold += 100), 'the sum of all stakes'],
  [
    'a sum of payouts that does not add up',
    UNPAID,
    ({ round }) => (round.totalPayout! += 100),
    'the sum of all payouts',
  ],
  [
    'a sum of payouts that is left open',
    UNPAID,
    ({ round }) => (round.totalPayout = null),
    'the sum of all payouts is claimed to be null',
  ],
  ['a sum as text', CONFUSED, ({ round }) => (round.totalGold = odd(String(round.totalGold))), 'the sum of all stakes'],
  ['more players than there are', HIDDEN, ({ round }) => round.players++, 'the number of players'],
] satisfies Parameters<ReturnType<typeof sceneLie>>[0][]

export const roundLies: readonly Lie[] = [...perGame, ...chains.map(sceneLie(() => sceneOf('crash')))]
