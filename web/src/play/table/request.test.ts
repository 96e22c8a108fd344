// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../client/call.ts'
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

  it('takes a refusal for an answer', async () => {
    const send = vi.fn(() => Promise.reject(refused))
    await expect(untilAnswered(send, [0, 0])).rejects.toBe(refused)
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('gives up in the end and says that nobody knows', async () => {
    const send = vi.fn(() => Promise.reject(lost))
    await expect(untilAnswered(send, [0, 0])).rejects.toBeInstanceOf(Unanswered)
    expect(send).toHaveBeenCalledTimes(3)
  })
})
