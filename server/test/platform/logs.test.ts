import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWallet, type WalletFixture } from '../wallet/wallet-fixture.ts'
import { codeOf, NEW_PASSWORD, PASSWORD, SecurityFixture } from '../support/security-fixture.ts'
import { captureLog, type LogLine } from '../support/logs.ts'
import { oneDatabase, registration } from '../support/open-server.ts'

/** Fields of requests and responses whose values may never be logged. */
const SECRET_FIELDS =
  /^(.*[pP]assword|phone|token|secret|code|recoveryCodes|proof|challenge|email|account(Number|Name))$/

function secretsIn(value: unknown, isSecret = false): string[] {
  if (typeof value === 'string') return isSecret && value !== '' ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    secretsIn(inner, (isSecret && Array.isArray(value)) || SECRET_FIELDS.test(key)),
  )
}

it('redacts fields that hold secrets', () => {
  const { log, lines } = captureLog()
  log.info({ token: 'abc', request: { email: 'ada@example.com', page: 2 } }, 'event')
  expect(lines).toMatchObject([{ token: '[redacted]', request: { email: '[redacted]', page: 2 } }])
})

describe('the log of a server', () => {
  const lines: string[] = []
  const secrets = new Set<string>([PASSWORD, NEW_PASSWORD])
  let wallet: WalletFixture
  beforeAll(async () => {
    wallet = await openWallet(oneDatabase, {
      env: { LOG_LEVEL: 'debug', MAIL_URL: 'smtp://127.0.0.1:1' },
      log: { write: (line) => void lines.push(line) },
    })
  })
  afterAll(() => wallet.close())
  const logged = (): LogLine[] => lines.map((line) => JSON.parse(line) as LogLine)

  it('names the component, the key and the next step of a failed background task', async () => {
    const { token } = await wallet.server.player()
    const email = `ada.${randomUUID()}@example.com`
    secrets.add(email)
    await wallet.server.call(`POST /api/user/email/${encodeURIComponent(email)}`, {}, token)
    await expect
      .poll(() => logged().find(({ component }) => component === 'mail'), { timeout: 30_000 })
      .toMatchObject({ level: 40, emailId: 1, tries: 1, retryMs: 10_000, msg: 'email not accepted, will retry' })
  })

  it('contains no secret of a player, not even when calls fail', async () => {
    const { server } = wallet
    const call: typeof server.call = async (key, body, token, headers) => {
      const answer = await server.call(key, body, token, headers)
      for (const secret of secretsIn([body, answer.data])) secrets.add(secret)
      return answer as never
    }
    const fixture = new SecurityFixture({ ...server, call })
    const { token, phone, secret } = await fixture.secured()
    await fixture.liftHolds()
    const proof = await fixture.proof(token, 'withdrawal', { code: codeOf(secret) })
    expect((await fixture.withdraw(token, proof)).errno).toBe(0)
    const { data } = await fixture.login(phone)
    await fixture.freshCodes()
    expect((await fixture.second(data.challenge, { code: codeOf(secret) })).errno).toBe(0)
    // The driver's error carries the failing row and the statement's parameters.
    await server.db.commit(`alter table sessions add constraint broken check (kind = '') not valid`)
    await call('POST /api/user/register', registration())
    await server.db.commit('alter table sessions drop constraint broken')
    expect(logged()).toContainEqual(expect.objectContaining({ level: 50, msg: 'call failed' }))
    expect(secrets.size).toBeGreaterThan(15)
    const text = lines.join('')
    const isLogged = (value: string): boolean =>
      /^\d+$/.test(value) ? new RegExp(`\\b${value}\\b`).test(text) : text.includes(value)
    expect([...secrets].filter(isLogged)).toEqual([])
  })
})
