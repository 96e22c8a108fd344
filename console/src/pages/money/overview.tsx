// Money at a glance: what is pending, whether the payment providers are up, and how full the hot wallets are.

import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { List } from '@glasshouse/ui/data/list.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useState } from 'react'
import { useAnswer, useAnswerCache } from '../../client/answers.ts'
import { call, type Answer } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { gold, number } from '../../ui/format.ts'
import { Badge } from '@glasshouse/ui/data/badge.tsx'
import { Columns, Panel } from '../../ui/page.tsx'
import { Fact, Facts, Stat, Stats } from '@glasshouse/ui/data/facts.tsx'
import { toast } from '../../ui/toast.ts'
import { amount } from './amount.ts'
import { messages } from './messages.ts'

const EVERY_MS = 10_000
export const MONEY = 'GET /api/console/money'
type Money = Answer<typeof MONEY>
type Network = Money['networks'][number]

export const useMoney = () => useAnswer(MONEY, {}, { refetchInterval: EVERY_MS })

export function Overview() {
  const money = useMoney()
  return <Loaded query={money}>{(data) => <MoneyOverview money={data} />}</Loaded>
}

function MoneyOverview({ money }: { money: Money }) {
  const t = useMessages(messages)
  const { gateway, networks, accounts } = money
  return (
    <Stack gap={16}>
      <Pending money={money} />
      <Columns>
        <Panel
          title={t('gateway', { name: gateway.name })}
          aside={<Badge tone={gateway.isUp ? 'good' : 'bad'}>{t(gateway.isUp ? 'isUp' : 'isDown')}</Badge>}
        >
          <p>{t(gateway.isSandbox ? 'playMoney' : 'realMoney')}</p>
        </Panel>
        {networks.map((network) => (
          <NetworkPanel key={network.network} network={network} />
        ))}
        <Panel title={t('accounts')}>
          <Facts isAligned>
            {accounts.map(({ account, gold: held }) => (
              <Fact key={account} name={account}>
                {gold(held)}
              </Fact>
            ))}
          </Facts>
          <p className="hint">{t('accountsHint')}</p>
        </Panel>
        <ClosedAccounts accounts={money.closedWithGold} />
      </Columns>
    </Stack>
  )
}

function Pending({ money: { review, underWay, adjustments, differences } }: { money: Money }) {
  const t = useMessages(messages)
  return (
    <Stats>
      <Stat
        label={t('toApprove')}
        value={<a href="#/money?tab=queue">{number(review.count)}</a>}
        note={t('gold', { gold: gold(review.gold) })}
      />
      <Stat label={t('inProgress')} value={number(underWay.count)} note={t('gold', { gold: gold(underWay.gold) })} />
      <Stat
        label={t('adjustmentsToApprove')}
        value={<a href="#/money?tab=adjustments&state=waiting">{number(adjustments)}</a>}
        note={t('adjustmentsNote')}
      />
      <Stat
        label={t('discrepancies')}
        value={<a href="#/money?tab=reconciliation">{number(differences)}</a>}
        note={t('discrepanciesNote')}
        tone={differences > 0 ? 'bad' : undefined}
      />
    </Stats>
  )
}

function ClosedAccounts({ accounts }: { accounts: Money['closedWithGold'] }) {
  const t = useMessages(messages)
  return (
    <Panel title={t('closedAccounts')}>
      {accounts.length === 0 ? (
        <p className="hint">{t('noClosedAccounts')}</p>
      ) : (
        <List>
          {accounts.map(({ playerId, gold: owed, way }) => (
            <Row as="li" key={playerId} wrap gap="4px 16px" pad="8px 0">
              <a href={`#/players/${playerId}`}>{t('player', { id: playerId })}</a>
              <span>{t('gold', { gold: gold(owed) })}</span>
              <span>{way ? t('depositedBy', { method: way }) : t('neverDeposited')}</span>
            </Row>
          ))}
        </List>
      )}
    </Panel>
  )
}

const walletState = ({ isLow }: Network) => {
  if (isLow === null) return { tone: 'wait', text: 'walletUnknown' } as const
  return isLow ? ({ tone: 'bad', text: 'walletLow' } as const) : ({ tone: 'good', text: 'walletEnough' } as const)
}

function NetworkPanel({ network }: { network: Network }) {
  const t = useMessages(messages)
  const cache = useAnswerCache()
  const [asks, setAsks] = useState(false)
  return (
    <Panel
      title={network.name}
      aside={
        <Badge tone={network.frozen ? 'bad' : network.isUp ? 'good' : 'wait'}>
          {t(network.frozen ? 'paused' : network.isUp ? 'isUp' : 'unreachable')}
        </Badge>
      }
    >
      {network.frozen && (
        <div role="alert">
          <p>{t('pausedText', { why: network.frozen })}</p>
          <Button onClick={() => setAsks(true)}>{t('resume')}</Button>
        </div>
      )}
      <NetworkFacts network={network} />
      {asks && (
        <FormDialog
          title={t('resumeTitle', { network: network.name })}
          act={t('resume')}
          onSubmit={async () => {
            await call('POST /api/console/chain/unfreeze', { network: network.network })
            toast(t('resumed', { network: network.name }))
            await cache.refresh(MONEY)
          }}
          onClose={() => setAsks(false)}
        >
          <p>{t('resumeText')}</p>
        </FormDialog>
      )}
    </Panel>
  )
}

function NetworkFacts({ network }: { network: Network }) {
  const t = useMessages(messages)
  const { tone, text } = walletState(network)
  const { hot, pending, currency } = network
  return (
    <Facts isAligned>
      <Fact name={t('hotWallet')}>
        <Badge tone={tone}>{t(text)}</Badge>
      </Fact>
      {hot && (
        <>
          <Fact name={t('holds')}>
            {t('holdsAmount', { amount: amount(hot.tokens), currency, gas: amount(hot.gas) })}
          </Fact>
          <Fact name={t('address')}>
            <code>{hot.address}</code>
          </Fact>
        </>
      )}
      <Fact name={t('toPay')}>{t('toPayAmount', { amount: amount(pending.net), currency, n: pending.count })}</Fact>
      <Fact name={t('target')}>{t('targetAmount', { amount: amount(network.wanted), currency })}</Fact>
      {network.nextBlock !== null && <Fact name={t('readToBlock')}>{number(network.nextBlock - 1)}</Fact>}
    </Facts>
  )
}
