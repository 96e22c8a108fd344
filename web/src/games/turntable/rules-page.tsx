import { RISKS, SEGMENTS, topOf, turntable, WHEELS, type Risk } from '@glasshouse/rulebook/games/turntable/rules'
import { ReachSection } from '../../play/reach-section.tsx'
import { RulesFrame, RulesSection, RulesTable } from '../../play/rules-frame.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages as ownMessages } from './messages.ts'
import { PARTS, swingOf, winChance } from './odds.ts'
import { messages } from './rules-messages.ts'
import { useSetting, useStakes } from './stakes.ts'
import { tile } from './tile.ts'
import { multiplierText, wheelName } from './words.ts'

const WORDS = 2 ** 32
const facts = { n: SEGMENTS, last: SEGMENTS - 1 }
const RTP = Number(turntable.rtp.of) / Number(turntable.rtp.per)

/** The rules in words and numbers; what hangs on the bankroll is asked of the house. */
export default function TurntableRules() {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <RulesFrame tile={tile} story={t('story')}>
      <RulesSection title={t('how')}>
        <p>{t('how1', facts)}</p>
        <p>{t('how2', facts)}</p>
      </RulesSection>
      <RulesSection title={t('figures')}>
        <Figures />
      </RulesSection>
      <ReachSection rules={turntable} />
      <Wheels />
      {RISKS.map((risk) => (
        <Wheel key={risk} risk={risk} />
      ))}
      <RulesSection title={t('stop')}>
        <p>{t('stop1')}</p>
        <p>{t('stop2')}</p>
      </RulesSection>
      <Limits />
      <RulesSection title={t('auto')}>
        <p>{t('auto1')}</p>
      </RulesSection>
      <RulesSection title={t('trouble')}>
        <p>{t('trouble1')}</p>
      </RulesSection>
      <RulesSection title={t('verify')}>
        <p>{t('verify1')}</p>
        <p>{t('verify2', facts)}</p>
        <p>
          <code>PF1:turntable:&lt;client seed&gt;:&lt;nonce&gt;:0</code>
        </p>
        <p>{t('verify3', { limit: format.number(WORDS - (WORDS % SEGMENTS)) })}</p>
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
  const rows = [
    [t('return'), format.percent(RTP)],
    [t('edge'), format.percent(turntable.edgePpm / 1_000_000)],
    [t('top'), format.multiplier(turntable.topMultiplier / 100)],
    [t('profit'), data ? format.gold(data.maxProfit) : '…'],
  ]
  return <RulesTable rows={rows} />
}

/** How they differ. */
function Wheels() {
  const t = useMessages(messages)
  const own = useMessages(ownMessages)
  const format = useFormat()
  const rows = RISKS.map((risk) => [
    own(risk),
    format.percent(winChance(risk)),
    format.multiplier(topOf(risk) / 100),
    format.number(Number(swingOf(risk).toFixed(3))),
  ])
  return (
    <RulesSection title={t('wheels')}>
      <p>{t('wheels1', { rtp: format.percent(RTP) })}</p>
      <RulesTable head={[t('wheel'), t('wins'), t('upTo'), t('swing')]} rows={rows} />
    </RulesSection>
  )
}

function Wheel({ risk }: { risk: Risk }) {
  const t = useMessages(messages)
  const own = useMessages(ownMessages)
  const format = useFormat()
  const rows = PARTS[risk].map(({ multiplier, segments, chance }) => [
    multiplierText(multiplier, format),
    format.number(segments),
    format.percent(chance),
  ])
  const order = WHEELS[risk].map((multiplier) => multiplierText(multiplier, format)).join(' · ')
  return (
    <RulesSection title={wheelName(risk, own)}>
      <RulesTable head={[t('pays'), t('segments'), t('chance')]} rows={rows} />
      <p>{t('order', { ...facts, order })}</p>
    </RulesSection>
  )
}

function Limits() {
  const t = useMessages(messages)
  const own = useMessages(ownMessages)
  const format = useFormat()
  const stakes = { low: useStakes('low', false), medium: useStakes('medium', false), high: useStakes('high', false) }
  const rows = RISKS.map((risk) => {
    const { min, max } = stakes[risk]
    return [wheelName(risk, own), t('stakeValue', { min: format.gold(min), max: format.gold(max) })]
  })
  return (
    <RulesSection title={t('limits')}>
      <RulesTable head={[t('wheel'), t('stake')]} rows={rows} />
      <p>{t('limits1', { step: format.gold(stakes.low.step) })}</p>
      <p>{t('limits2')}</p>
    </RulesSection>
  )
}
