// Players: found by whatever they say of themselves, or looked through as a list; one of them with all that concerns him.

import { useMutation } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { call, type Answer } from '../../client/call.ts'
import { usePlace } from '../../client/place.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable, type Column } from '../../ui/data-table/data-table.tsx'
import type { Filter } from '../../ui/data-table/filters.tsx'
import { Field, fieldsOf } from '../../ui/field.tsx'
import { gold } from '../../ui/format.ts'
import { Moment } from '../../ui/moment.tsx'
import { Page, Panel } from '../../ui/panel.tsx'
import { Player } from './player.tsx'
import css from './players.module.css'
import { PlayerState, STATES } from './player-state.tsx'

type Found = Answer<'POST /api/console/player/find'>[number]

const filters: Filter[] = [
  { id: 'state', label: 'State', options: STATES },
  { id: 'country', label: 'Country (two letters)' },
  { id: 'inviter', label: 'Invited by (number)' },
  { id: 'from', label: 'Since', kind: 'from' },
  { id: 'to', label: 'Until', kind: 'to' },
]

const columns: Column<Found>[] = [
  { id: 'id', title: 'Number', show: ({ id }) => <a href={`#/players/${id}`}>{id}</a> },
  { id: 'nickname', title: 'Nickname', show: ({ nickname }) => nickname },
  { id: 'state', title: 'State', show: ({ state }) => <PlayerState state={state} /> },
  { id: 'country', title: 'Country', show: ({ country }) => country },
  { id: 'gold', title: 'Gold', isNumber: true, show: (row) => gold(row.gold) },
  {
    id: 'inviterId',
    title: 'Invited by',
    show: ({ inviterId }) => (inviterId === null ? '—' : <a href={`#/players/${inviterId}`}>{inviterId}</a>),
  },
  { id: 'createTime', title: 'Since', isSorted: true, show: ({ createTime }) => <Moment at={createTime} /> },
]

export default function PlayersPage() {
  const { rest } = usePlace()
  const id = Number(rest[0])
  if (rest[0] && Number.isSafeInteger(id)) return <Player key={id} id={id} />
  return (
    <Page title="Players">
      <Search />
      <DataTable
        list="players"
        title="Players"
        columns={columns}
        keyOf={({ id: each }) => each}
        filters={filters}
        sort="-createTime"
      />
    </Page>
  )
}

function Search() {
  // What was looked for stays out of the address: it may be a phone number.
  const search = useMutation({ mutationFn: (text: string) => call('POST /api/console/player/find', { text }) })
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const { text } = fieldsOf<'text'>(event.currentTarget)
    if (text.trim()) search.mutate(text.trim())
  }
  return (
    <Panel title="Find a player">
      <form className={css.search} role="search" aria-label="Find a player" onSubmit={submit}>
        <Field
          label="Number, phone, mail address, invitation code or nickname"
          name="text"
          type="search"
          maxLength={100}
          autoComplete="off"
          hint="Phone with its country code, as +33 …; a nickname is found by how it begins."
        />
        <Button type="submit" kind="main" busy={search.isPending}>
          Find
        </Button>
      </form>
      {search.isError && <p role="alert">{search.error.message}</p>}
      <div role="status">
        {search.data &&
          (search.data.length === 0 ? (
            <p>Nobody was found by this.</p>
          ) : (
            <ul className={css.found}>
              {search.data.map((player) => (
                <li key={player.id}>
                  <a href={`#/players/${player.id}`}>
                    {player.nickname} <small>{player.id}</small>
                  </a>
                  <PlayerState state={player.state} />
                  <span>{gold(player.gold)} gold</span>
                </li>
              ))}
            </ul>
          ))}
      </div>
    </Panel>
  )
}
