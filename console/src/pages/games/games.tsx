// The games as their keepers see them: pause, resume, lower limits; and the chains that bind every round to come. There is no
// way to choose, queue or change a result, here or anywhere.

import { useState } from 'react'
import { useAnswer, useAnswerCache, useOperator } from '../../client/answers.ts'
import { usePlace } from '../../client/place.ts'
import { Page } from '../../ui/panel.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Chains } from './chains.tsx'
import { Deciding } from './deciding.tsx'
import type { Decision } from './decision.ts'
import { GameCard } from './game-card.tsx'
import css from './games.module.css'

const GAMES = 'GET /api/console/game'
const EVERY_MS = 5000

export default function GamesPage() {
  const { rest } = usePlace()
  const only = rest[0]
  if (only) {
    return (
      <Page title={only.charAt(0).toUpperCase() + only.slice(1)} aside={<a href="#/games">All games</a>}>
        <Games only={only} />
      </Page>
    )
  }
  return (
    <Page title="Games">
      <Tabs
        label="What of the games"
        tabs={[
          { id: 'games', title: 'Games', show: () => <Games /> },
          { id: 'chains', title: 'Chains', show: () => <Chains /> },
        ]}
      />
    </Page>
  )
}

function Games({ only }: { only?: string }) {
  const cache = useAnswerCache()
  const role = useOperator()?.role
  const [decision, decide] = useState<Decision | null>(null)
  const games = useAnswer(GAMES, {}, { refetchInterval: EVERY_MS })
  if (!games.data) {
    return games.isError ? (
      <p role="alert">{games.error.message}</p>
    ) : (
      <div className={css.skeleton} role="status" aria-label="Loading the games" />
    )
  }
  const shown = games.data.games.filter(({ game }) => !only || game === only)
  return (
    <>
      {games.isError && <p role="alert">{games.error.message} What stands below is from the last answer.</p>}
      {shown.length === 0 && <p>There is no game of this name.</p>}
      <div className={css.cards}>
        {shown.map((game) => (
          <GameCard
            key={game.game}
            game={game}
            now={games.data.now}
            onDecide={role === 'risk' || role === 'owner' ? decide : null}
          />
        ))}
      </div>
      {decision && <Deciding decision={decision} onDone={() => cache.refresh(GAMES)} onClose={() => decide(null)} />}
    </>
  )
}
