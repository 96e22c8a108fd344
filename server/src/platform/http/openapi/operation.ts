// One call of the contract as an OpenAPI operation.

import type { Endpoint } from '@glasshouse/rulebook/wire/endpoint'
import { COMPONENTS, type JsonSchema, type JsonSchemas } from './json-schemas.ts'
import { refusalsByStatus } from './refusals.ts'

const JSON_TYPE = 'application/json'

export const securitySchemes = {
  playerToken: {
    type: 'apiKey',
    in: 'header',
    name: 'Token',
    description: 'The token returned when a player registers or logs in. It’s a random string, not a JWT.',
  },
  operatorToken: {
    type: 'apiKey',
    in: 'header',
    name: 'Token',
    description:
      'The token returned when an operator logs in. Player tokens don’t work here, nor operator tokens for player calls.',
  },
}

/** An empty list says that a call needs no token; an empty object that it takes one without needing it. */
const security: Readonly<Record<Endpoint['auth'], readonly object[]>> = {
  none: [],
  optional: [{}, { playerToken: [] }],
  player: [{ playerToken: [] }],
  operator: [{ operatorToken: [] }],
}

export function operationOf(endpoint: Endpoint, schemas: JsonSchemas): object {
  const { operationId, area, summary, roles, auth } = endpoint
  const { parameters, body } = requestOf(endpoint, schemas)
  return {
    operationId,
    tags: area ? [area.name] : [],
    summary,
    ...(roles && { description: rolesText(roles), 'x-roles': roles }),
    security: security[auth],
    parameters,
    ...(body && { requestBody: body }),
    responses: { 200: successOf(endpoint, schemas), ...refusalsByStatus(endpoint) },
  }
}

const rolesText = (roles: NonNullable<Endpoint['roles']>): string =>
  roles === 'entering'
    ? 'Available to every operator session, even before two-step verification.'
    : `Roles: ${roles.join(', ')}.`

/** Path parameters, query and body, which the contract holds as one object. */
function requestOf(endpoint: Endpoint, schemas: JsonSchemas): { parameters: object[]; body?: object } {
  const { key, query = [], example } = endpoint
  const { properties = {}, required = [] } = schemas.input(endpoint.input)
  const inPath = (name: string): boolean => key.includes(`{${name}}`)
  const inQuery = (name: string): boolean => !inPath(name) && (key.startsWith('GET ') || query.includes(name))
  const names = Object.keys(properties)
  const parameters = [...names.filter(inPath), ...names.filter(inQuery)].map((name) =>
    parameterOf(name, inPath(name) ? 'path' : 'query', required.includes(name), properties[name] ?? {}),
  )
  const fields = names.filter((name) => !inPath(name) && !inQuery(name))
  if (fields.length === 0) return { parameters }
  const schema = {
    type: 'object',
    properties: Object.fromEntries(fields.map((name) => [name, properties[name]])),
    required: required.filter((name) => fields.includes(name)),
    additionalProperties: false,
  }
  const sample = example?.input as object | undefined
  const sent = sample && Object.fromEntries(Object.entries(sample).filter(([name]) => fields.includes(name)))
  return { parameters, body: { required: true, content: { [JSON_TYPE]: { schema, ...(sent && { example: sent }) } } } }
}

function parameterOf(name: string, place: 'path' | 'query', isRequired: boolean, schema: JsonSchema): object {
  const { description, examples, ...type } = schema
  return {
    name,
    in: place,
    required: place === 'path' || isRequired,
    ...(description && { description }),
    ...(examples && { example: examples[0] }),
    schema: type,
  }
}

function successOf(endpoint: Endpoint, schemas: JsonSchemas): object {
  const { auth, file, output, example } = endpoint
  const ended = { $ref: `${COMPONENTS}SessionEnded` }
  const needsToken = auth === 'player' || auth === 'operator'
  if (file) {
    const json = needsToken && { [JSON_TYPE]: { schema: ended } }
    return { description: 'The file.', content: { [file.type]: { schema: { type: 'string' } }, ...json } }
  }
  const envelope = {
    type: 'object',
    properties: {
      errno: { type: 'integer', const: 0 },
      message: { type: 'string', description: 'Empty.' },
      data: schemas.output(output),
    },
    required: ['errno', 'message', 'data'],
  }
  const sample = example?.output === undefined ? null : { errno: 0, message: '', data: example.output }
  return {
    description: needsToken
      ? 'errno 0 with the data, or 505 or 510 if the session has ended.'
      : 'errno 0 with the data.',
    content: {
      [JSON_TYPE]: { schema: needsToken ? { oneOf: [envelope, ended] } : envelope, ...(sample && { example: sample }) },
    },
  }
}
