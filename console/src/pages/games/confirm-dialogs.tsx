import { gameName } from '@glasshouse/rulebook/text/game-names'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { call, type Answer } from '../../client/call.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { gold } from '../../ui/format.ts'
import { toast } from '../../ui/toast.ts'
import { messages } from './messages.ts'

export type Game = Answer<'GET /api/console/game'>['games'][number]

export interface Decision {
  readonly what: 'pause' | 'resume' | 'limits' | 'cashOutIdle'
  readonly game: Game
}

interface DecisionProps {
  readonly decision: Decision
  readonly onDone: () => Promise<unknown>
  readonly onClose: () => void
}

export function DecisionDialog({ decision: { what, game }, onDone, onClose }: DecisionProps) {
  const t = useMessages(messages)
  const { game: id, kind } = game
  if (what === 'limits') return <LimitsDialog game={game} onDone={onDone} onClose={onClose} />
  if (what === 'cashOutIdle') return <CashOutDialog game={game} onDone={onDone} onClose={onClose} />
  const isPausing = what === 'pause'
  return (
    <FormDialog
      title={t(isPausing ? 'pauseTitle' : 'resumeTitle', { game: gameName(id) })}
      act={t(what)}
      isDanger={isPausing}
      wantsReason
      onSubmit={async ({ reason }) => {
        await call(`POST /api/console/game/${what}`, { game: id, reason })
        toast(t(isPausing ? 'pausedToast' : 'resumedToast', { game: gameName(id) }))
        await onDone()
      }}
      onClose={onClose}
    >
      <p>{t(isPausing ? `pause ${kind}` : 'resumeText')}</p>
    </FormDialog>
  )
}

function CashOutDialog({ game: { game, steps }, onDone, onClose }: Omit<DecisionProps, 'decision'> & { game: Game }) {
  const t = useMessages(messages)
  return (
    <FormDialog
      title={t('cashOutIdleTitle', { game: gameName(game) })}
      act={t('cashOutIdle')}
      isDanger
      wantsReason
      onSubmit={async ({ reason }) => {
        const { games, paid } = await call('POST /api/console/game/cash-out-idle', { game, reason })
        toast(t('cashedOutToast', { game: gameName(game), n: games, gold: gold(paid) }))
        await onDone()
      }}
      onClose={onClose}
    >
      <p>{t('cashOutIdleText', { n: steps?.idle ?? 0, minutes: steps?.idleMinutes ?? 0 })}</p>
    </FormDialog>
  )
}

/** An empty field leaves it to the bankroll. */
const limitOf = (text: string): number | null => (text.trim() === '' ? null : Number(text))

function LimitsDialog({ game, onDone, onClose }: Omit<DecisionProps, 'decision'> & { game: Game }) {
  const t = useMessages(messages)
  const { limits } = game
  const own = limits.next ?? limits.own
  const field = { type: 'number', min: 100, step: 100 } as const
  return (
    <FormDialog<'maxGold' | 'maxProfit' | 'reason'>
      title={t('limitsTitle', { game: gameName(game.game) })}
      act={t('announce')}
      wantsReason
      onSubmit={async ({ maxGold, maxProfit, reason }) => {
        const wanted = { maxGold: limitOf(maxGold), maxProfit: limitOf(maxProfit), reason }
        await call('POST /api/console/game/limits', { game: game.game, ...wanted })
        toast(t('limitsAnnounced', { game: gameName(game.game) }))
        await onDone()
      }}
      onClose={onClose}
    >
      <p>{t('limitsText')}</p>
      <TextField
        label={t('maxStakeInGold')}
        name="maxGold"
        max={limits.topGold}
        defaultValue={own.maxGold ?? ''}
        hint={t('limitHint', { gold: gold(limits.topGold) })}
        {...field}
      />
      <TextField
        label={t('maxWinInGold')}
        name="maxProfit"
        max={limits.topProfit}
        defaultValue={own.maxProfit ?? ''}
        hint={t('limitHint', { gold: gold(limits.topProfit) })}
        {...field}
      />
    </FormDialog>
  )
}
