// The cache of Google's keys: how long it lasts, and how often false tokens make it fetch.

import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { IdentityTokens } from './identity-tokens.ts'

const [first, second] = [0, 1].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 })) as [Pair, Pair]
type Pair = { publicKey: KeyObject; privateKey: KeyObject }
const jwk = ({ publicKey }: Pair, kid: string): object => ({
  ...publicKey.export({ format: 'jwk' }),
  kid,
  alg: 'RS256',
})

const answer = { status: 200, age: 'public, max-age=600', body: {} as object, asked: 0 }
const server = createServer((_, response) => {
  answer.asked++
  response.writeHead(answer.status, { 'cache-control': answer.age }).end(JSON.stringify(answer.body))
})
const clock = { time: 1_800_000_000_000, now: () => clock.time }
let tokens: IdentityTokens

const tokenOf = ({ privateKey }: Pair, kid: string, changes: object = {}): string => {
  const iat = Math.floor(clock.time / 1000)
  const claims = { iss: 'accounts.google.com', aud: 'a', email: 'p@x', email_verified: true, iat, exp: iat + 3600 }
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part({ alg: 'RS256', kid })}.${part({ ...claims, ...changes })}`
  return `${text}.${createSign('sha256').update(text).sign(privateKey).toString('base64url')}`
}

beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  const { port } = server.address() as AddressInfo
  Object.assign(answer, { status: 200, age: 'public, max-age=600', body: { keys: [jwk(first, 'one')] }, asked: 0 })
  tokens = new IdentityTokens({ certsUrl: `http://127.0.0.1:${port}`, audience: 'a', email: 'p@x', now: clock.now })
})

describe('identity tokens', () => {
  it('share one fetch of the keys, for as long as Google says', async () => {
    const valid = tokenOf(first, 'one')
    expect(await Promise.all([1, 2, 3].map(() => tokens.errorOf(valid)))).toEqual([null, null, null])
    clock.time += 599_000
    expect(await tokens.errorOf(tokenOf(first, 'one'))).toBeNull()
    expect(answer.asked).toBe(1)
    clock.time += 1000
    expect(await tokens.errorOf(tokenOf(first, 'one'))).toBeNull()
    expect(answer.asked).toBe(2)
  })

  it('with an unknown key make it fetch once a minute at most', async () => {
    expect(await tokens.errorOf(tokenOf(second, 'two'))).toBe('unknown key')
    for (let i = 0; i < 20; i++) expect(await tokens.errorOf(tokenOf(second, `false-${i}`))).toBe('unknown key')
    expect(answer.asked).toBe(1)
    // Google has changed its keys.
    answer.body = { keys: [jwk(first, 'one'), jwk(second, 'two')] }
    expect(await tokens.errorOf(tokenOf(second, 'two'))).toBe('unknown key')
    clock.time += 60_000
    expect(await tokens.errorOf(tokenOf(second, 'two'))).toBeNull()
    expect(answer.asked).toBe(2)
  })

  it('are neither valid nor false while the keys cannot be read, and a short age does not make it fetch more', async () => {
    answer.status = 503
    await expect(tokens.errorOf(tokenOf(first, 'one'))).rejects.toThrow('cannot be read')
    await expect(tokens.errorOf(tokenOf(first, 'one'))).rejects.toThrow('cannot be read')
    expect(answer.asked).toBe(1)
    Object.assign(answer, { status: 200, age: 'no-cache, max-age=0' })
    clock.time += 60_000
    expect(await tokens.errorOf(tokenOf(first, 'one'))).toBeNull()
    clock.time += 59_000
    expect(await tokens.errorOf(tokenOf(first, 'one'))).toBeNull()
    expect(answer.asked).toBe(2)
    // What was read does not outlast its time.
    answer.status = 500
    clock.time += 60_000
    await expect(tokens.errorOf(tokenOf(first, 'one'))).rejects.toThrow('cannot be read')
  })

  it('are signed by the key that they name, and no longer valid than they say', async () => {
    expect(await tokens.errorOf(tokenOf(second, 'one'))).toBe('bad signature')
    const seconds = clock.time / 1000
    expect(await tokens.errorOf(tokenOf(first, 'one', { exp: seconds - 60 }))).toBe('expired')
    expect(await tokens.errorOf(tokenOf(first, 'one', { exp: seconds - 59 }))).toBeNull()
    expect(await tokens.errorOf(tokenOf(first, 'one', { iat: seconds + 61 }))).toBe('from the future')
    expect(await tokens.errorOf(tokenOf(first, 'one', { aud: ['a'] }))).toBe('incomplete claims')
    expect(await tokens.errorOf(tokenOf(first, 'one', { iss: 'https://accounts.google.com' }))).toBeNull()
  })
})
