import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import type { Message, MessagesContract } from '@glasshouse/rulebook/wire/account/messages'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { PagedList } from '@glasshouse/ui/states/paged-list.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useNow } from '@glasshouse/ui/text/now.ts'
import { caller } from '../../client/call.ts'
import { InnerPage } from '../../client/inner-page.tsx'
import { Link } from '../../client/navigate.tsx'
import { PlayerOnly } from '../../client/player-only.tsx'
import { nextCursor } from '../../client/query/pages.ts'
import { setUnread, useUnread } from '../../client/unread.ts'
import { inboxText } from './inbox-text.ts'
import { messages } from './messages.ts'
import { PushSwitch } from './push-switch.tsx'
import css from './inbox.module.css'

const call = caller<MessagesContract>()
const NOW_MS = 30_000

/** The messages that the player has received. */
export default function Inbox() {
  const t = useMessages(messages)
  return (
    <InnerPage title={t('title')} width={640}>
      <PlayerOnly text={t('visitorText')}>
        <PushSwitch />
        <MessageList />
      </PlayerOnly>
    </InnerPage>
  )
}

function MessageList() {
  const t = useMessages(messages)
  const nowMs = useNow(NOW_MS)
  const query = useInfiniteQuery({
    queryKey: ['messages'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/user/messages/{lastCreateTime}', { lastCreateTime: pageParam }, { quiet: true, signal }),
    initialPageParam: 0,
    getNextPageParam: (last) => nextCursor(last.messages),
    select: ({ pages }) => ({ pages: pages.map((page) => page.messages) }),
    meta: { own: true },
  })
  useReadMark(query.data?.pages[0]?.[0])
  useOnNewMessage(() => void query.refetch())
  const frame = (rows: ReactNode) => (
    <Stack as="ol" gap={10} aria-label={t('title')}>
      {rows}
    </Stack>
  )
  const empty = { icon: 'bell', title: t('empty'), text: t('emptyText') } as const
  return (
    <PagedList query={query} label={t('title')} empty={empty} frame={frame}>
      {(message) => <MessageRow key={message.id} message={message} nowMs={nowMs} />}
    </PagedList>
  )
}

/** Opening the page marks its messages as read; they stay highlighted until the next visit. */
function useReadMark(newest: Message | undefined): void {
  const id = newest && !newest.isRead ? newest.id : null
  useEffect(() => {
    if (id === null) return
    void call('PUT /api/user/messages/read/{id}', { id }, { quiet: true }).then(
      () => setUnread(0),
      // If this fails, they are still unread at the next visit.
      () => {},
    )
  }, [id])
}

/** A message that arrives while the page is open is added to the list at once. */
function useOnNewMessage(onMessage: () => void): void {
  const unread = useUnread()
  const notify = useEffectEvent(onMessage)
  useEffect(() => {
    if (unread > 0) notify()
  }, [unread])
}

function MessageRow({ message, nowMs }: { message: Message; nowMs: number }) {
  const t = useMessages(messages)
  const format = useFormat()
  const { title, text, to } = inboxText(t, format, message)
  const { createTime, isRead } = message
  return (
    <li className={css.item} data-unread={!isRead || undefined}>
      <strong>
        {!isRead && <span className="sr">{t('unread')}: </span>}
        {title}
      </strong>
      <time dateTime={new Date(createTime).toISOString()} title={format.dateTime(createTime)}>
        {format.timeAgo(createTime, nowMs)}
      </time>
      <p>{text}</p>
      {to && (
        <Link to={to} className={css.link}>
          {t('show')} <span className="sr">{title}</span>
        </Link>
      )}
    </li>
  )
}
