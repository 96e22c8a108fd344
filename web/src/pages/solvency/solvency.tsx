// Proof of reserves: what we owe and hold, for everyone to see, and for each player the proof of being included.

import { useQuery } from '@tanstack/react-query'
import type { SeenReserves, SolvencyContract, SolvencyCount } from '@glasshouse/rulebook/wire/wallet/solvency'
import { Fact, Facts } from '@glasshouse/ui/data/facts.tsx'
import { GoldAmount } from '@glasshouse/ui/data/gold.tsx'
import { List } from '@glasshouse/ui/data/list.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Loaded } from '@glasshouse/ui/states/list-states.tsx'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Paragraph, Text } from '@glasshouse/ui/text/text.tsx'
import { caller } from '../../client/call.ts'
import { InnerPage } from '../../client/inner-page.tsx'
import { isTestMode } from '../../client/mode.ts'
import { CopyRow } from '../../play/fairness/copy-row.tsx'
import type { Latest } from './check.ts'
import { messages } from './messages.ts'
import { Mine } from './mine.tsx'
import css from './solvency.module.css'

const call = caller<SolvencyContract>()
const AGAIN_MS = 30_000

export default function SolvencyPage() {
  const t = useMessages(messages)
  const query = useQuery({
    queryKey: ['solvency'],
    queryFn: ({ signal }) => call('GET /api/solvency', {}, { quiet: true, signal }),
    refetchInterval: AGAIN_MS,
  })
  return (
    <InnerPage title={t('title')}>
      <Paragraph>{t('lead')}</Paragraph>
      <Loaded query={query} skeleton={560}>
        {({ latest, seen, history }) =>
          latest ? (
            <Count latest={latest} seen={seen} history={history} />
          ) : (
            <EmptyState icon="clock" title={t('none')} text={t('noneText')} />
          )
        }
      </Loaded>
      <How />
    </InnerPage>
  )
}

interface CountProps {
  readonly latest: Latest
  readonly seen: readonly SeenReserves[]
  readonly history: readonly SolvencyCount[]
}

function Count({ latest, seen, history }: CountProps) {
  const t = useMessages(messages)
  return (
    <>
      <Balance latest={latest} />
      <Mine />
      <Seen seen={seen} />
      <Books latest={latest} />
      <Panel>
        <dl>
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
  const text =
    held < total
      ? t('uncovered')
      : times < 1.01 || total === 0
        ? t('coveredExactly')
        : t('covered', { n: format.number(times) })
  return (
    <Panel className={css.balance} gap={16} data-bad={held < total || undefined}>
      <h2>{text}</h2>
      {(['owes', 'holds'] as const).map((side) => {
        const gold = side === 'owes' ? total : held
        return (
          <div key={side} className={css.side} data-side={side}>
            <span>{t(side)}</span>
            <GoldAmount gold={gold} dollars={!isTestMode()} />
            <i style={{ transform: `scaleX(${Math.max(gold / most, 0.004)})` }} />
          </div>
        )
      })}
      <Text size={2} tone="muted" align="center">
        {t('counted', { time: format.dateTime(createTime), n: players })}
      </Text>
    </Panel>
  )
}

function History({ rows }: { rows: readonly SolvencyCount[] }) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <Panel title={t('history')} text={t('historyText')}>
      <List>
        {rows.map(({ id, createTime, total, held, root }) => (
          <Stack as="li" key={id} gap={4} pad="12px 0">
            <b>
              <time dateTime={new Date(createTime).toISOString()}>{format.dateTime(createTime)}</time>
            </b>
            <Facts gap={0}>
              <Fact name={t('owes')}>{format.gold(total)}</Fact>
              <Fact name={t('holds')}>{format.gold(held)}</Fact>
            </Facts>
            <code className={css.code}>{root}</code>
          </Stack>
        ))}
      </List>
    </Panel>
  )
}

function How() {
  const t = useMessages(messages)
  return (
    <>
      <Panel title={t('howItWorks')}>
        {(['how1', 'how2', 'how3', 'how4', 'how5', 'how6'] as const).map((name) => (
          <Paragraph key={name}>{t(name)}</Paragraph>
        ))}
      </Panel>
      <Panel title={t('rule')}>
        {(['rule1', 'rule2', 'rule3'] as const).map((name) => (
          <code key={name} className={css.code}>
            {t(name)}
          </code>
        ))}
        <Paragraph>{t('rule4')}</Paragraph>
      </Panel>
    </>
  )
}

/** What we saw outside of our books, where and when. */
function Seen({ seen }: { seen: readonly SeenReserves[] }) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <Panel title={t('seen')} text={t(seen.length > 0 ? 'seenText' : 'notSeen')}>
      {seen.map(({ kind, label, time, gold, books, places }) => (
        <Stack key={`${kind}${label}`} gap={6}>
          <b>{t(holdingName(kind, label), { label })}</b>
          <Facts isRuled gap={10} className={css.books}>
            {places.map(({ place, address, amount, currency }) => (
              <Fact key={`${place}${address}`} name={t(`place ${place}`)}>
                {t('amount', { amount: format.number(Number(amount)), currency })}
                {address && <code className={css.code}>{address}</code>}
              </Fact>
            ))}
            <Fact name={<b>{t('seenGold')}</b>}>{format.gold(gold)}</Fact>
            <Fact name={t('byBooks')}>{format.gold(books)}</Fact>
          </Facts>
          <Text size={2} tone="muted">
            {t('seenAt', { time: format.dateTime(time) })}
          </Text>
        </Stack>
      ))}
    </Panel>
  )
}

/** What both sums consist of. */
function Books({ latest }: { latest: Latest }) {
  const t = useMessages(messages)
  const format = useFormat()
  const { owed, reward, holdings, own, total, held } = latest
  return (
    <>
      <Panel title={t('owedParts')}>
        <Facts isRuled gap={10} className={css.books}>
          <Fact name={t('cash')}>{format.gold(owed.cash)}</Fact>
          {reward > 0 && <Part name={t('reward')} gold={reward} />}
          <Fact name={t('held')}>{format.gold(owed.held)}</Fact>
          <Fact name={t('staked')}>{format.gold(owed.staked)}</Fact>
          <Fact name={t('shares')}>{format.gold(owed.shares)}</Fact>
          <Fact name={<b>{t('total')}</b>}>{format.gold(total)}</Fact>
        </Facts>
      </Panel>
      <Panel title={t('heldParts')}>
        <Facts isRuled gap={10} className={css.books}>
          {holdings.map(({ kind, label, gold }) => (
            <Fact key={`${kind}${label}`} name={t(holdingName(kind, label), { label })}>
              {format.gold(gold)}
            </Fact>
          ))}
          <Fact name={<b>{t('total')}</b>}>{format.gold(held)}</Fact>
          <Part name={t('ownPool')} gold={own.pool} />
          <Part name={t('ownOther')} gold={own.other} />
        </Facts>
      </Panel>
    </>
  )
}

/** The provider and the network of test mode have no name of their own. */
const holdingName = (kind: Latest['holdings'][number]['kind'], label: string) =>
  kind === 'sandbox' || label !== 'sandbox' ? kind : (`${kind}Test` as const)

/** A part of the sum above it. */
function Part({ name, gold }: { name: string; gold: number }) {
  const format = useFormat()
  return (
    <div data-part="">
      <dt>{name}</dt>
      <dd>{format.gold(gold)}</dd>
    </div>
  )
}
