// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clientErrorContract } from '@glasshouse/rulebook/wire/client-errors'

const sent: { url: string; headers: Record<string, string>; body: Record<string, unknown> }[] = []
/** Each test starts as a page that has reported nothing yet. */
async function freshPage() {
  vi.resetModules()
  return await import('./report-error.ts')
}
beforeEach(() => {
  sent.length = 0
  location.hash = '#/pages/bet/bet?id=10008'
  vi.stubGlobal('fetch', async (url: string, init: { headers: Record<string, string>; body: string }) => {
    sent.push({ url, headers: init.headers, body: JSON.parse(init.body) as Record<string, unknown> })
    throw new TypeError('offline')
  })
})

describe('reports of errors', () => {
  it('hold the error and the path of the page, but no token and no query', async () => {
    localStorage.setItem('x-token', 'x_secret')
    const { reportError } = await freshPage()
    reportError('render', new RangeError('too far'))
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      url: '/api/client_error',
      headers: { 'Content-Type': 'application/json' },
      body: { kind: 'render', name: 'RangeError', message: 'too far', page: '/pages/bet/bet' },
    })
    expect(JSON.stringify(sent)).not.toMatch(/x_secret|10008/)
    localStorage.clear()
  })

  it('fit the contract however long the error is, and whatever was thrown', async () => {
    const { reportError } = await freshPage()
    const long = Object.assign(new Error('m'.repeat(9_000)), { stack: 's'.repeat(99_000) })
    reportError('chunk', long, { type: 'timeout', request: `https://x.test/${'r'.repeat(2_000)}` })
    reportError('promise', 'just a text')
    reportError('promise', undefined)
    expect(sent).toHaveLength(3)
    for (const { body } of sent) expect(clientErrorContract.report.input.safeParse(body).error).toBeUndefined()
    expect(Math.max(...sent.map(({ body }) => JSON.stringify(body).length))).toBeLessThan(8 * 1024)
  })

  it('are sent once for each error, and stop after five', async () => {
    const { reportError } = await freshPage()
    for (let i = 0; i < 3; i++) reportError('window', new Error('same'))
    expect(sent).toHaveLength(1)
    for (let i = 0; i < 20; i++) reportError('window', new Error(`number ${i}`))
    expect(sent).toHaveLength(5)
  })

  it('are made of uncaught errors and rejections, not of what foreign scripts hide', async () => {
    const { reportUncaughtErrors } = await freshPage()
    reportUncaughtErrors()
    dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
    dispatchEvent(new ErrorEvent('error', { error: new Error('thrown') }))
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('refused') }))
    expect(sent.map(({ body }) => [body['kind'], body['message']])).toEqual([
      ['window', 'thrown'],
      ['promise', 'refused'],
    ])
  })
})
