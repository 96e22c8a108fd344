// The ERC-20 calls and events that the wallet uses.

import type { Units } from '@glasshouse/rulebook/core/payments'
import { callData, toChecksumAddress, isAddress, eventTopic } from './abi.ts'
import type { Hex } from './chain.ts'

const ZERO_ADDRESS = '0x0000000000000000000000000000000000000000'

export const TRANSFER_TOPIC = eventTopic('Transfer(address,address,uint256)')

/** Some tokens return a flag from `transfer`, others nothing. Only the event log counts. */
export const transferData = (to: Hex, amount: Units): Hex =>
  callData('transfer(address,uint256)', toChecksumAddress(to), amount)

/** Parses user input; null if it is no address or its checksum is wrong. */
export function parseAddress(text: string): Hex | null {
  const trimmed = text.trim()
  // An address in one letter case carries no checksum.
  const digits = trimmed.slice(2)
  const hasChecksum = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  if (!isAddress(trimmed)) return null
  const address = toChecksumAddress(trimmed)
  return address === ZERO_ADDRESS || (hasChecksum && address !== trimmed) ? null : address
}
