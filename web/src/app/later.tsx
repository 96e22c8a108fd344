// What the shell does once the first page stands: it follows what is unread, keeps the app installable and tells of a newer
// build. It must never reload a page by itself: somebody may be in the middle of a bet.

import { createRoot } from 'react-dom/client'
import type { MessagesContract } from '@glasshouse/rulebook/wire/account/messages'
import type { ProtectionState } from '@glasshouse/rulebook/wire/account/protection'
import { caller } from '../client/call.ts'
import { live, type Topic } from '../client/live/live.ts'
import { setRestriction } from '../client/restriction.ts'
import { refreshUser } from '../client/session.ts'
import { onPlayerToken, playerToken } from '../client/tokens.ts'
import { setUnread } from '../client/unread.ts'
import { isNewer, watchForNewer } from './later-build.ts'
import { NewerNotice } from './later-notice.tsx'

const call = caller<MessagesContract>()

const messagesTopic: Topic<{ readonly unread: number }> = {
  name: 'messages',
  own: true,
  fetch: async () => await call('GET /api/user/messages/{lastCreateTime}', { lastCreateTime: 0 }, { quiet: true }),
}

/** Every page learns of a time-out or self-exclusion taken on another device. */
const guardTopic: Topic<Pick<ProtectionState, 'out'>> = { name: 'guard', own: true }

/** Followed for as long as somebody is logged in; a visitor opens no line for it. */
function followWhileLoggedIn<T>(topic: Topic<T>, hear: (state: T | undefined) => void): void {
  let leave: (() => void) | null = null
  const tell = (): void => hear(live.state(topic))
  const begin = (): void => {
    const isIn = playerToken() !== null
    if (isIn) leave ??= live.follow(topic, tell)
    else {
      leave?.()
      leave = null
      hear(undefined)
    }
  }
  onPlayerToken(begin)
  begin()
}

function showNewer(): void {
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(<NewerNotice />)
}

// A token that ended elsewhere: a call finds out why, says it, and leads to Login. It stands here because the first screen
// does without the live line.
live.onRefused = () => void refreshUser()
followWhileLoggedIn(messagesTopic, (told) => setUnread(told?.unread ?? 0))
followWhileLoggedIn(guardTopic, (state) => {
  if (state) setRestriction(state.out)
})
// A page that is being written has no worker of its own.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  isNewer.once(showNewer)
  void watchForNewer()
}
