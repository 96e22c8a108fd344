import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { call, type Answer } from '../../client/call.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { gold } from '../../ui/format.ts'
import { toast } from '../../ui/toast.ts'

export type Game = Answer<'GET /api/console/game'>['games'][number]

export interface Decision {
  readonly what: 'pause' | 'resume' | 'limits'
  readonly game: Game
}

interface DecisionProps {
  readonly decision: Decision
  readonly onDone: () => Promise<unknown>
  readonly onClose: () => void
}

export function DecisionDialog({ decision: { what, game }, onDone, onClose }: DecisionProps) {
  const { game: id, kind } = game
  if (what === 'limits') return <LimitsDialog game={game} onDone={onDone} onClose={onClose} />
  const isPausing = what === 'pause'
  return (
    <FormDialog
      title={`${isPausing ? 'Pause' : 'Resume'} ${id}?`}
      act={isPausing ? 'Pause' : 'Resume'}
      isDanger={isPausing}
      wantsReason
      onSubmit={async ({ reason }) => {
        await call(`POST /api/console/game/${what}`, { game: id, reason })
        toast(isPausing ? `${id} is paused.` : `${id} takes bets again.`)
        await onDone()
      }}
      onClose={onClose}
    >
      <p>{isPausing ? `${PAUSING[kind]} Players see at once that it is paused.` : 'It takes bets again at once.'}</p>
    </FormDialog>
  )
}

const PAUSING: Readonly<Record<Game['kind'], string>> = {
  instant: 'No more bets are taken.',
  steps: 'No new game begins. Games that are open can be played on and cashed out.',
  crash:
    'No more bets are taken. The round under way is flown to its end with all who are in it; bets that wait for the next are given back, and no round opens.',
  lottery: 'No more bets are taken. The round under way is drawn for all who are in it, and no further round opens.',
}

/** An empty field leaves it to the bankroll. */
const limitOf = (text: string): number | null => (text.trim() === '' ? null : Number(text))

function LimitsDialog({ game, onDone, onClose }: Omit<DecisionProps, 'decision'> & { game: Game }) {
  const { limits } = game
  const own = limits.next ?? limits.own
  const field = { type: 'number', min: 100, step: 100 } as const
  return (
    <FormDialog<'maxGold' | 'maxProfit' | 'reason'>
      title={`Limits of ${game.game}`}
      act="Announce"
      wantsReason
      onSubmit={async ({ maxGold, maxProfit, reason }) => {
        const wanted = { maxGold: limitOf(maxGold), maxProfit: limitOf(maxProfit), reason }
        await call('POST /api/console/game/limits', { game: game.game, ...wanted })
        toast('Announced to players. It holds in 10 minutes.')
        await onDone()
      }}
      onClose={onClose}
    >
      <p>Lower than the bankroll allows, never higher. Players are told now; it holds in 10 minutes.</p>
      <TextField
        label="Largest stake, in gold"
        name="maxGold"
        max={limits.topGold}
        defaultValue={own.maxGold ?? ''}
        hint={`At most ${gold(limits.topGold)}; empty for no limit of ours.`}
        {...field}
      />
      <TextField
        label="Largest win above the stake, in gold"
        name="maxProfit"
        max={limits.topProfit}
        defaultValue={own.maxProfit ?? ''}
        hint={`At most ${gold(limits.topProfit)}; empty for no limit of ours.`}
        {...field}
      />
    </FormDialog>
  )
}
