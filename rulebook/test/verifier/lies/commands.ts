// Lies about one bet or round, as a player types them from the screen.

import { spoiled } from '../../run-verifier.ts'
import vectors from '../../vectors.json' with { type: 'json' }
import type { Lie } from './lie.ts'

const { seed, seedHash, client, salt, beacon, chains } = vectors
const BET = ['bet', 'roller', seed, seedHash, client, '0']
const LOWER = ['--choice', '{"direction":"lower","number":80000}', '--gold', '100']
const ROUND = ['round', 'crash', chains.crash.h1, chains.crash.terminal, '1', salt]
/** Round 1000 of quicknet, as published, and a lock just before it. */
export const REAL_BEACON: readonly string[] = [
  'beacon',
  '1000',
  'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
  '1692806363800',
]
const AUTO = ['--choice', '{"auto":110}', '--gold', '100']

type Row = readonly [name: string, gain: string, words: readonly string[], found: string]
const SHOWN = 'shows a result that was not drawn'
const UNPAID = 'keeps what a player has won'
const CONFUSED = 'shows each reader something else'

const wrong: readonly Row[] = [
  [
    'the hash of another seed',
    SHOWN,
    BET.with(3, spoiled(seedHash)),
    'SHA-256 of the server seed, shown before the bet',
  ],
  [
    'a roll that was not drawn',
    SHOWN,
    [...BET, '--outcome', '{"roll":73509}'],
    'the outcome is claimed to be {"roll":73509}',
  ],
  [
    'a bet paid one gold less',
    UNPAID,
    [...BET, ...LOWER, '--payout', '122'],
    'the payout is claimed to be 122, but is 123',
  ],
  [
    'a round that does not follow',
    SHOWN,
    ROUND.with(3, spoiled(chains.crash.terminal)),
    'SHA-256 of the hash, shown one round earlier',
  ],
  [
    'an end that was not drawn',
    SHOWN,
    [...ROUND, '--outcome', '{"bust":100}'],
    'the outcome is claimed to be {"bust":100}',
  ],
  [
    'a round paid by another beacon',
    SHOWN,
    [...ROUND, beacon, '--outcome', '{"bust":114}'],
    'the outcome is claimed to be {"bust":114}',
  ],
  [
    'a beacon of a later round',
    SHOWN,
    REAL_BEACON.with(1, '1001'),
    'the first beacon round after betting closed is claimed to be 1001, but is 1000',
  ],
  [
    'a beacon that was there when betting closed',
    SHOWN,
    REAL_BEACON.with(4, '1692806364000'),
    'the first beacon round after betting closed is claimed to be 1000, but is 1001',
  ],
  ['a beacon that was made up', SHOWN, REAL_BEACON.with(2, seed), 'SHA-256 of the beacon’s signature is claimed'],
  [
    'a signature that was changed',
    SHOWN,
    REAL_BEACON.with(3, spoiled(REAL_BEACON[3]!)),
    'SHA-256 of the beacon’s signature is claimed',
  ],
  [
    'a target reached and not paid',
    UNPAID,
    [...ROUND, ...AUTO, '--outcome', '{"bust":114,"exit":0}'],
    'lost, although the round reached 1.10×',
  ],
  [
    'a round under another index',
    SHOWN,
    [...ROUND.with(4, '2'), '--outcome', '{"bust":114}'],
    'the outcome is claimed to be {"bust":114}',
  ],
]
const refused: readonly Row[] = [
  ['a payout of negative zero', CONFUSED, [...BET, ...LOWER, '--payout', '-0'], 'a payout must be a whole number'],
  ['a stake spelled 1e3', CONFUSED, [...BET, '--choice', LOWER[1]!, '--gold', '1e3'], 'a stake must be a whole number'],
  [
    'a stake in Arabic digits',
    CONFUSED,
    [...BET, '--choice', LOWER[1]!, '--gold', '١٠٠'],
    'a stake must be a whole number',
  ],
  [
    'a stake beyond all gold',
    CONFUSED,
    [...BET, '--choice', LOWER[1]!, '--gold', '1000000000'],
    'a stake must be a whole number from 1 to 999999999',
  ],
  ['a nonce with a leading zero', CONFUSED, BET.with(5, '00'), 'a nonce must be a whole number'],
  ['a nonce with a line break', CONFUSED, BET.with(5, '0\n'), 'a nonce must be a whole number'],
  [
    'an outcome that names its roll twice',
    CONFUSED,
    [...BET, '--outcome', '{"roll":1,"roll":73508}'],
    'an outcome has the field "roll" twice',
  ],
  ['an outcome that is a list', CONFUSED, [...BET, '--outcome', '[73508]'], 'an outcome must be an object'],
  ['an outcome of NaN', CONFUSED, [...BET, '--outcome', '{"roll":NaN}'], 'an outcome must be JSON'],
  [
    'a choice with another field',
    CONFUSED,
    [...BET, '--choice', '{"direction":"lower","number":5,"odds":2}'],
    'the choice in roller must be',
  ],
  [
    'a chain that nobody could walk',
    CONFUSED,
    ['chain', seed, '999999999999', seed],
    "a round's index must be a whole number from 1 to 10000000",
  ],
]

export const commandLies: readonly Lie[] = [
  ...wrong.map(([name, gain, words, found]): Lie => ({
    name: `typed: ${name}`,
    gain,
    words: () => words,
    found,
    code: 1,
  })),
  ...refused.map(([name, gain, words, found]): Lie => ({
    name: `typed: ${name}`,
    gain,
    words: () => words,
    found,
    code: 2,
  })),
]
