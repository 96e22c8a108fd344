// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../client/call.ts'
import { clearPlayerToken, setPlayerToken } from '../../client/tokens.ts'
import { newRequestId, Unanswered, untilAnswered } from './request.ts'

const lost = new CallError('network', { errno: 0, status: 0, network: true })
const refused = new CallError('Not enough gold', { errno: 1004, status: 400, network: false })
const proxy = new CallError('Bad gateway', { errno: 0, status: 502, network: false })
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

afterEach(() => void vi.unstubAllGlobals())

describe('a request id', () => {
  it('is a UUID', () => expect(newRequestId()).toMatch(uuid))

  it('is one without a secure context too', () => {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(255) })
    expect(newRequestId()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
  })
})

describe('sending', () => {
  it('repeats what was not answered', async () => {
    const send = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(lost)
      .mockRejectedValueOnce(proxy)
      .mockResolvedValue('ok')
    expect(await untilAnswered(send, [0, 0, 0])).toBe('ok')
    expect(send).toHaveBeenCalledTimes(3)
  })

  it('ends when another player has come, whose it is not', async () => {
    const told: string[] = []
    for (const answer of [() => Promise.reject(lost), () => Promise.resolve('ok')]) {
      setPlayerToken('x_one')
      const send = vi.fn(() => {
        setPlayerToken('x_other')
        return answer()
      })
      await untilAnswered(send, [0, 0]).then(
        (words) => told.push(words),
        (error: unknown) => expect(error).toBeInstanceOf(Unanswered),
      )
      expect(send).toHaveBeenCalledTimes(1)
    }
    clearPlayerToken()
    expect(told).toEqual([])
  })

  it('takes a refusal for an answer', async () => {
    const send = vi.fn(() => Promise.reject(refused))
    await expect(untilAnswered(send, [0, 0])).rejects.toBe(refused)
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('takes a repeat that was not read for no answer, but a first request that was not for a refusal', async () => {
    for (const errno of [1007, 1008]) {
      const unread = new CallError('Busy', { errno, status: 503, network: false })
      const send = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost).mockRejectedValueOnce(unread)
      expect(await untilAnswered(send.mockResolvedValue('ok'), [0, 0, 0])).toBe('ok')
      await expect(untilAnswered(() => Promise.reject(unread), [0, 0])).rejects.toBe(unread)
    }
  })

  it('treats a response that isn’t an envelope as missing, whatever its status', async () => {
    const strange = new CallError('Request timeout', { errno: 0, status: 408, network: false })
    const send = vi.fn<() => Promise<string>>().mockRejectedValueOnce(strange).mockResolvedValue('ok')
    expect(await untilAnswered(send, [0])).toBe('ok')
  })

  it('gives up after the last try and reports an unknown outcome', async () => {
    const send = vi.fn(() => Promise.reject(lost))
    await expect(untilAnswered(send, [0, 0])).rejects.toBeInstanceOf(Unanswered)
    expect(send).toHaveBeenCalledTimes(3)
  })
})
