// Lies about the limits of a round: they are bound in its bet list, and every cap follows from them.

import { fake, odd, part, sceneLie, sceneOf, withHeader, type Lie, type Scene, type Wanted } from './lie.ts'

const [UNPAID, GIFT, CONFUSED] = [
  'pays winners less than the bankroll allows',
  'lets a friend win more than the bankroll allows',
  'shows each reader something else',
]
const AMOUNTS = ['bankroll', 'operatorMaxProfit', 'operatorMaxStake', 'maxProfit', 'maxRoundLoss']
const BEGIN = 'a bet list must begin with its version, round and limits'

/** Published so in both places, as if it had been so when the round opened. */
const both = (scene: Scene, amounts: Record<string, number>): void => {
  for (const [name, amount] of Object.entries(amounts)) {
    scene.round.limits[name] = amount
    scene.book.text = withHeader(scene.book, 4 + AMOUNTS.indexOf(name), String(amount))
  }
  fake(scene, scene.book.text)
}
const headed = (place: number, field: string) => (scene: Scene) => fake(scene, withHeader(scene.book, place, field))
const capped = (scene: Scene, cap: number): void => {
  scene.result.cap = cap
  fake(scene, part(scene, 3, String(cap)))
}
const amountOf = ({ round }: Scene, name: string): number => round.limits[name] ?? 0
const capOf = ({ result }: Scene): number => result.cap ?? 0

const published = AMOUNTS.map(
  (name) =>
    [
      `another ${name} than in the bet list`,
      CONFUSED,
      ({ round }: Scene) => (round.limits[name] = (round.limits[name] ?? 0) + 100),
      `${name} of the round is claimed to be`,
    ] as const,
)

