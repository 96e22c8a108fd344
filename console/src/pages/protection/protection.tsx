// Harm indicators for an operator to look at; and a player's limits, with ceilings that only ever tighten them.

import { harmIndicatorList } from '@glasshouse/rulebook/backoffice/lists'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { useMessages, type Translate } from '@glasshouse/ui/text/i18n.ts'
import type { SubmitEvent } from 'react'
import { useOperator } from '../../client/answers.ts'
import { go, usePlace } from '../../client/place.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { fieldsOf } from '../../ui/field.tsx'
import { Page, Panel } from '../../ui/page.tsx'
import { AgeFlags } from './age-flags.tsx'
import { Matches } from './matches.tsx'
import { messages } from './messages.ts'
import { PlayerProtection } from './player-protection.tsx'

type Key = keyof (typeof messages)['en']
const facts: Readonly<Record<string, Key>> = {
  bets: 'nightBets',
  staked: 'staked',
  usually: 'usually',
  recharges: 'recharges',
  limits: 'limitIncreases',
}

const factsText = (t: Translate<Key>, counted: string): string =>
  Object.entries(JSON.parse(counted) as Record<string, number>)
    .map(([name, n]) => t(facts[name] ?? 'otherFact', { n, name }))
    .join(', ')

export default function ProtectionPage() {
  const t = useMessages(messages)
  const { rest } = usePlace()
  const me = useOperator()
  const playerId = Number(rest[0])
  if (Number.isSafeInteger(playerId) && playerId > 0)
    return (
      <PlayerProtection key={playerId} playerId={playerId} mayChange={me?.role !== 'support'}>
        {me?.role !== 'finance' && (
          <>
            <h2>{t('ageFlags')}</h2>
            <AgeFlags playerId={playerId} />
          </>
        )}
        {me?.role !== 'support' && (
          <>
            <h2>{t('matches')}</h2>
            <Matches playerId={playerId} />
          </>
        )}
      </PlayerProtection>
    )
  return (
    <Page title={t('title')}>
      <Panel title={t('playerLimits')}>
        <FindPlayer />
      </Panel>
      {me?.role !== 'finance' && (
        <>
          <h2>{t('ageFlags')}</h2>
          <AgeFlags />
        </>
      )}
      {me?.role !== 'support' && (
        <>
          <h2>{t('matches')}</h2>
          <Matches />
          <h2>{t('markers')}</h2>
          <DataTable
            list={harmIndicatorList}
            title={t('markers')}
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
              { id: 'facts', show: (row) => factsText(t, row.facts) },
            ]}
            empty={t('noMarkers')}
          />
        </>
      )}
    </Page>
  )
}

function FindPlayer() {
  const t = useMessages(messages)
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    go('protection', fieldsOf<'player'>(event.currentTarget).player.trim())
  }
  return (
    <form role="search" onSubmit={submit}>
      <Row wrap gap={10} align="end">
        <TextField label={t('playerNumber')} name="player" inputMode="numeric" pattern="\s*\d{1,15}\s*" required />
        <Button type="submit" kind="primary">
          {t('showLimits')}
        </Button>
      </Row>
    </form>
  )
}
