// A Prometheus of our own, with our configuration and rules, on one node and with short intervals.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../support/free-port.ts'
import { ops, type Expression } from './expressions.ts'

const START_LIMIT_MS = 60_000

interface RuleGroup {
  readonly rules: readonly { name: string; query: string; health: string; lastError?: string; state: string }[]
}

export interface Rule extends Expression {
  readonly error: string | null
  readonly isFiring: boolean
}

export class Prometheus {
  readonly #url: string
  readonly #stop: () => Promise<void>

  private constructor(url: string, stop: () => Promise<void>) {
    this.#url = url
    this.#stop = stop
  }

  static async start(program: string, folder: string, target: string, token: string): Promise<Prometheus> {
    const port = await freePort()
    const config = path.join(folder, 'prometheus.yml')
    fs.writeFileSync(path.join(folder, 'metrics-token'), token, { mode: 0o600 })
    fs.copyFileSync(path.join(ops, 'prometheus', 'rules.yml'), path.join(folder, 'rules.yml'))
    fs.writeFileSync(path.join(folder, 'nodes.yml'), `- targets: ['${target}']\n`)
    fs.writeFileSync(config, quickConfig())
    const child = spawn(
      program,
      [
        `--config.file=${config}`,
        `--storage.tsdb.path=${path.join(folder, 'tsdb')}`,
        `--web.listen-address=127.0.0.1:${port}`,
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    )
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    const ended = once(child, 'close')
    const url = `http://127.0.0.1:${port}`
    for (const deadline = Date.now() + START_LIMIT_MS; !(await isReady(url)); await sleep(100)) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`Prometheus did not start.\n${said}`)
    }
    return new Prometheus(url, async () => {
      child.kill('SIGTERM')
      await ended
    })
  }

  /** How many series an expression has now, without those that are not a number. */
  async count(text: string): Promise<number> {
    const { result } = await this.#get<{ result: readonly { value: [number, string] }[] }>(
      `query?query=${encodeURIComponent(text)}`,
    )
    return result.filter(({ value }) => value[1] !== 'NaN').length
  }

  async rules(): Promise<Rule[]> {
    const { groups } = await this.#get<{ groups: readonly RuleGroup[] }>('rules')
    return groups.flatMap(({ rules }) =>
      rules.map(({ name, query, health, lastError, state }) => ({
        of: name,
        text: query,
        error: health === 'err' ? (lastError ?? health) : null,
        isFiring: state === 'firing',
      })),
    )
  }

  async stop(): Promise<void> {
    await this.#stop()
  }

  async #get<T>(request: string): Promise<T> {
    const answer = (await (await fetch(`${this.#url}/api/v1/${request}`)).json()) as { data: T; error?: string }
    if (answer.error !== undefined) throw new Error(`${request}: ${answer.error}`)
    return answer.data
  }
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/-/ready`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Our configuration with seconds instead of quarters of a minute. Each line must be there. */
function quickConfig(): string {
  const lines: readonly (readonly [string, string])[] = [
    ['scrape_interval: 15s', 'scrape_interval: 2s'],
    ['evaluation_interval: 15s', 'evaluation_interval: 2s'],
  ]
  return lines.reduce(
    (text, [ours, other]) => {
      if (!text.includes(ours)) throw new Error(`ops/prometheus/prometheus.yml no longer has: ${ours}`)
      return text.replace(ours, other)
    },
    fs.readFileSync(path.join(ops, 'prometheus', 'prometheus.yml'), 'utf8'),
  )
}
