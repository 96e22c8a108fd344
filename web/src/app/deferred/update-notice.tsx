import { useState } from 'react'
import { usePath } from '../../client/navigate.tsx'
import { Button, IconButton } from '@glasshouse/ui/controls/button.tsx'
import { defineMessages, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { NoticeBar } from '@glasshouse/ui/states/still-trying.tsx'
import { loadUpdate } from './app-update.ts'

const messages = defineMessages({
  en: { title: 'Update', text: 'A new version is ready.', reload: 'Reload', later: 'Later' },
  fr: { title: 'Mise à jour', text: 'Une nouvelle version est prête.', reload: 'Recharger', later: 'Plus tard' },
})

/** Not shown during a game: nothing comes between players and their bets. */
const isGame = (path: string): boolean => path.startsWith('/pages/homeGames/')

/** Offers a newer build, and loads it when the player wants it. */
export function UpdateNotice() {
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
