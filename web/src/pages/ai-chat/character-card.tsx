import type { Character } from '@glasshouse/rulebook/wire/chat/chat'
import { chatPath } from '../../chat/paths.ts'
import { Portrait } from '../../chat/portrait.tsx'
import { Link } from '../../client/navigate.tsx'
import { useSession } from '../../client/session.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { messages } from './messages.ts'
import css from './ai-chat.module.css'

/** One character: who it is, what was said last, and the way to its chat. */
export function CharacterCard({ character }: { character: Character }) {
  const t = useMessages(messages)
  const format = useFormat()
  const { loggedIn } = useSession()
  const { id, name, age, temper, mood, topics, isVipOnly, isOpen, unread } = character
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
        <div className={css.words}>
          <div className={css.name}>
            <h2>{t('age', { name, age: format.number(age) })}</h2>
            {unread > 0 && (
              <b className={css.unread}>
                <span aria-hidden="true">{format.number(unread)}</span>
                <span className="sr">{t('unread', { n: format.number(unread) })}</span>
              </b>
            )}
          </div>
          <span className={css.temper}>{temper}</span>
          <span className={css.mood}>{t('now', { mood })}</span>
          <Said character={character} />
          <span className={css.topics}>
            <span className="sr">{t('topics')} </span>
            {topics.join(' · ')}
          </span>
          <Talkers character={character} />
        </div>
      </Link>
    </li>
  )
}

/** What was said last; before anything was said, who it is. */
function Said({ character: { last, about } }: { character: Character }) {
  const t = useMessages(messages)
  if (!last) return <span className={css.about}>{about}</span>
  return <span className={css.last}>{last.author === 'player' ? t('you', { text: last.text }) : last.text}</span>
}

function Talkers({ character: { talkers, name } }: { character: Character }) {
  const t = useMessages(messages)
  const format = useFormat()
  const key = talkers === 0 ? 'talkersNone' : talkers === 1 ? 'talkersOne' : 'talkers'
  return <small className={css.talkers}>{t(key, { name, n: format.number(talkers) })}</small>
}
