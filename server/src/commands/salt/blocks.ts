// Bitcoin blocks from a server with Esplora's API, such as blockstream.info or one's own. Nothing it says is believed:
// headers carry their work, and the proof is checked before it is written.

import { hash } from 'node:crypto'

export const BITCOIN_API = 'https://blockstream.info/api'

const TIMEOUT_MS = 30_000

interface EsploraBlock {
  readonly id: string
  readonly height: number
  readonly version: number
  readonly timestamp: number
  readonly bits: number
  readonly nonce: number
  readonly merkle_root: string
  readonly previousblockhash: string | null
}

const doubleSha256 = (bytes: Uint8Array): Buffer => hash('sha256', hash('sha256', bytes, 'buffer'), 'buffer')
const inBytes = (displayed: string): Buffer => Buffer.from(displayed, 'hex').reverse()

export class Blocks {
  readonly #url: string

  constructor(url: string) {
    this.#url = url.replace(/\/$/, '')
  }

  async tip(): Promise<number> {
    return Number(await this.#text('/blocks/tip/height'))
  }

  /** Consecutive headers in hex. */
  async headers(from: number, to: number): Promise<string> {
    const found = new Map<number, string>()
    for (let height = to; height >= from; height = Math.min(...found.keys()) - 1) {
      const blocks = (await this.#json(`/blocks/${height}`)) as readonly EsploraBlock[]
      if (!blocks.some((block) => block.height === height)) throw new Error(`${this.#url} has no block ${height}`)
      for (const block of blocks) found.set(block.height, headerOf(block))
    }
    return Array.from({ length: to - from + 1 }, (_, i) => found.get(from + i) ?? '').join('')
  }

  /** The first transaction of a block, without witness, and the Merkle branch beside it. */
  async coinbase(height: number): Promise<{ coinbase: string; branch: string[] }> {
    const block = (await this.#text(`/block-height/${height}`)).trim()
    const ids = (await this.#json(`/block/${block}/txids`)) as readonly string[]
    const transaction = Buffer.from((await this.#text(`/tx/${ids[0]}/hex`)).trim(), 'hex')
    return { coinbase: withoutWitness(transaction).toString('hex'), branch: branchOfFirst(ids.map(inBytes)) }
  }

  async #text(path: string): Promise<string> {
    const answer = await fetch(this.#url + path, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!answer.ok) throw new Error(`${this.#url}${path} answered ${answer.status}`)
    return await answer.text()
  }

  async #json(path: string): Promise<unknown> {
    return JSON.parse(await this.#text(path)) as unknown
  }
}

function headerOf({ id, version, timestamp, bits, nonce, ...block }: EsploraBlock): string {
  const header = Buffer.alloc(80)
  header.writeInt32LE(version | 0)
  inBytes(block.previousblockhash ?? '').copy(header, 4)
  inBytes(block.merkle_root).copy(header, 36)
  for (const [i, number] of [timestamp, bits, nonce].entries()) header.writeUInt32LE(number, 68 + 4 * i)
  if (!doubleSha256(header).equals(inBytes(id))) throw new Error(`block ${block.height} does not have the hash ${id}`)
  return header.toString('hex')
}

function branchOfFirst(leaves: readonly Buffer[]): string[] {
  const branch: string[] = []
  let nodes = leaves
  while (nodes.length > 1) {
    branch.push((nodes[1] as Buffer).toString('hex'))
    nodes = Array.from({ length: Math.ceil(nodes.length / 2) }, (_, i) =>
      doubleSha256(Buffer.concat([nodes[2 * i] as Buffer, nodes[2 * i + 1] ?? (nodes[2 * i] as Buffer)])),
    )
  }
  return branch
}

const MARKER_AT = 4
const LOCK_TIME_BYTES = 4

/** The form that a transaction's id is the hash of: without marker, flag and witness. */
export function withoutWitness(transaction: Buffer): Buffer {
  if (transaction[MARKER_AT] !== 0) return transaction
  const startsAt = MARKER_AT + 2
  let at = startsAt
  const number = (): number => {
    const first = transaction.readUInt8(at++)
    if (first < 0xfd) return first
    const bytes = first === 0xfd ? 2 : 4
    at += bytes
    return transaction.readUIntLE(at - bytes, bytes)
  }
  const skip = (bytes: number): void => void (at += bytes)
  for (let inputs = number(); inputs > 0; inputs--) {
    at += 36
    skip(number() + 4)
  }
  for (let outputs = number(); outputs > 0; outputs--) {
    at += 8
    skip(number())
  }
  const [start, end] = [transaction.subarray(0, MARKER_AT), transaction.subarray(-LOCK_TIME_BYTES)]
  return Buffer.concat([start, transaction.subarray(startsAt, at), end])
}
