import type { Character } from '@glasshouse/rulebook/wire/chat/chat'
import { AiBadge } from '../../chat/ai-badge.tsx'
import { Portrait } from '../../chat/portrait.tsx'
import { navigate } from '../../client/navigate.tsx'
import { IconButton } from '@glasshouse/ui/controls/button.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { useNow } from '@glasshouse/ui/text/now.ts'
import { useTitle } from '@glasshouse/ui/text/title.ts'
import { ChatIcon } from './chat-icon.tsx'
import type { RoomView } from './chat-room.ts'
import { messages } from './messages.ts'
import { sittingOf } from './sitting.ts'
import css from './chat.module.css'

const NOW_MS = 20_000

interface ChatHeaderProps {
  character: Character
  isOnline: boolean
  onHelp: () => void
  onOptions: () => void
}

/** Who one talks with and what it is; help is one tap away at any moment. */
export function ChatHeader({ character, isOnline, onHelp, onOptions }: ChatHeaderProps) {
  const t = useMessages(messages)
  useTitle(character.name)
  return (
    <header className={css.header}>
      <IconButton icon="back" label={t('back')} onClick={navigate.back} />
      <span className={css.face}>
        <Portrait of={character} round />
      </span>
      <div className={css.who}>
        <h1>{character.name}</h1>
        <AiBadge isOnline={isOnline} />
      </div>
      <button type="button" className={css.help} aria-haspopup="dialog" onClick={onHelp}>
        <Icon name="help" size={20} />
        {t('help')}
      </button>
      <button
        type="button"
        className={css.more}
        aria-haspopup="dialog"
        aria-label={t('toOptions')}
        title={t('more')}
        onClick={onOptions}
      >
        <ChatIcon name="more" />
      </button>
    </header>
  )
}

/** How long one has talked and what is left of the day's answers; while there is no line, that instead. */
export function StatusLine({ view }: { view: RoomView }) {
  const t = useMessages(messages)
  const format = useFormat()
  const nowMs = useNow(NOW_MS)
  const { chat, link } = view
  const isAway = link === 'connecting' || link === 'offline'
  const sitting = sittingOf(chat.messages, nowMs, chat.hasOlder ?? false)
  const quota = chat.hello?.quota
  const left = quota && quota.used !== null ? Math.max(0, quota.max - quota.used) : null
  const talked = sitting && sitting.minutes > 0
  return (
    <p className={css.status} data-away={isAway || undefined}>
      <span role="status">{isAway && t(link)}</span>
      {!isAway && talked && (
        <span>{t(sitting.isLonger ? 'sittingMore' : 'sitting', { n: format.number(sitting.minutes) })}</span>
      )}
      {!isAway && quota && left !== null && (
        <span>
          {t(left === 1 ? 'quotaOne' : 'quota', { left: format.number(left), max: format.number(quota.max) })}
        </span>
      )}
      {!isAway && !talked && left === null && <span>{t('sittingNew')}</span>}
    </p>
  )
}