const rows = [
  ...published,
  [
    'a limit as text',
    CONFUSED,
    (scene) => (scene.round.limits['bankroll'] = odd(String(amountOf(scene, 'bankroll')))),
    'bankroll of the round',
  ],
  [
    'a limit that is left out',
    CONFUSED,
    ({ round }) => delete round.limits['maxProfit'],
    'maxProfit of the round is claimed to be nothing',
  ],
  ['no limits', CONFUSED, ({ round }) => (round.limits = odd(undefined)), 'its limits must be an object, not nothing'],
  ['limits in a list', CONFUSED, ({ round }) => (round.limits = odd([])), 'its limits must be an object'],
  [
    'a lower max win',
    UNPAID,
    (scene) => both(scene, { maxProfit: amountOf(scene, 'maxProfit') - 100 }),
    'the max win of a bet is claimed to be',
  ],
  [
    'a higher max win',
    GIFT,
    (scene) => both(scene, { maxProfit: amountOf(scene, 'maxProfit') * 2 }),
    'the max win of a bet is claimed to be',
  ],
  [
    'a lower max loss',
    UNPAID,
    (scene) => both(scene, { maxRoundLoss: amountOf(scene, 'maxRoundLoss') - 1 }),
    'the max loss of the round is claimed to be',
  ],
  [
    'a lower bankroll',
    UNPAID,
    (scene) => both(scene, { bankroll: 1_000_000 }),
    'the max loss of the round is claimed to be',
  ],
  ['a bankroll below zero', UNPAID, (scene) => both(scene, { bankroll: -5 }), 'but is 0'],
  [
    'a limit of an operator that nobody set',
    UNPAID,
    (scene) => both(scene, { operatorMaxProfit: 100 }),
    'the max win of a bet is claimed to be',
  ],
  ['a stake above an operator’s limit', GIFT, (scene) => both(scene, { operatorMaxStake: 50 }), 'but is at most 50'],
  [
    'a stake above the game’s limit',
    GIFT,
    (scene) => fake(scene, part(scene, 2, '50100')),
    'its stake is claimed to be 50100, but is at most',
  ],
  ['a list of another round', CONFUSED, headed(3, '77'), 'the round in the bet list is claimed to be crash 1/77'],
  ['a list of another epoch', CONFUSED, headed(2, '2'), 'the round in the bet list is claimed to be crash 2/'],
  ['a list of another game', CONFUSED, headed(1, 'bomb'), 'the round in the bet list is claimed to be bomb 1/'],
  [
    'another version than the list has',
    CONFUSED,
    ({ round }) => (round.bookVersion = 'GHB0'),
    'the version of the bet list is claimed to be GHB0',
  ],
  ['a version that does not exist', CONFUSED, headed(0, 'GHB2'), BEGIN],
  ['a list without its header', CONFUSED, (scene) => fake(scene, scene.book.text.replace(/^.*\n/, '')), BEGIN],
  ['an empty list', UNPAID, (scene) => fake(scene, ''), BEGIN],
  ['a bankroll with a leading zero', CONFUSED, headed(4, '0100'), BEGIN],
  ['a bankroll of negative zero', CONFUSED, headed(4, '-0'), BEGIN],
  ['a bankroll spelled 1e9', CONFUSED, headed(4, '1e9'), BEGIN],
  ['a bankroll that is left out', CONFUSED, headed(4, '-'), BEGIN],
  ['a max loss that is left out', UNPAID, headed(8, '-'), BEGIN],
  ['one field too many', CONFUSED, headed(8, '100|100'), BEGIN],
  ['a lower cap', UNPAID, (scene) => capped(scene, capOf(scene) - 1), 'its cap is claimed to be'],
  ['a higher cap', GIFT, (scene) => capped(scene, capOf(scene) + 100), 'its cap is claimed to be'],
  ['a cap below the first cash-out', UNPAID, (scene) => capped(scene, 100), 'but is at least 101'],
  [
    'another cap in the result than in the list',
    UNPAID,
    (scene) => (scene.result.cap = capOf(scene) + 1),
    'the cap in its result is claimed to be',
  ],
  [
    'a bet without a cap',
    GIFT,
    (scene) => {
      scene.result.cap = null
      fake(scene, part(scene, 3, '-'))
    },
    'its cap is claimed to be null',
  ],
  [
    'a cap with a leading zero',
    CONFUSED,
    (scene) => fake(scene, part(scene, 3, `0${capOf(scene)}`)),
    'this isn’t a line of a bet list',
  ],
  [
    'a lower cap of the round',
    UNPAID,
    ({ round }) => (round.roundCap = Math.max(100, round.roundCap! - 1)),
    'the cap of the round is claimed to be',
  ],
  ['a higher cap of the round', GIFT, ({ round }) => (round.roundCap! += 1), 'the cap of the round is claimed to be'],
  ['no cap of the round', GIFT, ({ round }) => (round.roundCap = null), 'the cap of the round is claimed to be null'],
] satisfies Parameters<ReturnType<typeof sceneLie>>[0][]

const draws = [
  [
    'a draw: a bet with a cap',
    CONFUSED,
    (scene) => fake(scene, part(scene, 3, '200')),
    'the cap in its result is claimed to be null, but is 200',
  ],
  [
    'a draw: a cap of the round',
    CONFUSED,
    ({ round }) => (round.roundCap = 200),
    'the cap of the round is claimed to be 200, but is null',
  ],
  [
    'a draw: a stake that the bankroll does not cover',
    GIFT,
    (scene) => both(scene, { bankroll: 0, maxProfit: 0, maxRoundLoss: 0 }),
    'but is at most 0',
  ],
  [
    'a draw: a round that the bankroll does not cover',
    GIFT,
    (scene) => both(scene, { bankroll: 0, maxProfit: 0, maxRoundLoss: 0 }),
    'the most that the round could lose is claimed to be',
  ],
  [
    'a draw: a lower max win',
    UNPAID,
    (scene) => both(scene, { maxProfit: 100 }),
    'the max win of a bet is claimed to be',
  ],
] satisfies Parameters<ReturnType<typeof sceneLie>>[0][]

const HAS_WON: Wanted = ({ result }) => result.payout! > 0
const IS_ALONE: Wanted = () => true
export const limitLies: readonly Lie[] = [
  ...rows.map(sceneLie(() => sceneOf('crash', HAS_WON))),
  ...draws.map(sceneLie(() => sceneOf('roulette', IS_ALONE))),
]
