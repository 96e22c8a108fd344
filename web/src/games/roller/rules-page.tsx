import { STAKE_MAX } from '@glasshouse/rulebook/play/limits'
import { roller, ROLLS, WINNING_ROLLS_MAX, WINNING_ROLLS_MIN } from '@glasshouse/rulebook/games/roller/rules'
import { Paragraphs, RulesSection, RulesTable } from '../../play/rules-frame.tsx'
import { messages as sharedMessages } from '../../play/seed-rules-messages.ts'
import { SeedRulesPage } from '../../play/seed-rules-page.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { choiceOf } from './odds.ts'
import { useSetting } from './quote.ts'
import { messages } from './rules-messages.ts'
import { chanceText, multiplierText } from './text.ts'
import { tile } from './tile.ts'

const SHOWN_ROLLS = [98_000, 66_000, 50_000, 49_500, 9900, 1000, 100, 1]

export default function RollerRules() {
  const t = useMessages(messages)
  const shared = useMessages(sharedMessages)
  const format = useFormat()
  const data = useSetting()
  const multiplierOf = (rolls: number): string => multiplierText(choiceOf('lower', rolls), format)
  const stake = { min: format.gold(data?.minGold ?? 1), max: format.gold(data?.maxGold ?? Number(STAKE_MAX)) }
  const multipliers = { min: multiplierOf(WINNING_ROLLS_MAX), max: multiplierOf(WINNING_ROLLS_MIN) }
  return (
    <SeedRulesPage
      tile={tile}
      rules={roller}
      story={t('story')}
      how={[t('how1'), t('how2')]}
      returnName={shared('rtpUnrounded')}
      figures={{
        before: [[t('range'), t('rangeValue', { last: format.number(ROLLS - 1) })]],
        after: [
          [t('multiplier'), shared('range', multipliers)],
          [shared('stake'), shared('range', stake)],
          [t('profit'), data ? format.gold(data.maxProfit) : '…'],
        ],
      }}
      limits={<Paragraphs texts={[t('limits1'), t('limits2'), shared('limitsRefuse')]} />}
      trouble={{ texts: [t('trouble1'), t('trouble2')] }}
      verify={{
        title: t('verify'),
        before: [shared('verifyCommit'), t('verify2')],
        after: [t('verify3'), shared('verifyReveal')],
      }}
    >
      <RulesSection title={shared('odds')}>
        <p>{t('odds1')}</p>
        <RulesTable
          head={[t('winning'), shared('chance'), shared('pays')]}
          rows={SHOWN_ROLLS.map((rolls) => [
            format.number(rolls),
            chanceText(choiceOf('lower', rolls), format),
            multiplierOf(rolls),
          ])}
        />
      </RulesSection>
      <RulesSection title={shared('rounding')}>
        <Paragraphs texts={[t('rounding1'), t('rounding2'), t('rounding3')]} />
      </RulesSection>
    </SeedRulesPage>
  )
}
