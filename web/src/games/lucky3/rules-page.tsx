import { BIG_FROM, lucky3, multiplierOf, TICKET_PAYS, type Lucky3Choice } from '@glasshouse/rulebook/games/lucky3/rules'
import { LotteryRulesPage } from '../../play/lottery/rules/lottery-rules-page.tsx'
import { RulesTable } from '../../play/rules-frame.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages as kinds } from './messages.ts'
import { messages } from './rules-messages.ts'
import { tile } from './tile.ts'
import { HIGHEST_SUM, timesText } from './text.ts'

const ticket: Lucky3Choice = { type: 'ticket', pick: '123' }
const box: Lucky3Choice = { type: 'box', pick: '123' }

export default function Lucky3Rules() {
  const t = useMessages(messages)
  const sums = {
    small: t('sums', { from: 0, to: BIG_FROM - 1 }),
    big: t('sums', { from: BIG_FROM, to: HIGHEST_SUM }),
  }
  return (
    <LotteryRulesPage
      tile={tile}
      rules={lucky3}
      story={t('story')}
      how={[t('how1'), t('how2'), t('how3'), t('how4', sums), t('how5')]}
      odds={<Odds />}
      drawn={[t('drawn1'), t('drawn2')]}
    />
  )
}

function Odds() {
  const t = useMessages(messages)
  const kind = useMessages(kinds)
  const format = useFormat()
  const tickets = oddsRows(ticket)
  // Any other pick of the same kind has the same odds.
  const named: readonly (readonly [string, Lucky3Choice])[] = [
    [kind('straight'), { type: 'straight', pick: '123' }],
    [t('box'), box],
    [t('boxPair'), { type: 'box', pick: '112' }],
    [t('frontBack'), { type: 'front', pick: '12' }],
    [kind('triple'), { type: 'triple', pick: '' }],
    [t('smallBig'), { type: 'small', pick: '' }],
    [t('oddEven'), { type: 'odd', pick: '' }],
  ]
  const cells = ({ numbers, pays }: OddsRow): string[] => [format.number(numbers), timesText(pays, format)]
  return (
    <>
      <p>{t('odds1')}</p>
      <RulesTable
        head={[t('bet'), t('wins'), t('pays')]}
        rows={[
          ...tickets.map((row) => [t('ticket', { n: TICKET_PAYS.indexOf(row.pays) }), ...cells(row)]),
          ...named.flatMap(([name, choice]) => oddsRows(choice).map((row) => [name, ...cells(row)])),
        ]}
      />
      <p>{t('odds2', { n: format.number(gainingNumbers(ticket)) })}</p>
      <p>{t('odds3')}</p>
      <p>{t('odds4', { all: format.percent(returnOf(ticket)), box: format.percent(returnOf(box)) })}</p>
    </>
  )
}

interface OddsRow {
  /** How many of all numbers pay this much. */
  readonly numbers: number
  /** In hundredths. */
  readonly pays: number
}

/** What a choice can pay, the most first, and with how many numbers. */
export function oddsRows(choice: Lucky3Choice): OddsRow[] {
  const counts = new Map<number, number>()
  for (const { outcome, ways } of lucky3.outcomes(choice)) {
    const pays = multiplierOf(choice, outcome.digits)
    if (pays > 0) counts.set(pays, (counts.get(pays) ?? 0) + Number(ways))
  }
  return [...counts].map(([pays, numbers]) => ({ numbers, pays })).toSorted((one, other) => other.pays - one.pays)
}

/** With how many numbers a choice brings more than its stake. */
export const gainingNumbers = (choice: Lucky3Choice): number =>
  oddsRows(choice).reduce((sum, { pays, numbers }) => sum + (pays > 100 ? numbers : 0), 0)

/** The return of a choice, as a share. */
export function returnOf(choice: Lucky3Choice): number {
  const { of, per } = lucky3.rtpOf?.(choice) ?? lucky3.rtp
  return Number(of) / Number(per)
}
