// What the house owes and what it holds, for everyone to see; and for each player the proof that he is counted.

import { useQuery } from '@tanstack/react-query'
import type { SolvencyContract, SolvencyCount } from '@glasshouse/rulebook/wire/wallet/solvency'
import { caller } from '../../client/call.ts'
import { CopyRow } from '../../play/fairness/copy-row.tsx'
import { ListFailed } from '@glasshouse/ui/states/list-states.tsx'
import { GoldAmount } from '@glasshouse/ui/data/gold.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { EmptyState, Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { Panel, WalletPage } from '../../wallet/wallet-page.tsx'
import { Books } from './books.tsx'
import type { Latest } from './check.ts'
import { messages } from './messages.ts'
import { Mine } from './mine.tsx'
import css from './solvency.module.css'

const call = caller<SolvencyContract>()
const AGAIN_MS = 30_000

export default function SolvencyPage() {
  const t = useMessages(messages)
  const { data, isError, refetch } = useQuery({
    queryKey: ['solvency'],
    queryFn: ({ signal }) => call('GET /api/solvency', {}, { quiet: true, signal }),
    refetchInterval: AGAIN_MS,
  })
  return (
    <WalletPage title={t('title')}>
      <p className={css.text}>{t('lead')}</p>
      {!data ? (
        isError ? (
          <ListFailed onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={560} />
        )
      ) : data.latest ? (
        <Count latest={data.latest} history={data.history} />
      ) : (
        <EmptyState icon="clock" title={t('none')} text={t('noneText')} />
      )}
      <How />
    </WalletPage>
  )
}

function Count({ latest, history }: { latest: Latest; history: readonly SolvencyCount[] }) {
  const t = useMessages(messages)
  return (
    <>
      <Balance latest={latest} />
      <Mine />
      <Books latest={latest} />
      <Panel>
        <dl className={css.root}>
          <CopyRow name={t('root')} value={latest.root} />
        </dl>
      </Panel>
      {history.length > 1 && <History rows={history.slice(1)} />}
    </>
  )
}

/** Both sums as bars of one scale. */
function Balance({ latest }: { latest: Latest }) {
  const t = useMessages(messages)
  const format = useFormat()
  const { total, held, createTime, players } = latest
  const most = Math.max(total, held, 1)
  const times = Math.floor((held / Math.max(total, 1)) * 100) / 100
  const words =
    held < total
      ? t('uncovered')
      : times < 1.01 || total === 0
        ? t('coveredExactly')
        : t('covered', { n: format.number(times) })
  return (
    <section className={css.balance} data-bad={held < total || undefined}>
      <h2>{words}</h2>
      {(['owes', 'holds'] as const).map((side) => {
        const gold = side === 'owes' ? total : held
        return (
          <div key={side} className={css.side} data-side={side}>
            <span>{t(side)}</span>
            <GoldAmount gold={gold} dollars />
            <i style={{ transform: `scaleX(${Math.max(gold / most, 0.004)})` }} />
          </div>
        )
      })}
      <p>{t('counted', { time: format.dateTime(createTime), n: format.number(players) })}</p>
    </section>
  )
}

function History({ rows }: { rows: readonly SolvencyCount[] }) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <Panel title={t('history')}>
      <p className={css.text}>{t('historyText')}</p>
      <ul className={css.history}>
        {rows.map(({ id, createTime, total, held, root }) => (
          <li key={id}>
            <time dateTime={new Date(createTime).toISOString()}>{format.dateTime(createTime)}</time>
            <dl>
              <dt>{t('owes')}</dt>
              <dd>{format.gold(total)}</dd>
              <dt>{t('holds')}</dt>
              <dd>{format.gold(held)}</dd>
            </dl>
            <code>{root}</code>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function How() {
  const t = useMessages(messages)
  return (
    <>
      <Panel title={t('how')}>
        {(['how1', 'how2', 'how3', 'how4'] as const).map((name) => (
          <p key={name} className={css.text}>
            {t(name)}
          </p>
        ))}
      </Panel>
      <Panel title={t('rule')}>
        {(['rule1', 'rule2', 'rule3'] as const).map((name) => (
          <code key={name} className={css.code}>
            {t(name)}
          </code>
        ))}
        <p className={css.text}>{t('rule4')}</p>
      </Panel>
    </>
  )
}
