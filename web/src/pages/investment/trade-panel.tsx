import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { InvestmentContract } from '@glasshouse/rulebook/wire/wallet/investment'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Segments } from '@glasshouse/ui/controls/segments.tsx'
import { Fact, Facts } from '@glasshouse/ui/data/facts.tsx'
import { GoldAmount } from '@glasshouse/ui/data/gold.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { GoldField } from '@glasshouse/ui/forms/gold-field.tsx'
import { Note, Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint, Text } from '@glasshouse/ui/text/text.tsx'
import { caller, CallError } from '../../client/call.ts'
import { isTestMode } from '../../client/mode.ts'
import { LogInButton } from '../../client/player-only.tsx'
import { useRestriction } from '../../client/restriction.ts'
import { refreshBalance, useBalance, useSession } from '../../client/session.ts'
import { useAmount, useStake } from '../../play/bet-bar/use-stake.ts'
import { ClosedForNow } from '../../play/protection/closed-for-now.tsx'
import { keepIntent, useIsUnderWay } from '../../play/table/intent.ts'
import { newRequestId, Unanswered, untilAnswered } from '../../play/table/request.ts'
import { Notice } from '../../wallet/terms.tsx'
import { aboutGold, aboutUnits, parseUnits, type Overview, type Wanted } from './figures.ts'
import { messages } from './messages.ts'
import { useUntil, useWriting } from './use-writing.ts'

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
      <Hint>{t('terms')}</Hint>
      <Hint>{t('termsLock', { days: overview.terms.lockDays })}</Hint>
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
        error={loggedIn && isTooMany ? t('unitsTooMany', { free }) : undefined}
        hint={free > 0 ? t('unitsHint', { free }) : loggedIn ? t('unitsNone') : undefined}
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
          {units === null ? t('redeemEmpty') : t('redeemButton', { units })}
        </Button>
      ) : (
        <LogInButton size="large" wide />
      )}
    </>
  )
}

const DAY_MS = 86_400_000

interface OrderSheetProps {
  overview: Overview
  /** The order to confirm; null while there is none. */
  wanted: Wanted | null
  nowMs: number
  onClose: () => void
}

function OrderSheet({ overview, wanted, nowMs, onClose }: OrderSheetProps) {
  const t = useMessages(messages)
  const format = useFormat()
  // The order stays on the sheet while it moves out of sight.
  const [shown, show] = useState(wanted)
  if (wanted && wanted !== shown) show(wanted)
  const order = useOrder(onClose)
  const close = (): void => {
    order.forget()
    onClose()
  }
  return (
    <Sheet open={wanted !== null} onClose={close} title={t('check')}>
      {shown && (
        <Stack gap={14}>
          {shown.kind === 'buy' && <Notice tone="warn">{t('warn')}</Notice>}
          <OrderFacts overview={overview} wanted={shown} nowMs={nowMs} />
          <Hint>{t('aboutText')}</Hint>
          <Text weight={600}>{t('final')}</Text>
          {order.problem && (
            <Note tone="lose" role="alert">
              {order.problem}
            </Note>
          )}
          <Button size="large" wide busy={order.isBusy} onClick={() => void order.send(shown)}>
            {shown.kind === 'buy'
              ? t('buyButton', { gold: format.gold(shown.gold) })
              : t('redeemButton', { units: shown.units })}
          </Button>
        </Stack>
      )}
    </Sheet>
  )
}

function OrderFacts({ overview, wanted, nowMs }: { overview: Overview; wanted: Wanted; nowMs: number }) {
  const t = useMessages(messages)
  const format = useFormat()
  const write = useWriting()
  const until = useUntil()
  const { pool, nextEpoch, terms } = overview
  const isBuy = wanted.kind === 'buy'
  const units = isBuy ? aboutUnits(wanted.gold, pool.price) : wanted.units
  const gold = isBuy ? wanted.gold : aboutGold(wanted.units, pool.price)
  const goldText = gold === null ? '–' : <GoldAmount gold={gold} dollars={!isTestMode()} />
  const unitsText = units === null ? '–' : t('unitsOf', { units })
  return (
    <Facts isRuled gap={10}>
      <Fact name={t(isBuy ? 'youPay' : 'youGive')}>{isBuy ? goldText : unitsText}</Fact>
      <Fact name={t('youGet')}>{isBuy ? unitsText : goldText}</Fact>
      <Fact name={t('atNext')}>
        {format.dateTime(nextEpoch)}{' '}
        <Hint as="span" weight={400}>
          ({until(nextEpoch - nowMs)})
        </Hint>
      </Fact>
      {isBuy && <Fact name={t('lockedUntil')}>{write.day(nextEpoch + terms.lockDays * DAY_MS)}</Fact>}
    </Facts>
  )
}

const call = caller<InvestmentContract>()
const ATTEMPT_MS = 20_000
const order = keepIntent<string>()

/** Sends an order. An unanswered one is repeated under the same id, so that it is never placed twice. */
function useOrder(onTaken: () => void) {
  const t = useMessages(messages)
  const queries = useQueryClient()
  const isBusy = useIsUnderWay(order)
  const [problem, setProblem] = useState<string | null>(null)

  const send = async (wanted: Wanted): Promise<void> => {
    setProblem(null)
    const options = () => ({ quiet: true, signal: AbortSignal.timeout(ATTEMPT_MS) })
    try {
      await order.send(wanted, newRequestId(), (requestId) =>
        untilAnswered(() =>
          wanted.kind === 'buy'
            ? call('POST /api/investment/buy', { gold: wanted.gold, requestId }, options())
            : call('POST /api/investment/redeem', { units: wanted.units, requestId }, options()),
        ),
      )
      toast(t('ordered'))
      onTaken()
      void queries.invalidateQueries({ queryKey: ['investment'] })
      void refreshBalance().catch(() => undefined)
    } catch (error) {
      if (error instanceof Unanswered) setProblem(t('unanswered'))
      else if (error instanceof CallError) setProblem(error.message)
      else throw error
    }
  }
  return { isBusy, problem, send, forget: () => setProblem(null) }
}
