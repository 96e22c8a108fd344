// The other side of a house's wallet: its sandbox gateway with the switches for faults, and its chain.

import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer, type ServerProcess } from '../../scripts/support/server-process.ts'
import { ask, expect } from './house.ts'
import { enterAsOwner } from './operators.ts'

const KEY_ID = 'glasshouse'
/** The first contract of the first account that every test chain has. */
const CHAIN_OWNER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const CHAIN_TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

interface Kept {
  readonly keySecret: string
  readonly ports: { readonly gateway: number; readonly chain: number }
}

/** A house keeps where its sandbox is in its data folder. */
const keptOf = ({ dataDir }: ServerProcess): Kept =>
  JSON.parse(readFileSync(join(dataDir, 'sandbox', 'sandbox.json'), 'utf8')) as Kept

/** Sets the gateway's switches for one reference, or for all with `null`; `{}` takes them back. */
export async function setFaults(
  house: ServerProcess,
  reference: string | null,
  faults: Readonly<Record<string, string>>,
): Promise<void> {
  const { keySecret, ports } = keptOf(house)
  const body = JSON.stringify({ reference, faults })
  const time = String(Date.now())
  const signature = createHmac('sha256', keySecret).update(`${time}\nPUT\n/v1/faults\n${body}`).digest('hex')
  const answer = await fetch(`http://127.0.0.1:${ports.gateway}/v1/faults`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      'x-sandbox-key': KEY_ID,
      'x-sandbox-time': time,
      'x-sandbox-signature': signature,
    },
    body,
  })
  if (!answer.ok) throw new Error(`The gateway answered ${answer.status}: ${await answer.text()}`)
}

/** A call to the house's chain, as its own node speaks: 'sandbox_mine', 'eth_getTransactionReceipt' … */
export async function askChain<T>(house: ServerProcess, method: string, params: readonly unknown[] = []): Promise<T> {
  const answer = await fetch(`http://127.0.0.1:${keptOf(house).ports.chain}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = (await answer.json()) as { result: T; error?: { message: string } }
  if (error) throw new Error(`${method}: ${error.message}`)
  return result
}

export const mine = (house: ServerProcess, blocks: number): Promise<unknown> =>
  askChain(house, 'sandbox_mine', [`0x${blocks.toString(16)}`])

/** `give(bytes32,address,uint256)` of the test token: new coins for an address, in its smallest unit. */
export async function giveCoins(house: ServerProcess, to: string, units: bigint): Promise<string> {
  const word = (hex: string): string => hex.replace(/^0x/, '').toLowerCase().padStart(64, '0')
  const data = `0x2e954770${randomBytes(32).toString('hex')}${word(to)}${word(units.toString(16))}`
  return await askChain(house, 'eth_sendTransaction', [{ from: CHAIN_OWNER, to: CHAIN_TOKEN, data, gas: '0x493e0' }])
}

/** What an address holds of the test token, in its smallest unit. */
export async function coinsOf(house: ServerProcess, address: string): Promise<bigint> {
  const data = `0x70a08231${address.slice(2).toLowerCase().padStart(64, '0')}`
  return BigInt(await askChain<string>(house, 'eth_call', [{ to: CHAIN_TOKEN, data }, 'latest']))
}

/** Orders gold and pays for it at the gateway, without a browser; answers the order's id once the gold is credited. */
export async function rechargeGold({ url }: ServerProcess, token: string, gold: number): Promise<number> {
  const order = { gold, requestId: randomUUID() }
  const { data } = await ask<{ id: number; payUrl: string | null }>(url, 'POST /api/recharge', order, token)
  if (!data?.payUrl) throw new Error('There is no page to pay at.')
  const { origin, pathname } = new URL(data.payUrl)
  await fetch(`${origin}${pathname}/approve`, { method: 'POST', body: new URLSearchParams(), redirect: 'manual' })
  const status = `GET /api/recharge/status/${data.id}`
  await expect
    .poll(async () => (await ask<{ state: string }>(url, status, undefined, token)).data?.state)
    .toBe('credited')
  return data.id
}

const owners = new WeakMap<ServerProcess, Promise<string>>()

/** The token of the house's owner, who has come in for the first time. */
export function ownerOf(house: ServerProcess): Promise<string> {
  const known = owners.get(house) ?? logInOwner(house)
  owners.set(house, known)
  return known
}

async function logInOwner({ url, output }: ServerProcess): Promise<string> {
  const oldPassword = /one-time password "([^"]+)"/.exec(output())?.[1] ?? ''
  return (await enterAsOwner(url, oldPassword)).token
}

export interface WithoutChain {
  readonly house: ServerProcess
  /** The chain opens soon after. */
  freePort(): Promise<void>
  stop(): Promise<void>
}

/** A house whose chain can't open, because something else has the port that its folder names. */
export async function startWithoutChain(): Promise<WithoutChain> {
  const other = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  await once(other, 'listening')
  const dataDir = mkdtempSync(join(tmpdir(), 'glasshouse-e2e-'))
  const secret = (): string => randomBytes(32).toString('hex')
  const secrets = { keySecret: secret(), hookSecret: secret(), adsSecret: secret() }
  const kept = { ...secrets, ports: { chain: (other.address() as AddressInfo).port } }
  mkdirSync(join(dataDir, 'sandbox'))
  writeFileSync(join(dataDir, 'sandbox', 'sandbox.json'), JSON.stringify(kept))
  const house = await startServer({ dataDir, env: { RATE_FACTOR: '0', LOG_LEVEL: 'warn', CHAIN_LENGTH: '1000' } })
  const freePort = async (): Promise<void> => {
    if (!other.listening) return
    other.close()
    await once(other, 'close')
  }
  return {
    house,
    freePort,
    stop: async () => {
      await freePort()
      await house.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
