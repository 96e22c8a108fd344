import { generateKeyPairSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { chatSettings } from '../../../config/chat.ts'
import { openLog } from '../../../platform/log.ts'
import { pauseAfter } from './checks.ts'
import { openGoogle, type OpenGoogleDeps } from './google.ts'

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
const settings = chatSettings({
  GOOGLE_PACKAGE: 'org.example',
  GOOGLE_LICENCE_KEY: pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  GOOGLE_SERVICE_ACCOUNT: JSON.stringify({
    client_email: 'a@x.example',
    private_key: pair.privateKey.export({ format: 'pem', type: 'pkcs8' }),
    token_uri: 'http://127.0.0.1:1/token',
  }),
  GOOGLE_PUSH_AUDIENCE: 'https://x.example/api/hook/google',
  GOOGLE_PUSH_ACCOUNT: 'p@x.example',
})
/** Nothing is read or written while it opens. */
const unused = new Proxy({}, { get: (_, name) => () => Promise.reject(new Error(`${String(name)} was called`)) })
const open = (change: Partial<OpenGoogleDeps>) =>
  openGoogle({
    db: unused as OpenGoogleDeps['db'],
    vault: unused as OpenGoogleDeps['vault'],
    vips: unused as OpenGoogleDeps['vips'],
    calendar: { now: () => 0 },
    mode: 'sandbox',
    settings,
    log: openLog('silent'),
    ...change,
  })

it('is closed with real money, whatever is set: no orders, no notifications, no calls', async () => {
  const google = open({ mode: 'real' })
  expect([google.orders.isOpen, google.takePush]).toEqual([false, null])
  await expect(google.orders.redeem(1n, '{}', 'x')).rejects.toMatchObject({ code: 'googleOff' })
  google.start(0)
  await google.close()
})

it('waits longer after each attempt, up to six hours', () => {
  expect([0, 1, 2, 8, 9, 5000].map(pauseAfter)).toEqual([60_000, 120_000, 240_000, 15_360_000, 21_600_000, 21_600_000])
})

it('opens with play money as far as it is configured', () => {
  expect(open({}).takePush).not.toBeNull()
  expect(open({ settings: { ...settings, googlePush: null } }).takePush).toBeNull()
  const alone = open({ settings: { ...settings, googleAccount: null } })
  expect([alone.orders.isOpen, alone.takePush]).toEqual([true, null])
  expect(open({ settings: { ...settings, google: null } }).orders.isOpen).toBe(false)
})
