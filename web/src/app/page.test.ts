// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CHUNK_TIMEOUT_MS, PAGE_DELAY_MS, PAGE_TIMEOUT_MS } from '../client/timeouts.ts'
import { ChunkLoadError, type Load } from '../client/lazy/loader.ts'
import { lazyPage } from './page.ts'

const Page = () => null
const address = 'https://x.test/assets/a.js'
const broken = () => Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${address}`))
const told = vi.spyOn(console, 'error')
const reports: unknown[] = []

beforeEach(() => {
  vi.useFakeTimers()
  told.mockReset().mockImplementation(() => undefined)
  reports.length = 0
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    reports.push({ url, ...(JSON.parse(body) as object) })
    return Response.json({ errno: 0, message: '', data: null })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page whose code arrives when the test says so. */
function held(options: { reload?: () => void } = {}) {
  let arrive: (chunk: { default: typeof Page }) => void = () => undefined
  const load = vi.fn<Load>(() => new Promise((resolve) => (arrive = resolve)))
  const page = lazyPage(load, options)
  const failure = page.load()?.then(
    () => null,
    (cause: unknown) => cause,
  )
  return { page, load, failure, arrive: () => arrive({ default: Page }) }
}

describe('a page whose code does not come', () => {
  it('specification row 104: fails as a ChunkLoadError with type and URL, in the console and in the report', async () => {
    const answers = [broken, () => Promise.resolve({ default: Page })]
    const page = lazyPage(() => answers.shift()!())
    const error: unknown = await page.load()?.catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(ChunkLoadError)
    expect(error).toMatchObject({ name: 'ChunkLoadError', type: 'error', request: address })
    expect(page.state()).toEqual({ kind: 'failed', error })
    expect(told).toHaveBeenCalledExactlyOnceWith(`ChunkLoadError: Loading chunk failed (error: ${address})`, {
      type: 'error',
      request: address,
    })
    expect(reports).toEqual([
      expect.objectContaining({
        url: '/api/client_error',
        kind: 'chunk',
        name: 'ChunkLoadError',
        chunk: { type: 'error', request: address },
      }),
    ])
    page.retry()
    expect(page.state().kind).toBe('waiting')
    await vi.advanceTimersByTimeAsync(0)
    expect(page.state()).toEqual({ kind: 'ready', Component: Page })
    expect(page.load()).toBeUndefined()
  })

  it('names the script by its import where the browser does not', async () => {
    const load = (() => Promise.reject(new TypeError('Importing a module script failed.'))) as Load
    // As the build writes it.
    load.toString = () => '()=>t(()=>import(`./wallet-BxY3kd2a.js`),__vite__mapDeps([0,1]))'
    const error: unknown = await lazyPage(load)
      .load()
      ?.catch((cause: unknown) => cause)
    expect((error as ChunkLoadError).request).toMatch(/\/wallet-BxY3kd2a\.js$/)
  })

  it('is asked for once however many want it', async () => {
    const load = vi.fn(async () => ({ default: Page }))
    const page = lazyPage(load)
    await Promise.all([page.load(), page.load()])
    expect(load).toHaveBeenCalledOnce()
  })
})

describe('specification row 109: a page may take 60 s and its script 120 s', () => {
  it('has the limits of the contract', () => {
    expect([PAGE_DELAY_MS, PAGE_TIMEOUT_MS, CHUNK_TIMEOUT_MS]).toEqual([200, 60_000, 120_000])
  })

  it('offers to retry after 60 s, without a failure of the script', async () => {
    const { page } = held()
    await vi.advanceTimersByTimeAsync(PAGE_TIMEOUT_MS - 1)
    expect(page.state().kind).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(page.state()).toEqual({ kind: 'failed', error: null })
    expect(told).not.toHaveBeenCalled()
  })

  it('uses a script that arrives after the page has timed out, without a tap', async () => {
    const { page, arrive, failure } = held()
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1)
    arrive()
    await vi.advanceTimersByTimeAsync(0)
    expect(page.state()).toEqual({ kind: 'ready', Component: Page })
    expect(await failure).toBeNull()
  })

  it('waits again after a tap, on the same script, and uses it when it arrives', async () => {
    const { page, load, arrive } = held()
    await vi.advanceTimersByTimeAsync(PAGE_TIMEOUT_MS)
    page.retry()
    expect(page.state().kind).toBe('waiting')
    await vi.advanceTimersByTimeAsync(30_000)
    arrive()
    await vi.advanceTimersByTimeAsync(0)
    expect(page.state()).toEqual({ kind: 'ready', Component: Page })
    expect(load).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(PAGE_TIMEOUT_MS)
    expect(page.state().kind).toBe('ready')
  })

  it('fails after 120 s as a ChunkLoadError of type timeout; a tap then starts the app again', async () => {
    const reload = vi.fn()
    const { page, load, failure } = held({ reload })
    await vi.advanceTimersByTimeAsync(PAGE_TIMEOUT_MS)
    page.retry()
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - PAGE_TIMEOUT_MS)
    expect(await failure).toMatchObject({ name: 'ChunkLoadError', type: 'timeout' })
    expect(page.state().kind).toBe('failed')
    expect(told).toHaveBeenCalledOnce()
    page.retry()
    expect(reload).toHaveBeenCalledOnce()
    expect(load).toHaveBeenCalledOnce()
  })
})
