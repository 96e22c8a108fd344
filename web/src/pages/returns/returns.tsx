// What every game returns: by its rules, reckoned in this browser, and measured over all settled bets so far.

import { useQuery } from '@tanstack/react-query'
import type { FairnessContract } from '@glasshouse/rulebook/wire/play/fairness'
import { caller } from '../../client/call.ts'
import { useTiles } from '../../client/game-tile.ts'
import { Link, navigate } from '../../client/navigate.tsx'
import { loadRules } from '../../play/fairness/game-rules.ts'
import { FAIRNESS } from '../../play/fairness/verifier-path.ts'
import { Button, buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { InnerPage } from '@glasshouse/ui/layout/inner-page.tsx'
import { EmptyState, Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { Disclosure } from '@glasshouse/ui/controls/disclosure.tsx'
import { exactOf, measuredOf, together, type Exact } from './figures.ts'
import { FiguresTable } from './figures-table.tsx'
import type { GameFigures } from './game-figures.ts'
import { messages } from './messages.ts'
import { GameRow, Total } from './rows.tsx'
import css from './returns.module.css'

const call = caller<FairnessContract>()
/** The house sums up every few seconds. */
const AGAIN_MS = 15_000

function useFigures() {
  const tiles = useTiles()
  const language = useLanguage()
  const { data: exact } = useQuery({
    queryKey: ['exact-returns'],
    queryFn: async () => {
      const rules = await Promise.all(tiles.map(({ id }) => loadRules(id)))
      return new Map(rules.flatMap((one): [string, Exact][] => (one ? [[one.id, exactOf(one)]] : [])))
    },
    staleTime: Infinity,
  })
  const {
    data: told,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['returns'],
    queryFn: ({ signal }) => call('GET /api/fair/returns', {}, { quiet: true, signal }),
    refetchInterval: AGAIN_MS,
  })
  const games =
    exact &&
    told &&
    tiles.flatMap((tile): GameFigures[] => {
      const known = exact.get(tile.id)
      const row = told.find(({ game }) => game === tile.id)
      return known && row ? [{ tile, name: tile.name[language], exact: known, measured: measuredOf(row) }] : []
    })
  return { games, isError: isError && !told, refetch }
}

export default function Returns() {
  const t = useMessages(messages)
  const { games, isError, refetch } = useFigures()
  return (
    <InnerPage title={t('title')} onBack={navigate.back} width={1080}>
      <p className={css.lead}>{t('lead')}</p>
      {games ? (
        <Figures games={games} />
      ) : isError ? (
        <EmptyState icon="refresh" title={t('offline')}>
          <Button onClick={() => void refetch()}>{t('retry')}</Button>
        </EmptyState>
      ) : (
        <Skeleton height={900} />
      )}
      <section className={css.how}>
        <h2>{t('how')}</h2>
        {(['how1', 'how2', 'how3', 'how4'] as const).map((name) => (
          <p key={name}>{t(name)}</p>
        ))}
        <Link to={FAIRNESS} className={buttonClass({ kind: 'quiet', size: 'small' })}>
          <Icon name="shield" size={18} />
          {t('fairness')}
        </Link>
      </section>
    </InnerPage>
  )
}

function Figures({ games }: { games: readonly GameFigures[] }) {
  const t = useMessages(messages)
  return (
    <>
      <Total measured={together(games.map(({ measured }) => measured))} />
      <ul className={css.rows}>
        {games.map((game) => (
          <li key={game.tile.id}>
            <GameRow game={game} />
          </li>
        ))}
      </ul>
      <Disclosure title={t('table')} card>
        <FiguresTable games={games} />
      </Disclosure>
    </>
  )
}
