// Lies about seed pairs: the seeds, and which bets belong to them.

import { fileWith, hashOfHex, spoiled } from '../../run-verifier.ts'
import type { Page } from '../own-files.ts'
import { linesOf, odd, PAIR_BETS, pairLie, somePair, type Lie } from './lie.ts'

const [STEERED, HIDDEN, CONFUSED] = [
  'draws results that suit the house',
  'hides bets that would show what is wrong',
  'shows each reader something else',
]

const seedLies = [
  [
    'another server seed',
    STEERED,
    (pair: Page) => (pair.serverSeed = spoiled(pair.serverSeed)),
    'SHA-256 of the server seed',
  ],
  [
    'another server seed with its own hash',
    STEERED,
    (pair: Page) => {
      pair.serverSeed = spoiled(pair.serverSeed)
      pair.serverSeedHash = hashOfHex(pair.serverSeed)
    },
    'the outcome is claimed to be',
  ],
  [
    'a shorter server seed',
    STEERED,
    (pair: Page) => (pair.serverSeed = pair.serverSeed.slice(2)),
    'must be 64 hex digits',
  ],
  [
    'a digit that only looks like one',
    STEERED,
    (pair: Page) => (pair.serverSeed = `０${pair.serverSeed.slice(1)}`),
    'must be 64 hex digits',
  ],
  [
    'a server seed that is a list',
    CONFUSED,
    (pair: Page) => (pair.serverSeed = odd([pair.serverSeed])),
    'must be 64 hex digits',
  ],
  [
    'a hash in capitals',
    CONFUSED,
    (pair: Page) => (pair.serverSeedHash = pair.serverSeedHash.toUpperCase()),
    'SHA-256 of the server seed',
  ],
  [
    'no hash at all',
    STEERED,
    (pair: Page) => (pair.serverSeedHash = odd(undefined)),
    'SHA-256 of the server seed is claimed to be nothing',
  ],
  ['another client seed', STEERED, (pair: Page) => (pair.clientSeed += '-'), 'the outcome is claimed to be'],
  ['a client seed with a colon', STEERED, (pair: Page) => (pair.clientSeed = 'a:1'), 'a client seed must have'],
  [
    'a client seed with a Cyrillic letter',
    CONFUSED,
    (pair: Page) => (pair.clientSeed = 'sееd'),
    'a client seed must have',
  ],
  ['a client seed that is a number', CONFUSED, (pair: Page) => (pair.clientSeed = odd(12)), 'a client seed must have'],
  [
    'a seed that was promised otherwise',
    STEERED,
    (pair: Page) => (pair.promise.nextServerSeedHash = spoiled(pair.serverSeedHash)),
    'the hash promised before the client seed is claimed to be',
  ],
  [
    'a promise that was shown after the client seed',
    STEERED,
    (pair: Page) => (pair.promise.shownTime = pair.promise.clientSeedTime + 1),
    'the hash was shown after the client seed was given',
  ],
  [
    'a promise without a hash',
    STEERED,
    (pair: Page) => (pair.promise.nextServerSeedHash = odd(undefined)),
    'the hash promised before the client seed is claimed to be nothing',
  ],
  [
    'a promise without the time of the client seed',
    STEERED,
    (pair: Page) => (pair.promise.clientSeedTime = odd(null)),
    'the promise’s clientSeedTime must be a whole number',
  ],
  [
    'a promise whose time is text',
    CONFUSED,
    (pair: Page) => (pair.promise.shownTime = odd('1')),
    'the promise’s shownTime must be a whole number',
  ],
  [
    'a promise that is a list',
    CONFUSED,
    (pair: Page) => (pair.promise = odd([])),
    'its promise must be an object, not []',
  ],
  [
    'a promise that is nothing',
    CONFUSED,
    (pair: Page) => (pair.promise = odd(null)),
    'its promise must be an object, not null',
  ],
  [
    'another hash than the browser was shown',
    STEERED,
    (pair: Page) => (pair.seen = { nextServerSeedHash: spoiled(pair.serverSeedHash) }),
    'the hash that your browser was shown before the client seed is claimed to be',
  ],
  [
    'a note of the browser without a hash',
    CONFUSED,
    (pair: Page) => (pair.seen = odd({})),
    'the hash that your browser was shown before the client seed is claimed to be nothing',
  ],
  [
    'a note of the browser that is a list',
    CONFUSED,
    (pair: Page) => (pair.seen = odd([])),
    'what your browser was shown must be an object',
  ],
  ['a client seed with a line break', CONFUSED, (pair: Page) => (pair.clientSeed += '\n'), 'a client seed must have'],
] as const

