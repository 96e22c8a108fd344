import { useState, type SubmitEvent } from 'react'
import { call } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog, Dialog, dialogBody, dialogFeet } from '../../ui/dialog.tsx'
import { Field, fieldsOf, TextArea } from '../../ui/field.tsx'
import { gold } from '../../ui/format.ts'
import { toast } from '../../ui/toast.tsx'
import type { Decision, Game } from './decision.ts'

interface DecidingProps {
  readonly decision: Decision
  readonly onDone: () => Promise<unknown>
  readonly onClose: () => void
}

export function Deciding({ decision: { what, game }, onDone, onClose }: DecidingProps) {
  const { game: id, kind } = game
  if (what === 'limits') return <LimitsDialog game={game} onDone={onDone} onClose={onClose} />
  if (what === 'resume') {
    return (
      <ConfirmDialog
        title={`Resume ${id}?`}
        act="Resume"
        wantsReason
        onConfirm={async ({ reason }) => {
          await call('POST /api/console/game/resume', { game: id, reason })
          toast(`${id} takes bets again.`)
          await onDone()
        }}
        onClose={onClose}
      >
        <p>It takes bets again at once.</p>
      </ConfirmDialog>
    )
  }
  return (
    <ConfirmDialog
      title={`Pause ${id}?`}
      act="Pause"
      isDanger
      wantsReason
      onConfirm={async ({ reason }) => {
        await call('POST /api/console/game/pause', { game: id, reason })
        toast(`${id} is paused.`)
        await onDone()
      }}
      onClose={onClose}
    >
      <p>{PAUSING[kind]} Players see at once that it is paused.</p>
    </ConfirmDialog>
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

function LimitsDialog({
  game: { game: id, limits },
  onDone,
  onClose,
}: Omit<DecidingProps, 'decision'> & { game: Game }) {
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const set = async (form: HTMLFormElement): Promise<void> => {
    const { maxGold, maxProfit, reason } = fieldsOf<'maxGold' | 'maxProfit' | 'reason'>(form)
    setBusy(true)
    setFault('')
    try {
      const wanted = { maxGold: limitOf(maxGold), maxProfit: limitOf(maxProfit), reason: reason.trim() }
      await call('POST /api/console/game/limits', { game: id, ...wanted })
      toast('Announced to players. It holds in 10 minutes.')
      await onDone()
      onClose()
    } catch (error) {
      setFault((error as Error).message)
      setBusy(false)
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void set(event.currentTarget)
  }
  const own = limits.next ?? limits.own
  return (
    <Dialog title={`Limits of ${id}`} onClose={onClose}>
      <form className={dialogBody} onSubmit={submit}>
        <p>Lower than the bankroll allows, never higher. Players are told now; it holds in 10 minutes.</p>
        <Field
          label="Largest stake, in gold"
          name="maxGold"
          type="number"
          min={100}
          max={limits.topGold}
          step={100}
          defaultValue={own.maxGold ?? ''}
          hint={`At most ${gold(limits.topGold)}; empty for no limit of ours.`}
        />
        <Field
          label="Largest win above the stake, in gold"
          name="maxProfit"
          type="number"
          min={100}
          max={limits.topProfit}
          step={100}
          defaultValue={own.maxProfit ?? ''}
          hint={`At most ${gold(limits.topProfit)}; empty for no limit of ours.`}
        />
        <TextArea label="Reason" name="reason" required maxLength={200} hint="It is kept in the audit log." />
        {fault && <p role="alert">{fault}</p>}
        <div className={dialogFeet}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="main" busy={isBusy}>
            Announce
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
