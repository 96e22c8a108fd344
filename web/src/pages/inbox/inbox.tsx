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
  const { title, text, to } = useInboxText()(message)
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

type Key = keyof (typeof messages)['en']

/** The texts of each message code, and the page that it links to. */
const CODES: Readonly<Record<string, { title: Key; text: Key; to: string | null }>> = {
  'rebate.paid': { title: 'rebatePaid', text: 'rebatePaidText', to: '/pages/refer/refer' },
  'agent.approved': { title: 'agentApproved', text: 'agentApprovedText', to: '/pages/refer/refer' },
  'agent.refused': { title: 'agentRefused', text: 'agentRefusedText', to: '/pages/refer/refer' },
  'agent.promoted': { title: 'agentPromoted', text: 'agentPromotedText', to: '/pages/refer/refer' },
  'agent.warned': { title: 'agentWarned', text: 'agentWarnedText', to: '/pages/refer/refer' },
  'agent.demoted': { title: 'agentDemoted', text: 'agentDemotedText', to: '/pages/refer/refer' },
  'protection.betBack': { title: 'betBack', text: 'betBackText', to: '/pages/accounts/limits' },
  'protection.depositBeyond': { title: 'depositBeyond', text: 'depositBeyondText', to: '/pages/accounts/limits' },
  'protection.depositOut': { title: 'depositOut', text: 'depositOutText', to: '/pages/wallets/withdrawal/withdrawal' },
  'protection.sign': { title: 'harmSign', text: 'harmSignText', to: '/pages/accounts/limits' },
  'security.newDevice': { title: 'newDevice', text: 'newDeviceText', to: '/pages/accounts/security' },
  'security.passwordChanged': { title: 'passwordChanged', text: 'securityText', to: '/pages/accounts/security' },
  'security.appAdded': { title: 'appAdded', text: 'securityText', to: '/pages/accounts/security' },
  'security.appRemoved': { title: 'appRemoved', text: 'securityText', to: '/pages/accounts/security' },
  'security.passkeyAdded': { title: 'passkeyAdded', text: 'securityText', to: '/pages/accounts/security' },
  'security.passkeyRemoved': { title: 'passkeyRemoved', text: 'securityText', to: '/pages/accounts/security' },
  'security.codesRenewed': { title: 'codesRenewed', text: 'codesRenewedText', to: '/pages/accounts/security' },
  'security.recoveryUsed': { title: 'recoveryUsed', text: 'recoveryUsedText', to: '/pages/accounts/security' },
  'email.saved': { title: 'emailSaved', text: 'emailSavedText', to: '/pages/accounts/email' },
  'vip.ending': { title: 'vipEnding', text: 'vipEndingText', to: '/pages/vip/vip' },
  'vip.ended': { title: 'vipEnded', text: 'vipEndedText', to: '/pages/vip/vip' },
  'account.suspended': { title: 'suspended', text: 'suspendedText', to: '/pages/accounts/contactUs' },
  'account.lifted': { title: 'lifted', text: 'liftedText', to: null },
  'gold.added': { title: 'goldAdded', text: 'goldChangedText', to: '/pages/wallets/ledger/ledger' },
  'gold.taken': { title: 'goldTaken', text: 'goldChangedText', to: '/pages/wallets/ledger/ledger' },
  'vip.revoked': { title: 'vipRevoked', text: 'vipRevokedText', to: '/pages/vip/vip' },
  'support.answer': { title: 'supportAnswer', text: 'supportAnswerText', to: '/pages/accounts/contactUs' },
}
const OTHER = { title: 'other', text: 'otherText', to: '/pages/accounts/contactUs' } as const
const LEVELS: ReadonlySet<string> = new Set(['friend', 'bronze', 'silver', 'gold'])

interface InboxText {
  readonly title: string
  readonly text: string
  readonly to: string | null
}

interface InboxMessage {
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
}

/** The browser and system, as far as they are known. */
function deviceName(t: ReturnType<typeof useMessages<Key>>, { browser, system }: InboxMessage['params']): string {
  if (browser && system) return t('deviceOn', { browser, system })
  return String(browser || system || t('unknownDevice'))
}

function useInboxText(): (message: InboxMessage) => InboxText {
  const t = useMessages(messages)
  const format = useFormat()
  return ({ code, params }) => {
    const { title, text, to } = CODES[code] ?? OTHER
    const level = String(params['level'] ?? '')
    const number = (name: string): number => Number(params[name] ?? 0)
    const figures = {
      // A text that is not in the message is left empty.
      ...params,
      gold: format.gold(number('gold')),
      level: LEVELS.has(level) ? t(level as Key) : '',
      left: format.number(number('left')),
      time: format.dateTime(number('time')),
      until: format.dateTime(number('until')),
      device: deviceName(t, params),
    }
    return { title: t(title, figures), text: t(text, figures).trim(), to }
  }
}
