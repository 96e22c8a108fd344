// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as loading from '@glasshouse/ui/states/loading.ts'
import * as toasts from '@glasshouse/ui/overlays/toast.ts'
import { CallError, caller, request } from './call.ts'
import { navigate } from './navigate.tsx'

interface Contract {
  one: { key: 'GET /api/roller/mine_recored/{lastCreateTime}'; input: never; output: never }
}
/** The rules of failure do not depend on a contract. */
const call = caller<Contract>() as unknown as (key: string, input: object, options?: object) => Promise<unknown>

const answer = (status: number, body: unknown): void => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(text, { status })),
  )
}
const refused = (status: number, errno: number, message: string): void => answer(status, { errno, message, data: null })

let toast: ReturnType<typeof vi.spyOn>
let login: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  localStorage.clear()
  toast = vi.spyOn(toasts, 'toast').mockImplementation(() => undefined)
  login = vi.spyOn(navigate, 'login').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
})

describe('what is sent', () => {
  it('fills names into the path and puts the rest of a GET into the query', () => {
    const { url } = request('GET /api/a/{name}/b', { name: 'x/y', tab: 2, none: undefined })
    expect(url).toBe('/api/a/x%2Fy/b?tab=2')
  })
  it('puts the rest of a POST into a JSON body', () => {
    const { url, init } = request('PUT /api/user/{id}', { id: 7, nickname: 'Ada' })
    expect(url).toBe('/api/user/7')
    expect(init.body).toBe('{"nickname":"Ada"}')
  })
  it('puts those fields of a PUT into the query that travel there', () => {
    const { url, init } = request('PUT /api/ad_task', { taskId: 'a&b', more: 1 }, ['taskId'])
    expect(url).toBe('/api/ad_task?taskId=a%26b')
    expect(init.body).toBe('{"more":1}')
  })
  it('carries the headers of the spec, and the tokens in their order', () => {
    const token = (): unknown => (request('GET /api/x', {}).init.headers as Record<string, string>).Token
    expect(request('GET /api/x', {}).init.headers).toMatchObject({ Token: '', os: 'web', sv: '1.0.0', app: 'us' })
    localStorage.setItem('es-token', 'anonymous')
    expect(token()).toBe('anonymous')
    localStorage.setItem('x-token', 'mine')
    expect(token()).toBe('mine')
  })
  it('goes to the auth host for /api/auth and to the main host for all else', () => {
    document.head.innerHTML =
      '<meta name="glasshouse-api-host" content="https://api.example/"><meta name="glasshouse-auth-host" content="https://auth.example">'
    expect(request('GET /api/auth', {}).url).toBe('https://auth.example/api/auth')
    expect(request('GET /api/user', {}).url).toBe('https://api.example/api/user')
  })
})

describe('responses', () => {
  it('is the data of the envelope', async () => {
    answer(200, { errno: 0, message: '', data: { gold: 5 } })
    await expect(call('GET /api/x', {})).resolves.toEqual({ gold: 5 })
  })
  it.each([505, 510])('errno %i with HTTP 200: says the words, drops the token, leads to login', async (errno) => {
    localStorage.setItem('x-token', 'old')
    refused(200, errno, 'Your session has ended.')
    await expect(call('GET /api/x', {}, { quiet: true })).rejects.toMatchObject({ errno, status: 200 })
    expect(toast).toHaveBeenCalledExactlyOnceWith('Your session has ended.')
    expect(localStorage.getItem('x-token')).toBeNull()
    expect(login).toHaveBeenCalledOnce()
  })
  it('a late 505 for an old token leaves the new session alone', async () => {
    localStorage.setItem('x-token', 'old')
    vi.stubGlobal('fetch', async () => {
      localStorage.setItem('x-token', 'new')
      return Response.json({ errno: 505, message: 'over', data: null })
    })
    await expect(call('GET /api/x', {}, { quiet: true })).rejects.toBeInstanceOf(CallError)
    expect(localStorage.getItem('x-token')).toBe('new')
    expect(login).not.toHaveBeenCalled()
  })
  it('HTTP 403: says 请登录, drops the token and stays', async () => {
    localStorage.setItem('x-token', 'old')
    answer(403, '<h1>Forbidden</h1>')
    await expect(call('GET /api/x', {})).rejects.toMatchObject({ status: 403 })
    expect(toast).toHaveBeenCalledExactlyOnceWith('请登录 Please log in')
    expect(localStorage.getItem('x-token')).toBeNull()
    expect(login).not.toHaveBeenCalled()
  })
  it.each([
    [400, 1001],
    [500, 5000],
    [200, 1004],
  ])('HTTP %i with errno %i: says the words and keeps the token', async (status, errno) => {
    localStorage.setItem('x-token', 'mine')
    refused(status, errno, 'No.')
    await expect(call('POST /api/x', {})).rejects.toMatchObject({ errno, status, message: 'No.', network: false })
    expect(toast).toHaveBeenCalledExactlyOnceWith('No.')
    expect(localStorage.getItem('x-token')).toBe('mine')
    expect(login).not.toHaveBeenCalled()
  })
  it('quiet leaves the words to the caller', async () => {
    refused(400, 1001, 'No.')
    await expect(call('POST /api/x', {}, { quiet: true })).rejects.toThrow('No.')
    expect(toast).not.toHaveBeenCalled()
  })
  it('a network failure says nothing, hides the indicator and throws', async () => {
    const end = vi.fn()
    vi.spyOn(loading, 'beginLoading').mockReturnValue(end)
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    await expect(call('GET /api/x', {}, { loading: true })).rejects.toMatchObject({ network: true, status: 0 })
    expect(toast).not.toHaveBeenCalled()
    expect(end).toHaveBeenCalledOnce()
  })
  it('an answer that breaks off is a network failure too', async () => {
    const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) })
    vi.stubGlobal('fetch', async () => new Response(broken))
    await expect(call('GET /api/x', {})).rejects.toMatchObject({ network: true })
  })
  it('a page of a proxy instead of an envelope is not taken for data', async () => {
    answer(200, '<html>')
    await expect(call('GET /api/x', {})).rejects.toMatchObject({ network: false, status: 200 })
    expect(toast).toHaveBeenCalledOnce()
  })
})
