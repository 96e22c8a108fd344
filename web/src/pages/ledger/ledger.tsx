// Every transaction of the player, and the net result. It shows the ledger's entries and never calculates a balance.

import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { IconTile } from '@glasshouse/ui/controls/icon-tile.tsx'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { ListRow } from '@glasshouse/ui/data/list.tsx'
import { DateField } from '@glasshouse/ui/forms/date-field.tsx'
import { isInRange, yearsAround } from '@glasshouse/ui/forms/date-range.ts'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Grid } from '@glasshouse/ui/layout/stack.tsx'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { PagedList } from '@glasshouse/ui/states/paged-list.tsx'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { downloadText } from '@glasshouse/ui/text/download.ts'
import { useFormat, useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useNow } from '@glasshouse/ui/text/now.ts'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { caller } from '../../client/call.ts'
import { InnerPage } from '../../client/inner-page.tsx'
import { rowLink } from '../../client/link-rows.tsx'
import { PlayerOnly } from '../../client/player-only.tsx'
import { signed } from '../../play/signed.ts'
import { csvOf, type Movement } from './csv.ts'
import { columns, messages } from './messages.ts'
import { iconOf, pathOf, useMovementText } from './movement-text.ts'
import { NetSection } from './net-section.tsx'

export default function Ledger() {
  const t = useMessages(messages)
  return (
    <InnerPage title={t('title')}>
      <PlayerOnly text={t('logIn')}>
        <NetSection />
        <Export />
        <Panel title={t('list')}>
          <MovementList />
        </Panel>
      </PlayerOnly>
    </InnerPage>
  )
}

/** Any period of the ten years either side of today; one without transactions says so and saves no file. */
function Export() {
  const t = useMessages(messages)
  const format = useFormat()
  const [from, setFrom] = useState<string | null>(null)
  const [to, setTo] = useState<string | null>(null)
  const { count, isEmpty, start } = useExport({ from, to })
  const [years] = useState(() => yearsAround(new Date()))
  const earliest = from !== null && isInRange(from, years) ? from : years.min
  const isValid =
    (from === null || isInRange(from, years)) && (to === null || isInRange(to, { ...years, min: earliest }))
  const reading = count === null ? '' : t('exporting', { n: format.number(count) })
  return (
    <Panel title={t('exportTitle')}>
      <Grid min="148px" gap={10} align="start">
        <DateField label={t('from')} value={from} onChange={setFrom} />
        <DateField label={t('to')} value={to} onChange={setTo} min={earliest} />
      </Grid>
      <Button kind="quiet" busy={count !== null} disabled={!isValid} onClick={start}>
        <Icon name="arrowDown" size={16} />
        {reading || t('export')}
      </Button>
      <span className="sr" role="status">
        {reading}
      </span>
      <div role="status">{isEmpty && <EmptyState icon="calendar" title={t('noneTitle')} text={t('none')} />}</div>
    </Panel>
  )
}

const call = caller<WalletContract>()

/** Days in UTC; null where there is no bound. */
interface Span {
  readonly from: string | null
  readonly to: string | null
}

const DAY_MS = 86_400_000

/** Everything that has moved within a span, oldest page last; `onCount` gets how many were read so far. */
async function readAll({ from, to }: Span, onCount: (count: number) => void): Promise<Movement[]> {
  const all: Movement[] = []
  const first = from === null ? 0 : Date.parse(from)
  // The cursor is a moment before which to read: here the one at which the last day has ended.
  for (let lastCreateTime = to === null ? 0 : Date.parse(to) + DAY_MS; ;) {
    const page = await call('GET /api/user/ledger/export/{lastCreateTime}', { lastCreateTime }, { quiet: true })
    const within = page.filter(({ createTime }) => createTime >= first)
    all.push(...within)
    onCount(all.length)
    const last = page.at(-1)
    if (!last || within.length < page.length) return all
    lastCreateTime = last.createTime
  }
}

/** Saves every movement of a span as a table. */
function useExport(span: Span) {
  const t = useMessages(messages)
  const column = useMessages(columns)
  const text = useMovementText()
  const language = useLanguage()
  /** How many were read so far, null while nothing is being saved. */
  const [count, setCount] = useState<number | null>(null)
  const period = `${span.from} ${span.to}`
  const [emptyPeriod, setEmptyPeriod] = useState<string | null>(null)

  const run = async (): Promise<void> => {
    setCount(0)
    try {
      const all = await readAll(span, setCount)
      setEmptyPeriod(all.length === 0 ? period : null)
      if (all.length === 0) return setCount(null)
      const csv = csvOf(all, { ...text, column: (name) => column(name), separator: language === 'fr' ? ';' : ',' })
      downloadText(`${t('fileName')}-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv;charset=utf-8', csv)
      toast(t('exported', { n: all.length }))
    } catch {
      toast(t('exportFailed'))
    }
    setCount(null)
  }
  /** `isEmpty`: the period that was asked for has no transactions. */
  return { count, isEmpty: emptyPeriod === period, start: () => void (count === null && run()) }
}

const NOW_MS = 5000

/** Every movement, the newest first, each with the balance that it left. */
function MovementList() {
  const t = useMessages(messages)
  const nowMs = useNow(NOW_MS)
  const query = useInfiniteQuery({
    queryKey: ['wallet', 'movements'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/user/ledger/{lastCreateTime}', { lastCreateTime: pageParam }, { quiet: true, signal }),
    initialPageParam: 0,
    // The oldest row seen is the cursor; nothing lies before the first movement.
    getNextPageParam: (last) => (last.at(-1)?.number === 1 ? undefined : last.at(-1)?.createTime),
    meta: { own: true },
  })
  return (
    <PagedList query={query} label={t('list')} empty={{ icon: 'book', title: t('emptyTitle'), text: t('empty') }}>
      {(movement) => <MovementRow key={movement.number} movement={movement} nowMs={nowMs} />}
    </PagedList>
  )
}

function MovementRow({ movement, nowMs }: { movement: Movement; nowMs: number }) {
  const t = useMessages(messages)
  const format = useFormat()
  const text = useMovementText()
  const { game, amount, balanceAfter, createTime } = movement
  const path = pathOf(movement)
  const cause = text.cause(movement)
  return (
    <ListRow
      link={path === null ? undefined : rowLink(path)}
      hasArrow={false}
      start={<IconTile icon={iconOf(movement)} size={36} />}
      title={game === null ? cause : `${text.game(game)} · ${cause}`}
      end={
        <Text as="span" size={3} isNumber tone={amount > 0 ? 'win' : 'plain'}>
          {signed(amount, format.gold)}
        </Text>
      }
      below={
        <>
          <time dateTime={new Date(createTime).toISOString()} title={format.dateTime(createTime)}>
            {format.timeAgo(createTime, nowMs)}
          </time>
          <span>{t('balanceAfter', { gold: format.gold(balanceAfter) })}</span>
        </>
      }
    />
  )
}
