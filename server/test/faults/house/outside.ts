// The gateway and chain of a storm: real processes that can be killed, on folders and ports that outlive them.

import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Hex } from '../../../src/features/wallet/chain/chain.ts'
import { SANDBOX_NETWORK } from '../../../src/features/wallet/chain/sandbox.ts'
import { openChain, type ChainNode } from '../../wallet/chain/chain-node.ts'
import { startSandboxProcess, type SandboxProcess } from '../../wallet/sandbox-process.ts'

const BLOCK_MS = '500'
const PAYOUT_MS = '300'
const PAUSED = '0x5c975abb'
const RESEND_MS = 4000

export class Outside {
  gateway: SandboxProcess
  chain: ChainNode
  readonly #startGateway: () => Promise<SandboxProcess>
  readonly #startChain: () => Promise<ChainNode>

  private constructor(parts: {
    gateway: SandboxProcess
    chain: ChainNode
    startGateway: () => Promise<SandboxProcess>
    startChain: () => Promise<ChainNode>
  }) {
    this.gateway = parts.gateway
    this.chain = parts.chain
    this.#startGateway = parts.startGateway
    this.#startChain = parts.startChain
  }

  static async open(houseUrl: string): Promise<Outside> {
    const [gatewayFolder, chainFolder] = [folder('gateway'), folder('chain')]
    const [gatewayPort, adsPort, chainPort] = [await stablePort(), await stablePort(), await stablePort()]
    const startGateway = () =>
      startSandboxProcess(houseUrl, {
        SANDBOX_DATA_DIR: gatewayFolder,
        SANDBOX_GATEWAY_PORT: String(gatewayPort),
        SANDBOX_ADS_PORT: String(adsPort),
        SANDBOX_PAYOUT_MS: PAYOUT_MS,
      })
    const startChain = () =>
      openChain({
        SANDBOX_DATA_DIR: chainFolder,
        SANDBOX_CHAIN_PORT: String(chainPort),
        SANDBOX_CHAIN_BLOCK_MS: BLOCK_MS,
      })
    const [gateway, chain] = await Promise.all([startGateway(), startChain()])
    return new Outside({ gateway, chain, startGateway, startChain })
  }

  /** The settings with which a server finds them. */
  get env(): Record<string, string> {
    const { gatewayUrl, adsUrl, secrets } = this.gateway
    return {
      SANDBOX_GATEWAY_URL: gatewayUrl,
      SANDBOX_ADS_URL: adsUrl,
      SANDBOX_KEY_SECRET: secrets.keySecret,
      SANDBOX_HOOK_SECRET: secrets.hookSecret,
      SANDBOX_ADS_SECRET: secrets.adsSecret,
      CHAIN_URL: this.chain.url,
    }
  }

  /** kill -9, and a while later a new process on the same folder. */
  async replaceGateway(downMs: number): Promise<void> {
    await this.gateway.kill()
    await sleep(downMs)
    this.gateway = await this.#startGateway()
  }

  async replaceChain(downMs: number): Promise<void> {
    await this.chain.kill()
    await sleep(downMs)
    for (;;) {
      try {
        this.chain = await this.#startChain()
        return
      } catch {
        // The killed process may hold the port a little longer.
        await sleep(200)
      }
    }
  }

  /** Replaces the last blocks; false if the chain is down or too short. */
  async reorganise(depth: number): Promise<boolean> {
    const head = (): Promise<{ hash: Hex }> => this.chain.rpc('eth_getBlockByNumber', ['latest', false])
    try {
      const before = await head()
      await this.chain.reorganise(depth)
      return (await head()).hash !== before.hash
    } catch {
      return false
    }
  }

  /** Presses a button on a payment page, retrying until the gateway is up. */
  async press(payUrl: string, button: string, form: Readonly<Record<string, string>> = {}): Promise<void> {
    await untilDone(() => this.gateway.press(payUrl, button, form))
  }

  /** Makes token transfers revert, or not; repeated when a chain forgot it. */
  async pause(value: boolean): Promise<void> {
    const expected = value ? 1n : 0n
    for (let saidAt = 0; ; await sleep(200)) {
      const params = [{ to: SANDBOX_NETWORK.token, data: PAUSED }, 'latest']
      const type = await this.chain.rpc<Hex>('eth_call', params).catch(() => null)
      if (type !== null && BigInt(type) === expected) return
      if (Date.now() - saidAt < RESEND_MS) continue
      await this.chain.pause(value).catch(() => null)
      saidAt = Date.now()
    }
  }

  async close(): Promise<void> {
    await this.gateway.close()
    await this.chain.close()
  }
}

async function untilDone(work: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await work()
    } catch {
      await sleep(200)
    }
  }
}

const folder = (name: string): string => fs.mkdtempSync(path.join(os.tmpdir(), `glasshouse-storm-${name}-`))

/** Below the system's ephemeral ports, so it stays free while its owner is down. */
export async function stablePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000)
    const probe = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => resolve(true))
    })
    if (!isFree) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
}
