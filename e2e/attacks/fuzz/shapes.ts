// Values made from a call's schema: valid ones, ones just outside it, and ones that no client should ever send.

import type { Dice } from './dice.ts'

export interface Shape {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
}

/** What is worth trying where a text is wanted. */
export const words: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202egnp.exe',
  '👩‍👩‍👧‍👦'.repeat(40),
  'İıẞßﬁ',
  '\r\nSet-Cookie: a=b',
  "'; drop table players; --",
  "' or '1'='1",
  '$1',
  '%s%n%x',
  '\\',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}${7*7}',
  'javascript:alert(1)',
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e309',
  '0x10',
  '١٢٣',
  'x'.repeat(5000),
]
const numbers: readonly unknown[] = [
  -1,
  0,
  1,
  0.5,
  -0,
  1e-7,
  2 ** 31,
  2 ** 53,
  2 ** 53 - 1,
  -(2 ** 63),
  1e21,
  1e308,
  '1',
  '٣',
  [1],
  true,
  null,
]
const anything: readonly unknown[] = [null, true, 0, '', [], {}, [[]], { toString: 1 }, { length: 1e9 }, [null], 'a']

/** A value that the schema allows, as far as a schema tells. */
export function fitting(shape: Shape, dice: Dice): unknown {
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return dice.pick(shape.enum)
  const ways = shape.anyOf ?? shape.oneOf
  if (ways) return fitting(dice.pick(ways), dice)
  switch (Array.isArray(shape.type) ? dice.pick(shape.type) : shape.type) {
    case 'object':
      return object(shape, dice)
    case 'array':
      return Array.from({ length: (shape.minItems ?? 0) + dice.roll(3) }, () => fitting(shape.items ?? {}, dice))
    case 'integer':
      return Math.round(number(shape, dice))
    case 'number':
      return number(shape, dice)
    case 'boolean':
      return dice.roll(2) === 1
    case 'null':
      return null
    case 'string':
      return text(shape, dice)
    default:
      return dice.pick(anything)
  }
}

function object({ properties = {}, required = [] }: Shape, dice: Dice): Record<string, unknown> {
  const names = Object.keys(properties).filter((name) => required.includes(name) || dice.roll(2) === 1)
  return Object.fromEntries(names.map((name) => [name, fitting(properties[name] ?? {}, dice)]))
}

function number({ minimum, exclusiveMinimum, maximum }: Shape, dice: Dice): number {
  const low = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1)
  const high = Math.min(maximum ?? Infinity, dice.pick([low + 10, low + 1000, 100_000, 2 ** 31, 2 ** 53 - 1]))
  return dice.pick([low, Math.max(low, high), low + dice.roll(Math.max(1, high - low))])
}

function text({ format, pattern, minLength = 0, maxLength = 40 }: Shape, dice: Dice): string {
  if (format === 'uuid') return uuid(dice)
  // A pattern of one class and a length is common enough to be met; whatever else is just tried.
  const simple = /^\^?\[([^\]]+)\]\{(\d+)/.exec(pattern ?? '')
  const letters = simple?.[1]?.includes('a-z') ? 'abcdefghijklmnopqrstuvwxyz' : simple ? '0123456789' : 'abc é0.'
  const length = simple ? Number(simple[2]) : Math.min(maxLength, minLength + dice.roll(20))
  return Array.from({ length }, () => letters.charAt(dice.roll(letters.length))).join('')
}

function uuid(dice: Dice): string {
  const hex = Array.from({ length: 32 }, () => dice.roll(16).toString(16)).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}

/** A value that lies beside what the schema allows: beyond an edge, of another kind, or hostile. */
export function beside(shape: Shape, dice: Dice): unknown {
  const ways = shape.anyOf ?? shape.oneOf
  if (ways) return dice.roll(2) ? beside(dice.pick(ways), dice) : dice.pick(anything)
  const chance = dice.roll(4)
  if (chance === 0) return dice.pick(anything)
  switch (shape.type) {
    case 'integer':
    case 'number':
      if (chance === 1) return (shape.minimum ?? 0) - 1
      if (chance === 2 && shape.maximum !== undefined) return shape.maximum + 1
      return dice.pick(numbers)
    case 'string':
      if (chance === 1 && shape.maxLength !== undefined) return 'x'.repeat(shape.maxLength + 1)
      return dice.pick(words)
    case 'array':
      return Array.from({ length: dice.pick([0, 1, 1000]) }, () => beside(shape.items ?? {}, dice))
    case 'object':
      return besideObject(shape, dice)
    default:
      return dice.pick(anything)
  }
}

/** One thing is wrong and all else right, so that it gets as far in as it can. */
export function besideObject(shape: Shape, dice: Dice): unknown {
  const { properties = {} } = shape
  const whole = object({ ...shape, required: Object.keys(properties) }, dice)
  const names = Object.keys(properties)
  const name = names.length > 0 ? dice.pick(names) : 'extra'
  switch (dice.roll(6)) {
    case 0:
      delete whole[name]
      return whole
    case 1:
      return { ...whole, [dice.pick(['extra', 'playerId', 'isAdmin', 'constructor', 'gold2'])]: dice.pick(anything) }
    // As text, because an object literal would set the prototype instead of a property.
    case 2:
      return JSON.parse(
        `{"__proto__":{"isAdmin":true,"role":"owner"},${JSON.stringify(whole).slice(1)}`.replace(',}', '}'),
      )
    default:
      return { ...whole, [name]: beside(properties[name] ?? {}, dice) }
  }
}
