// Changes a file of JSON lines at random: what an operator might do, and what nobody would think of.

import { hashOf } from '../run-verifier.ts'
import type { Random } from './random.ts'

type Json = null | boolean | number | string | Json[] | { [field: string]: Json }
type Place = {
  readonly parent: Json[] | { [field: string]: Json }
  readonly key: string | number
  readonly value: Json
}

function* placesIn(value: Json): Iterable<Place> {
  if (typeof value !== 'object' || value === null) return
  const parent = value
  const entries = Array.isArray(parent) ? [...parent.entries()] : Object.entries(parent)
  for (const [key, child] of entries) {
    yield { parent, key, value: child }
    yield* placesIn(child)
  }
}

const put = ({ parent, key }: Place, value: Json): void => {
  ;(parent as Record<string | number, Json>)[key] = value
}

const ODD_VALUES: readonly Json[] = [
  null, true, false, 0, 1, -1, 100, 101, 999_999_999_999_999, '', '0', 'void', 'restart', 'refunded', 'settled', [], {},
  [0], ['red'], { auto: null }, 'ｃrash', '\u0000', 'ä',
] // prettier-ignore

/** Changes one value, or several. */
const ofValue: readonly ((random: Random, place: Place) => void)[] = [
  (random, place) => put(place, random.from(ODD_VALUES)),
  (random, place) => {
    if (typeof place.value === 'number') put(place, place.value + random.from([-100, -1, 1, 2, 100]))
    else if (typeof place.value === 'string') put(place, otherText(random, place.value))
    else if (typeof place.value === 'boolean') put(place, !place.value)
    else put(place, random.from(ODD_VALUES))
  },
  (_, place) => put(place, JSON.stringify(place.value)),
  (_, place) => put(place, [place.value]),
  (_, { parent, key }) => {
    if (Array.isArray(parent)) parent.splice(Number(key), 1)
    else delete parent[key]
  },
  (random, { parent, value }) => {
    if (Array.isArray(parent)) parent.splice(random.below(parent.length + 1), 0, structuredClone(value))
    else parent['more'] = structuredClone(value)
  },
  (random, place) => {
    if (Array.isArray(place.value)) put(place, random.shuffled(place.value))
  },
]

function otherText(random: Random, text: string): string {
  if (text === '') return 'x'
  const at = random.below(text.length)
  const [before, after] = [text.slice(0, at), text.slice(at + 1)]
  const sign = text[at] as string
  return random.from([
    before + random.from('0123456789abcdef|{}\n\r "x-.eE\uff10'.split('')) + after,
    before + after,
    before + sign + sign + after,
    text.toUpperCase(),
    `${text}\n`,
    `${text}0|`,
    text.split('\n').reverse().join('\n'),
  ])
}

/** An operator would at least publish the right hashes of the changed texts. */
function rehash(documents: readonly Json[]): void {
  const roots = new Map<string, string>()
  for (const place of documents.flatMap((one) => [...placesIn([one])])) {
    const fields = place.value
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) continue
    if (typeof fields['text'] === 'string') {
      const root = hashOf(fields['text'])
      roots.set(JSON.stringify(fields['root']), root)
      fields['root'] = root
    }
  }
  for (const { value: fields } of documents.flatMap((one) => [...placesIn([one])]))
    if (
      typeof fields === 'object' &&
      fields !== null &&
      !Array.isArray(fields) &&
      typeof fields['bookRoot'] === 'string'
    )
      fields['bookRoot'] = roots.get(JSON.stringify(fields['bookRoot'])) ?? fields['bookRoot']
}

/** Changes the text itself, which may no longer be JSON. */
const ofText: readonly ((random: Random, text: string) => string)[] = [
  otherText,
  (random, text) => text.slice(0, random.below(text.length)),
  (random, text) => text.replaceAll(/\d+/g, (digits) => (random.happens(40) ? `${digits}.0` : digits)),
  (random, text) => text.replaceAll(/:(\d+)/g, (all, digits: string) => (random.happens(40) ? `:${digits}e0` : all)),
  (random, text) => text.replaceAll(/:(\d+)/g, (all) => (random.happens(40) ? ':NaN' : all)),
  (random, text) =>
    text.replaceAll(/"(\w+)":/g, (all, name: string) => (random.happens(40) ? `"${name}":1,${all}` : all)),
  (random, text) =>
    text.replaceAll(/"(\w)/g, (all, sign: string) =>
      random.happens(60) ? `"\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}` : all,
    ),
  (_, text) => text.replaceAll('\n', '\r\n'),
  (_, text) => `\uFEFF${text}`,
  (_, text) => `[${text.trim().split('\n').join(',\n')}]`,
]

export function changed(random: Random, lines: string): string {
  if (random.happens(4)) return random.from(ofText)(random, lines)
  const documents = lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Json)
  for (let times = 1 + random.below(2); times > 0; times--) {
    const places = [...placesIn(documents)]
    if (places.length > 0) random.from(ofValue)(random, random.from(places))
  }
  if (random.happens(2)) rehash(documents)
  return documents.map((one) => `${JSON.stringify(one)}\n`).join('')
}
