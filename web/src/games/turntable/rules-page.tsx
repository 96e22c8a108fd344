import { RISKS, SEGMENTS, topOf, turntable, WHEELS, type Risk } from '@glasshouse/rulebook/games/turntable/rules'
import { Paragraphs, RulesSection, RulesTable } from '../../play/rules-frame.tsx'
import { messages as sharedMessages } from '../../play/seed-rules-messages.ts'
import { SeedRulesPage } from '../../play/seed-rules-page.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages as gameMessages } from './messages.ts'
import { PARTS, swingOf, winChance } from './odds.ts'
import { messages } from './rules-messages.ts'
import { useSetting, useStakes } from './stakes.ts'
import { multiplierText, wheelName } from './text.ts'
import { tile } from './tile.ts'

const WORDS = 2 ** 32
const facts = { n: SEGMENTS, last: SEGMENTS - 1 }
const RTP = Number(turntable.rtp.of) / Number(turntable.rtp.per)

export default function TurntableRules() {
  const t = useMessages(messages)
  const shared = useMessages(sharedMessages)
  const format = useFormat()
  const { data } = useSetting()
  return (
    <SeedRulesPage
      tile={tile}
      rules={turntable}
      story={t('story')}
      how={[t('how1', facts), t('how2')]}
      returnName={t('rtp')}
      figures={{
        after: [
          [shared('topMultiplier'), format.multiplier(turntable.topMultiplier / 100)],
          [t('profit'), data ? format.gold(data.maxProfit) : '…'],
        ],
      }}
      limits={<Limits />}
      trouble={{ texts: [t('trouble1'), t('trouble2')] }}
      verify={{
        title: t('verify'),
        before: [shared('verifyCommit'), t('verify2', facts)],
        after: [t('verify3', { limit: format.number(WORDS - (WORDS % SEGMENTS)) }), shared('verifyReveal')],
      }}
    >
      <Wheels />
      {RISKS.map((risk) => (
        <Wheel key={risk} risk={risk} />
      ))}
      <RulesSection title={t('stop')}>
        <Paragraphs texts={[t('stop1'), t('stopInside'), t('stop2')]} />
      </RulesSection>
    </SeedRulesPage>
  )
}

/** How they differ. */
function Wheels() {
  const t = useMessages(messages)
  const shared = useMessages(sharedMessages)
  const game = useMessages(gameMessages)
  const format = useFormat()
  const rows = RISKS.map((risk) => [
    game(risk),
    format.percent(winChance(risk)),
    format.multiplier(topOf(risk) / 100),
    format.number(Number(swingOf(risk).toFixed(3))),
  ])
  return (
    <RulesSection title={t('wheels')}>
      <p>{t('wheels1', { rtp: format.percent(RTP) })}</p>
      <RulesTable head={[t('wheel'), shared('chance'), t('upTo'), t('deviation')]} rows={rows} />
      <p>{t('wheels2')}</p>
    </RulesSection>
  )
}

function Wheel({ risk }: { risk: Risk }) {
  const t = useMessages(messages)
  const shared = useMessages(sharedMessages)
  const game = useMessages(gameMessages)
  const format = useFormat()
  const rows = PARTS[risk].map(({ multiplier, segments, chance }) => [
    multiplierText(multiplier, format),
    format.number(segments),
    format.percent(chance),
  ])
  const order = WHEELS[risk].map((multiplier) => multiplierText(multiplier, format)).join(' · ')
  return (
    <RulesSection title={wheelName(risk, game)}>
      <RulesTable head={[shared('pays'), t('segments'), shared('chance')]} rows={rows} />
      <p>{t('order', { ...facts, order })}</p>
    </RulesSection>
  )
}

function Limits() {
  const t = useMessages(messages)
  const shared = useMessages(sharedMessages)
  const game = useMessages(gameMessages)
  const format = useFormat()
  const stakes = { low: useStakes('low', false), medium: useStakes('medium', false), high: useStakes('high', false) }
  const rows = RISKS.map((risk) => {
    const { min, max } = stakes[risk]
    return [wheelName(risk, game), shared('range', { min: format.gold(min), max: format.gold(max) })]
  })
  return (
    <>
      <RulesTable head={[t('wheel'), shared('stake')]} rows={rows} />
      <Paragraphs
        texts={[t('limits1', { step: format.gold(stakes.low.step) }), t('limits2'), shared('limitsRefuse')]}
      />
    </>
  )
}
