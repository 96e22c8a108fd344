// The messages of a chat: the player's own, the answers with links, contacts and notes, and those not accepted yet.

import { memo, type ReactNode } from 'react'
import { lastCheckOf } from '@glasshouse/rulebook/core/help-lines'
import type { ChatMessage, HelpLine } from '@glasshouse/rulebook/wire/chat/chat'
import { Button, buttonClass, IconButton } from '@glasshouse/ui/controls/button.tsx'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { Link } from '../../client/navigate.tsx'
import { OldCheck } from '../../play/protection/help-lines.tsx'
import { ChatIcon } from './chat-icon.tsx'
import type { Outgoing } from './connection/chat-state.ts'
import { blocksOf, type Block, type Inline } from './markdown.ts'
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
    <Row align="flex-end" gap={2}>
      <div className={css.bubble} data-kind={kind}>
        <span className="sr">{name}: </span>
        {text === '' && !isFinished ? <Dots label={t('writing', { name })} /> : <AnswerBody text={text} />}
        <Extras message={message} name={name} />
      </div>
      {isFinished && (
        <IconButton
          icon={<ChatIcon name="more" size={20} />}
          label={t('messageOptions', { text: text.slice(0, SPOKEN_MOST) })}
          aria-haspopup="dialog"
          style={{ color: 'var(--text-3)' }}
          onClick={() => onOptions(message)}
        />
      )}
    </Row>
  )
})

function Own({ message: { text, state } }: { message: ChatMessage }) {
  const t = useMessages(messages)
  return <OwnBubble text={text}>{state === 'waiting' && <Status>{t('queued')}</Status>}</OwnBubble>
}

/** The player's own text, with what has become of it below. */
function OwnBubble({ text, isUnsent, children }: { text: string; isUnsent?: boolean; children: ReactNode }) {
  const t = useMessages(messages)
  return (
    <Stack className={css.own} align="end" gap={4} data-unsent={isUnsent}>
      <p className={css.bubble}>
        <span className="sr">{t('you')}: </span>
        {text}
      </p>
      {children}
    </Stack>
  )
}

const Status = ({ children }: { children: ReactNode }) => (
  <Text as="small" size={1} tone="faint">
    {children}
  </Text>
)

interface UnsentProps {
  one: Outgoing
  isOpen: boolean
  onSend: () => void
  onDiscard: () => void
}

/** Written here, and not yet accepted by the server. */
export function Unsent({ one, isOpen, onSend, onDiscard }: UnsentProps) {
  const t = useMessages(messages)
  if (one.refusal === null) {
    return (
      <OwnBubble text={one.text} isUnsent>
        <Status>{t(isOpen ? 'sending' : 'waits')}</Status>
      </OwnBubble>
    )
  }
  return (
    <OwnBubble text={one.text} isUnsent>
      <small className={css.refusal} role="alert">
        <Icon name="info" size={16} />
        {one.refusal}
      </small>
      <Row>
        <Button kind="quiet" size="small" onClick={onSend}>
          {t('sendAgain')}
        </Button>
        <Button kind="quiet" size="small" onClick={onDiscard}>
          {t('discard')}
        </Button>
      </Row>
    </OwnBubble>
  )
}

/** Links, people to call, and notes about the answer. */
function Extras({ message, name }: { message: ChatMessage; name: string }) {
  const t = useMessages(messages)
  const { links, helpLines, notes, state } = message
  return (
    <>
      {helpLines.length > 0 && <HelpContacts lines={helpLines} />}
      {links.length > 0 && (
        <Row as="span" wrap pad="10px 0 0">
          {links.map(({ label, to }) => (
            <Link key={to + label} to={to} className={buttonClass({ kind: 'quiet', size: 'small' })}>
              {label}
              <Icon name="next" size={16} />
            </Link>
          ))}
        </Row>
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

export function HelpContacts({ lines }: { lines: readonly HelpLine[] }) {
  const t = useMessages(messages)
  return (
    <ul className={css.contacts} aria-label={t('helpLines')}>
      {lines.map(({ country, name, contact }) => (
        <li key={country + name}>
          <span>
            {name}
            {country === '*' && ` · ${t('anywhere')}`}
          </span>
          <Contact contact={contact} />
          <OldCheck checked={lastCheckOf(contact)} />
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

/** An answer as it was meant: its parts are drawn one by one, never as HTML. */
const AnswerBody = ({ text }: { text: string }): ReactNode =>
  blocksOf(text).map((block, at) => <Part key={at} block={block} />)

function Part({ block }: { block: Block }): ReactNode {
  if (block.is === 'code') return <pre>{block.text}</pre>
  if (block.is === 'paragraph') {
    return (
      <p>
        {block.lines.map((line, at) => (
          <span key={at}>
            {at > 0 && <br />}
            {drawn(line)}
          </span>
        ))}
      </p>
    )
  }
  const items = block.items.map((item, at) => <li key={at}>{drawn(item)}</li>)
  return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>
}

const drawn = (parts: readonly Inline[]): ReactNode => parts.map((part, at) => <Piece key={at} part={part} />)

function Piece({ part }: { part: Inline }): ReactNode {
  if (part.is === 'text') return part.text
  if (part.is === 'code') return <code>{part.text}</code>
  if (part.is === 'strong') return <strong>{drawn(part.parts)}</strong>
  if (part.is === 'em') return <em>{drawn(part.parts)}</em>
  if (part.isInside) return <Link to={part.to}>{drawn(part.parts)}</Link>
  return (
    <a href={part.to} target="_blank" rel="noopener noreferrer nofollow">
      {drawn(part.parts)}
    </a>
  )
}
