// Calls a server that runs in a process of its own.

import { setTimeout as sleep } from 'node:timers/promises'
import { refusals } from '@glasshouse/rulebook/refusals/refusals'
import type { Envelope } from '@glasshouse/rulebook/wire/endpoint'
import type { Answer } from '../support/open-server.ts'

const TRIES = 20
const PAUSE_MS = 250

/** `key` is method and path. Repeats a request while the server is too busy for it. */
export async function callServer<T>(url: string, key: string, body?: object, token = ''): Promise<Answer<T>> {
  const [method = 'GET', path] = key.split(' ')
  for (let tries = 1; ; tries++) {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { token, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const { errno, message, data } = (await answer.json()) as Envelope<T>
    if (errno !== refusals.busy.errno || tries === TRIES)
      return { status: answer.status, errno, message, data: data as T }
    await sleep(PAUSE_MS)
  }
}
