import { createECDH, randomBytes } from 'node:crypto'
import { privateKeyToAddress } from 'viem/accounts'
import { encodeFunctionData, getAddress, keccak256, pad, parseAbi, toEventSelector } from 'viem/utils'
import { expect, test } from 'vitest'
import { addressFromPublicKey, callData, toChecksumAddress, isAddress, keccak, eventTopic, word } from './abi.ts'
import type { Hex } from './chain.ts'

const random = (bytes: number): Hex => `0x${randomBytes(bytes).toString('hex')}`

// Compared with viem.
test('encodes calls like viem', () => {
  const abi = parseAbi(['function give(bytes32 request, address to, uint256 value)', 'function decimals()'])
  expect(callData('decimals()')).toBe(encodeFunctionData({ abi, functionName: 'decimals' }))
  for (const value of [0n, 1n, 2n ** 64n, 2n ** 256n - 1n, BigInt(random(32))]) {
    const [request, to] = [random(32), random(20)]
    const theirs = encodeFunctionData({ abi, functionName: 'give', args: [request, getAddress(to), value] })
    expect(callData('give(bytes32,address,uint256)', request, to, value)).toBe(theirs)
    expect(callData('give(bytes32,address,uint256)', request, getAddress(to), value)).toBe(theirs)
  }
})

test('refuses values that do not fit into a word', () => {
  for (const value of [-1n, 2n ** 256n, '0x', '0xg0', `0x${'0'.repeat(65)}`, '0x 1'] as const)
    expect(() => word(value as Hex)).toThrow(RangeError)
})

test('encodes topics, words and hashes like viem', () => {
  expect(eventTopic('Transfer(address,address,uint256)')).toBe(toEventSelector('Transfer(address,address,uint256)'))
  for (const bytes of [1, 20, 31, 32]) {
    const value = random(bytes)
    expect(word(value)).toBe(pad(value))
    expect(keccak(Buffer.from(value.slice(2), 'hex'))).toBe(keccak256(value))
  }
})

test('checksums addresses like viem and refuses invalid ones', () => {
  for (let i = 0; i < 50; i++) {
    const address = random(20)
    expect(toChecksumAddress(address)).toBe(getAddress(address))
    expect(toChecksumAddress(getAddress(address))).toBe(getAddress(address))
  }
  for (const text of [
    '',
    '0x',
    random(19),
    random(21),
    `0X${'0'.repeat(40)}`,
    `1x${'0'.repeat(40)}`,
    `0x${'g'.repeat(40)}`,
  ]) {
    expect(isAddress(text)).toBe(false)
    expect(() => toChecksumAddress(text)).toThrow(RangeError)
  }
})

test('derives addresses from public keys like viem', () => {
  for (let i = 0; i < 5; i++) {
    const pair = createECDH('secp256k1')
    pair.generateKeys()
    const key: Hex = `0x${pair.getPrivateKey('hex').padStart(64, '0')}`
    expect(addressFromPublicKey(pair.getPublicKey())).toBe(privateKeyToAddress(key))
  }
})
