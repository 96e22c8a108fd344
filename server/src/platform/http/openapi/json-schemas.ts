// Zod types as JSON Schema. A type with an id (`.meta({ id })`) becomes a shared component of the description.

import { toJSONSchema, z, type ZodType } from 'zod'

export interface JsonSchema {
  type?: string
  description?: string
  examples?: unknown[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  $ref?: string
  [key: string]: unknown
}

export const COMPONENTS = '#/components/schemas/'

export class JsonSchemas {
  readonly components: Record<string, JsonSchema> = {}

  input(type: ZodType): JsonSchema {
    return this.#convert(type, 'input')
  }

  output(type: ZodType): JsonSchema {
    return this.#convert(type, 'output')
  }

  #convert(type: ZodType, io: 'input' | 'output'): JsonSchema {
    // Zod gives a root no $ref, whatever its id, so the type travels as a property.
    const root = toJSONSchema(z.object({ type }), {
      io,
      unrepresentable: 'any',
    })
    const text = JSON.stringify(root).replaceAll('"#/$defs/', `"${COMPONENTS}`)
    const { properties, $defs = {} } = JSON.parse(text, (_, value: unknown) => tidy(value)) as JsonSchema & {
      $defs?: Record<string, JsonSchema>
    }
    for (const [id, { id: _, ...schema }] of Object.entries($defs)) this.#add(id, schema)
    return properties?.['type'] ?? {}
  }

  #add(id: string, schema: JsonSchema): void {
    const known = this.components[id]
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`the id ${id} names two schemas, or one that differs as input and as output`)
    }
    this.components[id] = schema
  }
}

function tidy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const schema = nameKeys(value as JsonSchema)
  // Zod bounds every integer by what a double holds exactly. That says nothing and hides real bounds.
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum']
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum']
  return schema
}

/** A record whose keys are known becomes an object with these properties, which generated clients can name. */
function nameKeys(schema: JsonSchema): JsonSchema {
  const { propertyNames, additionalProperties, ...rest } = schema as JsonSchema & {
    propertyNames?: { enum?: string[] }
    additionalProperties?: JsonSchema
  }
  if (!propertyNames?.enum || !rest.required) return schema
  const properties = Object.fromEntries(propertyNames.enum.map((key) => [key, additionalProperties ?? {}]))
  return { ...rest, properties, additionalProperties: false }
}
