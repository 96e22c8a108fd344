// Lies about cash-outs, caps and refunds, in regular, interrupted and cancelled rounds.

import { addUp, leaveAt, odd, sceneLie, sceneOf, type Lie, type Scene, type Wanted } from './lie.ts'

const [UNPAID, GIFT, HIDDEN, CONFUSED] = [
  'keeps what a player has won',
  'pays a friend',
  'ends a round that would have been expensive',
  'shows each reader something else',
]

type Row = readonly [name: string, gain: string, isWanted: Wanted, falsify: (scene: Scene) => void, found: string]
const lies = (game: string, rows: readonly Row[], incidents = false): Lie[] =>
  rows.map(([name, gain, isWanted, falsify, found]) =>
    sceneLie(() => sceneOf(game, isWanted, incidents))([`${game}: ${name}`, gain, falsify, found]),
  )

const exitOf = ({ result }: Scene): number => result.exit ?? 0
const refund = (scene: Scene): void => {
  leaveAt(scene, 100)
  scene.result.state = 'refunded'
}
const LOST: Wanted = ({ result }) => result.exit === 0
const WON: Wanted = ({ result }) => (result.exit ?? 0) > 101
const TARGET_REACHED: Wanted = ({ result, auto }) => auto !== null && result.exit === auto
const FREE: Wanted = ({ result, auto, bust }) => auto === null && (result.exit ?? 0) > 101 && (result.exit ?? 0) < bust

const regular = lies('crash', [
  [
    'a cash-out above the end of the round',
    GIFT,
    LOST,
    (scene) => leaveAt(scene, Number(scene.round.outcome!['bust']) + 1),
    'but the round ended at',
  ],
  [
    'a cash-out above the target',
    GIFT,
    (bet) => TARGET_REACHED(bet) && bet.bust > bet.auto!,
    (scene) => leaveAt(scene, exitOf(scene) + 1),
    'above its target or cap',
  ],
  [
    'a cash-out above the bet’s cap',
    GIFT,
    (bet) => FREE(bet) && bet.result.exit === bet.result.cap,
    (scene) => leaveAt(scene, exitOf(scene) + 1),
    'above its target or cap',
  ],
  [
    'a cash-out above the round’s cap',
    GIFT,
    (bet) => FREE(bet) && bet.result.exit === bet.round.roundCap,
    (scene) => leaveAt(scene, exitOf(scene) + 1),
    'above its target or cap',
  ],
  [
    'a target that was reached and is not paid',
    UNPAID,
    TARGET_REACHED,
    (scene) => leaveAt(scene, 0),
    'lost, although the round reached',
  ],
  [
    'a bet’s cap that was reached and is not paid',
    UNPAID,
    (bet) => bet.auto === null && bet.result.exit === bet.result.cap,
    (scene) => leaveAt(scene, 0),
    'lost, although the round reached',
  ],
  [
    'a round’s cap that was reached and is not paid',
    UNPAID,
    (bet) => bet.auto === null && bet.result.exit === bet.round.roundCap,
    (scene) => leaveAt(scene, 0),
    'lost, although the round reached',
  ],
  ['a cash-out at 1.00×', UNPAID, WON, (scene) => leaveAt(scene, 100), 'cashed out at 1.00×, which isn’t possible'],
  ['a cash-out below 1.00×', UNPAID, WON, (scene) => leaveAt(scene, 50), 'cashed out at 0.50×, which isn’t possible'],
  [
    'a cash-out below zero',
    UNPAID,
    WON,
    ({ result }) => (result.exit = -150),
    'cashed out at -1.50×, which isn’t possible',
  ],
  ['no cash-out', UNPAID, WON, ({ result }) => (result.exit = null), 'its "exit" is missing'],
  [
    'a cash-out as text',
    CONFUSED,
    WON,
    ({ result }) => (result.exit = odd(String(result.exit))),
    'its "exit" is missing',
  ],
  ['a cash-out in a list', CONFUSED, WON, ({ result }) => (result.exit = odd([result.exit])), 'its "exit" is missing'],
  [
    'a bet that an interruption ended, in a round without one',
    UNPAID,
    WON,
    ({ result }) => (result.interrupted = true),
    'ended by an interruption that didn’t happen',
  ],
  ['a cap as text', CONFUSED, WON, ({ result }) => (result.cap = odd('150')), 'its cap must be a whole number'],
  ['a cap below 1.00×', UNPAID, WON, ({ result }) => (result.cap = 99), 'its cap must be a whole number from 100'],
  [
    'a cap that is left open',
    UNPAID,
    WON,
    ({ result }) => (result.cap = odd(undefined)),
    'its cap must be a whole number from 100 up, not nothing',
  ],
  ['a stake refunded for no reason', UNPAID, WON, refund, 'its stake was refunded without a reason'],
  ['a loss refunded for no reason', GIFT, LOST, refund, 'its stake was refunded without a reason'],
  [
    'a round called interrupted after it was lost',
    GIFT,
    (bet) => LOST(bet) && bet.auto === null && bet.bust > 101,
    ({ round }) => (round.incident = 'restart'),
    'lost, although its round was interrupted',
  ],
  [
    'a round called cancelled after it was lost',
    HIDDEN,
    LOST,
    ({ round }) => (round.incident = 'void'),
    'lost, although its round was cancelled',
  ],
  [
    'a round said never to have started',
    HIDDEN,
    (bet) => WON(bet) && bet.auto === null,
    ({ round }) => Object.assign(round, { incident: 'restart', startedAt: null }),
    'its stake should have been refunded',
  ],
])

