import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { WideTable } from '@glasshouse/ui/controls/disclosure.tsx'
import { restrictionOf, type GameFigures } from './figures.ts'
import { messages } from './messages.ts'
import { cut, useSpan } from './rows.tsx'

/** The same figures in rows and columns. */
export function FiguresTable({ games }: { games: readonly GameFigures[] }) {
  const t = useMessages(messages)
  const format = useFormat()
  const span = useSpan()
  const percent = (share: number): string => format.percent(cut(share))
  return (
    <WideTable label={t('table')}>
      <thead>
        <tr>
          {(['game', 'return', 'edge', 'hit', 'top', 'bets', 'staked', 'paid', 'measured', 'bar'] as const).map(
            (name) => (
              <th key={name} scope="col">
                {t(name)}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {games.map(({ tile, name, exact, measured }) => {
          const cells = [
            span(exact.rtp),
            span(exact.edge),
            span(exact.hit),
            `${format.number(exact.top)}×`,
            format.number(measured?.bets ?? 0),
            format.gold(measured?.staked ?? 0),
            format.gold(measured?.paid ?? 0),
            measured ? percent(measured.share) : '–',
            measured
              ? t('range', { low: percent(restrictionOf(measured)[0]), high: percent(restrictionOf(measured)[1]) })
              : '–',
          ]
          return (
            <tr key={tile.id}>
              <th scope="row">{name}</th>
              {cells.map((cell, place) => (
                <td key={place}>{cell}</td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </WideTable>
  )
}
