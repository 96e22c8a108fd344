// Games: pause, resume, lower limits; and the hash chains that bind every round to come, which an owner can end. Nothing
// here or elsewhere can choose, queue or change a result.

import { gameName } from '@glasshouse/rulebook/text/game-names'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Note } from '@glasshouse/ui/layout/panel.tsx'
import { Grid } from '@glasshouse/ui/layout/stack.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useState } from 'react'
import { useAnswer, useAnswerCache, useOperator } from '../../client/answers.ts'
import { usePlace } from '../../client/place.ts'
import { Page } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Chains } from './chains.tsx'
import { DecisionDialog, type Decision } from './confirm-dialogs.tsx'
import { GameCard } from './game-card.tsx'
import { messages } from './messages.ts'

const GAMES = 'GET /api/console/game'
const EVERY_MS = 5000

export default function GamesPage() {
  const t = useMessages(messages)
  const { rest } = usePlace()
  const only = rest[0]
  if (only) {
    return (
      <Page title={gameName(only)} aside={<a href="#/games">{t('allGames')}</a>}>
        <Games only={only} />
      </Page>
    )
  }
  return (
    <Page title={t('title')}>
      <Tabs
        label={t('parts')}
        tabs={[
          { id: 'games', title: t('title'), show: () => <Games /> },
          { id: 'chains', title: t('chains'), show: () => <Chains /> },
        ]}
      />
    </Page>
  )
}

function Games({ only }: { only?: string }) {
  const t = useMessages(messages)
  const cache = useAnswerCache()
  const role = useOperator()?.role
  const [decision, decide] = useState<Decision | null>(null)
  const games = useAnswer(GAMES, {}, { refetchInterval: EVERY_MS })
  return (
    <Loaded query={games} label={t('loading')}>
      {({ games: all, now, recovering }) => {
        const shown = all.filter(({ game }) => !only || game === only)
        return (
          <>
            {recovering && (
              <Note tone="lose">
                <p>
                  <b>{t('recoveryTitle')}</b> <a href="#/games?tab=chains">{t('recover')}</a>
                </p>
              </Note>
            )}
            {shown.length === 0 && <p>{t('notFound')}</p>}
            <Grid min="20rem" gap={16}>
              {shown.map((game) => (
                <GameCard
                  key={game.game}
                  game={game}
                  now={now}
                  isStopped={recovering}
                  onDecide={role === 'risk' || role === 'owner' ? decide : null}
                />
              ))}
            </Grid>
            {decision && (
              <DecisionDialog decision={decision} onDone={() => cache.refresh(GAMES)} onClose={() => decide(null)} />
            )}
          </>
        )
      }}
    </Loaded>
  )
}
