// Signs of harm, for a person to look at; and a player's own limits, with ceilings that only ever tighten them.

import type { SubmitEvent } from 'react'
import { useOperator } from '../../client/answers.ts'
import { go, usePlace } from '../../client/place.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable, type Column } from '../../ui/data-table/data-table.tsx'
import type { Filter } from '../../ui/data-table/filters.tsx'
import type { RowOf } from '../../ui/data-table/use-list.ts'
import { Field, fieldsOf } from '../../ui/field.tsx'
import { number } from '../../ui/format.ts'
import { Page, Panel } from '../../ui/panel.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Guarded } from './guarded.tsx'
import css from './protection.module.css'

type Sign = RowOf<'signs'>

const words: Readonly<Record<Sign['sign'], string>> = {
  night: 'played through the night',
  rising: 'stakes rose steeply',
  recharges: 'recharge upon recharge',
  loosened: 'loosened limits',
}
const factNames: Readonly<Record<string, string>> = {
  bets: 'bets between midnight and five, UTC',
  staked: 'gold staked',
  usually: 'gold on a usual day',
  recharges: 'recharges within an hour',
  limits: 'limits',
}

const factsOf = (facts: string): string =>
  Object.entries(JSON.parse(facts) as Record<string, number>)
    .map(([name, value]) => `${number(value)} ${factNames[name] ?? name}`)
    .join(', ')

const filters: Filter[] = [
  { id: 'sign', label: 'Sign', options: Object.entries(words).map(([value, label]) => ({ value, label })) },
  { id: 'player', label: 'Player’s number' },
  { id: 'from', label: 'From', kind: 'from' },
  { id: 'to', label: 'To', kind: 'to' },
]

const columns: Column<Sign>[] = [
  { id: 'createTime', title: 'Found', isSorted: true, show: ({ createTime }) => <Moment at={createTime} /> },
  {
    id: 'player',
    title: 'Player',
    show: ({ nickname, playerId }) => (
      <>
        <a href={`#/protection/${playerId}`}>{nickname}</a> <span className="hint">{playerId}</span>
      </>
    ),
  },
  { id: 'day', title: 'Day', show: ({ day }) => <span className={css.day}>{day}</span> },
  { id: 'sign', title: 'Sign', show: ({ sign }) => words[sign] },
  { id: 'facts', title: 'Counted', show: ({ facts }) => factsOf(facts) },
]

export default function ProtectionPage() {
  const { rest } = usePlace()
  const me = useOperator()
  const playerId = Number(rest[0])
  if (Number.isSafeInteger(playerId) && playerId > 0)
    return <Guarded key={playerId} playerId={playerId} mayChange={me?.role !== 'support'} />
  return (
    <Page title="Protection">
      <Panel title="A player’s limits">
        <FindPlayer />
      </Panel>
      {me?.role !== 'support' && (
        <>
          <h2>Signs of harm</h2>
          <DataTable
            list="signs"
            title="Signs of harm"
            columns={columns}
            keyOf={({ id }) => id}
            filters={filters}
            sort="-createTime"
            empty="None was found. They are looked for after each day."
          />
        </>
      )}
    </Page>
  )
}

function FindPlayer() {
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    go('protection', fieldsOf<'player'>(event.currentTarget).player.trim())
  }
  return (
    <form className={css.find} role="search" onSubmit={submit}>
      <Field label="Number of the player" name="player" inputMode="numeric" pattern="\s*\d{1,15}\s*" required />
      <Button type="submit" kind="main">
        Show
      </Button>
    </form>
  )
}
