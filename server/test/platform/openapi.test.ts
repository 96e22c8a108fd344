import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusals } from '@glasshouse/rulebook/refusals/refusals'
import { oneDatabase, openServer, type TestServer } from '../support/open-server.ts'

const root = path.join(import.meta.dirname, '..', '..', '..')
const run = promisify(execFile)

interface Operation {
  readonly operationId?: string
  readonly tags: readonly string[]
  readonly security: readonly object[]
  readonly responses: Readonly<Record<string, object>>
}

interface Description {
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: { readonly RefusalErrno: { readonly oneOf: readonly { const: number }[] } } }
}

let server: TestServer
let description: Description
beforeAll(async () => {
  server = await openServer(oneDatabase)
  description = (await server.app.httpServer.inject('/api/openapi.json')).json<Description>()
})
afterAll(() => server.close())

const operations = (): Operation[] => Object.values(description.paths).flatMap((methods) => Object.values(methods))

describe('the API description', () => {
  test('has no errors and no warnings under the recommended rules of Redocly', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'glasshouse-openapi-'))
    const file = path.join(folder, 'openapi.json')
    fs.writeFileSync(file, JSON.stringify(description))
    const cli = path.join(root, 'node_modules', '@redocly', 'cli', 'bin', 'cli.js')
    const args = [cli, 'lint', file, '--config', path.join(root, 'redocly.yaml'), '--format', 'json']
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
    // The linter exits with 1 where it finds errors; its report says which.
    const { stdout } = await run(process.execPath, args, { env, cwd: root, maxBuffer: 64 * 1024 * 1024 }).catch(
      (error: unknown) => error as { stdout: string },
    )
    fs.rmSync(folder, { recursive: true })
    const { totals, problems } = JSON.parse(stdout) as {
      totals: { errors: number; warnings: number; ignored: number }
      problems: { ruleId: string; message: string; location: { pointer: string }[] }[]
    }
    expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([])
    expect(totals).toEqual({ errors: 0, warnings: 0, ignored: 0 })
  })

  test('gives every call an operation id of its own and an area that is described', () => {
    const ids = operations().map(({ operationId }) => operationId)
    expect(ids).toContain('players_login')
    expect(ids.filter((id) => !/^[a-z]\w*_\w+$/i.test(id ?? ''))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
    const areas = new Set(description.tags.map(({ name }) => name))
    expect(operations().filter(({ tags }) => tags.length !== 1 || !areas.has(tags[0] ?? ''))).toEqual([])
    expect(description.tags.filter((tag) => !tag.description)).toEqual([])
  })

  test('lists the number of every refusal, and the login refusal where a token is needed', () => {
    const numbers = description.components.schemas.RefusalErrno.oneOf.map((each) => each.const)
    expect(numbers.toSorted((a, b) => a - b)).toEqual(
      [...new Set(Object.values(refusals).map(({ errno }) => errno))].toSorted((a, b) => a - b),
    )
    const needsToken = ({ security }: Operation): boolean =>
      security.length > 0 && security.every((scheme) => Object.keys(scheme).length > 0)
    expect(operations().filter((each) => needsToken(each) !== '403' in each.responses)).toEqual([])
  })

  // After a change of a contract: npx vitest run --project server server/test/platform/openapi.test.ts --update
  test('gives the types that the client of api-client.test.ts is checked with', async () => {
    const types = astToString(await openapiTypescript(description as unknown as OpenAPI3))
    const head = '// Generated from /api/openapi.json by openapi.test.ts. Do not edit.\n\n'
    await expect(head + types).toMatchFileSnapshot('./api-types.ts')
  })
})

describe('the reference page', () => {
  test('allows scripts of its own origin alone, and no inline script or style but empty ones', async () => {
    const page = await server.app.httpServer.inject('/api/docs')
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'; script-src 'self';")
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
    expect(page.body).toContain('src="/api/docs/start.js"')
    expect(page.body).not.toMatch(/https?:\/\//)
  })

  test('brings its renderer along, which loads nothing from other hosts', async () => {
    const start = await server.app.httpServer.inject('/api/docs/start.js')
    expect(start.headers['content-type']).toContain('text/javascript')
    const renderer = await server.app.httpServer.inject('/api/docs/redoc.js')
    expect(renderer.headers['content-encoding']).toBe('gzip')
    const code = gunzipSync(renderer.rawPayload).toString()
    expect(code).toContain('RedocStandalone')
    expect(code).not.toContain('cdn.redoc.ly')
  })
})
