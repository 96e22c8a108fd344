import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freePorts, prepareSandbox } from '../src/sandbox.ts'

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
  expect(await sandbox.start(HOUSE)).toEqual({ hasChain: true })
  expect(await isHeard(sandbox.place.gatewayUrl)).toBe(true)
  await sandbox.stop()
  expect(await isHeard(sandbox.place.gatewayUrl)).toBe(false)

  const again = await prepareSandbox(folder, '127.0.0.1')
  expect(again.place).toEqual(sandbox.place)
  await again.start(HOUSE)
  expect(await isHeard(sandbox.place.gatewayUrl)).toBe(true)
  await again.stop()
})

test('on a machine without anvil it opens all the same, and says that it has no chain', async () => {
  // A platform that nobody publishes for, and nothing in the PATH.
  vi.stubEnv('NODE_OPTIONS', `--import "data:text/javascript,Object.defineProperty(process,'arch',{value:'other'})"`)
  vi.stubEnv('PATH', folder)
  const sandbox = await prepareSandbox(folder, '127.0.0.1')
  expect(await sandbox.start(HOUSE)).toEqual({ hasChain: false })
  expect(await isHeard(sandbox.place.gatewayUrl)).toBe(true)
  await sandbox.stop()
})

test('stopped while it opens, it says so and leaves nobody behind', async () => {
  const sandbox = await prepareSandbox(folder, '127.0.0.1')
  const [opened] = await Promise.allSettled([sandbox.start(HOUSE), sandbox.stop()])
  expect(opened).toMatchObject({ reason: { message: expect.stringContaining('ended before it was open') } })
  expect(await isHeard(sandbox.place.gatewayUrl)).toBe(false)
})
