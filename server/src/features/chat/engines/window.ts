// Keeps a prompt within the model's window. The oldest turns leave first, and join the summary of what was said before.

import type { ReplyContext } from '../companion/companion.ts'
import { extract, SUMMARY_MAX } from '../summaries.ts'
import { promptOf, type PromptMessage } from './prompt.ts'

/** Of a message's role and its separators. */
const MESSAGE_TOKENS = 6
/** Plain letters a token; a lower figure than English and French have, because a prompt that is too long is refused. */
const LETTERS = 3

/** An estimate that is rather too high. Signs beyond Latin letters may take a token each. */
export function tokensOf(text: string): number {
  let [plain, other] = [0, 0]
  for (const sign of text) {
    if (sign < '\u0250') plain++
    else other++
  }
  return Math.ceil(plain / LETTERS) + other
}

const messageTokens = ({ content }: Pick<PromptMessage, 'content'>): number => MESSAGE_TOKENS + tokensOf(content)
export const promptTokens = (prompt: readonly PromptMessage[]): number =>
  prompt.reduce((sum, message) => sum + messageTokens(message), 0)

/** The context with as many of the newest turns as fit beside an answer. */
export function fitted(context: ReplyContext, window: number, answerTokens: number): ReplyContext {
  const room = window - answerTokens
  if (promptTokens(promptOf(context)) <= room) return context
  const { turns } = context
  const alone = promptTokens(promptOf({ ...context, turns: [], summary: '' })) + tokensOf('x'.repeat(SUMMARY_MAX))
  let left = room - alone
  let from = turns.length
  while (from > 0) {
    left -= messageTokens({ content: turns[from - 1]?.text ?? '' })
    if (left < 0) break
    from--
  }
  return { ...context, turns: turns.slice(from), summary: extract(context.summary, turns.slice(0, from)) }
}
