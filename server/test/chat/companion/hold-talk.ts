// Holds a talk with the offline companion in process, as the server would, and compares answers with written lines.

import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { Mind, Turn } from '../../../src/features/chat/companion/companion.ts'
import { OfflineCompanion } from '../../../src/features/chat/companion/offline.ts'
import { merged, type Memory } from '../../../src/features/chat/companion/memory/fact.ts'
import { roster } from '../../../src/features/chat/companion/personas/roster.ts'
import { NO_CARE, type Care } from '../../../src/features/chat/care.ts'
import { Talk, type Answer } from '../../../src/features/chat/talk.ts'
import { appKnowledge } from '../../red-team/app-knowledge.ts'
import { silentLog } from '../../support/logs.ts'

const NOON = Date.UTC(2026, 10, 19, 12)
const talk = new Talk({ offline: new OfflineCompanion(0), remote: null, log: silentLog })

/** The answers to these messages, one after the other. */
export async function hold(
  language: Language,
  texts: readonly string[],
  begin: Care = NO_CARE,
  character = 'mira',
): Promise<Answer[]> {
  const persona = roster.find(({ id }) => id === character)
  if (!persona) throw new Error('no persona')
  let [memory, mind, care]: [Memory, Mind, Care] = [{}, {}, begin]
  const answers: Answer[] = []
  const turns: Turn[] = []
  for (const [turn, text] of texts.entries()) {
    const context = {
      persona,
      language,
      text,
      memory,
      mind,
      care,
      turns: [...turns],
      summary: '',
      begun: '',
      country: '*',
      now: NOON,
      seed: `talk:${turn}`,
      spend: async () => true,
      refund: async () => undefined,
      knowledge: (query: string, asked: Language) => appKnowledge.find(query, asked),
    }
    for await (const event of talk.reply(context, new AbortController().signal)) {
      if (!('answer' in event)) continue
      const { answer } = event
      answers.push(answer)
      turns.push({ author: 'player', text }, { author: 'character', text: answer.text })
      mind = answer.mind
      memory = merged(memory, answer.learned)
      if (answer.care) care = answer.care === 'end' ? NO_CARE : answer.care
    }
  }
  return answers
}

/** Without spaces, as French gets its own before some signs. */
export const bare = (text: string): string => text.replaceAll(/\s/g, '')

/** Any of these lines, whatever their placeholders hold. */
export const oneOf = (lines: readonly string[]): RegExp =>
  new RegExp(
    lines
      .map(
        (line) =>
          `^${bare(line)
            .replaceAll(/[.?+*()]/g, '\\$&')
            .replaceAll(/\{\w+\}/g, '.{0,20}')}$`,
      )
      .join('|'),
    'i',
  )
