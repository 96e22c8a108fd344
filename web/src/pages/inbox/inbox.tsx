import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Message, MessagesContract } from '@glasshouse/rulebook/wire/account/messages'
import { caller } from '../../client/call.ts'
import { Link, navigate } from '../../client/navigate.tsx'
import { nextCursor } from '../../client/query/pages.ts'
import { useSession } from '../../client/session.ts'
import { setUnread, useUnread } from '../../client/unread.ts'
import { ListFailed, More, RowSkeletons } from '@glasshouse/ui/states/list-states.tsx'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useNow } from '@glasshouse/ui/text/now.ts'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { TitleBar } from '@glasshouse/ui/layout/title-bar.tsx'
import { useInboxWords } from './inbox-words.ts'
import { messages } from './messages.ts'
import { PushSwitch } from './push-switch.tsx'
import css from './inbox.module.css'

const call = caller<MessagesContract>()
const NOW_MS = 30_000

/** What the house has told a player in writing. */
export default function Inbox() {
  const t = useMessages(messages)
  const { loggedIn } = useSession()
  return (
    <main className={css.page}>
      <TitleBar title={t('title')} onBack={navigate.back} />
      <div className={css.body}>
        {loggedIn && <PushSwitch />}
        {loggedIn ? <List /> : <Caller />}
      </div>
    </main>
  )
}

function Caller() {
  const t = useMessages(messages)
  return (
    <EmptyState icon="lock" title={t('visitor')} text={t('visitorText')}>
      <Button onClick={() => navigate.login()}>{t('logIn')}</Button>
    </EmptyState>
  )
}

function List() {
  const t = useMessages(messages)
  const nowMs = useNow(NOW_MS)
  const query = useInfiniteQuery({
    queryKey: ['messages'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/user/messages/{lastCreateTime}', { lastCreateTime: pageParam }, { quiet: true, signal }),
    initialPageParam: 0,
    getNextPageParam: (last) => nextCursor(last.messages),
    meta: { own: true },
  })
  const list = query.data?.pages.flatMap((page) => page.messages)
  useReadMark(list?.[0])
  useNews(() => void query.refetch())
  if (!list) return query.isError ? <ListFailed onRetry={() => void query.refetch()} /> : <RowSkeletons />
  if (list.length === 0) return <EmptyState icon="bell" title={t('empty')} text={t('emptyText')} />
  const onMore = () => void (query.isFetchingNextPage || query.fetchNextPage())
  return (
    <>
      <ol className={css.list} aria-label={t('title')}>
        {list.map((message) => (
          <Row key={message.id} message={message} nowMs={nowMs} />
        ))}
      </ol>
      {query.isError ? (
        <ListFailed onRetry={onMore} />
      ) : (
        query.hasNextPage && <More key={list.length} onMore={onMore} />
      )}
    </>
  )
}

/** Whoever has opened the page has read what is on it; the marks stay until he comes again. */
function useReadMark(newest: Message | undefined): void {
  const id = newest && !newest.isRead ? newest.id : null
  useEffect(() => {
    if (id === null) return
    void call('PUT /api/user/messages/read/{id}', { id }, { quiet: true }).then(
      () => setUnread(0),
      // What was not noted is unread the next time as well.
      () => {},
    )
  }, [id])
}

/** A message that arrives while the page is open comes into the list at once. */
function useNews(hear: () => void): void {
  const unread = useUnread()
  const told = useEffectEvent(hear)
  useEffect(() => {
    if (unread > 0) told()
  }, [unread])
}

function Row({ message, nowMs }: { message: Message; nowMs: number }) {
  const t = useMessages(messages)
  const format = useFormat()
  const { title, text, to } = useInboxWords()(message)
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
