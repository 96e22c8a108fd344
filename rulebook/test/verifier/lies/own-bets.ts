// Lies about single-player bets: what was staked, chosen, drawn and paid.

import type { OwnBet, Page } from '../own-files.ts'
import { betOf, isLost, isWon, odd, pairLie, type Lie } from './lie.ts'

const [UNPAID, GIFT, STEERED, CONFUSED] = [
  'keeps what a player has won',
  'pays a friend',
  'shows a result that was not drawn',
  'shows each reader something else',
]
const GAMES = ['roller', 'turntable', 'scratch', 'minesweeper']

/** Changes the drawn part of an outcome. */
const redrawn: Readonly<Record<string, (outcome: OwnBet['outcome']) => void>> = {
  roller: (outcome) => (outcome['roll'] = (Number(outcome['roll']) + 1) % 100_000),
  turntable: (outcome) => (outcome['segment'] = (Number(outcome['segment']) + 1) % 20),
  scratch: (outcome) => (outcome['ticket'] = (Number(outcome['ticket']) + 1) % 1_000_000),
  minesweeper: (outcome) => (outcome['mines'] = (outcome['mines'] as number[]).map((tile) => (tile + 1) % 25)),
}
/** Choices that would have paid less, or were never possible. */
const rechosen: Readonly<Record<string, (choice: OwnBet['choice']) => void>> = {
  roller: (choice) => (choice['direction'] = choice['direction'] === 'lower' ? 'higher' : 'lower'),
  turntable: (choice) => (choice['risk'] = choice['risk'] === 'low' ? 'high' : 'low'),
  scratch: (choice) => (choice['price'] = 100),
  minesweeper: (choice) => (choice['mines'] = (Number(choice['mines']) % 24) + 1),
}

const perGame = GAMES.flatMap((game) => [
  pairLie([
    `${game}: a win paid one gold less`,
    UNPAID,
    (pair) => betOf(pair, game, isWon).payout--,
    'the payout is claimed to be',
  ]),
  pairLie([
    `${game}: a loss that is paid`,
    GIFT,
    (pair) => (betOf(pair, game, isLost).payout = 500),
    'the payout is claimed to be 500, but is 0',
  ]),
  pairLie([
    `${game}: a win called a loss`,
    UNPAID,
    (pair) => (betOf(pair, game, isWon).payout = 0),
    'the payout is claimed to be 0',
  ]),
  pairLie([
    `${game}: another outcome`,
    STEERED,
    (pair) => redrawn[game]!(betOf(pair, game).outcome),
    'the outcome is claimed to be',
  ]),
  pairLie([`${game}: another choice`, UNPAID, (pair) => rechosen[game]!(betOf(pair, game, isWon).choice), game]),
])

const won = (pair: Page, game = 'turntable'): OwnBet => betOf(pair, game, isWon)
const stakes = (
  [
    ['a higher stake', UNPAID, (bet) => (bet.gold += 100), 'the payout is claimed to be'],
    ['a lower stake', GIFT, (bet) => (bet.gold -= bet.gold > 1 ? 1 : -1), 'the payout is claimed to be'],
    ['a stake of nothing', GIFT, (bet) => (bet.gold = 0), 'a stake must be a whole number from 1'],
    ['a stake below zero', GIFT, (bet) => (bet.gold *= -1), 'a stake must be a whole number from 1'],
    ['a stake as text', CONFUSED, (bet) => (bet.gold = odd(String(bet.gold))), 'a stake must be a whole number from 1'],
    ['a stake in a list', CONFUSED, (bet) => (bet.gold = odd([bet.gold])), 'a stake must be a whole number from 1'],
    [
      'a stake beyond all gold',
      CONFUSED,
      (bet) => (bet.gold = 999_999_999_999_999),
      'a stake must be a whole number from 1',
    ],
    ['no stake', CONFUSED, (bet) => (bet.gold = odd(undefined)), 'a stake must be a whole number from 1'],
    ['a payout as text', CONFUSED, (bet) => (bet.payout = odd(String(bet.payout))), 'the payout is claimed to be'],
    ['a payout of true', CONFUSED, (bet) => (bet.payout = odd(true)), 'the payout is claimed to be true'],
    ['a payout of null', UNPAID, (bet) => (bet.payout = odd(null)), 'the payout is claimed to be null'],
    ['no payout', UNPAID, (bet) => (bet.payout = odd(undefined)), 'the payout is claimed to be nothing'],
    ['a payout below zero', UNPAID, (bet) => (bet.payout *= -1), 'the payout is claimed to be -'],
    [
      'an outcome with another field',
      CONFUSED,
      (bet) => (bet.outcome['bonus'] = 1),
      'the outcome is claimed to be {"bonus":1,',
    ],
    [
      'an outcome with a field called undefined',
      CONFUSED,
      (bet) => (bet.outcome['undefined'] = 1),
      'the outcome is claimed to be',
    ],
    ['an empty outcome', STEERED, (bet) => (bet.outcome = {}), 'the outcome is claimed to be {}'],
    ['no outcome', STEERED, (bet) => (bet.outcome = odd(null)), 'an outcome must be an object, not null'],
    ['an outcome as text', CONFUSED, (bet) => (bet.outcome = odd('{}')), 'an outcome must be an object'],
    ['a choice with another field', CONFUSED, (bet) => (bet.choice['more'] = 1), 'the choice in turntable must be'],
    ['no choice', UNPAID, (bet) => (bet.choice = odd(null)), 'the choice in turntable must be'],
    [
      'a wheel that every object knows',
      CONFUSED,
      (bet) => (bet.choice['risk'] = 'toString'),
      'the choice in turntable must be',
    ],
    ['a wheel in a list', CONFUSED, (bet) => (bet.choice['risk'] = ['low']), 'the choice in turntable must be'],
    ['a wheel in capitals', CONFUSED, (bet) => (bet.choice['risk'] = 'LOW'), 'the choice in turntable must be'],
  ] satisfies readonly (readonly [string, string, (bet: OwnBet) => void, string])[]
).map(([name, gain, falsify, found]) => pairLie([name, gain, (pair) => falsify(won(pair)), found]))

