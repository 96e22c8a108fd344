// The API description in OpenAPI 3.1, built from the endpoints that the server serves.

import { areas, type Area } from '@glasshouse/rulebook/wire/areas'
import type { Endpoint } from '@glasshouse/rulebook/wire/endpoint'
import { JsonSchemas } from './json-schemas.ts'
import { operationOf, securitySchemes } from './operation.ts'
import { refusalResponses, refusalSchemas } from './refusals.ts'

const INTRODUCTION = `Glasshouse is a casino with provably fair games and a public proof of reserves.

**Responses.** Every response is \`{ errno, message, data }\`. An \`errno\` of 0 means success. Any other number is a
refusal. Then \`message\` is a text for the player and \`data\` is null. Refusals have an HTTP status of 400 or above,
except 505 and 510, which end a session with status 200.

**Tokens.** Register or log in, then send the token in the \`Token\` header.

**Language.** Messages are in French if \`Accept-Language\` starts with \`fr\`, otherwise in English.

**Idempotency.** Calls that move gold take a \`requestId\`, a UUID that the client creates. Repeating a call with the
same id returns the first response and moves no gold again. You can send the id in the \`Idempotency-Key\` header
instead.

**Lists.** Lists are newest first. \`lastCreateTime\` is 0 for the first page, then the \`createTime\` of the last row you
received.

**Units.** Gold is a whole number. Times are milliseconds since 1970. Shares, rates and amounts of money are decimal
numbers as strings. Integers named \`multiplier\`, \`bust\`, \`exit\` or \`cap\` are in hundredths (250 means 2.50×).`

const GROUPS = ['Start here', 'Games', 'Players', 'Operators'] as const satisfies Area['group'][]

export function describeApi(endpoints: readonly Endpoint[], version: string): object {
  const schemas = new JsonSchemas()
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of endpoints) {
    const [method, path] = endpoint.key.split(' ') as [string, string]
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(endpoint, schemas) }
  }
  const groups = groupsOf(endpoints)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Glasshouse API',
      version,
      description: INTRODUCTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This server.' }],
    tags: groups.flatMap((group) => group.areas.map(({ name, description }) => ({ name, description }))),
    'x-tagGroups': groups.map((group) => ({ name: group.name, tags: group.areas.map(({ name }) => name) })),
    paths,
    components: {
      securitySchemes,
      schemas: { ...refusalSchemas, ...schemas.components },
      responses: refusalResponses(),
    },
  }
}

/** The areas that have calls, in the order of their table; games are found at start and follow by name. */
function groupsOf(endpoints: readonly Endpoint[]): { name: string; areas: Area[] }[] {
  const used = new Map(endpoints.flatMap(({ area }) => (area ? [[area.name, area] as const] : [])))
  const known = Object.values<Area>(areas).filter(({ name }) => used.has(name))
  const games = [...used.values()]
    .filter(({ group }) => group === 'Games')
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return GROUPS.map((name) => ({ name, areas: [...known, ...games].filter(({ group }) => group === name) }))
}
