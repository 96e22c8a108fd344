// The contract as a page for people and as OpenAPI for tools, both made from the endpoints that are served.

import { refusals } from '@glasshouse/rulebook/refusals/refusals'
import type { Endpoint } from '@glasshouse/rulebook/wire/endpoint'
import { toJSONSchema, type ZodType } from 'zod'
import type { HttpServer } from './server.ts'
import type { Route } from './route.ts'

interface JsonSchema {
  type?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  [key: string]: unknown
}

export function serveApiPage(httpServer: HttpServer, routes: readonly Route[], version: string): void {
  const endpoints = routes.map(({ endpoint }) => endpoint)
  // Made for whoever asks first: hundreds of schemas take longer than a house should take to open.
  let json: string | undefined
  let page: string | undefined
  httpServer.get('/api/openapi.json', (_, reply) =>
    reply.type('application/json; charset=utf-8').send((json ??= JSON.stringify(openApi(endpoints, version)))),
  )
  httpServer.get('/api/docs', (_, reply) =>
    reply.type('text/html; charset=utf-8').send((page ??= apiPage(endpoints, version))),
  )
  httpServer.get('/api/docs.css', (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE))
}

const schemaOf = (type: ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...schema } = toJSONSchema(type, { io, unrepresentable: 'any' }) as JsonSchema
  return schema
}

const envelope = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { errno: { type: 'integer' }, message: { type: 'string' }, data },
  required: ['errno', 'message', 'data'],
})

/** Which fields of the input travel where. */
function placesOf(endpoint: Endpoint): { path: string[]; query: string[]; body: string[]; schema: JsonSchema } {
  const schema = schemaOf(endpoint.input, 'input')
  const names = Object.keys(schema.properties ?? {})
  const path = names.filter((name) => endpoint.key.includes(`{${name}}`))
  const inBody = !endpoint.key.startsWith('GET ')
  const query = names.filter((name) => !path.includes(name) && (!inBody || endpoint.query?.includes(name)))
  return { path, query, body: names.filter((name) => !path.includes(name) && !query.includes(name)), schema }
}

function openApi(endpoints: readonly Endpoint[], version: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of endpoints) {
    const [method, path] = endpoint.key.split(' ') as [string, string]
    const { path: inPath, query, body, schema } = placesOf(endpoint)
    const parameter = (name: string, place: string): object => ({
      name,
      in: place,
      required: place === 'path' || (schema.required ?? []).includes(name),
      schema: schema.properties?.[name] ?? {},
    })
    const operation = {
      summary: endpoint.summary,
      parameters: [...inPath.map((name) => parameter(name, 'path')), ...query.map((name) => parameter(name, 'query'))],
      // Which operators it answers, by their roles, for tools that look after who may do what.
      ...(endpoint.roles && { 'x-roles': endpoint.roles }),
      ...(endpoint.auth !== 'none' && { security: [...(endpoint.auth === 'optional' ? [{}] : []), { token: [] }] }),
      ...(body.length > 0 && {
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: Object.fromEntries(body.map((name) => [name, schema.properties?.[name]])),
                required: (schema.required ?? []).filter((name) => body.includes(name)),
                additionalProperties: false,
              },
            },
          },
        },
      }),
      responses: {
        200: {
          description: 'errno 0 with data; or errno 505 or 510, which end the session',
          content: endpoint.file
            ? { [endpoint.file.type]: { schema: { type: 'string' } } }
            : { 'application/json': { schema: envelope(schemaOf(endpoint.output, 'output')) } },
        },
        default: { description: 'A refusal: its errno and words for the player' },
      },
    }
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Glasshouse', version },
    paths,
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Token' } } },
  }
}

function apiPage(endpoints: readonly Endpoint[], version: string): string {
  const calls = endpoints.map((endpoint) => {
    const { path, query, body, schema } = placesOf(endpoint)
    const fields = [...path.map((n) => `${n} in the path`), ...query.map((n) => `${n} in the query`), ...body]
      .map((text) => `<code>${escape(text)}</code>`)
      .join(' ')
    const shape = (title: string, type: JsonSchema): string =>
      `<details><summary>${title}</summary><pre>${escape(JSON.stringify(type, null, 2))}</pre></details>`
    return `<section><h2><code>${escape(endpoint.key)}</code></h2><p>${escape(endpoint.summary)}</p>
<p class="quiet">${tokenWords[endpoint.auth]}${rolesOf(endpoint)}${fields && ` · ${fields}`}</p>
${fields && shape('Input', schema)}${shape('Data', schemaOf(endpoint.output, 'output'))}</section>`
  })
  const errors = Object.values(refusals)
    .map(
      ({ errno, status, text }) =>
        `<tr><td>${errno}</td><td>${status}</td><td>${escape(text.en)}</td><td>${escape(text.fr)}</td></tr>`,
    )
    .join('\n')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Glasshouse API</title><link rel="stylesheet" href="/api/docs.css"></head><body><main>
<h1>Glasshouse API <small>${escape(version)}</small></h1>
<p>Every answer is <code>{errno, message, data}</code>. Send <code>Token</code>, <code>os: web</code>, <code>sv: 1.0.0</code>,
<code>app: us</code>. Lists go on by <code>lastCreateTime</code>, 0 for the newest page. For tools: <a href="/api/openapi.json">openapi.json</a>.</p>
${calls.join('\n')}
<h2>Refusals</h2><div class="wide"><table><thead><tr><th>errno</th><th>HTTP</th><th>English</th><th>Français</th></tr></thead><tbody>
${errors}</tbody></table></div></main></body></html>`
}

const rolesOf = ({ roles }: Endpoint): string =>
  !roles ? '' : roles === 'entering' ? ', while coming in' : ` with the role ${roles.join(', ')}`

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const STYLE = `body{margin:0;background:#0b0910;color:#f7f2ec;font:16px/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:auto;padding:2rem 1rem}h1 small,.quiet{color:#a096b2;font-weight:400;font-size:.875rem}
h2{font-size:1rem;margin:0 0 .25rem}section{background:#14111b;border-radius:16px;padding:1rem;margin:1rem 0}
p{margin:.25rem 0}code,pre{font:.875rem ui-monospace,monospace}h2 code,a{color:#ff9a45}pre{overflow:auto;color:#cbc3d8}
summary{cursor:pointer;padding:.5rem 0;color:#cbc3d8}.wide{overflow:auto}table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.5rem;border-bottom:1px solid #3a3250}`

const tokenWords: Record<Endpoint['auth'], string> = {
  none: 'Open to everyone',
  optional: "Open to everyone; a player's token adds what is his",
  player: 'Token of a player',
  operator: 'Token of an operator',
}
