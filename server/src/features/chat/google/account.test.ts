// What counts as an answer of Google, and what as none.

import { generateKeyPairSync } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { GoogleAccount } from './account.ts'

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
type Answer = (response: ServerResponse) => void
const json =
  (status: number, body: object): Answer =>
  (response) =>
    void response.writeHead(status).end(JSON.stringify(body))
const failure = (status: number, reason: string): Answer =>
  json(status, { error: { code: status, message: reason, errors: [{ domain: 'androidpublisher', reason }] } })

const google = { token: json(200, {}), answer: json(200, {}), tokens: 0, asked: [] as string[] }
const server = createServer((request, response) => {
  if (request.url === '/token') {
    google.tokens++
    return google.token(response)
  }
  google.asked.push(`${request.method} ${request.url}`)
  google.answer(response)
})
let account: GoogleAccount

beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const token = json(200, { access_token: 't', expires_in: 3599 })
  Object.assign(google, { token, tokens: 0, asked: [] })
  account = new GoogleAccount({
    account: {
      client_email: 'a@x',
      private_key: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
      token_uri: `${apiUrl}/token`,
    },
    apiUrl,
    packageName: 'org.example',
    timeoutMs: 1000,
  })
})

describe('a question about a purchase', () => {
  it.each([
    [404, 'purchaseTokenNotFound'],
    [410, 'purchaseTokenNoLongerValid'],
  ])('is answered with none by %i %s', async (status, reason) => {
    google.answer = failure(status, reason)
    expect(await account.purchase('t/1 ?')).toBeNull()
    const base = '/androidpublisher/v3/applications/org.example/purchases'
    expect(google.asked).toEqual([`GET ${base}/productsv2/tokens/t%2F1%20%3F`])
  })

  it.each([
    ['an app that Google does not know', failure(404, 'applicationNotFound'), 'status404'],
    ['a page of another server', (response: ServerResponse) => void response.writeHead(404).end('<h1>'), 'status404'],
    ['missing rights', failure(403, 'permissionDenied'), 'status403'],
    ['too many questions', failure(429, 'rateLimitExceeded'), 'status429'],
    ['a failure', failure(500, 'backendError'), 'status500'],
    ['a page instead of an answer', (response: ServerResponse) => void response.end('<h1>'), 'unreadable'],
    ['an empty answer', json(200, {}), 'incomplete'],
    ['a redirect', (response: ServerResponse) => void response.writeHead(302, { location: '/x' }).end(), 'noAnswer'],
    ['a broken connection', (response: ServerResponse) => void response.destroy(), 'noAnswer'],
    ['silence', () => undefined, 'noAnswer'],
  ])('is not answered by %s', async (_, answer, reason) => {
    google.answer = answer
    await expect(account.purchase('t')).rejects.toMatchObject({ reason })
  })

  it('renews a rejected access token once', async () => {
    google.answer = failure(401, 'authError')
    await expect(account.purchase('t')).rejects.toMatchObject({ reason: 'status401' })
    expect([google.tokens, google.asked.length]).toEqual([2, 2])
  })

  it.each([
    ['a refusal', json(400, { error: 'invalid_grant' }), 'status400'],
    ['an empty answer', json(200, {}), 'incomplete'],
  ])('is not asked where the access token gets %s', async (_, answer, reason) => {
    google.token = answer
    const expected = reason === 'incomplete' ? 'unreadable' : reason
    await expect(account.purchase('t')).rejects.toMatchObject({ reason: expected })
    expect(google.asked).toEqual([])
  })
})

describe('the list of voided purchases', () => {
  it('may be empty, and must be a list', async () => {
    google.answer = json(200, {})
    expect(await account.voided(5, null)).toEqual({ purchaseTokens: [], nextPage: null })
    google.answer = json(200, { voidedPurchases: [{ purchaseToken: 'a' }], tokenPagination: { nextPageToken: 'n' } })
    expect(await account.voided(5, 'm')).toEqual({ purchaseTokens: ['a'], nextPage: 'n' })
    expect(google.asked[1]).toContain('startTime=5&type=0&includeQuantityBasedPartialRefund=true&token=m')
    google.answer = json(200, { voidedPurchases: [{}] })
    await expect(account.voided(5, null)).rejects.toMatchObject({ reason: 'unreadable' })
  })
})
