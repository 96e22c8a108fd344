import { useState } from 'react'
import { IconButton } from '@glasshouse/ui/controls/button.tsx'
import { Fact } from '@glasshouse/ui/data/facts.tsx'
import { GoldAmount } from '@glasshouse/ui/data/gold.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import type { Overview, Priced } from './figures.ts'
import { messages } from './messages.ts'
import { PricePlot } from './price-plot.tsx'
import { useUntil, useWriting } from './writing.ts'
import css from './investment.module.css'

/** What is in the pool now, its price day by day, and what it has lost. */
export function PoolPanel({ overview, nowMs }: { overview: Overview; nowMs: number }) {
  const t = useMessages(messages)
  const format = useFormat()
  const write = useWriting()
  const until = useUntil()
  const { pool, prices, largestLoss, nextEpoch } = overview
  return (
    <Panel title={t('pool')}>
      <p className={css.big}>
        <GoldAmount gold={pool.gold} dollars size={26} />
      </p>
      <dl className={css.facts}>
        <Fact name={t('price')}>{pool.price === null ? '–' : write.price(pool.price)}</Fact>
        <Fact name={t('next')}>
          <span role="timer">{until(nextEpoch - nowMs)}</span>
        </Fact>
        <Fact name={t('units')}>{format.number(pool.units)}</Fact>
        <Fact name={t('operatorShare')}>
          {pool.units === 0 ? '–' : write.share((pool.operatorUnits / pool.units) * 1e6)}
        </Fact>
        <Fact name={t('entering')}>{format.gold(pool.entering)}</Fact>
        <Fact name={t('leaving')}>{t('unitsOf', { units: format.number(pool.leavingUnits) })}</Fact>
      </dl>
      {prices.length > 0 && <Course key={prices.length} prices={prices} />}
      <dl className={css.losses}>
        <Fact name={t('largestDay')}>
          {largestLoss.day ? (
            <>
              <b className="num">{write.growth(largestLoss.day.growthPpm)}</b>
              <span>{write.day(largestLoss.day.createTime)}</span>
            </>
          ) : (
            t('noLoss')
          )}
        </Fact>
        <Fact name={t('deepest')}>
          {largestLoss.fallPpm < 0 ? <b className="num">{write.growth(largestLoss.fallPpm)}</b> : t('noLoss')}
        </Fact>
      </dl>
    </Panel>
  )
}

function Course({ prices }: { prices: readonly Priced[] }) {
  const t = useMessages(messages)
  const write = useWriting()
  const [at, choose] = useState(prices.length - 1)
  const values = prices.map(({ price }) => Number(price))
  const [first, last, chosen] = [prices[0], prices.at(-1), prices[at]]
  const words = {
    n: prices.length,
    first: write.price(first?.price ?? '0'),
    last: write.price(last?.price ?? '0'),
    low: write.price(String(Math.min(...values))),
    high: write.price(String(Math.max(...values))),
    losing: prices.filter(({ growthPpm }) => growthPpm !== null && growthPpm < 0).length,
  }
  return (
    <div className={css.course}>
      <h3>{t('course')}</h3>
      <PricePlot prices={prices} at={at} onChoose={choose} label={t('plot', words)} />
      <p className={css.range}>
        <span>{t('lowest', words)}</span>
        <span>{t('highest', words)}</span>
      </p>
      {chosen && (
        <div className={css.chosenDay}>
          <IconButton icon="back" label={t('earlier')} disabled={at === 0} onClick={() => choose(at - 1)} />
          <ChosenDay chosen={chosen} />
          <IconButton
            icon="next"
            label={t('later')}
            disabled={at === prices.length - 1}
            onClick={() => choose(at + 1)}
          />
        </div>
      )}
      {prices.length < 2 && <p className={css.fine}>{t('youngPlot')}</p>}
    </div>
  )
}

function ChosenDay({ chosen: { createTime, price, growthPpm } }: { chosen: Priced }) {
  const t = useMessages(messages)
  const write = useWriting()
  const isLoss = growthPpm !== null && growthPpm < 0
  return (
    <p aria-live="polite">
      <span>{write.day(createTime)}</span>
      <b className="num">{write.price(price)}</b>
      <span data-tone={isLoss ? 'loss' : undefined}>
        {isLoss && <Icon name="arrowDown" size={14} />}
        {growthPpm === null
          ? t('begin')
          : isLoss
            ? `${write.growth(growthPpm)} · ${t('losingDay')}`
            : write.growth(growthPpm)}
      </span>
    </p>
  )
}
