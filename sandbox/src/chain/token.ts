// The test USDT: deployed once at a fixed address, with a hot wallet that is refilled.

import { randomBytes } from 'node:crypto'
import { HOT_WALLET, OWNER, TOKEN } from './play-money.ts'
import type { Rpc } from './rpc.ts'
import artifact from './test-usdt.json' with { type: 'json' }

const GAS_FULL = 1000n * 10n ** 18n
const GAS_LOW = 10n ** 18n
/** In millionths: a million, and a hundred thousand. */
const TOKENS_FULL = 10n ** 12n
const TOKENS_LOW = 10n ** 11n

type Call = keyof typeof artifact.selectors

const word = (value: bigint | string): string => BigInt(value).toString(16).padStart(64, '0')
const callData = (call: Call, ...args: readonly (bigint | string)[]): string =>
  `0x${artifact.selectors[call]}${args.map(word).join('')}`

/** Deploys the token where it does not exist yet. */
export async function ensureToken(rpc: Rpc): Promise<void> {
  if (await isDeployed(rpc)) return
  await rpc('eth_sendTransaction', { from: OWNER, data: artifact.bytecode, gas: '0x2dc6c0' })
  await rpc('evm_mine')
  if (!(await isDeployed(rpc))) throw new Error('the test token has another address: this is not the sandbox chain')
}

const isDeployed = async (rpc: Rpc): Promise<boolean> => (await rpc<string>('eth_getCode', TOKEN, 'latest')) !== '0x'

/** Refills the hot wallet's gas and tokens when they run low. */
export async function fillHotWallet(rpc: Rpc): Promise<void> {
  if (BigInt(await rpc<string>('eth_getBalance', HOT_WALLET, 'latest')) < GAS_LOW) {
    await rpc('sandbox_setBalance', HOT_WALLET, `0x${GAS_FULL.toString(16)}`)
  }
  const message = { to: TOKEN, data: callData('balanceOf(address)', HOT_WALLET) }
  const tokens = BigInt(await rpc<string>('eth_call', message, 'latest'))
  if (tokens >= TOKENS_LOW) return
  const request = `0x${randomBytes(32).toString('hex')}`
  const data = callData('give(bytes32,address,uint256)', request, HOT_WALLET, TOKENS_FULL - tokens)
  await rpc('eth_sendTransaction', { from: OWNER, to: TOKEN, data, gas: '0x493e0' })
}
