// One player: the key figures, and everything else behind its tab.

import { Note } from '@glasshouse/ui/layout/panel.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { useAnswer, useAnswerCache, useOperator } from '../../client/answers.ts'
import { gold } from '../../ui/format.ts'
import { Page } from '../../ui/page.tsx'
import { Stat, Stats } from '@glasshouse/ui/data/facts.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { About } from './about.tsx'
import { Adjustments, Bets, Movements, Orders } from './player-lists.tsx'
import { Limits } from './limits.tsx'
import { PlayerActions } from './player-actions.tsx'
import { PlayerState, type Profile } from './player-state.tsx'

const PLAYER = 'GET /api/console/player/{id}'
const EVERY_MS = 5000

export function Player({ id }: { id: number }) {
  const cache = useAnswerCache()
  const role = useOperator()?.role ?? 'content'
  const player = useAnswer(PLAYER, { id }, { refetchInterval: EVERY_MS })
  const all = <a href="#/players">All players</a>
  if (!player.data) {
    return (
      <Page title={`Player ${id}`} aside={all}>
        {player.isError ? <p role="alert">{player.error.message}</p> : <p className="wait">Loading…</p>}
      </Page>
    )
  }
  const profile = player.data
  const refresh = (): Promise<void> => cache.refresh(PLAYER, { id })
  const shared = { profile, role, onChanged: refresh }
  return (
    <Page title={profile.nickname} aside={all}>
      {player.isError && <p role="alert">{player.error.message} What stands below is from the last answer.</p>}
      <Row wrap gap="10px 16px">
        <span>Number {id}</span>
        <PlayerState state={profile.state} />
        {profile.out && (
          <span>{profile.out.kind === 'timeout' ? 'takes a break of his own' : 'has excluded himself'}</span>
        )}
        <PlayerActions {...shared} />
      </Row>
      {profile.suspension && <Note tone="info">Suspended. He was told: “{profile.suspension.words}”</Note>}
      <Figures profile={profile} />
      <Tabs
        label={`What of ${profile.nickname}`}
        tabs={[
          { id: 'about', title: 'About', show: () => <About {...shared} /> },
          { id: 'movements', title: 'Movements', show: () => <Movements id={id} /> },
          { id: 'bets', title: 'Bets', show: () => <Bets id={id} /> },
          { id: 'orders', title: 'Orders', show: () => <Orders id={id} /> },
          { id: 'limits', title: 'Limits', show: () => <Limits id={id} /> },
          ...(role === 'support' ? [] : [{ id: 'by-hand', title: 'By hand', show: () => <Adjustments id={id} /> }]),
        ]}
      />
    </Page>
  )
}

function Figures({ profile }: { profile: Profile }) {
  const { recharged, withdrawn, staked, paid, held, reward } = profile
  const result = paid - staked
  const notes = [held > 0 && `${gold(held)} held`, reward > 0 && `${gold(reward)} a reward not staked yet`]
  return (
    <Stats>
      <Stat label="Gold" value={gold(profile.gold)} note={notes.filter(Boolean).join(', ')} />
      <Stat label="Brought in" value={gold(recharged)} note={`taken out ${gold(withdrawn)}`} />
      <Stat label="Net position" value={gold(withdrawn - recharged)} note="taken out less brought in" />
      <Stat label="Result of play" value={gold(result)} note={`staked ${gold(staked)}, paid ${gold(paid)}`} />
    </Stats>
  )
}
