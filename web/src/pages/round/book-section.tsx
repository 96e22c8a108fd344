import { useQuery } from '@tanstack/react-query'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Table } from '@glasshouse/ui/data/table.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { Verdict } from '@glasshouse/ui/states/verdict.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useTiles } from '../../client/game-tile.ts'
import { Link } from '../../client/navigate.tsx'
import { CopyRow } from '../../play/fairness/copy-row.tsx'
import { textHash } from '../../play/fairness/text-hash.ts'
import { saveFile } from '../../play/fairness/use-seeds.ts'
import { useBook } from '../../play/rounds/use-book.ts'
import type { PublicRound } from '../../play/settled-bet.ts'
import { betsOfBook, type BookBet } from '../../play/rounds/book.ts'
import { messages } from './messages.ts'

const SHOWN = 40
const LINK = { display: 'inline-flex', alignItems: 'center', minWidth: 44, minHeight: 44, color: 'var(--ember-400)' }

/** Every bet of the round, bound by one hash before its outcome was known. */
export function BookSection({ round }: { round: PublicRound }) {
  const t = useMessages(messages)
  const { game, epoch, index } = round
  const isOver = round.hash !== null
  const data = useBook(round)
  const bets = data ? betsOfBook(data.text) : []
  const holds = data !== undefined && round.bookRoot !== null && textHash(data.text) === round.bookRoot
  return (
    <Panel align="start" title={t('book')} text={t('bookText')}>
      {round.bookRoot && (
        <dl>
          <CopyRow name={t('bookRoot')} value={round.bookRoot} />
        </dl>
      )}
      {!isOver ? (
        <p>{t('bookLater')}</p>
      ) : !data ? (
        <Skeleton height={80} />
      ) : (
        <>
          <Verdict holds={holds}>{t(holds ? 'bookHolds' : 'bookFails')}</Verdict>
          {bets.length === 0 ? <p>{t('bookEmpty')}</p> : <BookTable game={game} bets={bets} />}
          {bets.length > 0 && (
            <Button
              kind="quiet"
              size="small"
              onClick={() => saveFile(`${game}-${epoch}-${index}.txt`, data.text, 'text/plain')}
            >
              {t('bookFile')}
            </Button>
          )}
        </>
      )}
    </Panel>
  )
}

function BookTable({ game, bets }: { game: string; bets: readonly BookBet[] }) {
  const t = useMessages(messages)
  const format = useFormat()
  const tile = useTiles().find((one) => one.id === game)
  const { data: rules } = useQuery({
    queryKey: ['rules', game],
    queryFn: async () => (await tile?.rules?.()) ?? null,
    staleTime: Infinity,
  })
  // The book holds what the player named; the game's rules say which multiplier that is.
  const autoText = (auto: number): string => {
    const multiplier = rules?.autoMultiplier(auto)
    return multiplier === undefined ? String(auto) : format.multiplier(multiplier / 100)
  }
  return (
    <Table label={t('book')}>
      <thead>
        <tr>
          <th scope="col">{t('bookBet')}</th>
          <th scope="col">{t('bookGold')}</th>
          <th scope="col">{t('bookChoice')}</th>
        </tr>
      </thead>
      <tbody>
        {bets.slice(0, SHOWN).map(({ id, gold, auto, text }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={`/pages/bet/bet?id=${id}`} style={LINK}>
                {id}
              </Link>
            </th>
            <td className="num">{format.gold(gold)}</td>
            <td>{text || (auto === null ? t('byHand') : autoText(auto))}</td>
          </tr>
        ))}
      </tbody>
      {bets.length > SHOWN && (
        <tfoot>
          <tr>
            <td colSpan={3}>{t('bookMore', { n: format.number(bets.length - SHOWN) })}</td>
          </tr>
        </tfoot>
      )}
    </Table>
  )
}
