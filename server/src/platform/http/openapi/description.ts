// The API description in OpenAPI 3.1, built from the endpoints that the server serves.

import { areas, type Area } from '@glasshouse/rulebook/wire/areas'
import type { Endpoint } from '@glasshouse/rulebook/wire/endpoint'
import { JsonSchemas } from './json-schemas.ts'
import { operationOf, securitySchemes } from './operation.ts'
import { refusalResponses, refusalSchemas } from './refusals.ts'

const INTRODUCTION = `Glasshouse is a casino with provably fair games and an open ledger.

**Answers.** Every answer is \`{ errno, message, data }\`. \`errno\` 0 is success. Any other number is a refusal:
\`message\` is a text for the player and \`data\` is null. Refusals carry an HTTP status of 400 or above, except 505
and 510, which end a session with status 200.

**Tokens.** Register or log in, then send the token in the header \`Token\`.

**Language.** Messages are in French where \`Accept-Language\` begins with \`fr\`, else in English.

**Repeats.** Calls that move gold take a \`requestId\`, a UUID of the client's own. A repeat with the same id gets the
first answer again and moves nothing. The header \`Idempotency-Key\` may carry it instead.

**Lists.** Lists are read newest first: \`lastCreateTime\` is 0 for the first page, then the \`createTime\` of the last
row seen.

**Units.** Gold is in whole coins. Times are milliseconds since 1970. Shares, rates and amounts of money are decimal
digits in text. Integers named \`multiplier\`, \`bust\`, \`exit\` or \`cap\` count hundredths: 250 is 2.50x.`

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
    servers: [{ url: '/', description: 'The server that answers this description.' }],
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
