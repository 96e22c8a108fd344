import { toWire } from '@glasshouse/rulebook/core/coins'
import { runEpoch } from '@glasshouse/rulebook/core/investment'
import { toDecimal } from '@glasshouse/rulebook/core/ratio'
import { List, ListRow } from '@glasshouse/ui/data/list.tsx'
import { Points } from '@glasshouse/ui/data/points.tsx'
import { Note, Panel } from '@glasshouse/ui/layout/panel.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint, Paragraph, Text } from '@glasshouse/ui/text/text.tsx'
import { useMidnight } from '../../client/text/utc.ts'
import { messages } from './explained-messages.ts'
import type { Overview } from './figures.ts'
import { useWriting } from './use-writing.ts'

/** What was to be expected and what came, in plain words, with how often it loses. */
export function Expect({ overview: { month, outlook } }: { overview: Overview }) {
  const t = useMessages(messages)
  const format = useFormat()
  const write = useWriting()
  const perDay = (gold: number, by: number): string => format.gold(Math.round(gold / by))
  return (
    <Panel title={t('expect')}>
      {outlook ? (
        <>
          <Paragraph>
            {t('expectDay', {
              days: month.days,
              gain: perDay(month.expected, month.days),
              growth: write.growth(outlook.dayPpm),
              spread: perDay(month.spread, Math.sqrt(month.days)),
              spreadShare: write.share(outlook.spreadPpm),
            })}
          </Paragraph>
          <Text size={3} weight={700}>
            {t('expectLoss', {
              losingDays: write.chance(outlook.losingDaysPpm),
              losingMonths: write.chance(outlook.losingMonthsPpm),
            })}
          </Text>
        </>
      ) : (
        <Paragraph>{t(month.days === 0 ? 'expectSoon' : 'expectNothing')}</Paragraph>
      )}
      {month.days > 0 && (
        <Paragraph>
          {t('realised', {
            days: month.days,
            realised: write.result(month.realised),
            growth: write.growth(month.growthPpm),
            losing: month.losingDays,
          })}
        </Paragraph>
      )}
      <Hint>{t('imagine')}</Hint>
      <Hint>{t('imagineLoss')}</Hint>
    </Panel>
  )
}

/** An example that ends with a loss, how it works, and what can and can't happen. */
export function Explained() {
  const t = useMessages(messages)
  const midnight = useMidnight()
  const points = (keys: readonly Parameters<typeof t>[0][]) => keys.map((key) => ({ key, text: t(key) }))
  return (
    <>
      <Panel title={t('example')}>
        <Example />
      </Panel>
      <Panel title={t('howItWorks')}>
        {(['how1', 'how2', 'how3', 'how4', 'how5'] as const).map((name) => (
          <Paragraph key={name}>{t(name, { time: midnight })}</Paragraph>
        ))}
        <Text as="h3" size={4}>
          {t('may')}
        </Text>
        <Points icon="info" tone="quiet" points={points(['may1', 'may2', 'may3'])} />
        <Text as="h3" size={4}>
          {t('never')}
        </Text>
        <Points icon="close" tone="quiet" points={points(['never1', 'never2', 'never3', 'never4'])} />
      </Panel>
    </>
  )
}

function Example() {
  const t = useMessages(messages)
  const format = useFormat()
  const write = useWriting()
  const { seed, bought, lost, won, topWin, fees, prices, alice, bob } = example
  const gold = { seed: format.gold(seed), bought: format.gold(bought), lost: format.gold(lost), won: format.gold(won) }
  const steps = [
    t('example1', gold),
    t('example2', { ...gold, fee: format.gold(fees[0] ?? 0) }),
    t('example3', { win: format.gold(topWin), fee: format.gold(fees[1] ?? 0) }),
  ]
  return (
    <>
      <List as="ol">
        {steps.map((text, at) => (
          <ListRow
            key={text}
            title={<Paragraph>{text}</Paragraph>}
            end={
              <Text as="b" isNumber tone="accent">
                {write.price(prices[at] ?? '0')}
              </Text>
            }
          />
        ))}
      </List>
      <Note>
        {t('example4', {
          alice: format.gold(alice.paid),
          aliceResult: write.result(alice.result),
          bob: format.gold(bob.paid),
          bobResult: write.result(bob.result),
        })}
      </Note>
    </>
  )
}

// An investment from its beginning to its end, with a loss: run by the same arithmetic as the server.
const BOUGHT = 1_000_000n
const SEED = 10_000_000n
const [LOST, WON, TOP_WIN, TOP_STAKE] = [500_000n, 200_000n, 600_000n, 100_000n]
const STAKED = LOST + WON
/** 40% of an edge of 1%, in millionths of a coin. */
const commissionOn = (staked: bigint): bigint => staked * 4000n

const nobody = { commission: 0n, owed: 0n, exits: [], entries: [] }
const begun = runEpoch({ ...nobody, assets: SEED, units: 0n, entries: [BOUGHT] })
const grown = runEpoch({
  ...nobody,
  assets: begun.assets + LOST - WON,
  units: begun.units,
  commission: commissionOn(STAKED),
  entries: [BOUGHT],
})
const [alices = 0n] = begun.bought
const [bobs = 0n] = grown.bought
const ended = runEpoch({
  ...nobody,
  assets: grown.assets - TOP_WIN,
  units: grown.units,
  commission: commissionOn(TOP_STAKE),
  exits: [alices, bobs],
})
const [alice = 0n, bob = 0n] = ended.paid

const price = ({ assets, units }: { assets: bigint; units: bigint }): string =>
  toDecimal({ of: 1000n * assets, per: units }, 6)

const example = {
  seed: toWire(SEED),
  bought: toWire(BOUGHT),
  lost: toWire(LOST),
  won: toWire(WON),
  topWin: toWire(TOP_WIN),
  fees: [toWire(grown.commission), toWire(ended.commission)],
  prices: [price(begun), price(grown), price(ended)],
  alice: { paid: toWire(alice), result: toWire(alice - BOUGHT) },
  bob: { paid: toWire(bob), result: toWire(bob - BOUGHT) },
} as const
