import { COLOURS, PAY_TABLE, roulette, WHEEL } from '@glasshouse/rulebook/games/roulette/rules'
import { LotteryRulesPage } from '../../play/lottery/rules/lottery-rules-page.tsx'
import { partLimits, useSetting } from '../../play/lottery/controls/use-lottery-limits.ts'
import { RulesSection, RulesTable } from '../../play/rules-frame.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages as gameMessages } from './messages.ts'
import { messages } from './rules-messages.ts'
import { tile } from './tile.ts'

const parts = ({ colour }: { colour: string }): readonly string[] => [colour]

export default function RouletteRules() {
  const t = useMessages(messages)
  return (
    <LotteryRulesPage
      tile={tile}
      rules={roulette}
      story={t('story')}
      how={[t('how1'), t('how2')]}
      odds={<Odds />}
      drawn={[t('drawn1'), t('drawn2')]}
    >
      <RulesSection title={t('wheel')}>
        <p>{t('wheel1')}</p>
        <p>
          <code>{WHEEL}</code>
        </p>
      </RulesSection>
    </LotteryRulesPage>
  )
}

function Odds() {
  const t = useMessages(messages)
  const own = useMessages(gameMessages)
  const format = useFormat()
  const setting = useSetting(roulette)
  return (
    <>
      <p>{t('odds1')}</p>
      <RulesTable
        head={[t('colour'), t('pockets'), t('pays'), t('max')]}
        rows={COLOURS.map((colour) => [
          own(colour),
          format.number(PAY_TABLE[colour].fields),
          format.multiplier(PAY_TABLE[colour].multiplier / 100),
          format.gold(partLimits({ rules: roulette, parts }, { colour }, setting).max),
        ])}
      />
    </>
  )
}
