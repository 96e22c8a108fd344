// `npm run train-safety`: trains the classifier from en.tsv and fr.tsv, sets the thresholds by cross-validation, and
// writes model.bin and model.json. It reads no other lines; the held-out ones are in server/test/red-team.

import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { careKinds, estimateBy } from '../classifier.ts'
import { BUCKETS, featuresOf } from '../features.ts'
import { everydayLines, talkIn } from './everyday.ts'
import { readLines, type Line } from './lines.ts'
import { averaged, quantised, randomFrom, shuffle, train, type Example, type Recipe } from './regression.ts'

const RECIPE: Recipe = { epochs: 8, rate: 0.1, decay: 1e-4 }
/** One training for each; their weights are averaged, which depends less on the order of the lines. */
const SEEDS = [7, 8, 9]
const FOLDS = 5
/** The shares of harmless training lines, most of which are twins of needs, that may be over each threshold: the lower one
 * is for any need, the other for a need said plainly. Of small talk, far less may be over the lower one. */
const OVER = { danger: 0.01, raised: 0.085, talk: 0.05 } as const

const lines = (['en', 'fr'] as const).flatMap((language) =>
  readLines(new URL(`./${language}.tsv`, import.meta.url)).map((line) => ({ ...line, language })),
)
// The offline companion's own phrases are everyday talk, except those about feelings.
const everyday = (['en', 'fr'] as const).flatMap((language) =>
  everydayLines(language).map((text) => ({ kind: null, isHint: false, text, language })),
)
const all = [...lines, ...everyday].map((line) => ({ ...line, features: featuresOf(line.text), row: rowOf(line) }))
shuffle(all, randomFrom(3))

const tested = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = trained(all.filter((_line, i) => i % FOLDS !== fold))
  return all
    .filter((_line, i) => i % FOLDS === fold)
    .map((line) => ({ ...line, ...estimateBy(weights, line.features), kind: line.kind }))
}).flat()

// Everyday phrases are easy: the thresholds come from the written lines.
const written = new Set(lines.map(({ text }) => text))
const harmless = tested.filter(({ kind, text }) => kind === null && written.has(text))
const smallTalk = new Set((['en', 'fr'] as const).flatMap(talkIn))
const talk = tested.filter(({ text }) => smallTalk.has(text))
const thresholdAt = (share: number, values: readonly number[]): number =>
  Math.round(1000 * (values.toSorted((a, b) => b - a)[Math.floor(values.length * share)] ?? 1)) / 1000
const thresholds = {
  danger: thresholdAt(
    OVER.danger,
    harmless.map(({ plain }) => plain),
  ),
  raised: Math.max(
    thresholdAt(
      OVER.raised,
      harmless.map(({ need }) => need),
    ),
    thresholdAt(
      OVER.talk,
      talk.map(({ need }) => need),
    ),
  ),
}
const talkOver = talk.filter(({ need }) => need >= thresholds.raised).length / talk.length
process.stdout.write(`small talk: ${talk.length} lines, ${(100 * talkOver).toFixed(1)}% over the lower threshold\n`)
for (const language of ['en', 'fr']) {
  const mine = tested.filter((line) => line.language === language && written.has(line.text))
  const share = (some: typeof mine): string =>
    `${((100 * some.filter(({ need }) => need >= thresholds.raised).length) / some.length).toFixed(1)}%`
  const plain = mine.filter(({ kind, isHint }) => kind !== null && !isHint)
  const hints = mine.filter(({ isHint }) => isHint)
  const easy = mine.filter(({ kind }) => kind === null)
  process.stdout.write(
    `${language}: ${mine.length} lines; over the lower threshold: plain need ${share(plain)}, hints ${share(hints)}, harmless ${share(easy)}\n`,
  )
}

const { bytes, scale } = trained(all)
writeFileSync(new URL('./model.bin', import.meta.url), gzipSync(bytes, { level: 9 }))
const model = {
  written: lines.length,
  everyday: everyday.length,
  buckets: BUCKETS,
  recipe: { ...RECIPE, seeds: SEEDS },
  over: OVER,
  thresholds,
  scale,
}
writeFileSync(new URL('./model.json', import.meta.url), `${JSON.stringify(model, null, 2)}\n`)
process.stdout.write(`Thresholds: ${JSON.stringify(thresholds)}\n`)

function trained(examples: readonly Example[]) {
  return quantised(averaged(SEEDS.map((seed) => train(examples, RECIPE, seed))))
}

function rowOf({ kind, isHint }: Line): number {
  return kind === null ? 0 : 1 + careKinds.indexOf(kind) + (isHint ? careKinds.length : 0)
}
