// Refusals in the API description: one schema with every errno, and the responses by HTTP status.

import { refusalMessage, refusals, type RefusalCode } from '@glasshouse/rulebook/refusals/refusals'
import type { Endpoint } from '@glasshouse/rulebook/wire/endpoint'
import { COMPONENTS, type JsonSchema } from './json-schemas.ts'

const ref = (name: string): JsonSchema => ({ $ref: `${COMPONENTS}${name}` })

/** Answered with HTTP 200, as the first client of this API expects it. */
const sessionEnded = ['tokenUnknown', 'tokenRevoked'] as const satisfies RefusalCode[]

/** Several refusals may share an errno: the same cause, told with and without its figures. */
const errnos = Map.groupBy(Object.keys(refusals) as RefusalCode[], (code) => refusals[code].errno)

export const refusalSchemas: Readonly<Record<string, JsonSchema>> = {
  RefusalErrno: {
    type: 'integer',
    description: 'Why a call was refused. Numbers never change their meaning. Texts may change.',
    oneOf: [...errnos].map(([errno, codes]) => ({
      const: errno,
      title: codes.join(', '),
      description: codes.map((code) => `HTTP ${refusals[code].status}: ${refusals[code].text.en}`).join(' / '),
    })),
  },
  Refusal: {
    type: 'object',
    description: 'The body of every refusal.',
    properties: {
      errno: ref('RefusalErrno'),
      message: {
        type: 'string',
        description: 'A text for the player, in French if Accept-Language starts with `fr`, otherwise in English.',
      },
      data: { type: 'null' },
    },
    required: ['errno', 'message', 'data'],
  },
  SessionEnded: {
    description: 'The token is unknown, expired or revoked. Log in again. The HTTP status is 200.',
    ...oneOfRefusals(sessionEnded),
  },
}

function oneOfRefusals(codes: readonly RefusalCode[]): JsonSchema {
  const numbers = [...new Set(codes.map((code) => refusals[code].errno))]
  return {
    allOf: [ref('Refusal'), { type: 'object', properties: { errno: { enum: numbers } }, required: ['errno'] }],
  }
}

const everyCall = ['badInput', 'tooMany', 'failed', 'busy'] as const satisfies RefusalCode[]
const operatorAccess = [
  'operatorNotAllowed',
  'operatorPasswordOld',
  'operatorEnrolNeeded',
  'operatorSecondNeeded',
] as const satisfies RefusalCode[]

/** Responses that many calls share, by the name of their component. */
const shared: Readonly<Record<string, readonly RefusalCode[]>> = {
  BadInput: ['badInput'],
  OperatorRefused: ['badInput', ...operatorAccess],
  LoginNeeded: ['loginNeeded'],
  NotFound: ['notFound'],
  TooLarge: ['tooLarge'],
  TooMany: ['tooMany'],
  Failed: ['failed'],
  Busy: ['busy'],
}

export const refusalResponses = (): Record<string, object> => ({
  ...Object.fromEntries(Object.entries(shared).map(([name, codes]) => [name, responseOf(codes)])),
  OtherRefusal: {
    description: 'Any other refusal. RefusalErrno lists them all.',
    content: { 'application/json': { schema: ref('Refusal') } },
  },
})

/** What a call may refuse by its kind, and what its contract adds. */
function codesOf({ key, auth, roles, refusals: own = [] }: Endpoint): RefusalCode[] {
  const needsToken = auth === 'player' || auth === 'operator'
  return [
    ...everyCall,
    ...(needsToken ? (['loginNeeded'] as const) : []),
    ...(roles && roles !== 'entering' ? operatorAccess : []),
    ...(key.startsWith('GET ') ? [] : (['tooLarge'] as const)),
    ...own,
  ]
}

export function refusalsByStatus(endpoint: Endpoint): Record<string, object> {
  const byStatus = Map.groupBy(new Set(codesOf(endpoint)), (code) => refusals[code].status)
  const responses = [...byStatus].map(([status, codes]) => [String(status), sharedOr(codes)] as const)
  return { ...Object.fromEntries(responses), default: { $ref: '#/components/responses/OtherRefusal' } }
}

function sharedOr(codes: readonly RefusalCode[]): object {
  const name = Object.keys(shared).find((each) => shared[each]?.join() === codes.join())
  return name ? { $ref: `#/components/responses/${name}` } : responseOf(codes)
}

/** Values for the texts of those refusals that are shown as examples. */
const SAMPLE_VALUES = { field: 'gold', seconds: 5 }

function responseOf(codes: readonly RefusalCode[]): object {
  const lines = codes.map((code) => `- \`${refusals[code].errno}\` ${code}: ${refusals[code].text.en}`)
  const [first] = codes
  const example = first && {
    errno: refusals[first].errno,
    message: refusalMessage(first, SAMPLE_VALUES, 'en'),
    data: null,
  }
  return {
    description: lines.join('\n'),
    content: { 'application/json': { schema: oneOfRefusals(codes), ...(example && { example }) } },
  }
}