const nonceLies = [
  ['a bet left out', HIDDEN, (pair: Page) => pair.bets.splice(5, 1), 'nonce 5 is missing'],
  ['the first bet left out', HIDDEN, (pair: Page) => pair.bets.shift(), 'nonce 0 is missing'],
  ['the last bets left out', HIDDEN, (pair: Page) => pair.bets.splice(-3), 'nonces 77 to 79 are missing'],
  [
    'a longer list called complete',
    HIDDEN,
    (pair: Page) => pair.betCount++,
    '"complete" is claimed to be true, but is false',
  ],
  [
    'a shorter list called complete',
    HIDDEN,
    (pair: Page) => pair.betCount--,
    '"complete" is claimed to be true, but is false',
  ],
  [
    'a complete list called incomplete',
    HIDDEN,
    (pair: Page) => (pair.complete = false),
    '"complete" is claimed to be false, but is true',
  ],
  ['complete as a word', CONFUSED, (pair: Page) => (pair.complete = odd('true')), '"complete" is claimed to be true'],
  ['complete as a number', CONFUSED, (pair: Page) => (pair.complete = odd(1)), '"complete" is claimed to be 1'],
  [
    'the number of bets as text',
    CONFUSED,
    (pair: Page) => (pair.betCount = odd('80')),
    'the number of bets must be a whole number',
  ],
  [
    'a bet put in twice',
    HIDDEN,
    (pair: Page) => pair.bets.push({ ...pair.bets[7]!, id: 9_999_999 }),
    'this nonce appears twice',
  ],
  [
    'the same bet under two nonces',
    HIDDEN,
    (pair: Page) => (pair.bets[8]!.id = pair.bets[7]!.id),
    'bet 1021 appears twice',
  ],
  [
    'two bets with exchanged nonces',
    STEERED,
    ({ bets: [first, , , , fifth] }: Page) => {
      ;[first!.nonce, fifth!.nonce] = [fifth!.nonce, first!.nonce]
      ;[first!.createTime, fifth!.createTime] = [fifth!.createTime, first!.createTime]
    },
    'the outcome is claimed to be',
  ],
  [
    'a nonce that was used later',
    STEERED,
    (pair: Page) => (pair.bets[4]!.createTime += 5000),
    'it isn’t newer than the previous nonce',
  ],
  [
    'a nonce as text',
    CONFUSED,
    (pair: Page) => (pair.bets[3]!.nonce = odd('3')),
    'its nonce must be a whole number from 0 up, not "3"',
  ],
  [
    'a nonce below zero',
    HIDDEN,
    (pair: Page) => (pair.bets[3]!.nonce = -3),
    'its nonce must be a whole number from 0 up, not -3',
  ],
  [
    'a bet without a time',
    CONFUSED,
    (pair: Page) => (pair.bets[3]!.createTime = odd(null)),
    'its createTime must be a whole number',
  ],
  [
    'a bet without a number',
    CONFUSED,
    (pair: Page) => (pair.bets[3]!.id = odd(undefined)),
    'its id must be a whole number',
  ],
  ['a bet of a game that doesn’t exist', HIDDEN, (pair: Page) => (pair.bets[3]!.game = 'dice'), 'unknown "dice"'],
  ['a game with a Cyrillic letter', HIDDEN, (pair: Page) => (pair.bets[0]!.game = 'rоller'), 'unknown "rоller"'],
  ['a shared game among own bets', HIDDEN, (pair: Page) => (pair.bets[0]!.game = 'crash'), 'unknown "crash"'],
  [
    'a name that every object knows',
    CONFUSED,
    (pair: Page) => (pair.bets[0]!.game = 'constructor'),
    'unknown "constructor"',
  ],
  ['nothing instead of a bet', HIDDEN, (pair: Page) => (pair.bets[3] = odd(null)), 'it must be an object, not null'],
  [
    'a pair without a number',
    CONFUSED,
    (pair: Page) => (pair.seedPairId = odd('7')),
    'a seed pair’s id must be a whole number',
    2,
  ],
] as const

const over = (
  name: string,
  gain: string,
  found: string,
  words: (pair: Page) => readonly string[],
  code: 1 | 2 = 1,
): Lie => ({
  name,
  gain,
  found,
  code,
  words: () => words(somePair()),
})
const exported = (...pages: Page[]): string[] => ['export', fileWith(linesOf(pages))]

export const seedPairLies: readonly Lie[] = [
  ...seedLies.map(pairLie),
  ...nonceLies.map(pairLie),
  over(
    'a whole pair that was made up, for players who noted the hash',
    STEERED,
    'the hashed server seed that you noted',
    (pair) => [...exported(pair), '--hash', spoiled(pair.serverSeedHash)],
  ),
  over(
    'the last bets and their count left out, for players who counted',
    HIDDEN,
    'the number of bets that you noted',
    (pair) => [
      ...exported({ ...pair, bets: pair.bets.slice(0, -2), betCount: PAIR_BETS - 2 }),
      '--bets',
      String(PAIR_BETS),
    ],
  ),
  over('pages of two pairs as one', HIDDEN, 'its pages don’t agree on clientSeed', (pair) =>
    exported({ ...pair, bets: pair.bets.slice(0, 40) }, { ...pair, bets: pair.bets.slice(40), clientSeed: 'other' }),
  ),
  over('another count on every page', HIDDEN, 'its pages don’t agree on betCount', (pair) =>
    exported({ ...pair, bets: pair.bets.slice(0, 40) }, { ...pair, bets: pair.bets.slice(40), betCount: 40 }),
  ),
  over('pages with different promises', STEERED, 'its pages don’t agree on promise', (pair) =>
    exported(
      { ...pair, bets: pair.bets.slice(0, 40) },
      { ...pair, bets: pair.bets.slice(40), promise: { ...pair.promise, shownTime: 1 } },
    ),
  ),
  over('a page shown twice', HIDDEN, 'appears twice', (pair) => exported(pair, pair)),
  over('a bet moved to another pair', HIDDEN, 'seed pair 7: nonce 3 is missing', (pair) =>
    exported(
      { ...pair, bets: pair.bets.toSpliced(3, 1) },
      { ...pair, seedPairId: 8, bets: [pair.bets[3]!], betCount: 4, complete: false },
    ),
  ),
  over(
    'a refusal instead of a page',
    HIDDEN,
    'the file contains an error response, “Not now”',
    (pair) => ['export', fileWith(linesOf([pair, { errno: 1001, message: 'Not now', data: null }]))],
    2,
  ),
]
