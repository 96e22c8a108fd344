// What was said, one after the other: the player's words, the answers with all that stands beside them, and what has not
// been taken yet.

import { memo } from 'react'
import type { ChatMessage, HelpLine } from '@glasshouse/rulebook/wire/chat/chat'
import { Link } from '../../client/navigate.tsx'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { AnswerBody } from './answer-body.tsx'
import { ChatIcon } from './chat-icon.tsx'
import type { Outgoing } from './chat-state.ts'
import { messages } from './messages.ts'
import css from './bubbles.module.css'

const SPOKEN_MOST = 40

interface BubbleProps {
  message: ChatMessage
  name: string
  /** Opens what can be done with an answer. */
  onOptions: (message: ChatMessage) => void
}

/** Only the message that grows is drawn again. */
export const Bubble = memo(function Bubble({ message, name, onOptions }: BubbleProps) {
  const t = useMessages(messages)
  if (message.author === 'player') return <Own message={message} />
  const { text, state, kind } = message
  const isFinished = state !== 'writing'
  return (
    <div className={css.answer}>
      <div className={css.bubble} data-kind={kind}>
        <span className="sr">{name}: </span>
        {text === '' && !isFinished ? <Dots label={t('writing', { name })} /> : <AnswerBody text={text} />}
        <Beside message={message} name={name} />
      </div>
      {isFinished && (
        <button
          type="button"
          className={css.options}
          aria-haspopup="dialog"
          aria-label={t('messageOptions', { text: text.slice(0, SPOKEN_MOST) })}
          onClick={() => onOptions(message)}
        >
          <ChatIcon name="more" size={20} />
        </button>
      )}
    </div>
  )
})

function Own({ message: { text, state } }: { message: ChatMessage }) {
  const t = useMessages(messages)
  return (
    <div className={css.own}>
      <p className={css.bubble}>
        <span className="sr">{t('you')}: </span>
        {text}
      </p>
      {state === 'waiting' && <small>{t('queued')}</small>}
    </div>
  )
}

/** Written here, and not yet taken by the house. */
export function Unsent({ one, isOpen, onSend, onDiscard }: UnsentProps) {
  const t = useMessages(messages)
  return (
    <div className={css.own} data-unsent>
      <p className={css.bubble}>
        <span className="sr">{t('you')}: </span>
        {one.text}
      </p>
      {one.refusal === null ? (
        <small>{t(isOpen ? 'sending' : 'waits')}</small>
      ) : (
        <>
          <small className={css.refusal} role="alert">
            <Icon name="info" size={16} />
            {one.refusal}
          </small>
          <span className={css.again}>
            <Button kind="quiet" size="small" onClick={onSend}>
              {t('sendAgain')}
            </Button>
            <Button kind="quiet" size="small" onClick={onDiscard}>
              {t('discard')}
            </Button>
          </span>
        </>
      )}
    </div>
  )
}

interface UnsentProps {
  one: Outgoing
  isOpen: boolean
  onSend: () => void
  onDiscard: () => void
}

/** Links, people to call, and the page's own words about the answer. */
function Beside({ message, name }: { message: ChatMessage; name: string }) {
  const t = useMessages(messages)
  const { links, helpLines, notes, state } = message
  return (
    <>
      {helpLines.length > 0 && <Listeners lines={helpLines} />}
      {links.length > 0 && (
        <span className={css.links}>
          {links.map(({ label, to }) => (
            <Link key={to + label} to={to} className={css.link}>
              {label}
              <Icon name="next" size={16} />
            </Link>
          ))}
        </span>
      )}
      {notes.map((note) => (
        <small key={note} className={css.note}>
          <Icon name="info" size={16} />
          {t(note, { name })}
        </small>
      ))}
      {(state === 'cut' || state === 'stopped') && <small className={css.note}>{t(state)}</small>}
    </>
  )
}

export function Listeners({ lines }: { lines: readonly HelpLine[] }) {
  const t = useMessages(messages)
  return (
    <ul className={css.lines} aria-label={t('helpLines')}>
      {lines.map(({ country, name, contact }) => (
        <li key={country + name}>
          <span>
            {name}
            {country === '*' && ` · ${t('anywhere')}`}
          </span>
          <Contact contact={contact} />
        </li>
      ))}
    </ul>
  )
}

/** A number can be called and an address opened; anything else is read. */
function Contact({ contact }: { contact: string }) {
  if (/^\+?[\d\s-]+$/.test(contact)) return <a href={`tel:${contact.replace(/[\s-]/g, '')}`}>{contact}</a>
  if (/^[\w-]+(\.[\w-]+)+$/.test(contact))
    return (
      <a href={`https://${contact}`} target="_blank" rel="noopener noreferrer">
        {contact}
      </a>
    )
  return <b>{contact}</b>
}

function Dots({ label }: { label: string }) {
  return (
    <span className={css.dots} role="img" aria-label={label}>
      <i />
      <i />
      <i />
    </span>
  )
}
