import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Character, ChatMessage } from '@glasshouse/rulebook/wire/chat/chat'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon, type IconName } from '@glasshouse/ui/controls/icon.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { EmptyState, Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { Bubble, Unsent } from './bubbles.tsx'
import type { ChatRoom, RoomView } from './connection/chat-room.ts'
import { editable, type ChatState } from './connection/chat-state.ts'
import { Intro } from './chat-header.tsx'
import { messages } from './messages.ts'
import { useThreadScroll } from './use-thread-scroll.ts'
import css from './thread.module.css'

interface ThreadProps {
  room: ChatRoom
  view: RoomView
  character: Character
  onOptions: (message: ChatMessage) => void
  /** Opens the player's last message for a change. */
  onEdit: (message: ChatMessage) => void
}

/** What was said, oldest first, in a list that keeps its place. */
export function Thread({ room, view, character, onOptions, onEdit }: ThreadProps) {
  const t = useMessages(messages)
  const { name } = character
  const { chat, link, history, older } = view
  const { scroller, rows, isAtEnd, onScroll, toEnd } = useThreadScroll(() => {
    if (older === 'idle') void room.loadOlder()
  })
  const isUnseen = useUnseen(chat, isAtEnd)
  useReadMark(room, chat, isAtEnd && link === 'open')
  const firstNew = firstNewOf(chat)
  return (
    <div className={css.thread}>
      <div ref={scroller} className={css.scroller} onScroll={onScroll} role="region" aria-label={t('thread')}>
        {chat.hasOlder && <Older state={older} onLoad={() => void room.loadOlder()} />}
        {history === 'failed' && chat.messages.length === 0 && (
          <EmptyState icon="refresh" title={t('historyFailed')}>
            <Button kind="quiet" onClick={() => void room.loadNewest()}>
              {t('tryAgain')}
            </Button>
          </EmptyState>
        )}
        {chat.messages.length === 0 && history !== 'failed' && (
          <>{link === 'refused' && history === 'ready' ? <Intro character={character} /> : <Waiting />}</>
        )}
        <ol ref={rows} className={css.rows}>
          {chat.messages.map((message) => (
            <li key={message.id} data-new={message.id === firstNew || undefined}>
              {message.id === firstNew && <span className={css.new}>{t('newSince')}</span>}
              <Bubble message={message} name={name} onOptions={onOptions} />
            </li>
          ))}
          {chat.outbox.map((one) => (
            <li key={one.clientId}>
              <Unsent
                one={one}
                isOpen={link === 'open'}
                onSend={() => room.send(one.text, one.clientId)}
                onDiscard={() => room.discard(one.clientId)}
              />
            </li>
          ))}
          <LastActions room={room} chat={chat} isOpen={link === 'open'} onEdit={onEdit} />
        </ol>
      </div>
      {!isAtEnd && (
        <button type="button" className={css.pill} data-new={isUnseen || undefined} onClick={toEnd}>
          <Icon name="arrowDown" size={18} />
          {isUnseen ? t('newMessages') : <span className="sr">{t('toNewest')}</span>}
        </button>
      )}
    </div>
  )
}

function Older({ state, onLoad }: { state: RoomView['older']; onLoad: () => void }) {
  const t = useMessages(messages)
  const text = { idle: 'earlier', loading: 'loading', failed: 'olderFailed' } as const
  return (
    <Row justify="center" pad="0 0 16px">
      <Button kind="quiet" size="small" busy={state === 'loading'} onClick={onLoad}>
        {t(text[state])}
      </Button>
    </Row>
  )
}

function Waiting() {
  return (
    <Stack gap={14} aria-hidden="true">
      <Skeleton width="72%" height={84} />
      <Row justify="flex-end">
        <Skeleton width="40%" height={44} />
      </Row>
    </Stack>
  )
}

interface LastActionsProps {
  room: ChatRoom
  chat: ChatState
  isOpen: boolean
  onEdit: (message: ChatMessage) => void
}

/** What can be done with the last answer, and what one might say to it. */
function LastActions({ room, chat, isOpen, onEdit }: LastActionsProps) {
  const t = useMessages(messages)
  const last = chat.messages.at(-1)
  if (!last || last.author !== 'character' || chat.outbox.length > 0 || !isOpen) return null
  const own = editable(chat)
  const isBroken = last.state === 'cut' || last.state === 'stopped'
  if (last.state === 'writing') {
    return (
      <li>
        <Action icon="stop" text={t('stop')} onClick={() => room.stopAnswer()} />
      </li>
    )
  }
  return (
    <Row as="li" wrap>
      {isBroken && <Action icon="play" text={t('continue')} onClick={() => room.rewrite('continue', last)} />}
      {last.replyTo !== null && last.kind !== 'help' && (
        <Action icon="refresh" text={t('regenerate')} onClick={() => room.rewrite('regenerate', last)} />
      )}
      {own && <Action icon="edit" text={t('edit')} onClick={() => onEdit(own)} />}
      {last.suggestions.length > 0 && (
        <Row as="ul" wrap justify="flex-end" className={css.suggestions} aria-label={t('suggestions')}>
          {last.suggestions.map((text) => (
            <li key={text}>
              <button type="button" onClick={() => room.send(text)}>
                {text}
              </button>
            </li>
          ))}
        </Row>
      )}
    </Row>
  )
}

const Action = ({ icon, text, onClick }: { icon: IconName; text: string; onClick: () => void }) => (
  <Button kind="quiet" size="small" onClick={onClick}>
    <Icon name={icon} size={16} />
    {text}
  </Button>
)

/** The first answer that had not been read when the chat was opened; nobody needs a mark at the very beginning. */
function firstNewOf({ messages: all, opened }: ChatState): number | null {
  if (!opened || opened.readUpTo === 0) return null
  const isNew = ({ author, createTime }: ChatMessage): boolean =>
    author === 'character' && createTime > opened.readUpTo && createTime <= opened.lastMessage
  return all.find(isNew)?.id ?? null
}

/** Whether something came after what was last seen at the end. */
function useUnseen({ messages: all }: ChatState, isAtEnd: boolean): boolean {
  const newest = all.at(-1)?.createTime ?? 0
  const [seen, setSeen] = useState(newest)
  if (isAtEnd && seen !== newest) setSeen(newest)
  return newest > seen
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** What was seen to its end on a page that is visible has been read. */
function useReadMark(room: ChatRoom, { messages: all }: ChatState, isSeen: boolean): void {
  const isVisible = useSyncExternalStore(onVisibility, () => !document.hidden)
  const newest = all.at(-1)
  const upTo = isSeen && isVisible && newest && newest.state !== 'writing' ? newest.createTime : 0
  useEffect(() => {
    if (upTo > 0) room.read(upTo)
  }, [room, upTo])
}
