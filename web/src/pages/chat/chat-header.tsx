import type { Character } from '@glasshouse/rulebook/wire/chat/chat'
import { IconButton } from '@glasshouse/ui/controls/button.tsx'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useNow } from '@glasshouse/ui/text/now.ts'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { useTitle } from '@glasshouse/ui/text/title.ts'
import { AiBadge } from '../../chat/ai-badge.tsx'
import { Portrait } from '../../chat/portrait.tsx'
import { navigate } from '../../client/navigate.tsx'
import { chatDuration } from './chat-duration.ts'
import { ChatIcon } from './chat-icon.tsx'
import type { RoomView } from './connection/chat-room.ts'
import { messages } from './messages.ts'
import css from './chat.module.css'

const NOW_MS = 20_000

interface ChatHeaderProps {
  character: Character
  isOnline: boolean
  onHelp: () => void
  onOptions: () => void
}

/** Who the character is; help is one tap away at any moment. */
export function ChatHeader({ character, isOnline, onHelp, onOptions }: ChatHeaderProps) {
  const t = useMessages(messages)
  useTitle(character.name)
  return (
    <header className={css.header}>
      <IconButton icon="back" label={t('back')} onClick={navigate.back} />
      <Portrait of={character} size={40} isRound />
      <Stack gap={1} pad="0 0 0 10px" style={{ flex: 1 }}>
        <Text as="h1" isCut>
          {character.name}
        </Text>
        <AiBadge isOnline={isOnline} />
      </Stack>
      <button type="button" className={css.help} aria-haspopup="dialog" onClick={onHelp}>
        <Icon name="help" size={20} />
        {t('help')}
      </button>
      <IconButton icon={<ChatIcon name="more" />} label={t('toOptions')} aria-haspopup="dialog" onClick={onOptions} />
    </header>
  )
}

/** How long the player has talked and how many answers are left today; without a connection, that instead. */
export function StatusLine({ view }: { view: RoomView }) {
  const t = useMessages(messages)
  const format = useFormat()
  const nowMs = useNow(NOW_MS)
  const { chat, link } = view
  const isAway = link === 'connecting' || link === 'offline'
  const duration = chatDuration(chat.messages, nowMs, chat.hasOlder ?? false)
  const quota = chat.hello?.quota
  const left = quota && quota.used !== null ? Math.max(0, quota.max - quota.used) : null
  const talked = duration && duration.minutes > 0
  return (
    <p className={css.status} data-away={isAway || undefined}>
      <span role="status">{isAway && t(link)}</span>
      {!isAway && talked && (
        <span>{t(duration.isLonger ? 'durationOver' : 'duration', { n: format.number(duration.minutes) })}</span>
      )}
      {!isAway && quota && left !== null && <span>{t('quota', { left, max: quota.max })}</span>}
      {!isAway && !talked && left === null && <span>{t('durationNew')}</span>}
    </p>
  )
}

/** Who a character is, for players who can't talk with it yet. */
export function Intro({ character }: { character: Character }) {
  return (
    <Stack align="center" gap={4} pad="24px 16px 0">
      <Portrait of={character} size={144} />
      <b style={{ marginTop: 8, color: 'var(--ember-300)' }}>{character.temper}</b>
      <Text tone="muted" align="center" style={{ maxWidth: '40ch' }}>
        {character.about}
      </Text>
    </Stack>
  )
}
