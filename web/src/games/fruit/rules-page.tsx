import {
  BOMB,
  BOMB_LIGHTS,
  fruit,
  fruitAt,
  FRUITS,
  PAY_TABLE,
  RING,
  topOf,
  type Fruit,
} from '@glasshouse/rulebook/games/fruit/rules'
import { LotteryRulesPage } from '../../play/lottery/rules/lottery-rules-page.tsx'
import { RulesSection, RulesTable } from '../../play/rules-frame.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages as fruitMessages } from './messages.ts'
import { messages } from './rules-messages.ts'
import { tile } from './tile.ts'

const facts = {
  places: BOMB + 1,
  squares: RING.length,
  fewer: RING.length - 1,
  last: RING.length - 1,
  bomb: BOMB,
  lights: BOMB_LIGHTS,
}

/** How likely a fruit is to be hit at least once, by the light or by the bomb. */
export function hitChance(name: Fruit): number {
  const { cells } = PAY_TABLE[name]
  let bombMisses = 1
  for (let drawn = 0; drawn < BOMB_LIGHTS; drawn++) bombMisses *= (RING.length - cells - drawn) / (RING.length - drawn)
  return (cells + 1 - bombMisses) / (BOMB + 1)
}

export default function FruitRules() {
  const t = useMessages(messages)
  const own = useMessages(fruitMessages)
  const format = useFormat()
  const { cells, multiplier } = PAY_TABLE.star
  const rtp = format.percent(Number(fruit.rtp.of) / Number(fruit.rtp.per))
  const ring = Array.from(RING, (_, cell) => own(fruitAt(cell)).toLowerCase()).join(', ')
  return (
    <LotteryRulesPage
      tile={tile}
      rules={fruit}
      story={t('story')}
      how={[t('how1', facts), t('how2', facts), t('how3'), t('how4')]}
      odds={
        <>
          <p>{t('odds1', { rtp, product: format.number((cells * multiplier) / 100) })}</p>
          <RulesTable
            head={[t('fruit'), t('squares'), t('pays'), t('chance')]}
            rows={FRUITS.map((name) => [
              own(name),
              format.number(PAY_TABLE[name].cells),
              format.multiplier(PAY_TABLE[name].multiplier / 100),
              format.percent(Math.round(hitChance(name) * 10_000) / 10_000),
            ])}
          />
          <p>{t('odds2')}</p>
          <RulesTable
            rows={FRUITS.map((name) => {
              const [pays, total] = [PAY_TABLE[name].multiplier, topOf(name)]
              return [
                own(name),
                t('best', {
                  n: total / pays,
                  pays: format.multiplier(pays / 100),
                  total: format.multiplier(total / 100),
                }),
              ]
            })}
          />
        </>
      }
      drawn={[t('drawn1', facts), t('drawnSkip'), t('drawn2', facts)]}
    >
      <RulesSection title={t('ring')}>
        <p>{t('ring1', { ...facts, ring })}</p>
      </RulesSection>
    </LotteryRulesPage>
  )
}
