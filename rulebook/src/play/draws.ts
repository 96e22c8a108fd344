// PF1: every outcome is read from one stream of HMAC-SHA256 blocks. The key is the secret that was committed to
// beforehand; the message is public. No clock, stake or player may influence a draw.

import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

const WORDS = 2 ** 32
export const CLIENT_SEED = /^[0-9A-Za-z_-]{1,64}$/

/** HMAC-SHA256 of a message with a key. */
export type Mac = (key: Uint8Array, message: string) => Uint8Array

const mac: Mac = (key, message) => hmac(sha256, key, utf8ToBytes(message))

export class Draws {
  /** How many words `below` skipped so that all values are equally likely. */
  rejectedWords = 0
  readonly #key: Uint8Array
  readonly #prefix: string
  readonly #mac: Mac
  #block: Uint8Array = new Uint8Array(0)
  #blockNumber = 0
  #offset = 0

  /** `fasterMac` replaces the portable implementation where the platform has a native one. */
  constructor(key: Uint8Array, game: string, publicPart: string, n: number | bigint, fasterMac: Mac = mac) {
    if (key.length !== 32) throw new RangeError('a draw key has 32 bytes')
    this.#key = key
    this.#mac = fasterMac
    this.#prefix = `PF1:${game}:${publicPart}:${n}:`
  }

  /** A uniform integer from 0 to n - 1. */
  below(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new RangeError(`below(${n})`)
    if (n === 1) return 0
    const limit = WORDS - (WORDS % n)
    let word = this.#word()
    while (word >= limit) {
      this.rejectedWords++
      word = this.#word()
    }
    return word % n
  }

  /** The first 52 bits of the stream. Only valid on a fresh stream, as in the crash games. */
  r52(): bigint {
    let value = 0n
    for (let i = 0; i < 7; i++) value = (value << 8n) | BigInt(this.#byte())
    return value >> 4n
  }

  /** k entries without replacement, in drawing order: an ascending partial Fisher-Yates shuffle. */
  pick<T>(list: readonly T[], k: number): T[] {
    const a = [...list]
    const steps = Math.min(k, a.length - 1)
    for (let i = 0; i < steps; i++) {
      const j = i + this.below(a.length - i)
      const swapped = a[i] as T
      a[i] = a[j] as T
      a[j] = swapped
    }
    return a.slice(0, k)
  }

  #word(): number {
    return this.#byte() * 2 ** 24 + this.#byte() * 2 ** 16 + this.#byte() * 2 ** 8 + this.#byte()
  }

  #byte(): number {
    if (this.#offset === this.#block.length) {
      this.#block = this.#mac(this.#key, this.#prefix + this.#blockNumber++)
      this.#offset = 0
    }
    return this.#block[this.#offset++] as number
  }
}

/** The commitment to a server seed: SHA-256 of its raw bytes, in lower-case hex. */
export const seedHash = (serverSeed: Uint8Array): string => bytesToHex(sha256(serverSeed))

/** The public part of a shared round: the salt, followed by the beacon where a game uses one. */
export const roundPublic = (salt: string, beacon?: string): string => (beacon ? `${salt}.${beacon}` : salt)

/** h_N: the end of a game's chain. Rounds reveal the chain from its other end. */
export const chainSeed = (masterSecret: Uint8Array, game: string, epoch: number): Uint8Array =>
  hmac(sha256, masterSecret, utf8ToBytes(`PF1-CHAIN:${game}:${epoch}`))

/** h_(i-1) from h_i. */
export const chainStep = (hash: Uint8Array): Uint8Array => sha256(hash)

export { bytesToHex, hexToBytes }
