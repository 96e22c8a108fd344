// Asks a character through the remote engine, without a server.

import { OfflineCompanion } from '../../../src/features/chat/companion/offline.ts'
import { roster } from '../../../src/features/chat/companion/personas/roster.ts'
import type { Guard } from '../../../src/features/chat/engines/guard.ts'
import { RemoteCompanion, type RemoteOptions } from '../../../src/features/chat/engines/remote.ts'
import type { Timeouts } from '../../../src/features/chat/engines/stream.ts'
import { Talk, type Answer, type TalkContext } from '../../../src/features/chat/talk.ts'
import { silentLog } from '../../support/logs.ts'
import type { TestEngine } from '../chat-engine.ts'

const quickTimeouts: Timeouts = { firstMs: 1500, betweenMs: 1200, totalMs: 10_000, retryMs: 10 }

export interface Ask {
  readonly change?: Partial<TalkContext>
  readonly options?: Partial<RemoteOptions>
  readonly guard?: Guard
  /** Stops after so many pieces. */
  readonly stopAfter?: number
}

export async function askEngine(engine: TestEngine, text: string, given: Ask = {}) {
  const { change = {}, options, guard = null, stopAfter = Infinity } = given
  const remote = new RemoteCompanion({ url: engine.url, model: 'test', key: 'k', ...options }, quickTimeouts)
  const talk = new Talk({ offline: new OfflineCompanion(0), remote, guard, log: silentLog })
  const [persona] = roster
  if (!persona) throw new Error('no persona')
  const stop = new AbortController()
  const shown: string[] = []
  let [spent, back] = [0, 0]
  let answer: Answer | null = null
  const context: TalkContext = {
    persona,
    language: 'en',
    text,
    turns: [{ author: 'player', text: 'before' }],
    summary: '',
    memory: {
      name: { kind: 'name', subject: '', label: '', value: 'Anna', sentence: 'I am Anna', due: null, time: 0 },
    },
    mind: {},
    seed: 's',
    care: { level: 'low', kind: null },
    knowledge: () => null,
    begun: '',
    country: 'FR',
    spend: () => Promise.resolve(++spent > 0),
    refund: () => Promise.resolve(void back++),
    ...change,
  }
  for await (const word of talk.reply(context, stop.signal)) {
    if ('answer' in word) answer = word.answer
    else if (shown.push(word.text) >= stopAfter) stop.abort()
  }
  return { answer, shown, spent, back }
}
