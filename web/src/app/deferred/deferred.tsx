// What the shell does after the first page is shown: it follows the unread count, keeps the app installable, translates
// the page's head and offers newer builds. It must never reload a page by itself: the player may be in the middle of a bet.

import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { MessagesContract } from '@glasshouse/rulebook/wire/account/messages'
import type { ProtectionState } from '@glasshouse/rulebook/wire/account/protection'
import { Button, IconButton } from '@glasshouse/ui/controls/button.tsx'
import { NoticeBar } from '@glasshouse/ui/states/still-trying.tsx'
import { defineMessages, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { caller, onRefusal } from '../../client/call.ts'
import { live, type Topic } from '../../client/live/live.ts'
import { usePath } from '../../client/navigate.tsx'
import { setRestriction } from '../../client/restriction.ts'
import { currentSession, onSession, refreshUser } from '../../client/session.ts'
import { onPlayerToken, playerToken } from '../../client/tokens.ts'
import { setUnread } from '../../client/unread.ts'
import { loadUpdate, onUpdate, watchForUpdates } from './app-update.ts'
import { keepHeadTranslated } from './page-head.ts'

const call = caller<MessagesContract>()
/** `termsChanged` */
const TERMS_CHANGED = 1096

const messagesTopic: Topic<{ readonly unread: number }> = {
  name: 'messages',
  own: true,
  fetch: async () => await call('GET /api/user/messages/{lastCreateTime}', { lastCreateTime: 0 }, { quiet: true }),
}

/** Every page learns of a time-out or self-exclusion taken on another device. */
const guardTopic: Topic<Pick<ProtectionState, 'out'>> = { name: 'guard', own: true }

/** Subscribed for as long as a player is logged in; a visitor opens no connection for it. */
function followWhileLoggedIn<T>(topic: Topic<T>, onState: (state: T | undefined) => void): void {
  let unsubscribe: (() => void) | null = null
  const update = (): void => {
    if (playerToken() !== null) unsubscribe ??= live.follow(topic, () => onState(live.state(topic)))
    else {
      unsubscribe?.()
      unsubscribe = null
      onState(undefined)
    }
  }
  onPlayerToken(update)
  update()
}

/** Loaded for the few players whose agreement has changed, once they are known. */
let hasTerms = false
async function askForTerms(): Promise<void> {
  if (hasTerms || !currentSession().user?.termsDue) return
  hasTerms = true
  try {
    const { TermsSheet } = await import('./terms-sheet.tsx')
    createRoot(document.body.appendChild(document.createElement('div'))).render(<TermsSheet />)
  } catch {
    // Without a connection the next change of the session tries again.
    hasTerms = false
  }
}

function showUpdateNotice(): void {
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(<UpdateNotice />)
}

// A token that ended elsewhere: a call finds out why, says so, and leads to Login. It is here because the first screen
// does without the live connection.
live.onRefused = () => void refreshUser()
keepHeadTranslated()
onSession(() => void askForTerms())
void askForTerms()
onRefusal((errno) => {
  if (errno === TERMS_CHANGED && !hasTerms) void refreshUser()
})
followWhileLoggedIn(messagesTopic, (state) => setUnread(state?.unread ?? 0))
followWhileLoggedIn(guardTopic, (state) => {
  if (state) setRestriction(state.out)
})
void import('./fairness-alarm.tsx').then(({ watchPromises }) => watchPromises()).catch(() => undefined)
// The development server has no service worker.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  onUpdate(showUpdateNotice)
  void watchForUpdates()
}

const messages = defineMessages({
  title: ['Update', 'Mise à jour'],
  text: ['A new version is ready.', 'Une nouvelle version est prête.'],
  reload: ['Reload page', 'Recharger la page'],
  later: ['Later', 'Plus tard'],
})

/** Not shown during a game: nothing comes between players and their bets. */
const isGame = (path: string): boolean => path.startsWith('/pages/homeGames/')

/** Offers a newer build, and loads it when the player wants it. */
function UpdateNotice() {
  const t = useMessages(messages)
  const path = usePath()
  const [isDismissed, setDismissed] = useState(false)
  if (isDismissed || isGame(path)) return null
  return (
    <NoticeBar label={t('title')} text={t('text')} floats>
      <Button size="small" onClick={loadUpdate}>
        {t('reload')}
      </Button>
      <IconButton icon="close" label={t('later')} onClick={() => setDismissed(true)} />
    </NoticeBar>
  )
}
