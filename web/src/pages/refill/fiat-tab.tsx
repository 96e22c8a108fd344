import { useRef, useState } from 'react'
import type { WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Fact, Facts } from '@glasshouse/ui/data/facts.tsx'
import { Coin, GoldAmount } from '@glasshouse/ui/data/gold.tsx'
import { showFirstFault } from '@glasshouse/ui/forms/first-fault.ts'
import { GoldField } from '@glasshouse/ui/forms/gold-field.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint } from '@glasshouse/ui/text/text.tsx'
import { caller, CallError } from '../../client/call.ts'
import { navigate } from '../../client/navigate.tsx'
import { LogInButton } from '../../client/player-only.tsx'
import { useSession } from '../../client/session.ts'
import { useAmount, useStake } from '../../play/bet-bar/use-stake.ts'
import { newRequestId, Unanswered, untilAnswered } from '../../play/table/request.ts'
import { useMoney } from '../../wallet/money.ts'
import { OpenOrders } from '../../wallet/order-list.tsx'
import { rechargePath } from '../../wallet/paths.ts'
import { Notice, RateLine, toastRefusal, toastUnanswered } from '../../wallet/terms.tsx'
import { messages } from './messages.ts'
import { priceText, type Prices } from './price.ts'
import css from './refill.module.css'

/** The third package: neither the least nor the most. */
const FIRST_CHOICE = 2

export function FiatTab({ prices }: { prices: Prices }) {
  const t = useMessages(messages)
  const format = useFormat()
  const { packages, minGold, maxGold, stepGold } = prices
  const limits = { min: minGold, max: maxGold, step: stepGold }
  const amount = useStake(useAmount(packages[FIRST_CHOICE]?.gold ?? minGold), limits, null)
  const form = useRef<HTMLDivElement>(null)
  return (
    <>
      {!prices.isUp && <Notice tone="warn">{t('gatewayDown')}</Notice>}
      <Panel title={t('choose')}>
        <Packages prices={prices} chosen={amount.value} onChoose={amount.set} />
        <div ref={form}>
          <GoldField
            amount={amount}
            label={t('amount')}
            hint={t('limits', { min: format.gold(minGold), max: format.gold(maxGold), step: format.gold(stepGold) })}
          />
        </div>
        <Bill
          prices={prices}
          gold={amount.problem ? null : amount.value}
          onFault={() => showFirstFault(form.current)}
        />
        {prices.isSandbox && <Hint>{t('sandbox')}</Hint>}
      </Panel>
      <OpenOrders side="in" kind="fiat" />
    </>
  )
}

interface PackagesProps {
  prices: Prices
  chosen: number | null
  onChoose: (gold: number) => void
}

function Packages({ prices, chosen, onChoose }: PackagesProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const money = useMoney()
  return (
    <div className={css.packages} role="group" aria-label={t('choose')}>
      {prices.packages.map(({ gold, amount }) => (
        <button key={gold} type="button" aria-pressed={gold === chosen} onClick={() => onChoose(gold)}>
          <Coin size={22} />
          <b className="num">{format.gold(gold)}</b>
          <span className="sr">{t('goldFor')}</span>
          <span>{money(amount, prices.currency)}</span>
        </button>
      ))}
    </div>
  )
}

/** What is paid and what it brings, and the one button that orders it. */
function Bill({ prices, gold, onFault }: { prices: Prices; gold: number | null; onFault: () => void }) {
  const t = useMessages(messages)
  const money = useMoney()
  const { loggedIn } = useSession()
  const { isBusy, order } = useOrderGold()
  const price = money(priceText(prices, gold ?? 0), prices.currency)
  return (
    <>
      <Facts isRuled gap={10}>
        <Fact name={t('youPay')}>
          <b className="num">{gold === null ? '–' : price}</b>
        </Fact>
        <Fact name={t('youGet')}>{gold === null ? '–' : <GoldAmount gold={gold} />}</Fact>
      </Facts>
      <RateLine rate={prices.rate} currency={prices.currency} />
      {loggedIn ? (
        <Button
          size="large"
          wide
          busy={isBusy}
          disabled={!prices.isUp}
          onClick={() => (gold === null ? onFault() : void order(gold))}
        >
          {gold === null ? t('payNone') : t('pay', { money: price })}
        </Button>
      ) : (
        <LogInButton size="large" wide text={t('logIn')} />
      )}
    </>
  )
}

const call = caller<WalletContract>()
const ATTEMPT_MS = 20_000

/** Orders gold and goes to the order's page. An order without an answer is sent again with the same id. */
function useOrderGold(): { isBusy: boolean; order: (gold: number) => Promise<void> } {
  const [isBusy, setBusy] = useState(false)
  const intent = useRef<{ gold: number; requestId: string } | null>(null)

  const order = async (gold: number): Promise<void> => {
    if (intent.current?.gold !== gold) intent.current = { gold, requestId: newRequestId() }
    const { requestId } = intent.current
    setBusy(true)
    try {
      const { id } = await untilAnswered(() =>
        call('POST /api/recharge', { gold, requestId }, { quiet: true, signal: AbortSignal.timeout(ATTEMPT_MS) }),
      )
      intent.current = null
      navigate.push(rechargePath(id))
    } catch (error) {
      if (error instanceof Unanswered) toastUnanswered()
      else if (error instanceof CallError) {
        intent.current = null
        toastRefusal(error)
      } else throw error
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, order }
}
