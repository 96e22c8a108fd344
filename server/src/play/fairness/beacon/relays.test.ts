import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { QUICKNET, TEST_NETWORK } from '@glasshouse/rulebook/beacon/network'
import { signRound } from '@glasshouse/rulebook/beacon/test-network'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { captureLog } from '../../../../test/support/logs.ts'
import { localBeacon } from './local-source.ts'
import { Relays } from './relays.ts'

const ROUND = 29_000_000
const PATH = `/hash/public/${ROUND}`
const TIMEOUT_MS = 20_000

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A relay on this machine. */
async function relay(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const answering = (body: unknown, status = 200) =>
  relay((_, response) => response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body)))

function open(urls: readonly string[], timeoutMs = TIMEOUT_MS) {
  const { log, lines } = captureLog('warn')
  return { relays: new Relays({ network: TEST_NETWORK, chainHash: 'hash', urls, log, timeoutMs }), lines }
}

describe('relays', () => {
  let right: { round: number; randomness: string; signature: string }
  let other: typeof right
  beforeAll(() => {
    right = signRound(ROUND)
    other = signRound(ROUND + 1)
  })

  test('give the beacon that was signed, by its path in the API of drand', async () => {
    const asked: string[] = []
    const url = await relay((request, response) => {
      asked.push(request.url ?? '')
      response.end(JSON.stringify({ ...right, previous_signature: '' }))
    })
    const { relays, lines } = open([url])
    expect(await relays.get(TEST_NETWORK, ROUND)).toEqual(right)
    // Asked once: games that lock together share it.
    expect(await relays.get(TEST_NETWORK, ROUND)).toEqual(right)
    expect(asked).toEqual([PATH])
    expect(lines).toEqual([])
  })

  test('that lie are logged and ignored, and the honest one counts', async () => {
    const liars = [
      { ...right, signature: other.signature, randomness: other.randomness },
      { ...right, signature: other.signature },
      { ...right, randomness: other.randomness },
      other,
      { ...right, signature: 'ff' },
      'no JSON',
      { round: ROUND },
      'x'.repeat(100_000),
    ]
    const late = relay((_, response) => void setTimeout(() => response.end(JSON.stringify(right)), 500))
    const { relays, lines } = open([...(await Promise.all(liars.map((body) => answering(body)))), await late])
    expect(await relays.get(TEST_NETWORK, ROUND)).toEqual(right)
    // The one that answered far too much was cut off, which is no lie.
    expect(lines.map(({ fault }) => fault)).toHaveLength(liars.length - 1)
    expect(new Set(lines.map(({ fault }) => fault))).toEqual(
      new Set(['wrong signature', 'wrong randomness', `round ${ROUND + 1}`, 'no signature', 'unreadable']),
    )
  })

  test('that lied are not asked again at once', async () => {
    let asked = 0
    const liar = await relay((_, response) => {
      asked++
      response.end(JSON.stringify(other))
    })
    const { relays } = open([liar])
    expect(await relays.get(TEST_NETWORK, ROUND)).toBeNull()
    expect(await relays.get(TEST_NETWORK, ROUND)).toBeNull()
    expect(asked).toBe(1)
  })

  test('that have nothing, are down or hang give nothing, within the time limit', async () => {
    const hanging = await relay(() => undefined)
    const redirecting = await relay((_, response) => response.writeHead(302, { location: hanging }).end())
    const urls = [await answering('', 404), await answering('', 425), await answering('', 500), redirecting, hanging]
    const { relays, lines } = open([...urls, 'http://127.0.0.1:1'], 300)
    expect(await relays.get(TEST_NETWORK, ROUND)).toBeNull()
    expect(lines).toEqual([])
  })

  test('are not asked for another network', async () => {
    const { relays } = open([await answering(right)])
    expect(await relays.get(QUICKNET, ROUND)).toBeNull()
  })

  test('are asked once by games that wait at the same time', async () => {
    let asked = 0
    const url = await relay((_, response) => {
      asked++
      setTimeout(() => response.end(JSON.stringify(right)), 50)
    })
    const { relays } = open([url])
    const all = await Promise.all(Array.from({ length: 8 }, () => relays.get(TEST_NETWORK, ROUND)))
    expect(all).toEqual(Array.from({ length: 8 }, () => right))
    expect(asked).toBe(1)
  })
})

test('the local beacon signs a round when its time has come, and for its own network only', async () => {
  const timeMs = (TEST_NETWORK.genesis + (ROUND - 1) * TEST_NETWORK.period) * 1000
  expect(await localBeacon(() => timeMs - 1).get(TEST_NETWORK, ROUND)).toBeNull()
  expect(await localBeacon(() => timeMs).get(TEST_NETWORK, ROUND)).toEqual(signRound(ROUND))
  expect(await localBeacon(() => timeMs).get(QUICKNET, ROUND)).toBeNull()
})