const interrupted: Wanted = ({ round }) => round.incident === 'restart' && round.startedAt !== null
const unstarted: Wanted = ({ round }) => round.incident === 'restart' && round.startedAt === null
const cancelled: Wanted = ({ round }) => round.incident === 'void' && round.startedAt !== null
const unplayed: Wanted = ({ round }) => round.incident === 'void' && round.startedAt === null
const isManual: Wanted = ({ auto }) => auto === null
const isOpen: Wanted = ({ result }) => result.interrupted
const both =
  (...wanted: Wanted[]): Wanted =>
  (bet) =>
    wanted.every((isSuch) => isSuch(bet))

const incidents = lies(
  'crash',
  [
    [
      'an interruption that is kept quiet',
      UNPAID,
      both(unstarted, isManual),
      ({ round }) => (round.incident = null),
      'without a reason',
    ],
    [
      'interrupted: a bet without a target that is lost',
      UNPAID,
      both(interrupted, isOpen, ({ bust }) => bust > 101),
      (scene) => leaveAt(scene, 0),
      'ended at 0.00× by the interruption, but',
    ],
    [
      'interrupted: a round noted as shorter than it was',
      UNPAID,
      both(interrupted, isOpen, WON, ({ round, bust, result }) => round.notedMs! > 5000 && result.exit! < bust),
      ({ round }) => (round.notedMs! -= 2000),
      'by the interruption, but',
    ],
    [
      'interrupted: a round that was noted never',
      CONFUSED,
      both(interrupted, isOpen),
      ({ round }) => (round.notedMs = null),
      'its notedMs must be a whole number',
    ],
    [
      'interrupted: a time that is text',
      CONFUSED,
      both(interrupted, isOpen),
      ({ round }) => (round.notedMs = odd('5000')),
      'its notedMs must be a whole number',
    ],
    [
      'interrupted: a time beyond a day',
      GIFT,
      both(interrupted, isOpen),
      ({ round }) => (round.notedMs = 99_999_999),
      'its notedMs must be a whole number from 0 to 86400000',
    ],
    [
      'interrupted: a bet with a target that ends with the others',
      UNPAID,
      both(interrupted, TARGET_REACHED),
      ({ result }) => (result.interrupted = true),
      'ended by an interruption that didn’t happen',
    ],
    [
      'interrupted: a word instead of true or false',
      CONFUSED,
      both(interrupted, isOpen),
      ({ result }) => (result.interrupted = odd('yes')),
      'its interrupted must be true or false, not "yes"',
    ],
    [
      'interrupted: a target that was reached and is not paid',
      UNPAID,
      both(interrupted, TARGET_REACHED),
      (scene) => leaveAt(scene, 0),
      'lost, although the round reached',
    ],
    [
      'interrupted: a target paid at 1.00×',
      UNPAID,
      both(interrupted, TARGET_REACHED),
      (scene) => leaveAt(scene, 100),
      'which isn’t possible',
    ],
    [
      'interrupted: a cash-out above the end of the round',
      GIFT,
      both(interrupted, isManual),
      (scene) => {
        scene.result.interrupted = false
        leaveAt(scene, Number(scene.round.outcome!['bust']) + 1)
      },
      'but the round ended at',
    ],
    [
      'interrupted: a stake refunded although the round had started',
      UNPAID,
      both(interrupted, isManual, WON),
      refund,
      'without a reason',
    ],
    ['never started: a target that is refunded', UNPAID, both(unstarted, TARGET_REACHED), refund, 'without a reason'],
    [
      'never started: a bet without a target that is played',
      GIFT,
      both(unstarted, isManual),
      (scene) => {
        scene.result.state = 'settled'
        leaveAt(scene, 101)
      },
      'its stake should have been refunded',
    ],
    [
      'never started: half of a stake refunded',
      UNPAID,
      both(unstarted, isManual),
      (scene) => {
        scene.result.payout = Math.floor(scene.result.payout! / 2)
        addUp(scene)
      },
      'the payout is claimed to be',
    ],
    [
      'never started: a refund below 1.00×',
      UNPAID,
      both(unstarted, isManual),
      (scene) => leaveAt(scene, 50),
      'the refunded amount isn’t its stake',
    ],
    [
      'cancelled: a bet that is lost',
      UNPAID,
      both(cancelled, ({ result }) => result.state === 'refunded'),
      (scene) => {
        scene.result.state = 'settled'
        leaveAt(scene, 0)
      },
      'lost, although its round was cancelled',
    ],
    [
      'cancelled: a refund above 1.00×',
      GIFT,
      both(cancelled, ({ result }) => result.state === 'refunded'),
      (scene) => leaveAt(scene, 200),
      'the refunded amount isn’t its stake',
    ],
    [
      'cancelled before the start: a bet that is played',
      UNPAID,
      unplayed,
      (scene) => {
        scene.result.state = 'settled'
        leaveAt(scene, 0)
      },
      'its stake should have been refunded',
    ],
  ],
  true,
)