const roller = (falsify: (choice: OwnBet['choice']) => void) => (pair: Page) => falsify(won(pair, 'roller').choice)
const mined = (falsify: (opened: number[], mines: number[], bet: OwnBet) => void) => (pair: Page) => {
  const bet = betOf(
    pair,
    'minesweeper',
    ({ outcome, payout }) => payout > 0 && (outcome['opened'] as number[]).length > 0,
  )
  falsify(bet.outcome['opened'] as number[], bet.outcome['mines'] as number[], bet)
}
const TILES = Array.from({ length: 25 }, (_, tile) => tile)

const single = (
  [
    [
      'roller: a number that always wins',
      GIFT,
      roller((choice) => Object.assign(choice, { direction: 'lower', number: 98_001 })),
      'the choice in roller must be',
    ],
    [
      'roller: a number that never wins',
      UNPAID,
      roller((choice) => Object.assign(choice, { direction: 'lower', number: 0 })),
      'the choice in roller must be',
    ],
    [
      'roller: a number as text',
      CONFUSED,
      roller((choice) => (choice['number'] = String(choice['number']))),
      'the choice in roller must be',
    ],
    [
      'roller: a direction in a list',
      CONFUSED,
      roller((choice) => (choice['direction'] = ['lower'])),
      'the choice in roller must be',
    ],
    [
      'roller: another direction',
      CONFUSED,
      roller((choice) => (choice['direction'] = 'inside')),
      'the choice in roller must be',
    ],
    [
      'scratch: a card printed otherwise',
      STEERED,
      (pair) => {
        const { outcome } = betOf(pair, 'scratch')
        outcome['grid'] = [...String(outcome['grid'])].reverse().join('')
      },
      'the outcome is claimed to be',
    ],
    [
      'minesweeper: a tile that was never opened',
      UNPAID,
      mined((opened, mines) => opened.push(TILES.find((tile) => ![...mines, ...opened].includes(tile))!)),
      'the payout is claimed to be',
    ],
    [
      'minesweeper: a mine that was passed over',
      GIFT,
      mined((opened, mines) => opened.unshift(mines[0]!)),
      'the game continued after a mine',
    ],
    [
      'minesweeper: a tile opened twice',
      GIFT,
      mined((opened) => opened.push(opened[0]!)),
      'the opened tiles aren’t distinct',
    ],
    [
      'minesweeper: a tile outside of the board',
      GIFT,
      mined((opened) => opened.push(25)),
      'the opened tiles aren’t distinct',
    ],
    [
      'minesweeper: a tile as text',
      CONFUSED,
      mined((opened) => opened.splice(0, 1, odd(String(opened[0])))),
      'the opened tiles aren’t distinct',
    ],
    [
      'minesweeper: no tiles at all',
      UNPAID,
      mined((_, __, { outcome }) => delete outcome['opened']),
      'the opened tiles aren’t distinct',
    ],
    [
      'minesweeper: an untouched game that is not refunded',
      UNPAID,
      mined((opened, _, bet) => {
        opened.length = 0
        bet.payout = 0
      }),
      'the payout is claimed to be 0',
    ],
    [
      'minesweeper: a board without mines',
      GIFT,
      mined((_, __, { choice }) => (choice['mines'] = 0)),
      'the choice in minesweeper must be',
    ],
  ] satisfies readonly (readonly [string, string, (pair: Page) => void, string])[]
).map(pairLie)

export const ownBetLies: readonly Lie[] = [...perGame, ...stakes, ...single]
