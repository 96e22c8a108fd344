// What calls, events and addresses of Ethereum are made of, as far as they are needed here: words of 32 bytes and hashes.
// The library that signs knows all of it as well, and is so large that a house opens visibly later with it.

import { keccak_256 } from '@noble/hashes/sha3.js'
import type { Hex } from './chain.ts'

const ADDRESS = /^0x[0-9a-fA-F]{40}$/

export const keccak = (bytes: Uint8Array): Hex => `0x${Buffer.from(keccak_256(bytes)).toString('hex')}`

/** One word: a number, or fewer bytes with zeros before them, as addresses have. */
export function word(value: Hex | bigint): Hex {
  const digits = typeof value === 'bigint' ? value.toString(16) : value.slice(2)
  if (!/^[0-9a-f]{1,64}$/i.test(digits)) throw new RangeError(`does not fit into a word: ${value}`)
  return `0x${digits.toLowerCase().padStart(64, '0')}`
}

/** The call of a function like `transfer(address,uint256)`, all of whose arguments are one word each. */
export const callData = (signature: string, ...args: (Hex | bigint)[]): Hex =>
  `0x${hashText(signature).slice(2, 10)}${args.map((arg) => word(arg).slice(2)).join('')}`

/** By which an event like `Transfer(address,address,uint256)` is known. */
export const eventTopic = (signature: string): Hex => hashText(signature)

export const isAddress = (text: string): text is Hex => ADDRESS.test(text)

/** The address with the capitals that make up its checksum. */
export function toChecksumAddress(address: string): Hex {
  if (!isAddress(address)) throw new RangeError(`not an address: ${address}`)
  const digits = address.slice(2).toLowerCase()
  const sum = hashText(digits).slice(2)
  return `0x${[...digits].map((digit, i) => (Number.parseInt(sum[i] ?? '', 16) > 7 ? digit.toUpperCase() : digit)).join('')}`
}

/** `publicKey` is a point in its long form, of 65 bytes. */
export const addressFromPublicKey = (publicKey: Uint8Array): Hex =>
  toChecksumAddress(`0x${keccak(publicKey.subarray(1)).slice(-40)}`)

const hashText = (text: string): Hex => keccak(Buffer.from(text))
