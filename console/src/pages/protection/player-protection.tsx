import { TableHead } from '../../ui/table-head.tsx'
import { Table } from '@glasshouse/ui/data/table.tsx'
import { Note } from '@glasshouse/ui/layout/panel.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useState } from 'react'
import { useAnswer, useAnswerCache } from '../../client/answers.ts'
import { call, type Answer } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { gold, number } from '../../ui/format.ts'
import { Until } from '../../ui/timestamp.tsx'
import { Page, Panel } from '../../ui/page.tsx'
import { Stat, Stats } from '@glasshouse/ui/data/facts.tsx'
import { toast } from '../../ui/toast.ts'

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

interface PlayerProtectionProps {
  readonly playerId: number
  readonly mayChange: boolean
}

/** A player's limits: their own, the operator's ceilings, and what is used of them. */
export function PlayerProtection({ playerId, mayChange }: PlayerProtectionProps) {
  const state = useAnswer(STATE, { playerId })
  const [limit, change] = useState<Limit | null>(null)
  return (
    <Page title={`Limits of player ${playerId}`} aside={<a href="#/protection">All signs</a>}>
      <Loaded query={state}>
        {(data) => (
          <>
            <Break out={data.out} />
            <Periods state={data} />
            <Panel title="Limits">
              <Table label="Limits">
                <TableHead titles={['Limit', 'Used', 'His own', 'Ceiling', ...(mayChange ? ['Decide'] : [])]} />
                <tbody>
                  {data.limits.map((each) => (
                    <LimitRow
                      key={`${each.kind} ${each.period}`}
                      limit={each}
                      {...(mayChange && { onChange: change })}
                    />
                  ))}
                </tbody>
              </Table>
            </Panel>
          </>
        )}
      </Loaded>
      {limit && <CeilingDialog playerId={playerId} limit={limit} onClose={() => change(null)} />}
    </Page>
  )
}

function Break({ out }: { out: State['out'] }) {
  if (!out) return null
  return (
    <Note tone="info" role="status">
      <p>
        {out.kind === 'timeout' ? 'On a break' : 'Excluded himself'}, <Until at={out.until} />. Nobody can shorten it.
      </p>
    </Note>
  )
}

const Periods = ({ state }: { state: State }) => (
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

function LimitRow({ limit, onChange }: { limit: Limit; onChange?: (limit: Limit) => void }) {
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
  const { kind, period } = limit
  return (
    <FormDialog<'ceiling'>
      title={`Ceiling: ${kinds[kind].toLowerCase()} ${periods[period]}`}
      act="Set ceiling"
      onClose={onClose}
      onSubmit={async ({ ceiling }) => {
        if (kind === 'check' || period === 'play') return
        const amount = ceiling === '' ? null : Number(ceiling)
        const state = await call('POST /api/console/protection/ceiling', { playerId, kind, period, amount })
        cache.set(STATE, { playerId }, state)
        toast(amount === null ? 'The ceiling is lifted.' : 'The ceiling holds.')
      }}
    >
      <p>It never loosens his own limit. He sees it on his page of limits.</p>
      <TextField
        label={`Ceiling in ${unitOf(limit)}`}
        inputMode="numeric"
        pattern="\d{1,12}"
        name="ceiling"
        defaultValue={limit.ceiling ?? ''}
        hint="Empty lifts it."
      />
    </FormDialog>
  )
}
