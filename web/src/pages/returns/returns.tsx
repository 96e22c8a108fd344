// What every game returns: by its rules, computed in this browser, and measured over all settled bets so far.

import { ButtonLink } from '../../client/link-rows.tsx'
import { useQuery } from '@tanstack/react-query'
import type { FairnessContract } from '@glasshouse/rulebook/wire/play/fairness'
import { caller } from '../../client/call.ts'
import { useTiles } from '../../client/game-tile.ts'
import { loadRules } from '../../play/fairness/game-rules.ts'
import { FAIRNESS } from '../../play/fairness/verifier-path.ts'
import { useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { InnerPage } from '../../client/inner-page.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Grid } from '@glasshouse/ui/layout/stack.tsx'
import { Loaded } from '@glasshouse/ui/states/list-states.tsx'
import { Paragraph, Text } from '@glasshouse/ui/text/text.tsx'
import { Disclosure } from '@glasshouse/ui/controls/disclosure.tsx'
import { exactOf, measuredOf, together, type Exact, type GameFigures } from './figures.ts'
import { FiguresTable } from './figures-table.tsx'
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
  const query = useQuery({
    queryKey: ['returns'],
    queryFn: ({ signal }) => call('GET /api/fair/returns', {}, { quiet: true, signal }),
    refetchInterval: AGAIN_MS,
  })
  const games =
    exact &&
    query.data &&
    tiles.flatMap((tile): GameFigures[] => {
      const known = exact.get(tile.id)
      const row = query.data.find(({ game }) => game === tile.id)
      return known && row ? [{ tile, name: tile.name[language], exact: known, measured: measuredOf(row) }] : []
    })
  return { data: games, isError: query.isError && !query.data, refetch: query.refetch }
}

export default function Returns() {
  const t = useMessages(messages)
  const query = useFigures()
  return (
    <InnerPage title={t('title')} width={1080}>
      <Text tone="muted" className={css.lead}>
        {t('lead')}
      </Text>
      <Loaded query={query} skeleton={900}>
        {(games) => <Figures games={games} />}
      </Loaded>
      <Panel align="start" title={t('how')}>
        {(['how1', 'how2', 'how3', 'how4'] as const).map((name) => (
          <Paragraph key={name} className={css.lead}>
            {t(name)}
          </Paragraph>
        ))}
        <ButtonLink to={FAIRNESS} kind="quiet" size="small" icon="shield" text={t('fairness')} />
      </Panel>
    </InnerPage>
  )
}

function Figures({ games }: { games: readonly GameFigures[] }) {
  const t = useMessages(messages)
  return (
    <>
      <Total measured={together(games.map(({ measured }) => measured))} />
      <Grid as="ul" min="22rem">
        {games.map((game) => (
          <li key={game.tile.id}>
            <GameRow game={game} />
          </li>
        ))}
      </Grid>
      <Disclosure title={t('table')} card>
        <FiguresTable games={games} />
      </Disclosure>
    </>
  )
}
