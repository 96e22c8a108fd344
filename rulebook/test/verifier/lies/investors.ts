// Lies about whose money is in the bankroll of a chain whose results the operator can know in advance.

import { TEST_NETWORK } from '../../../src/beacon/network.ts'
import { fileWith } from '../../run-verifier.ts'
import { answersOf, type RoundsFile } from '../round-files.ts'
import { linesOf, sceneOf, type Lie } from './lie.ts'
import { restated } from './republish.ts'

const WON = 'bets on results that only the operator knows, and wins from the players whose money is in the bankroll'
const CONFUSED = 'shows each reader something else'
const EXPOSED = 'players’ money is in the bankroll, but no public beacon decides the results'
const OWNED = { gold: 900, units: 500, operatorUnits: 500, entering: 0, leavingUnits: 0 }

/** A file with the response of /api/investment; without a change all units are the operator's. */
export const investmentFile = (file: RoundsFile, change: object = {}): string[] => [
  'rounds',
  fileWith(linesOf([...answersOf(file), { pool: { ...OWNED, ...change }, month: { days: 0 } }])),
]

const inPool =
  (change: object, restate?: Parameters<typeof restated>[0]): Lie['words'] =>
  () => {
    const scene = sceneOf('crash', undefined, false, 'bitcoin')
    if (restate) restated(restate)(scene)
    return investmentFile(scene.file, change)
  }

type Row = readonly [name: string, gain: string, words: Lie['words'], found: string, code?: 1 | 2]
const rows: readonly Row[] = [
  ['units that players hold', WON, inPool({ units: 501 }), EXPOSED],
  ['gold that enters the bankroll', WON, inPool({ entering: 10_000 }), EXPOSED],
  [
    'units that players hold, with a beacon whose key everybody can compute',
    WON,
    inPool({ units: 501 }, (facts) => (facts['beacon'] = TEST_NETWORK)),
    EXPOSED,
  ],
  [
    'units that players hold, with a manifest that leaves the beacon out',
    WON,
    inPool({ units: 501 }, (facts) => delete facts['beacon']),
    EXPOSED,
  ],
  ['the units as text', CONFUSED, inPool({ units: '501' }), 'the units of the bankroll must be a whole number', 2],
  ['no units of the operator', CONFUSED, inPool({ operatorUnits: null }), 'the operator’s units must be', 2],
  ['less than no gold', CONFUSED, inPool({ entering: -1 }), 'the gold that enters the bankroll must be', 2],
  [
    'a bankroll in a list',
    CONFUSED,
    () => {
      const { file } = sceneOf('crash', undefined, false, 'bitcoin')
      return ['rounds', fileWith(linesOf([...answersOf(file), { pool: [] }]))]
    },
    'the bankroll must be an object',
    2,
  ],
]

export const investorLies: readonly Lie[] = rows.map(([name, gain, words, found, code = 1]) => ({
  name,
  gain,
  words,
  found,
  code,
}))
