import { defineMessages, useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { speak } from './session.ts'
import css from './language-switch.module.css'

const messages = defineMessages({
  en: { language: 'FR – passer en français' },
  fr: { language: 'EN – switch to English' },
})

/** The other language in two letters; its name is said in its own tongue. */
export function LanguageSwitch() {
  const t = useMessages(messages)
  const other = useLanguage() === 'en' ? 'fr' : 'en'
  return (
    <button
      type="button"
      className={css.language}
      aria-label={t('language')}
      onClick={() => void speak(other).catch(() => undefined)}
    >
      {other.toUpperCase()}
    </button>
  )
}
