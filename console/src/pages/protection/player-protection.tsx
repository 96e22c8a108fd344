import { useState } from 'react'
import { useAnswer, useAnswerCache } from '../../client/answers.ts'
import { call, type Answer } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { gold, number } from '../../ui/format.ts'
import { Moment } from '../../ui/moment.tsx'
import { Page, Panel } from '../../ui/panel.tsx'
import { Stat, Stats } from '../../ui/stat.tsx'
import { toast } from '../../ui/toast.tsx'
import css from './protection.module.css'

type State = Answer<'GET /api/console/protection/player/{playerId}'>
type Limit = State['limits'][number]

const STATE = 'GET /api/console/protection/player/{playerId}'
const MINUTE_MS = 60_000
const kinds: Readonly<Record<Limit['kind'], string>> = {
  deposit: 'Deposits',
  loss: 'Losses',
  stake: 'Stakes',
  time: 'Time',
  check: 'Reality check',
}
const periods = { day: 'a day', week: 'a week', month: 'a month', play: 'of play' } as const
const unitOf = ({ kind }: Limit): string => (kind === 'time' ? 'minutes' : 'gold')

interface GuardedProps {
  readonly playerId: number
  readonly mayChange: boolean
}

/** A player's limits: his own, the operator's ceilings, and what is used of them. */
export function Guarded({ playerId, mayChange }: GuardedProps) {
  const state = useAnswer(STATE, { playerId })
  const [limit, change] = useState<Limit | null>(null)
  return (
    <Page title={`Limits of player ${playerId}`} aside={<a href="#/protection">All signs</a>}>
      {state.isPending && <p className="wait">Loading…</p>}
      {state.isError && <p role="alert">{state.error.message}</p>}
      {state.data && (
        <>
          <Out out={state.data.out} />
          <Spans state={state.data} />
          <Panel title="Limits">
            <div className={css.scroll}>
              <table className={css.limits}>
                <thead>
                  <tr>
                    <th scope="col">Limit</th>
                    <th scope="col">Used</th>
                    <th scope="col">His own</th>
                    <th scope="col">Ceiling</th>
                    {mayChange && <th scope="col">Decide</th>}
                  </tr>
                </thead>
                <tbody>
                  {state.data.limits.map((each) => (
                    <Row key={`${each.kind} ${each.period}`} limit={each} {...(mayChange && { onChange: change })} />
                  ))}
                </tbody>
              </table>
            </div>
          </Panel>
        </>
      )}
      {limit && <CeilingDialog playerId={playerId} limit={limit} onClose={() => change(null)} />}
    </Page>
  )
}

function Out({ out }: { out: State['out'] }) {
  if (!out) return null
  return (
    <p className={css.out} role="status">
      {out.kind === 'timeout' ? 'On a break' : 'Excluded himself'},{' '}
      {out.until === null ? (
        'for ever'
      ) : (
        <>
          until <Moment at={out.until} />
        </>
      )}
      . Nobody can shorten it.
    </p>
  )
}

const Spans = ({ state }: { state: State }) => (
  <Stats>
    {(['day', 'week', 'month'] as const).map((period) => (
      <Stat
        key={period}
        label={`Net result of the ${period}`}
        value={gold(state[period].net)}
        note={`${number(state[period].bets)} bets, ${number(Math.floor(state[period].playedMs / MINUTE_MS))} min`}
      />
    ))}
    <Stat
      label="Reality check"
      value={`${number(state.check.minutes)} min`}
      note={state.check.isDue ? 'is due' : undefined}
    />
  </Stats>
)

function Row({ limit, onChange }: { limit: Limit; onChange?: (limit: Limit) => void }) {
  const name = `${kinds[limit.kind]} ${periods[limit.period]}`
  const shown = (amount: number | null): string => (amount === null ? 'none' : `${number(amount)} ${unitOf(limit)}`)
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        {number(limit.used)} {unitOf(limit)}
      </td>
      <td>{shown(limit.own)}</td>
      <td>{shown(limit.ceiling)}</td>
      {onChange && (
        <td>
          <Button
            kind="link"
            aria-label={`${limit.ceiling === null ? 'Set' : 'Change'} the ceiling of ${name.toLowerCase()}`}
            onClick={() => onChange(limit)}
          >
            {limit.ceiling === null ? 'Set' : 'Change'}
          </Button>
        </td>
      )}
    </tr>
  )
}

interface CeilingProps {
  readonly playerId: number
  readonly limit: Limit
  readonly onClose: () => void
}

function CeilingDialog({ playerId, limit, onClose }: CeilingProps) {
  const cache = useAnswerCache()
  const [text, setText] = useState(limit.ceiling === null ? '' : String(limit.ceiling))
  const { kind, period } = limit
  return (
    <ConfirmDialog
      title={`Ceiling: ${kinds[kind].toLowerCase()} ${periods[period]}`}
      act="Set ceiling"
      onClose={onClose}
      onConfirm={async () => {
        if (kind === 'check' || period === 'play') return
        const amount = text === '' ? null : Number(text)
        const state = await call('POST /api/console/protection/ceiling', { playerId, kind, period, amount })
        cache.set(STATE, { playerId }, state)
        toast(amount === null ? 'The ceiling is lifted.' : 'The ceiling holds.')
      }}
    >
      <p>It never loosens his own limit. He sees it on his page of limits.</p>
      <Field
        label={`Ceiling in ${unitOf(limit)}`}
        inputMode="numeric"
        pattern="\d{1,12}"
        value={text}
        hint="Empty lifts it."
        onChange={({ target }) => setText(target.value.trim())}
      />
    </ConfirmDialog>
  )
}
