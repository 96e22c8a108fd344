// More than a hundred kinds of lies against both verifiers. Each falsifies an honest file in one way; whatever else an
// operator could adjust to it, such as sums and hashes, is adjusted. Both verifiers must find it, and say the same.
// What no file can show is listed in docs/verifying.md.

import { afterAll, describe, expect, test } from 'vitest'
import { fileWith } from '../run-verifier.ts'
import { beaconLies } from './lies/beacons.ts'
import { bookLies } from './lies/books.ts'
import { cashOutLies } from './lies/cash-outs.ts'
import { commandLies } from './lies/commands.ts'
import { formatLies } from './lies/formats.ts'
import { investmentFile, investorLies } from './lies/investors.ts'
import { limitLies } from './lies/limits.ts'
import { linesOf, roundsWords, sceneOf, somePair, type Lie } from './lies/lie.ts'
import { manifestLies } from './lies/manifests.ts'
import { ownBetLies } from './lies/own-bets.ts'
import { honestReleases, releaseLies } from './lies/releases.ts'
import { roundLies } from './lies/rounds.ts'
import { saltLies } from './lies/salts.ts'
import { seedPairLies } from './lies/seeds.ts'
import { solvencyLies } from './lies/solvency.ts'
import { endPython, verdictOfPython, verdictOfScript, withoutPython, type Verdict } from './verdicts.ts'

const KINDS_MIN = 100
const groups: Readonly<Record<string, readonly Lie[]>> = {
  'seed pairs': seedPairLies,
  'own bets': ownBetLies,
  rounds: roundLies,
  'bet lists': bookLies,
  'cash-outs': cashOutLies,
  limits: limitLies,
  beacons: beaconLies,
  "players' money": investorLies,
  manifests: manifestLies,
  salts: saltLies,
  releases: releaseLies,
  'file formats': formatLies,
  reserves: solvencyLies,
  'single commands': commandLies,
}

/** Everything that a verdict holds against a file, as text. */
const saidBy = ({ error, checks = [], problems = [] }: Verdict): string => {
  const claims = checks
    .filter(({ holds }) => !holds)
    .map((check) => {
      const { name, claimed, computed } = check as { name: string; claimed?: unknown; computed?: unknown }
      return `${name} is claimed to be ${String(claimed)}, but is ${String(computed)}`
    })
  return [error ?? '', ...claims, ...problems].join('\n')
}

const judged = new Map<Lie, { readonly words: readonly string[]; readonly verdict: Verdict }>()
/** What verify.mjs says to a lie; each file is falsified once. */
function judge(lie: Lie) {
  const words = judged.get(lie)?.words ?? lie.words()
  const known = judged.get(lie) ?? { words, verdict: verdictOfScript(words) }
  judged.set(lie, known)
  return known
}

function expectFound({ found, code }: Lie, verdict: Verdict): void {
  expect(saidBy(verdict)).toContain(found)
  expect(verdict.code).toBe(code)
}

afterAll(endPython)

test(`there are more than ${KINDS_MIN} kinds of lies, each with a name of its own`, () => {
  const names = Object.entries(groups).flatMap(([group, lies]) => lies.map(({ name }) => `${group}: ${name}`))
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThan(KINDS_MIN)
})

test('the files that are falsified are honest', () => {
  expect(verdictOfScript(['export', fileWith(linesOf([somePair()]))])).toMatchObject({ code: 0, problems: [] })
  expect(verdictOfScript(honestReleases())).toMatchObject({ code: 0, problems: [] })
  for (const kind of ['practice', 'bitcoin', 'beacon'] as const)
    expect(verdictOfScript(roundsWords(sceneOf('crash', undefined, true, kind).file))).toMatchObject({
      code: 0,
      problems: [],
    })
})

describe('a chain whose results the operator knows', () => {
  const notesOf = (words: readonly string[]) => {
    const { code, notes = [] } = verdictOfScript(words)
    return { code, isNamed: notes.some((note) => note.includes('so the operator can know them before betting closes')) }
  }

  test('is named as one, unless its bankroll is shown to be the operator’s', () => {
    const { file } = sceneOf('crash', undefined, false, 'bitcoin')
    expect(notesOf(roundsWords(file))).toEqual({ code: 0, isNamed: true })
    expect(notesOf(investmentFile(file))).toEqual({ code: 0, isNamed: false })
  })

  test('may have any money in its bankroll if it is a test, or if a public beacon decides', () => {
    for (const kind of ['practice', 'beacon'] as const)
      expect(notesOf(investmentFile(sceneOf('crash', undefined, false, kind).file, { units: 501 }))).toEqual({
        code: 0,
        isNamed: false,
      })
  })
})

/** What each of the five would have to hide from a player who verifies. */
const OPERATORS = [
  ['1: swaps the server seed after the client seed', 'seed pairs', /promise|browser was shown/],
  [
    '2: lowers a cap after the round',
    'limits',
    /^(a lower cap|a lower cap of the round|a lower max win|a lower bankroll)$/,
  ],
  ['3: plays with other code than was published', 'releases', /^(other code|verifiers that no release names)/],
  ['4: chooses the salt', 'salts', /^(a salt of one’s own|another block|a block that was mined hours after|block 0$)/],
  [
    '5: knows results in advance',
    'beacons',
    /^(no beacon|a manifest that leaves|a beacon of another round|a result before|a later beginning)/,
  ],
  ['5: takes players’ money without a beacon', "players' money", /^(units|gold)/],
] as const

describe.skipIf(withoutPython)('both verifiers', () => {
  test.each(OPERATORS)('notice dishonest operator %s', async (_, group, isWanted) => {
    const lies = (groups[group] ?? []).filter(({ name }) => isWanted.test(name))
    expect(lies.length).toBeGreaterThan(1)
    for (const lie of lies) {
      const { words, verdict } = judge(lie)
      expectFound(lie, verdict)
      expectFound(lie, await verdictOfPython(words))
    }
  })
})

describe.each(Object.entries(groups))('verify.mjs finds lies about %s', (_, lies) => {
  test.each(lies.map((lie) => [lie.name, lie] as const))('%s', (__, lie) => {
    expectFound(lie, judge(lie).verdict)
  })
})

const reason = withoutPython ? ` (skipped: ${withoutPython})` : ''
describe.skipIf(withoutPython).each(Object.entries(groups))(`verify.py finds lies about %s${reason}`, (_, lies) => {
  test.each(lies.map((lie) => [lie.name, lie] as const))('%s', async (__, lie) => {
    const { words, verdict } = judge(lie)
    const same = await verdictOfPython(words)
    expectFound(lie, same)
    expect(same).toEqual(verdict)
  })
})
