// Harm indicators for an operator to look at; and a player's limits, with ceilings that only ever tighten them.

import { harmIndicatorList } from '@glasshouse/rulebook/backoffice/lists'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import type { SubmitEvent } from 'react'
import { useOperator } from '../../client/answers.ts'
import { go, usePlace } from '../../client/place.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { fieldsOf } from '../../ui/field.tsx'
import { number } from '../../ui/format.ts'
import { Page, Panel } from '../../ui/page.tsx'
import { PlayerProtection } from './player-protection.tsx'

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

export default function ProtectionPage() {
  const { rest } = usePlace()
  const me = useOperator()
  const playerId = Number(rest[0])
  if (Number.isSafeInteger(playerId) && playerId > 0)
    return <PlayerProtection key={playerId} playerId={playerId} mayChange={me?.role !== 'support'} />
  return (
    <Page title="Protection">
      <Panel title="A player’s limits">
        <FindPlayer />
      </Panel>
      {me?.role !== 'support' && (
        <>
          <h2>Signs of harm</h2>
          <DataTable
            list={harmIndicatorList}
            title="Signs of harm"
            columns={[
              'createTime',
              {
                id: 'playerId',
                show: ({ nickname, playerId: id }) => (
                  <>
                    <a href={`#/protection/${id}`}>{nickname}</a> <span className="hint">{id}</span>
                  </>
                ),
              },
              { id: 'day', show: ({ day }) => <time>{day}</time> },
              'sign',
              { id: 'facts', show: ({ facts }) => factsOf(facts) },
            ]}
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
    <form role="search" onSubmit={submit}>
      <Row wrap gap={10} align="end">
        <TextField label="Number of the player" name="player" inputMode="numeric" pattern="\s*\d{1,15}\s*" required />
        <Button type="submit" kind="primary">
          Show
        </Button>
      </Row>
    </form>
  )
}
