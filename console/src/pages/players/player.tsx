// One player: the key figures, and everything else behind its tab.

import { useMessages } from '@glasshouse/ui/text/i18n.ts'
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
import { messages } from './messages.ts'

const PLAYER = 'GET /api/console/player/{id}'
const EVERY_MS = 5000

export function Player({ id }: { id: number }) {
  const t = useMessages(messages)
  const cache = useAnswerCache()
  const role = useOperator()?.role ?? 'content'
  const player = useAnswer(PLAYER, { id }, { refetchInterval: EVERY_MS })
  const all = <a href="#/players">{t('allPlayers')}</a>
  if (!player.data) {
    return (
      <Page title={t('playerTitle', { id })} aside={all}>
        {player.isError ? <p role="alert">{player.error.message}</p> : <p className="wait">{t('loading')}</p>}
      </Page>
    )
  }
  const profile = player.data
  const refresh = (): Promise<void> => cache.refresh(PLAYER, { id })
  const shared = { profile, role, onChanged: refresh }
  return (
    <Page title={profile.nickname} aside={all}>
      {player.isError && (
        <p role="alert">
          {player.error.message} {t('stale')}
        </p>
      )}
      <Row wrap gap="10px 16px">
        <span>{t('playerNumber', { id })}</span>
        <PlayerState state={profile.state} />
        {profile.out && <span>{t(profile.out.kind === 'timeout' ? 'onTimeOut' : 'selfExcluded')}</span>}
        <PlayerActions {...shared} />
      </Row>
      {profile.suspension && <Note tone="info">{t('suspendedNote', { message: profile.suspension.words })}</Note>}
      {profile.isUnderAge && (
        <Note tone="info">
          {t('underAgeNote')} <a href={`#/protection/${id}`}>{t('openFlag')}</a>
        </Note>
      )}
      <Figures profile={profile} />
      <Tabs
        label={t('parts', { name: profile.nickname })}
        tabs={[
          { id: 'about', title: t('profile'), show: () => <About {...shared} /> },
          { id: 'movements', title: t('transactions'), show: () => <Movements id={id} /> },
          { id: 'bets', title: t('bets'), show: () => <Bets id={id} /> },
          { id: 'orders', title: t('orders'), show: () => <Orders id={id} /> },
          { id: 'limits', title: t('limits'), show: () => <Limits id={id} /> },
          ...(role === 'support'
            ? []
            : [{ id: 'adjustments', title: t('adjustments'), show: () => <Adjustments id={id} /> }]),
        ]}
      />
    </Page>
  )
}

function Figures({ profile }: { profile: Profile }) {
  const t = useMessages(messages)
  const { recharged, withdrawn, staked, paid, held, reward } = profile
  const notes = [held > 0 && t('held', { gold: gold(held) }), reward > 0 && t('reward', { gold: gold(reward) })]
  return (
    <Stats>
      <Stat label={t('balance')} value={gold(profile.gold)} note={notes.filter(Boolean).join(', ')} />
      <Stat label={t('deposits')} value={gold(recharged)} note={t('withdrawn', { gold: gold(withdrawn) })} />
      <Stat label={t('netPosition')} value={gold(withdrawn - recharged)} note={t('netPositionNote')} />
      <Stat
        label={t('netResult')}
        value={gold(paid - staked)}
        note={t('stakedAndPaid', { staked: gold(staked), paid: gold(paid) })}
      />
    </Stats>
  )
}
