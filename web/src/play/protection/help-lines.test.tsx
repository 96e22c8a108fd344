// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { OldCheck } from './help-lines.tsx'

afterEach(() => vi.useRealTimers())

describe('a helpline', () => {
  it('has a note once its check is older than a year', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.UTC(2027, 10, 19))
    expect(renderToString(<OldCheck checked="2026-11-19" />)).toBe('')
    vi.setSystemTime(Date.UTC(2027, 10, 20))
    expect(renderToString(<OldCheck checked="2026-11-19" />)).toContain('These details may have changed')
    expect(renderToString(<OldCheck checked={undefined} />)).toBe('')
  })
})
