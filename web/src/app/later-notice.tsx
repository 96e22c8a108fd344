import { useState } from 'react'
import { usePath } from '../client/navigate.tsx'
import { Button, IconButton } from '@glasshouse/ui/controls/button.tsx'
import { defineMessages, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { loadNewer } from './later-build.ts'
import css from './later-notice.module.css'

const messages = defineMessages({
  en: { title: 'Update', text: 'A new version is ready.', reload: 'Reload', later: 'Later' },
  fr: { title: 'Mise à jour', text: 'Une nouvelle version est prête.', reload: 'Recharger', later: 'Plus tard' },
})

/** Waits while a game is on the screen: nothing comes between a player and his bet. */
const isGame = (path: string): boolean => path.startsWith('/pages/homeGames/')

/** Says that a newer build waits, and loads it when the player wants it. */
export function NewerNotice() {
  const t = useMessages(messages)
  const path = usePath()
  const [isPutOff, setIsPutOff] = useState(false)
  if (isPutOff || isGame(path)) return null
  return (
    <aside className={css.notice} aria-label={t('title')}>
      <p role="status">{t('text')}</p>
      <Button size="small" onClick={loadNewer}>
        {t('reload')}
      </Button>
      <IconButton icon="close" label={t('later')} onClick={() => setIsPutOff(true)} />
    </aside>
  )
}
