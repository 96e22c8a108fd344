// How long a player has been talking without a pause of half an hour; the server counts the same way.

import type { ChatMessage } from '@glasshouse/rulebook/wire/chat/chat'

const PAUSE_MS = 30 * 60_000
const MINUTE_MS = 60_000

export interface ChatDuration {
  readonly minutes: number
  /** The talk goes back further than what is loaded. */
  readonly isLonger: boolean
}

export function chatDuration(
  messages: readonly Pick<ChatMessage, 'createTime' | 'author'>[],
  nowMs: number,
  hasOlder: boolean,
): ChatDuration | null {
  let beganMs = nowMs
  let at = messages.length - 1
  for (; at >= 0; at--) {
    const { createTime } = messages[at] as ChatMessage
    if (beganMs - createTime > PAUSE_MS) break
    beganMs = Math.min(beganMs, createTime)
  }
  const isTalk = messages.slice(at + 1).some(({ author }) => author === 'player')
  return isTalk ? { minutes: Math.floor((nowMs - beganMs) / MINUTE_MS), isLonger: at < 0 && hasOlder } : null
}
