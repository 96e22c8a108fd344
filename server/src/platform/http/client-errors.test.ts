import { clientErrorContract } from '@glasshouse/rulebook/wire/client-errors'
import { describe, expect, test, vi } from 'vitest'
import { clientErrorRoutes, LOGGED_PER_MINUTE, scrub } from './client-errors.ts'
import type { Caller } from './route.ts'

const caller = {} as Caller
const report = {
  kind: 'chunk' as const,
  name: 'ChunkLoadError',
  message: 'Loading chunk failed',
  stack: '',
  page: '/pages/wallet/wallet',
  chunk: { type: 'timeout' as const, request: 'https://x.test/assets/wallet-BxY3kd2a.js' },
}

describe('client errors', () => {
  test('specification row 104: logs a failed chunk with its type and requested address', async () => {
    const warn = vi.fn()
    const [route] = clientErrorRoutes({ warn })
    await route?.answer(report, caller)
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'chunk', chunk: report.chunk }),
      'client error',
    )
  })

  test('stops logging after the limit per minute and then logs how many were suppressed', async () => {
    const warn = vi.fn()
    let now = 0
    const [route] = clientErrorRoutes({ warn }, () => now)
    for (let i = 0; i < LOGGED_PER_MINUTE + 7; i++) await route?.answer(report, caller)
    expect(warn).toHaveBeenCalledTimes(LOGGED_PER_MINUTE)
    now += 60_000
    await route?.answer(report, caller)
    expect(warn).toHaveBeenCalledWith({ suppressed: 7 }, 'client errors suppressed')
    expect(warn).toHaveBeenCalledTimes(LOGGED_PER_MINUTE + 2)
  })

  test.each([
    [
      'at a (https://x.test/assets/home-BxY3kd2a.js:12:654321)',
      'at a (https://x.test/assets/home-BxY3kd2a.js:12:654321)',
    ],
    ['https://x.test/pay?token=x_abc&id=7 failed', 'https://x.test/pay failed'],
    ['nobody is called ada.l+1@example.com here', 'nobody is called [email] here'],
    ['+33 6 12 34 56 78 and 0612345678', '[number] and [number]'],
    [`token x_${'a1B2'.repeat(10)} ended`, 'token [token] ended'],
  ])('scrubs %s to %s', (text, expected) => expect(scrub(text)).toBe(expected))

  test('rejects oversized and unknown fields', () => {
    const { input } = clientErrorContract.report
    expect(input.safeParse(report).success).toBe(true)
    for (const wrong of [{ stack: 'x'.repeat(4001) }, { message: 'x'.repeat(501) }, { phone: '+33612345678' }])
      expect(input.safeParse({ ...report, ...wrong }).success).toBe(false)
  })
})
