import { STAKE_STEP } from '@glasshouse/rulebook/play/limits'
import { FIELDS, scratch, TICKETS, TIERS } from '@glasshouse/rulebook/games/scratch/rules'
import { Paragraphs, RulesSection } from '../../play/rules-frame.tsx'
import { messages as sharedMessages } from '../../play/seed-rules-messages.ts'
import { SeedRulesPage } from '../../play/seed-rules-page.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { demoPrices, useSetting } from './game.ts'
import { OPEN_AT } from './stage/mask.ts'
import { messages as gameMessages } from './messages.ts'
import { LOSING_TICKETS } from './price.ts'
import { PrizeList } from './prizes.tsx'
import { messages } from './rules-messages.ts'
import { prizeText, threeNamed } from './symbols.ts'
import { tile } from './tile.ts'

const PROFITABLE = TIERS.filter(({ multiplier }) => multiplier > 100).reduce((sum, { tickets }) => sum + tickets, 0)
/** Of the pairs of places on a card drawn from two of each symbol, those that take both of one symbol. */
const PAIR_CHANCE = (FIELDS * (FIELDS - 1)) / (2 * TIERS.length * (2 * TIERS.length - 1))

export default function ScratchRules() {
  const t = useMessages(messages)
  const game = useMessages(gameMessages)
  const shared = useMessages(sharedMessages)
  const format = useFormat()
  const { data } = useSetting()
  const panels = format.number(FIELDS)
  const prices = (data?.prices ?? demoPrices()).map(format.gold)
  return (
    <SeedRulesPage
      tile={tile}
      rules={scratch}
      story={t('story')}
      how={[t('how1', { panels }), t('how2', { share: format.percent(OPEN_AT) }), t('how3')]}
      figures={{
        before: [[t('price'), pricesText(prices)]],
        after: [
          [t('wins'), format.percent((TICKETS - LOSING_TICKETS) / TICKETS)],
          [t('profits'), format.percent(PROFITABLE / TICKETS)],
          [t('first'), prizeText(scratch.topMultiplier, format)],
        ],
      }}
      limits={<Paragraphs texts={[t('limits1', { step: format.gold(Number(STAKE_STEP)) }), t('limits2')]} />}
      auto={[t('auto1'), t('auto2')]}
      trouble={{ texts: [t('trouble1'), t('trouble2')] }}
      verify={{
        title: t('verify'),
        before: [shared('verifyCommit'), t('verify1'), t('verify2')],
        after: [t('verify3', { tickets: format.number(TICKETS) }), t('verify4'), t('verify5'), shared('verifyReveal')],
      }}
    >
      <RulesSection title={game('prizes')}>
        <p>{t('odds1', { last: format.number(TICKETS - 1) })}</p>
        <PrizeList price={null} />
        <p>{t('odds2')}</p>
        <p>{t('odds3', { clover: threeNamed('clover', game) })}</p>
      </RulesSection>
      <RulesSection title={t('miss')}>
        <p>{t('miss1', { panels, pair: format.percent(PAIR_CHANCE) })}</p>
        <p>{t('miss2')}</p>
      </RulesSection>
      <RulesSection title={t('waiting')}>
        <Paragraphs texts={[t('waiting1'), t('waiting2'), t('waiting3')]} />
      </RulesSection>
    </SeedRulesPage>
  )
}

const SHOWN_PRICES = 4

/** A long list is shortened to its beginning and its end. */
const pricesText = (prices: readonly string[]): string =>
  prices.length > SHOWN_PRICES
    ? [...prices.slice(0, SHOWN_PRICES - 1), '…', prices.at(-1)].join(' · ')
    : prices.join(' · ') || '–'
