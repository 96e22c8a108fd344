// A calendar and a block server on this machine, over a local Bitcoin chain: what `npm run salt` talks to.

import { hash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LocalBitcoin } from '../../../rulebook/test/local-bitcoin.ts'

const doubleSha256 = (bytes: Uint8Array): Buffer => hash('sha256', hash('sha256', bytes, 'buffer'), 'buffer')
const displayed = (bytes: Uint8Array): string => Buffer.from(bytes).reverse().toString('hex')
const idOf = (transaction: Uint8Array): string => displayed(doubleSha256(transaction))

/** As nodes send a coinbase: with marker, flag and witness. */
const withWitness = (transaction: Buffer): Buffer =>
  Buffer.concat([
    transaction.subarray(0, 4),
    Buffer.from('0001', 'hex'),
    transaction.subarray(4, -4),
    Buffer.from(`0120${'00'.repeat(32)}`, 'hex'),
    transaction.subarray(-4),
  ])

export interface LocalCalendar {
  readonly url: string
  close(): Promise<void>
}

export async function openCalendar(chain: LocalBitcoin): Promise<LocalCalendar> {
  const server = createServer((request, response) => void answer(chain, url, request, response))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer(
  chain: LocalBitcoin,
  url: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, kind = '', first = '', second = ''] = (request.url ?? '').split('/')
  const send = (body: Uint8Array | string | undefined): void => {
    response.statusCode = body === undefined ? 404 : 200
    response.end(body)
  }
  if (kind === 'digest') return send(chain.stamp(await bodyOf(request), url))
  if (kind === 'timestamp') return send(chain.completion(first))
  if (kind === 'blocks')
    return send(first === 'tip' ? String(chain.tip) : JSON.stringify(tenBlocks(chain, Number(first))))
  if (kind === 'block-height') return send(chain.blockHash(Number(first)))
  const heights = Array.from({ length: chain.tip - chain.firstHeight + 1 }, (_, i) => chain.firstHeight + i)
  if (kind === 'block' && second === 'txids') {
    const height = heights.find((each) => chain.blockHash(each) === first)
    return send(height === undefined ? undefined : JSON.stringify(chain.transactions(height).map(idOf)))
  }
  const found = heights.flatMap((each) => chain.transactions(each)).find((each) => idOf(each) === first)
  send(kind === 'tx' && found ? withWitness(found).toString('hex') : undefined)
}

/** As Esplora lists blocks: ten, from this height down. */
const tenBlocks = (chain: LocalBitcoin, from: number): object[] =>
  Array.from({ length: 10 }, (_, i) => from - i)
    .filter((height) => height >= chain.firstHeight && height <= chain.tip)
    .map((height) => {
      const header = chain.header(height)
      return {
        id: chain.blockHash(height),
        height,
        version: header.readInt32LE(0),
        timestamp: header.readUInt32LE(68),
        bits: header.readUInt32LE(72),
        nonce: header.readUInt32LE(76),
        merkle_root: displayed(header.subarray(36, 68)),
        previousblockhash: displayed(header.subarray(4, 36)),
      }
    })

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
