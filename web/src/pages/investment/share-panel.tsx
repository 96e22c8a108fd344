import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Fact, Facts } from '@glasshouse/ui/data/facts.tsx'
import { GoldAmount } from '@glasshouse/ui/data/gold.tsx'
import { List, ListRow } from '@glasshouse/ui/data/list.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { EmptyState } from '@glasshouse/ui/states/placeholder.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint, Text, type Tone } from '@glasshouse/ui/text/text.tsx'
import { isTestMode } from '../../client/mode.ts'
import type { Mine } from './figures.ts'
import { messages } from './messages.ts'
import { useLocked, useWriting } from './use-writing.ts'

const toneOf = (result: number): Tone => (result > 0 ? 'win' : result < 0 ? 'lose' : 'plain')

/** What the player holds, lot by lot, and what waits for the next settlement. */
export function SharePanel({ mine, nowMs }: { mine: Mine; nowMs: number }) {
  const t = useMessages(messages)
  const format = useFormat()
  const write = useWriting()
  const { worth, paidIn, paidOut, units, lots, orders } = mine
  const result = worth + paidOut - paidIn
  const isNew = paidIn === 0 && orders.length === 0
  return (
    <Panel title={t('mine')}>
      {isNew ? (
        <EmptyState icon="chart" title={t('noneTitle')} text={t('none')} />
      ) : (
        <Facts isStacked min="176px" gap={12}>
          <Fact name={t('worth')}>
            <Text as="span" size={6}>
              <GoldAmount gold={worth} size={22} />
            </Text>
            {!isTestMode() && <Hint>{format.dollars(worth)}</Hint>}
            <Hint>{t('unitsOf', { units })}</Hint>
          </Fact>
          <Fact name={t('result')}>
            <Text as="b" size={6} isNumber tone={toneOf(result)}>
              {write.result(result)}
            </Text>
            <Hint>{t('resultText')}</Hint>
          </Fact>
        </Facts>
      )}
      {orders.length > 0 && <WaitingOrders orders={orders} />}
      {lots.length > 0 && <Lots lots={lots} nowMs={nowMs} />}
    </Panel>
  )
}

function WaitingOrders({ orders }: Pick<Mine, 'orders'>) {
  const t = useMessages(messages)
  const format = useFormat()
  const isHeld = orders.some(({ kind }) => kind === 'buy')
  return (
    <Stack as="section" gap={6}>
      <Text as="h3" size={4}>
        {t('pending')}
      </Text>
      <List>
        {orders.map(({ id, kind, gold, units }) => (
          <ListRow
            key={id}
            start={<Icon name="clock" size={18} />}
            title={
              kind === 'buy' ? t('orderBuy', { gold: format.gold(gold ?? 0) }) : t('orderRedeem', { units: units ?? 0 })
            }
          />
        ))}
      </List>
      {isHeld && <Hint>{t('heldGold')}</Hint>}
    </Stack>
  )
}

function Lots({ lots, nowMs }: Pick<Mine, 'lots'> & { nowMs: number }) {
  const t = useMessages(messages)
  const format = useFormat()
  const write = useWriting()
  const locked = useLocked()
  return (
    <Stack as="section" gap={6}>
      <Text as="h3" size={4}>
        {t('lots')}
      </Text>
      <List>
        {lots.map(({ id, units, gold, worth, enterTime, unlockTime }) => (
          <ListRow
            key={id}
            start={<Icon name={unlockTime > nowMs ? 'lock' : 'check'} size={18} />}
            title={t('unitsOf', { units })}
            end={
              <Text as="span" isNumber tone={toneOf(worth - gold)}>
                {write.result(worth - gold)}
              </Text>
            }
            below={
              <>
                <span>{`${write.day(enterTime)} · ${t('boughtFor', { gold: format.gold(gold) })}`}</span>
                <span>{locked(unlockTime - nowMs)}</span>
              </>
            }
          />
        ))}
      </List>
    </Stack>
  )
}