const steps = lies('football', [
  [
    'a cash-out between two steps',
    GIFT,
    (bet) =>
      bet.auto === null &&
      (bet.result.exit ?? 0) === 150 &&
      bet.bust > 160 &&
      Math.min(bet.result.cap!, bet.round.roundCap!) > 160,
    (scene) => leaveAt(scene, 160),
    'cashed out at 1.60×, which isn’t possible',
  ],
  [
    'a cash-out before the first step',
    UNPAID,
    (bet) => bet.auto === null && WON(bet),
    (scene) => leaveAt(scene, 119),
    'cashed out at 1.19×, which isn’t possible',
  ],
  [
    'a step that was reached and is not paid',
    UNPAID,
    (bet) => bet.auto === 1 && bet.result.exit === 120,
    (scene) => leaveAt(scene, 0),
    'lost, although the round reached',
  ],
])

const DRAWN: Wanted = () => true
const isVoid: Wanted = ({ round }) => round.incident === 'void'
const draws = [
  ...lies('wingo', [
    [
      'a stake refunded',
      UNPAID,
      DRAWN,
      (scene) => {
        scene.result.state = 'refunded'
        scene.result.payout = Number(scene.line.split('|')[2])
        addUp(scene)
      },
      'its stake was refunded, which never happens in a draw',
    ],
    [
      'a bet with a cash-out',
      CONFUSED,
      DRAWN,
      ({ result }) => (result.exit = 100),
      'it has a cap or exit, which doesn’t exist in a draw',
    ],
    [
      'a bet with a cap',
      CONFUSED,
      DRAWN,
      ({ result }) => (result.cap = 100),
      'it has a cap or exit, which doesn’t exist in a draw',
    ],
  ]),
  ...lies(
    'wingo',
    [
      [
        'cancelled: a bet that is not refunded',
        UNPAID,
        isVoid,
        (scene) => {
          Object.assign(scene.result, { state: 'settled', payout: 0 })
          addUp(scene)
        },
        'its stake should have been refunded',
      ],
      [
        'cancelled: half of a stake refunded',
        UNPAID,
        isVoid,
        (scene) => {
          scene.result.payout! /= 2
          addUp(scene)
        },
        'the refunded amount isn’t its stake',
      ],
      [
        'cancelled: a round that is kept quiet',
        UNPAID,
        isVoid,
        ({ round }) => (round.incident = null),
        'its stake was refunded, which never happens in a draw',
      ],
    ],
    true,
  ),
]

export const cashOutLies: readonly Lie[] = [...regular, ...incidents, ...steps, ...draws]
