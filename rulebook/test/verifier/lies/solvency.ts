// Lies about reserves: the file of one player, with the path from their balance to the published root.

import { fileWith, spoiled } from '../../run-verifier.ts'
import { honestSolvency, type SolvencyFile } from '../own-files.ts'
import { Random } from '../random.ts'
import { odd, type Lie } from './lie.ts'

const [LESS, CONFUSED] = ['owes players more than it shows', 'shows each reader something else']
type Row = readonly [name: string, gain: string, falsify: (file: SolvencyFile) => unknown, found: string, code?: 2]

const rows = [
  ['less gold than the player has', LESS, ({ parts }) => parts['cash']!--, 'the root is claimed to be'],
  ['gold that is left out', LESS, ({ parts }) => delete parts['cash'], 'the root is claimed to be'],
  ['gold below zero', LESS, ({ parts }) => (parts['held'] = -5), 'a part of your gold must be a whole number'],
  ['gold as text', CONFUSED, ({ parts }) => (parts['held'] = odd('5')), 'a part of your gold must be a whole number'],
  ['gold in a list', CONFUSED, (file) => (file.parts = odd([1, 2])), 'your gold must be an object'],
  ['another salt', LESS, (file) => (file.salt = spoiled(file.salt)), 'the root is claimed to be'],
  ['no salt', LESS, (file) => (file.salt = odd(null)), 'your salt must be 64 hex digits'],
  ['another place', LESS, (file) => (file.place = (file.place + 1) % 11), 'the root is claimed to be'],
  ['a place that does not exist', LESS, (file) => (file.place = 11), 'your place must be below the number of players'],
  ['a place as text', CONFUSED, (file) => (file.place = odd(String(file.place))), 'your place must be a whole number'],
  ['a sibling with less gold', LESS, ({ path }) => path[0]!.sum--, 'the root is claimed to be'],
  ['a sibling below zero', LESS, ({ path }) => (path[0]!.sum *= -1), 'a sum must be a whole number'],
  [
    'gold moved between siblings',
    LESS,
    ({ path }) => {
      path[0]!.sum -= 1
      path[1]!.sum += 1
    },
    'the root is claimed to be',
  ],
  ['a sum as text', CONFUSED, ({ path }) => (path[0]!.sum = odd(String(path[0]!.sum))), 'a sum must be a whole number'],
  ['a sum that overflows', LESS, ({ path }) => (path[0]!.sum = 999_999_999_999_999), 'a sum must be a whole number'],
  ['another sibling', LESS, ({ path }) => (path[1]!.hash = spoiled(path[1]!.hash)), 'the root is claimed to be'],
  ['siblings in another order', LESS, ({ path }) => path.reverse(), 'the root is claimed to be'],
  ['no sibling', LESS, ({ path }) => (path[2] = odd(null)), 'a node of the path must be an object'],
  ['a shorter path', LESS, ({ path }) => path.pop(), 'the path to the root has the wrong length'],
  ['a longer path', LESS, ({ path }) => path.push(path[0]!), 'the path to the root has the wrong length'],
  ['another root', LESS, ({ published }) => (published.root = spoiled(published.root)), 'the root is claimed to be'],
  ['another total', LESS, ({ published }) => published.total--, 'the total owed is claimed to be'],
  [
    'a total as text',
    CONFUSED,
    ({ published }) => (published.total = odd(String(published.total))),
    'the total owed is claimed to be',
  ],
  ['more players', LESS, ({ published }) => (published.players = 5000), 'the path to the root has the wrong length'],
  [
    'no players',
    LESS,
    ({ published }) => (published.players = 0),
    'the number of players must be a whole number from 1',
  ],
  [
    'nothing published',
    LESS,
    (file) => (file.published = odd(undefined)),
    'what was published must be an object, not nothing',
  ],
  ['no path', LESS, (file) => (file.path = odd(undefined)), 'must be the file saved on the Proof of reserves page'],
] satisfies Row[]

const proofOf = (falsify: (file: SolvencyFile) => unknown) => {
  const file = honestSolvency(new Random(6), 11)
  const { root } = file.published
  falsify(file)
  return { path: fileWith(JSON.stringify(file)), number: String(file.playerId), root }
}

export const solvencyLies: readonly Lie[] = [
  ...rows.map(([name, gain, falsify, found]): Lie => ({
    name: `reserves: ${name}`,
    gain,
    found,
    code: /must |has the wrong length/.test(found) ? 2 : 1,
    words() {
      const { path, number } = proofOf(falsify)
      return ['solvency', number, path]
    },
  })),
  {
    name: 'reserves: the balance of another player',
    gain: LESS,
    found: 'the root is claimed to be',
    code: 1,
    words: () => ['solvency', '2002', proofOf(() => undefined).path],
  },
  {
    name: 'reserves: another root for every player',
    gain: LESS,
    found: 'the root that you noted is claimed to be',
    code: 1,
    words() {
      const { path, number, root } = proofOf(() => undefined)
      return ['solvency', number, path, '--root', spoiled(root)]
    },
  },
]
