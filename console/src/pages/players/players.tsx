// Players: found by number, phone, email, code or nickname, or in a list; and the page of one player.

import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { playerList } from '@glasshouse/rulebook/backoffice/lists'
import { List } from '@glasshouse/ui/data/list.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { useMutation } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { call } from '../../client/call.ts'
import { usePlace } from '../../client/place.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { fieldsOf } from '../../ui/field.tsx'
import { gold } from '../../ui/format.ts'
import { Page, Panel } from '../../ui/page.tsx'
import { Player } from './player.tsx'
import css from './players.module.css'
import { PlayerState } from './player-state.tsx'
import { messages } from './messages.ts'

export default function PlayersPage() {
  const t = useMessages(messages)
  const { rest } = usePlace()
  const id = Number(rest[0])
  if (rest[0] && Number.isSafeInteger(id)) return <Player key={id} id={id} />
  return (
    <Page title={t('title')}>
      <Search />
      <DataTable
        list={playerList}
        title={t('title')}
        columns={[
          { id: 'id', show: (row) => <a href={`#/players/${row.id}`}>{row.id}</a> },
          'nickname',
          { id: 'state', show: ({ state }) => <PlayerState state={state} /> },
          'country',
          'gold',
          {
            id: 'inviterId',
            show: ({ inviterId }) => (inviterId === null ? '—' : <a href={`#/players/${inviterId}`}>{inviterId}</a>),
          },
          'createTime',
        ]}
      />
    </Page>
  )
}

function Search() {
  const t = useMessages(messages)
  // The search stays out of the address: it may be a phone number.
  const search = useMutation({ mutationFn: (text: string) => call('POST /api/console/player/find', { text }) })
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const { text } = fieldsOf<'text'>(event.currentTarget)
    if (text.trim()) search.mutate(text.trim())
  }
  return (
    <Panel title={t('find')}>
      <form className={css.search} role="search" aria-label={t('find')} onSubmit={submit}>
        <TextField
          label={t('findLabel')}
          name="text"
          type="search"
          maxLength={100}
          autoComplete="off"
          hint={t('findHint')}
        />
        <Button type="submit" kind="primary" busy={search.isPending}>
          {t('find')}
        </Button>
      </form>
      {search.isError && <p role="alert">{search.error.message}</p>}
      <div role="status">
        {search.data &&
          (search.data.length === 0 ? (
            <p>{t('notFound')}</p>
          ) : (
            <List>
              {search.data.map((player) => (
                <Row as="li" key={player.id} wrap gap="4px 14px" pad="8px 0">
                  <a href={`#/players/${player.id}`}>
                    {player.nickname} <span className="hint">{player.id}</span>
                  </a>
                  <PlayerState state={player.state} />
                  <span>{t('gold', { gold: gold(player.gold) })}</span>
                </Row>
              ))}
            </List>
          ))}
      </div>
    </Panel>
  )
}
