// Players: found by number, phone, mail, code or nickname, or in a list; and the page of one player.

import { List } from '@glasshouse/ui/data/list.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { useMutation } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { call, type Answer } from '../../client/call.ts'
import { usePlace } from '../../client/place.ts'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../../ui/data-table/card-table.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import type { Filter } from '../../ui/data-table/filters.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { fieldsOf } from '../../ui/field.tsx'
import { gold } from '../../ui/format.ts'
import { Timestamp } from '../../ui/timestamp.tsx'
import { Page, Panel } from '../../ui/page.tsx'
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
  { id: 'createTime', title: 'Since', isSorted: true, show: ({ createTime }) => <Timestamp at={createTime} /> },
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
  // The search stays out of the address: it may be a phone number.
  const search = useMutation({ mutationFn: (text: string) => call('POST /api/console/player/find', { text }) })
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const { text } = fieldsOf<'text'>(event.currentTarget)
    if (text.trim()) search.mutate(text.trim())
  }
  return (
    <Panel title="Find a player">
      <form className={css.search} role="search" aria-label="Find a player" onSubmit={submit}>
        <TextField
          label="Number, phone, mail address, invitation code or nickname"
          name="text"
          type="search"
          maxLength={100}
          autoComplete="off"
          hint="Phone with its country code, as +33 …; a nickname is found by how it begins."
        />
        <Button type="submit" kind="primary" busy={search.isPending}>
          Find
        </Button>
      </form>
      {search.isError && <p role="alert">{search.error.message}</p>}
      <div role="status">
        {search.data &&
          (search.data.length === 0 ? (
            <p>Nobody was found by this.</p>
          ) : (
            <List>
              {search.data.map((player) => (
                <Row as="li" key={player.id} wrap gap="4px 14px" pad="8px 0">
                  <a href={`#/players/${player.id}`}>
                    {player.nickname} <span className="hint">{player.id}</span>
                  </a>
                  <PlayerState state={player.state} />
                  <span>{gold(player.gold)} gold</span>
                </Row>
              ))}
            </List>
          ))}
      </div>
    </Panel>
  )
}
