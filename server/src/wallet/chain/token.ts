import type { Units } from '@glasshouse/rulebook/core/payments'
import { encodeFunctionData, getAddress, isAddress, parseAbi, toEventSelector } from 'viem/utils'
import type { Hex } from './chain.ts'

/** Some tokens' `transfer` returns nothing and some a flag; what is sent is the same, and the log is what counts. */
export const TOKEN_ABI = parseAbi([
  'function decimals() view returns (uint8)',
  'function balanceOf(address) view returns (uint256)',
  'function transfer(address to, uint256 value)',
])

/** Where coins go to be gone. */
const NOBODY = '0x0000000000000000000000000000000000000000'

export const TRANSFER_TOPIC = toEventSelector('Transfer(address,address,uint256)')

export const transferData = (to: Hex, amount: Units): Hex =>
  encodeFunctionData({ abi: TOKEN_ABI, functionName: 'transfer', args: [to, amount] })

/** An address as someone wrote it; null where it is none, or where capitals say that a character is wrong. */
export function readAddress(text: string): Hex | null {
  const trimmed = text.trim()
  // Without any capitals, or with nothing else, there is no checksum to compare.
  const digits = trimmed.slice(2)
  const hasChecksum = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  if (!isAddress(trimmed, { strict: hasChecksum })) return null
  const address = getAddress(trimmed)
  return address === NOBODY ? null : address
}
