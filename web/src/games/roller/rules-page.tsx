import { STAKE_MAX } from '@glasshouse/rulebook/play/limits'
import { roller, ROLLS, WINNING_ROLLS_MAX, WINNING_ROLLS_MIN } from '@glasshouse/rulebook/games/roller/rules'
import { ReachSection } from '../../play/reach-section.tsx'
import { RulesFrame, RulesSection, RulesTable } from '../../play/rules-frame.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { choiceOf } from './odds.ts'
import { useSetting } from './quote.ts'
import { messages } from './rules-messages.ts'
import { tile } from './tile.ts'
import { chanceText, multiplierText } from './words.ts'

const SHOWN_ROLLS = [98_000, 66_000, 50_000, 49_500, 9900, 1000, 100, 1]

/** The rules in words and numbers; what hangs on the bankroll is asked of the house. */
export default function RollerRules() {
  const t = useMessages(messages)
  const format = useFormat()
  const choices = SHOWN_ROLLS.map((w) => choiceOf('lower', w))
  return (
    <RulesFrame tile={tile} story={t('story')}>
      <RulesSection title={t('how')}>
        <p>{t('how1')}</p>
        <p>{t('how2')}</p>
      </RulesSection>
      <RulesSection title={t('figures')}>
        <Figures />
      </RulesSection>
      <ReachSection rules={roller} />
      <RulesSection title={t('odds')}>
        <p>{t('odds1')}</p>
        <RulesTable
          head={[t('winning'), t('chance'), t('pays')]}
          rows={choices.map((choice, i) => [
            format.number(SHOWN_ROLLS[i] ?? 0),
            chanceText(choice, format),
            multiplierText(choice, format),
          ])}
        />
      </RulesSection>
      <RulesSection title={t('rounding')}>
        <p>{t('rounding1')}</p>
        <p>{t('rounding2')}</p>
      </RulesSection>
      <RulesSection title={t('limits')}>
        <p>{t('limits1')}</p>
        <p>{t('limits2')}</p>
      </RulesSection>
      <RulesSection title={t('auto')}>
        <p>{t('auto1')}</p>
      </RulesSection>
      <RulesSection title={t('trouble')}>
        <p>{t('trouble1')}</p>
      </RulesSection>
      <RulesSection title={t('verify')}>
        <p>{t('verify1')}</p>
        <p>{t('verify2')}</p>
        <p>
          <code>PF1:roller:&lt;client seed&gt;:&lt;nonce&gt;:0</code>
        </p>
        <p>{t('verify3')}</p>
        <p>{t('verify4')}</p>
      </RulesSection>
      <RulesSection title={t('demo')}>
        <p>{t('demo1')}</p>
      </RulesSection>
    </RulesFrame>
  )
}

function Figures() {
  const t = useMessages(messages)
  const format = useFormat()
  const data = useSetting()
  const rtp = Number(roller.rtp.of) / Number(roller.rtp.per)
  const stake = { min: format.gold(data?.minGold ?? 1), max: format.gold(data?.maxGold ?? Number(STAKE_MAX)) }
  const ends = {
    min: multiplierText(choiceOf('lower', WINNING_ROLLS_MAX), format),
    max: multiplierText(choiceOf('lower', WINNING_ROLLS_MIN), format),
  }
  const rows = [
    [t('range'), t('rangeValue', { last: format.number(ROLLS - 1) })],
    [t('edge'), format.percent(roller.edgePpm / 1_000_000)],
    [t('return'), format.percent(rtp)],
    [t('multiplier'), t('multiplierValue', ends)],
    [t('stake'), t('stakeValue', stake)],
    [t('profit'), data ? format.gold(data.maxProfit) : '…'],
  ]
  return <RulesTable rows={rows} />
}
