import type { Units } from '@glasshouse/rulebook/core/payments'
import { callData, toChecksumAddress, isAddress, eventTopic } from './abi.ts'
import type { Hex } from './chain.ts'

/** Where coins go to be gone. */
const ZERO_ADDRESS = '0x0000000000000000000000000000000000000000'

export const TRANSFER_TOPIC = eventTopic('Transfer(address,address,uint256)')

/** Some tokens' `transfer` returns nothing and some a flag; what is sent is the same, and the log is what counts. */
export const transferData = (to: Hex, amount: Units): Hex =>
  callData('transfer(address,uint256)', toChecksumAddress(to), amount)

/** An address as someone wrote it; null where it is none, or where capitals say that a character is wrong. */
export function parseAddress(text: string): Hex | null {
  const trimmed = text.trim()
  // Without any capitals, or with nothing else, there is no checksum to compare.
  const digits = trimmed.slice(2)
  const hasChecksum = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  if (!isAddress(trimmed)) return null
  const address = toChecksumAddress(trimmed)
  return address === ZERO_ADDRESS || (hasChecksum && address !== trimmed) ? null : address
}
