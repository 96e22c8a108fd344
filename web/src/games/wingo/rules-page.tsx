import {
  COLOUR_PAYS,
  COLOURS,
  DIGITS,
  multiplierOf,
  SELECTIONS_MAX,
  wingo,
} from '@glasshouse/rulebook/games/wingo/rules'
import { LotteryRulesPage } from '../../play/lottery/rules/lottery-rules-page.tsx'
import { RulesSection, RulesTable } from '../../play/rules-frame.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages as wingoMessages } from './messages.ts'
import { messages } from './rules-messages.ts'
import { tile } from './tile.ts'

const DIGIT_PAYS = multiplierOf('0', 0) / 100

/** The digits on which a colour wins, by what they pay, the dearest first. */
function groupsOf(row: readonly number[]): { pays: number; digits: number[] }[] {
  const amounts = [...new Set(row.filter((pays) => pays > 0))].toSorted((a, b) => b - a)
  return amounts.map((pays) => ({ pays: pays / 100, digits: row.flatMap((one, digit) => (one === pays ? digit : [])) }))
}

export default function WingoRules() {
  const t = useMessages(messages)
  const own = useMessages(wingoMessages)
  const format = useFormat()
  const rtp = format.percent(Number(wingo.rtp.of) / Number(wingo.rtp.per))
  const rows = COLOURS.map((colour) => {
    const groups = groupsOf(COLOUR_PAYS[colour])
    return [
      own(colour),
      groups.map(({ digits }) => digits.join(' ')).join(' / '),
      groups.map(({ pays }) => format.multiplier(pays)).join(' / '),
      format.percent(groups.flatMap(({ digits }) => digits).length / DIGITS.length),
    ]
  })
  rows.push([t('aDigit'), t('itself'), format.multiplier(DIGIT_PAYS), format.percent(1 / DIGITS.length)])
  return (
    <LotteryRulesPage
      tile={tile}
      rules={wingo}
      story={t('story')}
      how={[t('how1'), t('colours'), t('how2', { n: SELECTIONS_MAX }), t('how3')]}
      odds={
        <>
          <p>{t('odds1')}</p>
          <p>{t('odds2', { rtp })}</p>
          <RulesTable head={[t('bet'), t('wins'), t('pays'), t('chance')]} rows={rows} />
        </>
      }
      drawn={[t('drawn1'), t('drawn2')]}
    >
      <RulesSection title={t('mixes')}>
        <p>{t('mixes1')}</p>
        <p>{t('mixes2')}</p>
        <p>{t('mixes3', { all: format.percent(DIGIT_PAYS / DIGITS.length) })}</p>
      </RulesSection>
      <RulesSection title={t('trend')}>
        <p>{t('trend1')}</p>
      </RulesSection>
    </LotteryRulesPage>
  )
}
