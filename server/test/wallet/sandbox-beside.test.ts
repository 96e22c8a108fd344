import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freePorts, prepareSandbox } from '../../src/app/sandbox-process.ts'

const HOUSE = 'http://127.0.0.1:9'
let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'glasshouse-sandbox-'))
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const isHeard = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  )

test('ports are different, and outside of what systems take for what goes out', async () => {
  const ports = await freePorts(20)
  expect(new Set(ports).size).toBe(20)
  for (const port of ports) {
    expect(port).toBeGreaterThanOrEqual(20_000)
    expect(port).toBeLessThan(32_000)
  }
})

test('it is known where it will be before it is there, and it is there again after a restart', async () => {
  const sandbox = await prepareSandbox(folder, '127.0.0.1')
  expect(await isHeard(sandbox.place.gatewayUrl)).toBe(false)
  expect(await sandbox.start(HOUSE)).toEqual({ chainError: null })
  expect(await isHeard(sandbox.place.gatewayUrl)).toBe(true)
  await sandbox.stop()
  expect(await isHeard(sandbox.place.gatewayUrl)).toBe(false)

  const again = await prepareSandbox(folder, '127.0.0.1')
  expect(again.place).toEqual(sandbox.place)
  await again.start(HOUSE)
  expect(await isHeard(sandbox.place.gatewayUrl)).toBe(true)
  await again.stop()
})

/** Makes every import of the chain's engine fail in processes that are started from now on. */
function breakEngine(): void {
  const hooks = path.join(folder, 'no-engine.mjs')
  writeFileSync(
    hooks,
    `import { registerHooks } from 'node:module'
     registerHooks({
       resolve(name, context, next) {
         if (name.startsWith('@ethereumjs/')) throw new Error('Cannot find package ' + name)
         return next(name, context)
       },
     })`,
  )
  vi.stubEnv('NODE_OPTIONS', `--import "${pathToFileURL(hooks).href}"`)
}

test('without the packages of its engine the chain is down and says why, and the rest is open', async () => {
  breakEngine()
  const sandbox = await prepareSandbox(folder, '127.0.0.1')
  expect(await sandbox.start(HOUSE)).toEqual({
    chainError: expect.stringMatching(/^its engine can't be loaded: Cannot find package @ethereumjs/),
  })
  expect(await isHeard(sandbox.place.gatewayUrl)).toBe(true)
  await sandbox.stop()
})

test('on a port that someone else has the chain is down and says why, and the rest is open', async () => {
  const sandbox = await prepareSandbox(folder, '127.0.0.1')
  const other = createServer().listen(Number(new URL(sandbox.place.chainUrl ?? '').port), '127.0.0.1')
  await once(other, 'listening')
  expect(await sandbox.start(HOUSE)).toEqual({ chainError: expect.stringMatching(/^port \d+ can't be used/) })
  expect(await isHeard(sandbox.place.gatewayUrl)).toBe(true)
  await sandbox.stop()
  other.close()
})

test('stopped while it opens, it says so and leaves nobody behind', async () => {
  const sandbox = await prepareSandbox(folder, '127.0.0.1')
  const [opened] = await Promise.allSettled([sandbox.start(HOUSE), sandbox.stop()])
  expect(opened).toMatchObject({ reason: { message: expect.stringContaining('ended before it was open') } })
  expect(await isHeard(sandbox.place.gatewayUrl)).toBe(false)
})
