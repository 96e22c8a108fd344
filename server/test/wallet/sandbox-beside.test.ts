import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GoogleAccount } from '../../src/features/chat/google/account.ts'
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

test('picks distinct ports outside the ephemeral range', async () => {
  const ports = await freePorts(20)
  expect(new Set(ports).size).toBe(20)
  for (const port of ports) {
    expect(port).toBeGreaterThanOrEqual(20_000)
    expect(port).toBeLessThan(32_000)
  }
})

test('announces its addresses before it listens and keeps them after a restart', async () => {
  const sandbox = await prepareSandbox(folder, '127.0.0.1')
  expect(await isHeard(sandbox.place.gatewayUrl)).toBe(false)
  expect(await sandbox.start(HOUSE)).toEqual({ chainError: null })
  expect(await isHeard(sandbox.place.gatewayUrl)).toBe(true)
  await sandbox.stop()
  expect(await isHeard(sandbox.place.gatewayUrl)).toBe(false)

  const again = await prepareSandbox(folder, '127.0.0.1')
  expect(again.place).toEqual(sandbox.place)
  expect(again.googleFor(HOUSE)).toEqual(sandbox.googleFor(HOUSE))
  await again.start(HOUSE)
  expect(await isHeard(sandbox.place.gatewayUrl)).toBe(true)
  await again.stop()
})

test('knows the stand-in for Google, which takes its account and its app', async () => {
  const sandbox = await prepareSandbox(folder, '127.0.0.1')
  await sandbox.start(HOUSE)
  const { google, googleAccount, googlePush } = sandbox.googleFor(HOUSE)
  if (!google || !googleAccount) throw new Error('Google is not set')
  const account = new GoogleAccount({ ...googleAccount, ...google })
  // An unknown token of a known app.
  expect(await account.purchase('unknown')).toBeNull()
  expect(await isHeard(googlePush?.certsUrl ?? '')).toBe(true)
  await sandbox.stop()
})

test('keeps the mailbox on this machine, wherever the server listens', async () => {
  const sandbox = await prepareSandbox(folder, '0.0.0.0')
  const { gatewayUrl } = sandbox.place
  const [mailUrl, mailboxUrl] = [sandbox.place.mailUrl ?? '', sandbox.place.mailboxUrl ?? '']
  await sandbox.start(HOUSE)
  // Another address of this machine: only what listens everywhere answers there.
  const elsewhere = (url: string): string => url.replace(/^\w+:\/\/127\.0\.0\.1/, 'http://127.0.0.2')
  expect(await isHeard(elsewhere(gatewayUrl))).toBe(true)
  expect(await isHeard(mailboxUrl)).toBe(true)
  for (const url of [mailboxUrl, mailUrl]) expect(await isHeard(elsewhere(url)), url).toBe(false)
  await sandbox.stop()
})

/** Makes every import of the chain's engine fail in processes started from now on. */
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

test('reports why the chain is down without its packages and serves the rest', async () => {
  breakEngine()
  const sandbox = await prepareSandbox(folder, '127.0.0.1')
  expect(await sandbox.start(HOUSE)).toEqual({
    chainError: expect.stringMatching(/^its engine can’t be loaded: Cannot find package @ethereumjs/),
  })
  expect(await isHeard(sandbox.place.gatewayUrl)).toBe(true)
  await sandbox.stop()
})

test('reports why the chain is down when its port is taken and serves the rest', async () => {
  const sandbox = await prepareSandbox(folder, '127.0.0.1')
  const other = createServer().listen(Number(new URL(sandbox.place.chainUrl ?? '').port), '127.0.0.1')
  await once(other, 'listening')
  expect(await sandbox.start(HOUSE)).toEqual({ chainError: expect.stringMatching(/^port \d+ can't be used/) })
  expect(await isHeard(sandbox.place.gatewayUrl)).toBe(true)
  await sandbox.stop()
  other.close()
})

test('leaves no process behind when stopped during startup', async () => {
  const sandbox = await prepareSandbox(folder, '127.0.0.1')
  const [opened] = await Promise.allSettled([sandbox.start(HOUSE), sandbox.stop()])
  expect(opened).toMatchObject({ reason: { message: expect.stringContaining('exited before it was ready') } })
  expect(await isHeard(sandbox.place.gatewayUrl)).toBe(false)
})
