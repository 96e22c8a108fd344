// Client of the sandbox ad network.

import type { Language } from '@glasshouse/rulebook/wire/fields'
import { z } from 'zod'
import type { AdNetwork, AdTask } from '../ad-tasks.ts'
import { parseResponse } from './calls.ts'
import { SignedClient, assertAccepted, type SandboxOptions } from './sandbox-calls.ts'

const tasks = z.object({
  tasks: z.array(
    z.object({
      taskId: z.string(),
      title: z.object({ en: z.string(), fr: z.string() }),
      gold: z.int().positive(),
    }),
  ),
})

export class SandboxAds implements AdNetwork {
  readonly #calls: SignedClient
  readonly #publicUrl: string

  /** `publicUrl` is the address of its pages for browsers. */
  constructor(options: SandboxOptions & { readonly publicUrl: string }) {
    this.#calls = new SignedClient(options)
    this.#publicUrl = options.publicUrl
  }

  async tasks(): Promise<readonly AdTask[]> {
    return parseResponse(tasks, assertAccepted(await this.#calls.call('GET', '/v1/tasks'))).tasks
  }

  taskUrl(clickId: string, taskId: string, language: Language): string {
    const url = new URL(`/task/${encodeURIComponent(clickId)}`, this.#publicUrl)
    url.search = new URLSearchParams({ task: taskId, lang: language }).toString()
    return url.href
  }
}
