import { useState } from 'react'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Stepper } from '@glasshouse/ui/controls/stepper.tsx'
import { Fact, Facts } from '@glasshouse/ui/data/facts.tsx'
import { GoldAmount } from '@glasshouse/ui/data/gold.tsx'
import { Plot } from '@glasshouse/ui/data/plot.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Divider, Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint, Text } from '@glasshouse/ui/text/text.tsx'
import { isTestMode } from '../../client/mode.ts'
import { useMidnight } from '../../client/text/utc.ts'
import type { Overview, Priced } from './figures.ts'
import { messages } from './messages.ts'
import { useUntil, useWriting } from './use-writing.ts'

/** What is in the pool now, its price day by day, and what it has lost. */
export function PoolPanel({ overview, nowMs }: { overview: Overview; nowMs: number }) {
  const t = useMessages(messages)
  const format = useFormat()
  const write = useWriting()
  const until = useUntil()
  const { pool, prices, largestLoss, nextEpoch } = overview
  return (
    <Panel title={t('pool')}>
      <Row wrap gap="0 10px">
        <Text as="span" size={7}>
          <GoldAmount gold={pool.gold} size={26} />
        </Text>
        {!isTestMode() && (
          <Text as="span" tone="faint">
            {format.dollars(pool.gold)}
          </Text>
        )}
      </Row>
      <Facts isStacked min="148px" gap={12}>
        <Fact name={t('price')}>{pool.price === null ? '–' : write.price(pool.price)}</Fact>
        <Fact name={t('next')}>
          <span role="timer">{until(nextEpoch - nowMs)}</span>
        </Fact>
        <Fact name={t('units')}>{format.number(pool.units)}</Fact>
        <Fact name={t('operatorShare')}>
          {pool.units === 0 ? '–' : write.share((pool.operatorUnits / pool.units) * 1e6)}
        </Fact>
        <Fact name={t('entering')}>{format.gold(pool.entering)}</Fact>
        <Fact name={t('leaving')}>{t('unitsOf', { units: pool.leavingUnits })}</Fact>
      </Facts>
      {prices.length > 0 && <PriceHistory key={prices.length} prices={prices} />}
      <Divider />
      <Facts isStacked min="132px" gap={12}>
        <Fact name={t('largestDay')}>
          {largestLoss.day ? <Loss ppm={largestLoss.day.growthPpm} day={largestLoss.day.createTime} /> : t('noLoss')}
        </Fact>
        <Fact name={t('deepest')}>{largestLoss.fallPpm < 0 ? <Loss ppm={largestLoss.fallPpm} /> : t('noLoss')}</Fact>
      </Facts>
    </Panel>
  )
}

function Loss({ ppm, day }: { ppm: number; day?: number }) {
  const write = useWriting()
  return (
    <Row wrap gap="0 8px">
      <Text as="b" isNumber tone="lose">
        {write.growth(ppm)}
      </Text>
      {day !== undefined && <Hint>{write.day(day)}</Hint>}
    </Row>
  )
}

const isLoss = ({ growthPpm }: Priced): boolean => growthPpm !== null && growthPpm < 0

function PriceHistory({ prices }: { prices: readonly Priced[] }) {
  const t = useMessages(messages)
  const write = useWriting()
  const midnight = useMidnight()
  const [at, choose] = useState(prices.length - 1)
  const values = prices.map(({ price }) => Number(price))
  const chosen = prices[at]
  const figures = {
    n: prices.length,
    first: write.price(prices[0]?.price ?? '0'),
    last: write.price(prices.at(-1)?.price ?? '0'),
    low: write.price(String(Math.min(...values))),
    high: write.price(String(Math.max(...values))),
    losing: prices.filter(isLoss).length,
  }
  const pointsOf = (some: readonly Priced[]) =>
    some.map(({ createTime, price }) => ({ time: createTime, value: Number(price) }))
  return (
    <Stack gap={8}>
      <Text as="h3" size={4}>
        {t('course')}
      </Text>
      <Plot
        label={t('plot', figures)}
        series={[
          { name: t('course'), points: pointsOf(prices) },
          { name: t('losingDay'), points: pointsOf(prices.filter(isLoss)), kind: 'dot', tone: 'bad' },
        ]}
        write={(price) => write.price(String(price))}
        writeTime={write.day}
        isFromZero={false}
        hasTable={false}
        chosen={chosen?.createTime}
        onChoose={(time) => choose(prices.findIndex(({ createTime }) => createTime === time))}
      />
      <Row wrap gap="0 16px" justify="space-between">
        <Hint>{t('lowest', figures)}</Hint>
        <Hint>{t('highest', figures)}</Hint>
      </Row>
      {chosen && (
        <Stepper at={at} count={prices.length} onChoose={choose}>
          <ChosenDay chosen={chosen} />
        </Stepper>
      )}
      {prices.length < 2 && <Hint>{t('youngPlot', { time: midnight })}</Hint>}
    </Stack>
  )
}

function ChosenDay({ chosen }: { chosen: Priced }) {
  const t = useMessages(messages)
  const write = useWriting()
  const { createTime, price, growthPpm } = chosen
  const growth = growthPpm === null ? t('begin') : write.growth(growthPpm)
  return (
    <p aria-live="polite">
      <span>{write.day(createTime)}</span>
      <b className="num">{write.price(price)}</b>
      {isLoss(chosen) ? (
        <Row as="span" gap={4} style={{ color: 'var(--lose)' }}>
          <Icon name="arrowDown" size={14} />
          {`${growth} · ${t('losingDay')}`}
        </Row>
      ) : (
        <span>{growth}</span>
      )}
    </p>
  )
}
