import type { Character } from '@glasshouse/rulebook/wire/chat/chat'
import { chatPath } from '../../chat/paths.ts'
import { Portrait } from '../../chat/portrait.tsx'
import { Link } from '../../client/navigate.tsx'
import { useSession } from '../../client/session.ts'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Hint, Text } from '@glasshouse/ui/text/text.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { messages } from './messages.ts'
import css from './ai-chat.module.css'

/** One character: who it is, what was said last, and the way to its chat. */
export function CharacterCard({ character }: { character: Character }) {
  const t = useMessages(messages)
  const format = useFormat()
  const { loggedIn } = useSession()
  const { id, name, age, temper, mood, topics, isVipOnly, isOpen, unread, last, about, talkers } = character
  const talkersText = talkers === 0 ? 'talkersNone' : talkers === 1 ? 'talkersOne' : 'talkers'
  const to = chatPath(id)
  return (
    <li>
      <Link to={loggedIn ? to : `/pages/login/login?back=${encodeURIComponent(to)}`} className={css.card}>
        <span className={css.picture}>
          <Portrait of={character} />
          {isVipOnly && (
            <span className={css.vip}>
              <Icon name={isOpen ? 'star' : 'lock'} size={14} />
              <span aria-hidden="true">{t('vip')}</span>
              <span className="sr">{t('vipOnly')}</span>
            </span>
          )}
        </span>
        <Stack gap={8} pad="14px 16px" justify="space-between">
          <Stack gap={2}>
            <Row justify="space-between">
              <h2>{t('age', { name, age: format.number(age) })}</h2>
              {unread > 0 && (
                <b className={css.unread}>
                  <span aria-hidden="true">{format.number(unread)}</span>
                  <span className="sr">{t('unread', { n: format.number(unread) })}</span>
                </b>
              )}
            </Row>
            <Text as="span" size={3} weight={600} className={css.temper}>
              {temper}
            </Text>
            <Hint as="span">{t('now', { mood })}</Hint>
            {/* What was said last; before anything was said, who the character is. */}
            <Text as="span" size={3} tone={last ? 'plain' : 'muted'} className={css.excerpt}>
              {!last ? about : last.author === 'player' ? t('you', { text: last.text }) : last.text}
            </Text>
          </Stack>
          <Stack gap={2}>
            <Text as="span" size={2} tone="muted">
              <span className="sr">{t('topics')} </span>
              {topics.join(' · ')}
            </Text>
            <Text as="small" size={1} tone="faint">
              {t(talkersText, { name, n: format.number(talkers) })}
            </Text>
          </Stack>
        </Stack>
      </Link>
    </li>
  )
}
