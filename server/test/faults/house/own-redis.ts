// A Redis for one storm. It stores nothing: it is empty after a kill.

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export class OwnRedis {
  readonly port: number
  readonly #folder: string
  #child: ChildProcess | null = null

  constructor(folder: string, port: number) {
    this.#folder = folder
    this.port = port
  }

  async replace(downMs: number): Promise<void> {
    await this.close()
    await sleep(downMs)
    await this.begin()
  }

  async close(): Promise<void> {
    const child = this.#child
    this.#child = null
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'close')
    child.kill('SIGKILL')
    await ended
  }

  async begin(): Promise<void> {
    const options = { port: this.port, bind: '127.0.0.1', save: '', appendonly: 'no', dir: this.#folder }
    const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)])
    const child = spawn('redis-server', args, { stdio: 'ignore' })
    this.#child = child
    let hasEnded = false
    for (const end of ['error', 'close']) child.once(end, () => (hasEnded = true))
    while (!(await this.#answers())) {
      if (hasEnded) throw new Error('The storm needs a redis-server on the PATH; there is none, or it did not start.')
      await sleep(50)
    }
  }

  async #answers(): Promise<boolean> {
    const socket = connect(this.port, '127.0.0.1')
    const isThere = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    })
    socket.destroy()
    return isThere
  }
}
