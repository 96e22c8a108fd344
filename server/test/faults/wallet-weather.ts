// Deposits and payouts through a real gateway and chain, while the server is killed with kill -9 at named points and
// random times, and gateway and chain are killed too. Afterwards the books of server, gateway and chain must agree.

import { setTimeout as sleep } from 'node:timers/promises'
import { Luck } from '../sim/luck.ts'
import { Customers } from './customers.ts'
import { HouseNodes } from './house/house-nodes.ts'
import { Outside, stablePort } from './house/outside.ts'
import { auditWallet } from './wallet-audit.ts'

const BETWEEN_MS = 7000
const PAUSE_MS = 50

export interface WeatherPlan {
  readonly nodes: number
  readonly customers: number
  readonly points: readonly string[]
  /** How often one of the three is killed at a random time. */
  readonly kills: number
  readonly seed: number
  /** The time limit: all points are reached and all orders end long before. */
  readonly limitMs: number
  readonly log: (line: string) => void
}

export class WalletWeather {
  readonly #plan: WeatherPlan
  readonly #nodes: HouseNodes
  readonly #outside: Outside
  readonly #struck: ReadonlySet<string>
  readonly #luck: Luck
  #isOver = false

  private constructor(plan: WeatherPlan, nodes: HouseNodes, outside: Outside, struck: Set<string>) {
    this.#plan = plan
    this.#nodes = nodes
    this.#outside = outside
    this.#struck = struck
    this.#luck = new Luck(plan.seed)
  }

  /** Runs the storm once; returns the counts and all problems by kind. */
  static async blow(plan: WeatherPlan) {
    const began = Date.now()
    const struck = new Set<string>()
    const ports = await Promise.all(Array.from({ length: plan.nodes }, stablePort))
    const outside = await Outside.open(`http://127.0.0.1:${ports[0]}`)
    try {
      const onStruck = (point: string): void => {
        struck.add(point)
        plan.log(`  ${Math.round((Date.now() - began) / 1000)} s  killed at '${point}'`)
      }
      const { nodes: size, points } = plan
      const nodes = await HouseNodes.open({ size, ports, env: outside.env, points, onStruck })
      try {
        return await new WalletWeather(plan, nodes, outside, struck).#blow(began)
      } finally {
        await nodes.close()
      }
    } finally {
      await outside.close()
    }
  }

  #missing(): string[] {
    return this.#plan.points.filter((point) => !this.#struck.has(point))
  }

  async #blow(began: number) {
    // A node that cannot be replaced aborts the storm: nobody would be answered any more.
    const failed = new Promise<never>((_, reject) => void this.#revive().catch(reject))
    return await Promise.race([this.#runStorm(began), failed])
  }

  async #runStorm(began: number) {
    const { customers: count, points, limitMs, log } = this.#plan
    const customers = new Customers(this.#nodes, this.#outside, limitMs)
    customers.begin(
      count,
      points.some((point) => point.includes('reverted')),
    )
    const killing = this.#killAtRandom()
    while (this.#missing().length > 0 && Date.now() - began < limitMs) await sleep(PAUSE_MS)
    const killed = await killing
    this.#nodes.disarm()
    log('The storm is over; waiting for what is still under way.')
    await customers.finish()
    this.#isOver = true
    const { counts, ...wrong } = await auditWallet(this.#nodes.db, this.#outside, customers)
    return {
      counts,
      killed: { 'at points': this.#struck.size, ...killed },
      requests: customers.caller.requests,
      repeated: customers.caller.repeated,
      answered: customers.orders.length,
      wrong: { ...wrong, stuck: customers.stuck, unreached: this.#missing() },
    }
  }

  /** Replaces killed nodes until the customers have finished. */
  async #revive(): Promise<void> {
    while (!this.#isOver) {
      await this.#nodes.revive()
      await sleep(PAUSE_MS)
    }
  }

  async #killAtRandom(): Promise<Readonly<Record<string, number>>> {
    const killed = { house: 0, gateway: 0, chain: 0 }
    for (let kill = 0; kill < this.#plan.kills; kill++) {
      await sleep(this.#luck.between(0, 2 * BETWEEN_MS))
      const downMs = this.#luck.between(0, 1500)
      const who = (['house', 'gateway', 'chain'] as const)[kill % 3] ?? 'house'
      if (who === 'house') await this.#killNode()
      else if (who === 'gateway') await this.#outside.replaceGateway(downMs)
      else await this.#outside.replaceChain(downMs)
      killed[who]++
    }
    return killed
  }

  async #killNode(): Promise<void> {
    while (this.#nodes.ids.length === 0) await sleep(PAUSE_MS)
    await this.#nodes.kill(this.#luck.pick(this.#nodes.ids) ?? '')
  }
}
