import { STAKE_STEP } from '@glasshouse/rulebook/play/limits'
import { FIELDS, scratch, TICKETS, TIERS } from '@glasshouse/rulebook/games/scratch/rules'
import { ReachSection } from '../../play/reach-section.tsx'
import { RulesFrame, RulesSection, RulesTable } from '../../play/rules-frame.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { demoPrices, useSetting } from './calls.ts'
import { OPEN_AT } from './mask.ts'
import { messages as own } from './messages.ts'
import { LOSING_TICKETS, RTP } from './price.ts'
import { PrizeList } from './prizes.tsx'
import { messages } from './rules-messages.ts'
import { prizeText, threeNamed } from './symbols.ts'
import { tile } from './tile.ts'

const PROFITABLE = TIERS.filter(({ multiplier }) => multiplier > 100).reduce((sum, { tickets }) => sum + tickets, 0)
/** Of the pairs of places on a card drawn from two of each symbol, those that take both of one symbol. */
const PAIR_CHANCE = (FIELDS * (FIELDS - 1)) / (2 * TIERS.length * (2 * TIERS.length - 1))

/** The rules in words and numbers; what hangs on the bankroll is asked of the house. */
export default function ScratchRules() {
  const t = useMessages(messages)
  const say = useMessages(own)
  const format = useFormat()
  const fields = format.number(FIELDS)
  const clover = threeNamed('clover', say)
  return (
    <RulesFrame tile={tile} story={t('story')}>
      <RulesSection title={t('how')}>
        <p>{t('how1', { fields, share: format.percent(OPEN_AT) })}</p>
        <p>{t('how2')}</p>
      </RulesSection>
      <RulesSection title={t('figures')}>
        <Figures />
      </RulesSection>
      <ReachSection rules={scratch} />
      <RulesSection title={t('odds')}>
        <p>{t('odds1', { last: format.number(TICKETS - 1) })}</p>
        <PrizeList price={null} />
        <p>{t('odds2', { clover })}</p>
      </RulesSection>
      <RulesSection title={t('miss')}>
        <p>{t('miss1', { fields, pair: format.percent(PAIR_CHANCE) })}</p>
      </RulesSection>
      <RulesSection title={t('waiting')}>
        <p>{t('waiting1')}</p>
        <p>{t('waiting2')}</p>
        <p>{t('waiting3')}</p>
      </RulesSection>
      <RulesSection title={t('limits')}>
        <p>{t('limits1', { step: format.gold(Number(STAKE_STEP)) })}</p>
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
          <code>PF1:scratch:&lt;client seed&gt;:&lt;nonce&gt;:0</code>
        </p>
        <p>{t('verify3', { tickets: format.number(TICKETS) })}</p>
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
  const { data } = useSetting()
  const prices = data?.prices ?? demoPrices()
  const rows = [
    [t('price'), pricesText(prices.map(format.gold))],
    [t('edge'), format.percent(scratch.edgePpm / 1_000_000)],
    [t('return'), format.percent(RTP)],
    [t('wins'), format.percent((TICKETS - LOSING_TICKETS) / TICKETS)],
    [t('profits'), format.percent(PROFITABLE / TICKETS)],
    [t('first'), prizeText(scratch.topMultiplier, format)],
  ]
  return <RulesTable rows={rows} />
}

const SHOWN_PRICES = 4

/** A long list is told by its beginning and its end. */
const pricesText = (prices: readonly string[]): string =>
  prices.length > SHOWN_PRICES
    ? [...prices.slice(0, SHOWN_PRICES - 1), '…', prices.at(-1)].join(' · ')
    : prices.join(' · ') || '–'
