// What an attacker can put on the wire: a call as it is meant, a call with something wrong, or bytes that are no call.

import type { Dice } from './dice.ts'
import { beside, besideObject, fitting, words, type Shape } from './shapes.ts'

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly schema: Shape
}

export interface Operation {
  readonly key: string
  readonly method: string
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly body: Shape | null
  readonly isForOperators: boolean
}

export interface Sent {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | null
}

interface OpenApi {
  readonly paths: Record<
    string,
    Record<string, { parameters?: Parameter[]; requestBody?: { content: { 'application/json': { schema: Shape } } } }>
  >
  readonly components: { readonly schemas: Readonly<Record<string, Shape>> }
}

/** Everything that a house says it serves. */
export async function operationsOf(house: string): Promise<Operation[]> {
  const { paths, components } = (await (await fetch(`${house}/api/openapi.json`)).json()) as OpenApi
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      key: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody ? resolved(requestBody.content['application/json'].schema, components.schemas) : null,
      isForOperators: path.startsWith('/api/console/'),
    })),
  )
}

/** A schema with its shared components put in place. */
const resolved = (shape: Shape, components: Readonly<Record<string, Shape>>): Shape =>
  JSON.parse(JSON.stringify(shape), (_, value: unknown) => {
    const name = (value as { $ref?: string } | null)?.$ref?.split('/').at(-1)
    const component = name && components[name]
    return component ? resolved(component, components) : value
  }) as Shape

const JSON_TYPE = { 'content-type': 'application/json' }

/** Of three calls one is in order, one has something wrong in it, and some are no calls at all. */
export function requestFor(operation: Operation, dice: Dice): Sent {
  const isRight = dice.roll(3) === 0
  const path = addressOf(operation, dice, isRight)
  const { method, body: shape } = operation
  if (method === 'GET') return { method, path, headers: {}, body: null }
  if (!isRight && dice.roll(8) === 0) return { method, path, ...garbage(dice) }
  const value = shape ? (isRight ? fitting(shape, dice) : besideObject(shape, dice)) : {}
  return { method, path, headers: JSON_TYPE, body: Buffer.from(JSON.stringify(value) ?? 'null') }
}

function addressOf({ path, parameters }: Operation, dice: Dice, isRight: boolean): string {
  const wrong = isRight ? '' : parameters.length > 0 ? dice.pick(parameters).name : ''
  const valueOf = ({ name, schema }: Parameter): string => {
    const value = name === wrong ? dice.pick([beside(schema, dice), dice.pick(words)]) : fitting(schema, dice)
    return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  }
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = parameters.find((one) => one.name === name)
    return parameter ? escaped(valueOf(parameter), dice) : '1'
  })
  const asked = parameters.filter((one) => one.in === 'query' && (one.required || dice.roll(2) === 1))
  const query = asked.map((one) => `${one.name}=${escaped(valueOf(one), dice)}`)
  if (!isRight && dice.roll(10) === 0) query.push(...query, '__proto__[isAdmin]=1', 'a[]=1', '%00=%ff')
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled
}

/** Now and then with bytes that are no text. */
const escaped = (text: string, dice: Dice): string =>
  encodeURIComponent(text.toWellFormed().slice(0, 2000)) + (dice.roll(200) === 0 ? '%ff%00' : '')

function garbage(dice: Dice): Pick<Sent, 'headers' | 'body'> {
  const deep = (n: number): string => '['.repeat(n) + ']'.repeat(n)
  return dice.pick([
    { headers: JSON_TYPE, body: Buffer.from('{"gold":') },
    { headers: JSON_TYPE, body: Buffer.from('') },
    { headers: JSON_TYPE, body: Buffer.from('null') },
    { headers: JSON_TYPE, body: Buffer.from('[]') },
    { headers: JSON_TYPE, body: Buffer.from('{"gold":NaN}') },
    { headers: JSON_TYPE, body: Buffer.from('{"gold":1e999,"requestId":1e999}') },
    { headers: JSON_TYPE, body: Buffer.from(`{"gold":${'9'.repeat(400)}}`) },
    { headers: JSON_TYPE, body: Buffer.from(deep(5000)) },
    { headers: JSON_TYPE, body: Buffer.from(`{"a":`.repeat(5000) + '1' + '}'.repeat(5000)) },
    { headers: JSON_TYPE, body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) },
    { headers: JSON_TYPE, body: Buffer.from('{"gold":1,"gold":2,"gold":3}') },
    { headers: JSON_TYPE, body: Buffer.alloc(3_000_000, 0x20) },
    { headers: { 'content-type': 'text/plain' }, body: Buffer.from('{"gold":500}') },
    { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: Buffer.from('gold=500') },
    { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: Buffer.from('--x--') },
    { headers: { 'content-type': 'application/json; charset=utf-7' }, body: Buffer.from('{}') },
    { headers: {}, body: Buffer.from('{}') },
  ])
}
