import { IconButton } from '@glasshouse/ui/controls/button.tsx'
import { defineMessages, useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { speak } from './session.ts'

const messages = defineMessages({
  language: ['FR – passer en français', 'EN – switch to English'],
})

/** The other language in two letters; its name is said in its own tongue. */
export function LanguageSwitch() {
  const t = useMessages(messages)
  const other = useLanguage() === 'en' ? 'fr' : 'en'
  return (
    <IconButton
      icon={<b>{other.toUpperCase()}</b>}
      label={t('language')}
      style={{ fontSize: 'var(--fs-3)', color: 'var(--text-2)' }}
      onClick={() => void speak(other).catch(() => undefined)}
    />
  )
}
