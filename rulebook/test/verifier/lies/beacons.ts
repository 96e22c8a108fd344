// Lies about the beacon of a round. The signature itself is checked in ../../verify-beacon.test.ts, where its library is.

import { QUICKNET } from '../../../src/beacon/network.ts'
import { hashOf, hashOfHex, spoiled } from '../../run-verifier.ts'
import { addUp, odd, sceneLie, sceneOf, type Lie, type Scene, type Wanted } from './lie.ts'
import { restated } from './republish.ts'

const [STEERED, UNPAID, CONFUSED] = [
  'chooses among several outcomes the one that suits the house',
  'keeps what players staked or won',
  'shows each reader something else',
]
const LOCK = 'the first beacon round after betting closed is claimed to be'
const CLOCK = 'has the key of drand quicknet, but another clock'
const network = (change: Record<string, unknown>) =>
  restated((facts) => (facts['beacon'] = { ...(facts['beacon'] as object), ...change }))

const rows = [
  ['a later beacon', STEERED, ({ round }) => (round.beaconRound! += 1), LOCK],
  ['an earlier beacon', STEERED, ({ round }) => (round.beaconRound! -= 1), LOCK],
  ['a lock that was moved to fit another beacon', STEERED, ({ round }) => (round.lockTime += 3000), LOCK],
  [
    'a beacon that does not follow from its signature',
    STEERED,
    ({ round }) => (round.beacon = hashOf('a good one')),
    'SHA-256 of the beacon’s signature is claimed',
  ],
  [
    'a signature that was changed',
    STEERED,
    ({ round }) => (round.beaconSignature = spoiled(round.beaconSignature!)),
    'SHA-256 of the beacon’s signature is claimed',
  ],
  [
    'a beacon of another round, with its signature',
    STEERED,
    ({ round }) => {
      round.beaconSignature = 'ab'.repeat(48)
      round.beacon = hashOfHex(round.beaconSignature)
    },
    'the outcome is claimed to be',
  ],
  [
    'no beacon, although the manifest promised one',
    STEERED,
    ({ round }) => Object.assign(round, { beaconRound: null, beacon: null, beaconSignature: null }),
    'the manifest names a beacon, but it has none',
  ],
  [
    'a manifest without a beacon',
    STEERED,
    restated((facts) => (facts['beacon'] = null)),
    'it has a beacon that the manifest doesn’t name',
  ],
  [
    'a manifest that leaves the beacon out',
    STEERED,
    restated((facts) => delete facts['beacon']),
    'it has a beacon that the manifest doesn’t name',
  ],
  ['a beacon of no round', CONFUSED, ({ round }) => (round.beaconRound = null), 'it has a beacon, but no beacon round'],
  [
    'a result before its beacon',
    STEERED,
    ({ round }) => Object.assign(round, { beacon: null, beaconSignature: null }),
    'it has a result, but no beacon',
  ],
  [
    'a beacon without a signature',
    STEERED,
    ({ round }) => (round.beaconSignature = null),
    "a beacon's signature must be 96 hex digits, not null",
  ],
  [
    'a signature that is cut off',
    STEERED,
    ({ round }) => (round.beaconSignature = round.beaconSignature!.slice(2)),
    "a beacon's signature must be 96 hex digits",
  ],
  [
    'the number of a beacon as text',
    CONFUSED,
    ({ round }) => (round.beaconRound = odd(String(round.beaconRound))),
    'its beacon round must be a whole number',
  ],
  [
    'a lock as text',
    CONFUSED,
    ({ round }) => (round.lockTime = odd(String(round.lockTime))),
    'its lock time must be a whole number',
  ],
  ['no lock', CONFUSED, ({ round }) => (round.lockTime = odd(undefined)), 'its lock time must be a whole number'],
  [
    'a beacon in a list',
    CONFUSED,
    ({ round }) => (round.beacon = odd([round.beacon])),
    'a beacon must be 64 hex digits',
  ],
  ['a network that began later', STEERED, network({ genesis: 1_700_000_001 }), CLOCK],
  ['a network with a longer period', STEERED, network({ period: 30 }), CLOCK],
  [
    'a later beginning, so that a beacon that everybody knows seems to be the next one',
    STEERED,
    (scene) => {
      network({ genesis: QUICKNET.genesis + 100 * QUICKNET.period })(scene)
      for (const { round } of scene.file.rounds) round.beaconRound! -= 100
    },
    CLOCK,
  ],
  [
    'a network that never signs',
    CONFUSED,
    network({ period: 0 }),
    'the period of the beacon must be a whole number from 1',
  ],
  [
    'a network of another kind',
    CONFUSED,
    network({ scheme: 'pedersen-bls-chained' }),
    'the scheme of the beacon must be',
  ],
  [
    'a network with half a key',
    CONFUSED,
    network({ publicKey: 'ab'.repeat(48) }),
    'the public key of the beacon must be 192 hex digits',
  ],
  [
    'a network without a beginning',
    CONFUSED,
    network({ genesis: null }),
    'the genesis of the beacon must be a whole number',
  ],
  [
    'a network in a list',
    CONFUSED,
    restated((facts) => (facts['beacon'] = [])),
    'the beacon of the manifest must be an object',
  ],
] satisfies Parameters<ReturnType<typeof sceneLie>>[0][]

const settled = (payout: number) => (scene: Scene) => {
  Object.assign(scene.result, { state: 'settled', payout, exit: scene.result.exit === null ? null : 0 })
  addUp(scene)
}
const refund = (part: number) => (scene: Scene) => {
  scene.result.payout = scene.result.payout! * part
  addUp(scene)
}
const undrawn = [
  [
    'an outcome without a beacon',
    STEERED,
    ({ round }) => (round.outcome = { bust: 200 }),
    'it has an outcome that nobody could know',
  ],
  [
    'a missing beacon that is kept quiet',
    UNPAID,
    ({ round }) => (round.incident = null),
    'it has a result, but no beacon',
  ],
  [
    'a missing beacon called an interruption',
    UNPAID,
    ({ round }) => (round.incident = 'restart'),
    'it has a result, but no beacon',
  ],
  ['a bet that is kept without a beacon', UNPAID, settled(0), 'its stake should have been refunded'],
  ['a bet that is paid without a beacon', UNPAID, settled(900), 'its stake should have been refunded'],
  ['less refunded than staked, without a beacon', UNPAID, refund(0), 'the refunded amount isn’t its stake'],
  ['more refunded than staked, without a beacon', UNPAID, refund(2), 'the refunded amount isn’t its stake'],
  [
    'a bet that an interruption ended, without a beacon',
    CONFUSED,
    ({ result }) => (result.interrupted = true),
    'ended by an interruption that didn’t happen',
  ],
] satisfies Parameters<ReturnType<typeof sceneLie>>[0][]

const isUndrawn: Wanted = ({ round }) => round.beaconRound !== null && round.beacon === null
const draws = undrawn
  .slice(3)
  .map(([name, ...row]) => [`a draw: ${name}`, ...row] as Parameters<ReturnType<typeof sceneLie>>[0])
export const beaconLies: readonly Lie[] = [
  ...rows.map(sceneLie(() => sceneOf('crash', undefined, false, 'beacon'))),
  ...undrawn.map(sceneLie(() => sceneOf('crash', isUndrawn, true, 'beacon'))),
  ...draws.map(sceneLie(() => sceneOf('wingo', isUndrawn, true, 'beacon'))),
]
