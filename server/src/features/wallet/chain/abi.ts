// The small part of the Ethereum ABI used here: 32-byte words, selectors, topics and checksums. viem has all of it, but
// loading viem delays server start noticeably.

import { keccak_256 } from '@noble/hashes/sha3.js'
import type { Hex } from './chain.ts'

const ADDRESS = /^0x[0-9a-fA-F]{40}$/

export const keccak = (bytes: Uint8Array): Hex => `0x${Buffer.from(keccak_256(bytes)).toString('hex')}`

/** One 32-byte ABI word: a number or a shorter byte string, left-padded with zeros. */
export function word(value: Hex | bigint): Hex {
  const digits = typeof value === 'bigint' ? value.toString(16) : value.slice(2)
  if (!/^[0-9a-f]{1,64}$/i.test(digits)) throw new RangeError(`does not fit into a word: ${value}`)
  return `0x${digits.toLowerCase().padStart(64, '0')}`
}

/** Call data of a function like `transfer(address,uint256)`, whose arguments are one word each. */
export const callData = (signature: string, ...args: (Hex | bigint)[]): Hex =>
  `0x${hashText(signature).slice(2, 10)}${args.map((arg) => word(arg).slice(2)).join('')}`

/** The topic of an event like `Transfer(address,address,uint256)`. */
export const eventTopic = (signature: string): Hex => hashText(signature)

export const isAddress = (text: string): text is Hex => ADDRESS.test(text)

/** EIP-55: the capitals are the checksum. */
export function toChecksumAddress(address: string): Hex {
  if (!isAddress(address)) throw new RangeError(`not an address: ${address}`)
  const digits = address.slice(2).toLowerCase()
  const sum = hashText(digits).slice(2)
  return `0x${[...digits].map((digit, i) => (Number.parseInt(sum[i] ?? '', 16) > 7 ? digit.toUpperCase() : digit)).join('')}`
}

/** `publicKey` is an uncompressed point of 65 bytes. */
export const addressFromPublicKey = (publicKey: Uint8Array): Hex =>
  toChecksumAddress(`0x${keccak(publicKey.subarray(1)).slice(-40)}`)

const hashText = (text: string): Hex => keccak(Buffer.from(text))
