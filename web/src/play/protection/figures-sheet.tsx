import type { Limit, ProtectionState } from '@glasshouse/rulebook/wire/account/protection'
import { Link } from '../../client/navigate.tsx'
import { buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { Fact, Facts } from '@glasshouse/ui/data/facts.tsx'
import { Table } from '@glasshouse/ui/data/table.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Hint } from '@glasshouse/ui/text/text.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { signed } from '../signed.ts'
import { messages } from './messages.ts'
import { durationOf } from './texts.ts'

export const LIMITS_PAGE = '/pages/accounts/limits'
const MINUTE_MS = 60_000

interface FiguresSheetProps {
  state: ProtectionState
  open: boolean
  onClose: () => void
}

/** Net result and time played by sitting, day, week and month, and what is left of the player's limits. */
export function FiguresSheet({ state, open, onClose }: FiguresSheetProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const rows = [
    [t('session'), state.check],
    [t('today'), state.day],
    [t('week'), state.week],
    [t('month'), state.month],
  ] as const
  return (
    <Sheet open={open} onClose={onClose} title={t('figures')}>
      <Stack gap={16}>
        <Table label={t('figures')}>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">{t('period')}</span>
              </th>
              <th scope="col">{t('net')}</th>
              <th scope="col">{t('staked')}</th>
              <th scope="col">{t('time')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, { net, staked, playedMs }]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="num">{signed(net, format.gold)}</td>
                <td className="num">{format.gold(staked)}</td>
                <td>{durationOf(playedMs)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <Hint>{t('counted')}</Hint>
        <SetLimits limits={state.limits} />
        <Link to={LIMITS_PAGE} className={buttonClass({ kind: 'quiet', wide: true })}>
          {t('toLimits')}
        </Link>
      </Stack>
    </Sheet>
  )
}

function SetLimits({ limits }: { limits: readonly Limit[] }) {
  const t = useMessages(messages)
  const format = useFormat()
  const set = limits.filter(({ amount }) => amount !== null)
  const nameOf = ({ kind, period }: Limit): string =>
    period === 'play' || kind === 'check' ? '' : t(`${period}Limit`, { kind: t(`${kind}Kind`) })
  const write = (limit: Limit, value: number): string =>
    limit.kind === 'time' ? durationOf(value * MINUTE_MS) : format.gold(value)
  if (set.length === 0) return <Hint>{t('noLimits')}</Hint>
  return (
    <Stack as="section" gap={8} aria-labelledby="your-limits">
      <h3 id="your-limits">{t('yourLimits')}</h3>
      <Facts>
        {set.map((limit) => (
          <Fact key={limit.kind + limit.period} name={nameOf(limit)}>
            {t('usedOf', { used: write(limit, Math.max(0, limit.used)), amount: write(limit, limit.amount ?? 0) })}
          </Fact>
        ))}
      </Facts>
    </Stack>
  )
}
