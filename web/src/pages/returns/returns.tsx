// What every game returns: by its rules, computed in this browser, and measured over all settled bets so far.

import { useQuery } from '@tanstack/react-query'
import type { FairnessContract } from '@glasshouse/rulebook/wire/play/fairness'
import { Disclosure } from '@glasshouse/ui/controls/disclosure.tsx'
import { Table } from '@glasshouse/ui/data/table.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Grid } from '@glasshouse/ui/layout/stack.tsx'
import { Loaded } from '@glasshouse/ui/states/list-states.tsx'
import { useFormat, useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Paragraph, Text } from '@glasshouse/ui/text/text.tsx'
import { caller } from '../../client/call.ts'
import { useTiles } from '../../client/game-tile.ts'
import { InnerPage } from '../../client/inner-page.tsx'
import { ButtonLink } from '../../client/link-rows.tsx'
import { loadRules } from '../../play/fairness/game-rules.ts'
import { linkMessages } from '../../play/fairness/link-messages.ts'
import { FAIRNESS } from '../../play/fairness/verifier-path.ts'
import { exactOf, measuredOf, restrictionOf, together, type Exact, type GameFigures } from './figures.ts'
import { messages } from './messages.ts'
import { cut, GameRow, Total, useSpan } from './rows.tsx'

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
  const links = useMessages(linkMessages)
  const query = useFigures()
  return (
    <InnerPage title={t('title')} width={1080}>
      <Text tone="muted" style={{ maxWidth: '72ch' }}>
        {t('lead')}
      </Text>
      <Loaded query={query} skeleton={900}>
        {(games) => <Figures games={games} />}
      </Loaded>
      <Panel align="start" title={t('how')}>
        {(['how1', 'how2', 'how3', 'how4', 'how5', 'how6', 'how7'] as const).map((name) => (
          <Paragraph key={name} style={{ maxWidth: '72ch' }}>
            {t(name)}
          </Paragraph>
        ))}
        <ButtonLink to={FAIRNESS} kind="quiet" size="small" icon="shield" text={links('howFixed')} />
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

/** The same figures in rows and columns. */
function FiguresTable({ games }: { games: readonly GameFigures[] }) {
  const t = useMessages(messages)
  const format = useFormat()
  const span = useSpan()
  const percent = (share: number): string => format.percent(cut(share))
  return (
    <Table label={t('table')} isWide>
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
    </Table>
  )
}
