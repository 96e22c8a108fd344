// `npm run texts` counts every text that people read and lists its faults. `npm run texts -- sample` prints a random sample
// for a reader with fresh eyes; give the printed seed again to get the same one.

import { randomInt } from 'node:crypto'
import { allTexts, findTextFaults } from './texts/check.ts'
import { listFiles, readFiles } from './checks/files.ts'
import { mayHoldTexts, type Text } from './texts/extract.ts'

const SAMPLE = { en: 200, fr: 120 }

/** Mulberry32: small, and the same everywhere. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Distinct texts, each as likely as any other. */
function sample(texts: readonly Text[], language: Text['language'], random: () => number): Text[] {
  const distinct = [...new Map(texts.filter((one) => one.language === language).map((one) => [one.text, one])).values()]
  return distinct
    .map((text) => ({ text, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .slice(0, SAMPLE[language])
    .map(({ text }) => text)
}

const files = readFiles((await listFiles()).filter(mayHoldTexts))
const texts = allTexts(files)
const [command, given] = process.argv.slice(2)
if (command === 'sample') {
  const seed = given === undefined ? randomInt(2 ** 31) : Number(given)
  const random = randomFrom(seed)
  console.log(`seed ${seed}`)
  for (const language of ['en', 'fr'] as const) {
    sample(texts, language, random).forEach(({ path, line, audience, text }, at) =>
      console.log(`${language} ${at + 1} (${audience}, ${path}:${line}): ${text}`),
    )
  }
} else {
  for (const language of ['en', 'fr']) {
    console.log(`${language}: ${texts.filter((one) => one.language === language).length} texts`)
  }
  const faults = findTextFaults(files)
  for (const fault of faults) console.log(fault)
  console.log(`${faults.length} faults`)
  process.exitCode = faults.length === 0 ? 0 : 1
}
