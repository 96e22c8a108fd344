import { useState } from 'react'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Segments } from '@glasshouse/ui/controls/segments.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { GoldField } from '@glasshouse/ui/forms/gold-field.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint } from '@glasshouse/ui/text/text.tsx'
import { LogInButton } from '../../client/player-only.tsx'
import { useRestriction } from '../../client/restriction.ts'
import { useBalance, useSession } from '../../client/session.ts'
import { useAmount, useStake } from '../../play/bet-bar/use-stake.ts'
import { ClosedForNow } from '../../play/protection/closed-for-now.tsx'
import { parseUnits, type Overview, type Wanted } from './figures.ts'
import { messages } from './messages.ts'
import { OrderSheet } from './order-sheet.tsx'

type Kind = Wanted['kind']
const KINDS: readonly Kind[] = ['buy', 'redeem']

/** Buys or redeems units; the player confirms the order before it is sent. */
export function TradePanel({ overview, nowMs }: { overview: Overview; nowMs: number }) {
  const t = useMessages(messages)
  const [kind, choose] = useState<Kind>('buy')
  const [wanted, want] = useState<Wanted | null>(null)
  return (
    <Panel title={t('trade')}>
      <Segments
        label={t('trade')}
        name="kind"
        options={KINDS.map((name) => ({ name, text: t(name) }))}
        chosen={kind}
        onChoose={choose}
      />
      {kind === 'buy' ? (
        <Buy overview={overview} onOrder={want} />
      ) : (
        <Redeem key={overview.mine?.freeUnits} free={overview.mine?.freeUnits ?? 0} onOrder={want} />
      )}
      <Hint>{t('terms', { days: overview.terms.lockDays })}</Hint>
      <OrderSheet overview={overview} wanted={wanted} nowMs={nowMs} onClose={() => want(null)} />
    </Panel>
  )
}

interface OrderProps {
  onOrder: (wanted: Wanted) => void
}

function Buy({ overview, onOrder }: OrderProps & { overview: Overview }) {
  const t = useMessages(messages)
  const format = useFormat()
  const { loggedIn } = useSession()
  const gold = useBalance()
  const min = overview.terms.minGold
  const amount = useStake(useAmount(min), { min, max: Number.MAX_SAFE_INTEGER, step: 1 }, gold)
  const restriction = useRestriction()
  if (restriction) return <ClosedForNow restriction={restriction} />
  const hint =
    gold === null
      ? t('amountHintOut', { min: format.gold(min) })
      : t('amountHint', { min: format.gold(min), gold: format.gold(gold) })
  return (
    <>
      <GoldField
        label={t('amount')}
        hint={hint}
        maxLength={16}
        amount={{ ...amount, problem: loggedIn ? amount.problem : null }}
      />
      {loggedIn ? (
        <Button
          size="large"
          wide
          disabled={amount.problem !== null}
          onClick={() => amount.value !== null && onOrder({ kind: 'buy', gold: amount.value })}
        >
          {t('buyButton', { gold: format.gold(amount.value ?? min) })}
        </Button>
      ) : (
        <LogInButton size="large" wide />
      )}
    </>
  )
}

function Redeem({ free, onOrder }: OrderProps & { free: number }) {
  const t = useMessages(messages)
  const format = useFormat()
  const { loggedIn } = useSession()
  const [text, type] = useState('')
  const units = parseUnits(text)
  const isTooMany = units !== null && units > free
  return (
    <>
      <TextField
        label={t('unitsField')}
        value={text}
        error={loggedIn && isTooMany ? t('unitsTooMany', { free: format.number(free) }) : undefined}
        hint={free > 0 ? t('unitsHint', { free: format.number(free) }) : loggedIn ? t('unitsNone') : undefined}
        onChange={type}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={20}
        after={
          free > 0 ? (
            <Button kind="quiet" size="small" onClick={() => type(format.number(free))}>
              {t('all')}
            </Button>
          ) : undefined
        }
        onBlur={() => units !== null && type(format.number(units))}
      />
      {loggedIn ? (
        <Button
          size="large"
          wide
          disabled={units === null || isTooMany}
          onClick={() => units !== null && onOrder({ kind: 'redeem', units })}
        >
          {units === null ? t('redeemEmpty') : t('redeemButton', { units: format.number(units) })}
        </Button>
      ) : (
        <LogInButton size="large" wide />
      )}
    </>
  )
}
