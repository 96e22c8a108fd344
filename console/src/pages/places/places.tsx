// Countries in which play is allowed. A change counts from the next stake, deposit and registration on.

import { Badge } from '@glasshouse/ui/data/badge.tsx'
import { List } from '@glasshouse/ui/data/list.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { useState } from 'react'
import { useAnswer, useAnswerCache } from '../../client/answers.ts'
import { call, type Answer } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { number } from '../../ui/format.ts'
import { Timestamp } from '../../ui/timestamp.tsx'
import { Page, Panel } from '../../ui/page.tsx'
import { toast } from '../../ui/toast.ts'
import css from './places.module.css'

const COUNTRIES = 'GET /api/places'
const RULES = 'GET /api/console/places'
const MOST_NAMED = 6

type Country = Answer<'GET /api/places'>['countries'][number]
type Rules = Answer<'GET /api/console/places'>
interface Decision {
  readonly isAllowed: boolean
  readonly countries: readonly Country[]
}

export default function PlacesPage() {
  const countries = useAnswer(COUNTRIES, {})
  const rules = useAnswer(RULES, {})
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const [decision, decide] = useState<Decision | null>(null)
  if (countries.isPending || rules.isPending) return <p className="wait">Loading…</p>
  if (countries.isError || rules.isError) return <p role="alert">{countries.error?.message ?? rules.error?.message}</p>
  const all = countries.data.countries
  const begin = (isAllowed: boolean): void =>
    decide({ isAllowed, countries: all.filter(({ country }) => chosen.has(country)) })
  return (
    <Page title="Countries">
      <p className="hint">
        {rules.data.othersAllowed
          ? 'Every country is open unless it is closed here.'
          : 'Every country is closed unless it is opened here.'}{' '}
        Whoever is in a closed one can still withdraw.
      </p>
      <Exceptions rules={rules.data.rules} countries={all} />
      <Panel title="All countries">
        <Row wrap gap={10}>
          <Button kind="danger" disabled={chosen.size === 0} onClick={() => begin(false)}>
            Close {chosen.size || ''}
          </Button>
          <Button disabled={chosen.size === 0} onClick={() => begin(true)}>
            Open {chosen.size || ''}
          </Button>
          {chosen.size > 0 && (
            <Button kind="link" onClick={() => choose(new Set())}>
              Choose none
            </Button>
          )}
        </Row>
        <CountryChoice countries={all} chosen={chosen} onChoose={choose} />
      </Panel>
      {decision && <DecisionDialog {...decision} onDone={() => choose(new Set())} onClose={() => decide(null)} />}
    </Page>
  )
}

function Exceptions({ rules, countries }: { rules: Rules['rules']; countries: readonly Country[] }) {
  const named = new Map(countries.map(({ country, name }) => [country, name]))
  return (
    <Panel title="Against the rule">
      {rules.length === 0 && <p className="hint">None.</p>}
      <List>
        {rules.map(({ country, isAllowed, changeTime, players }) => (
          <Row as="li" key={country} wrap gap="4px 14px" pad="8px 0">
            <strong>{named.get(country) ?? country}</strong>
            <CountryState isOpen={isAllowed} />
            <span className="hint">
              since <Timestamp at={changeTime} />, {number(players)} players
            </span>
          </Row>
        ))}
      </List>
    </Panel>
  )
}

const CountryState = ({ isOpen }: { isOpen: boolean }) => (
  <Badge tone={isOpen ? 'plain' : 'bad'}>{isOpen ? 'open' : 'closed'}</Badge>
)

interface ChoiceProps {
  readonly countries: readonly Country[]
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (chosen: ReadonlySet<string>) => void
}

function CountryChoice({ countries, chosen, onChoose }: ChoiceProps) {
  const [search, setSearch] = useState('')
  const plain = search.trim().toLowerCase()
  const found = countries.filter(
    ({ country, name }) => name.toLowerCase().includes(plain) || country.toLowerCase() === plain,
  )
  const toggle = (country: string): void => {
    const next = new Set(chosen)
    if (!next.delete(country)) next.add(country)
    onChoose(next)
  }
  return (
    <>
      <TextField label="Find a country" type="search" value={search} onChange={setSearch} />
      <ul className={css.countries} aria-label="Countries">
        {found.map(({ country, name, isAllowed }) => (
          <li key={country}>
            <label>
              <input type="checkbox" checked={chosen.has(country)} onChange={() => toggle(country)} />
              <span>{name}</span>
            </label>
            <CountryState isOpen={isAllowed} />
          </li>
        ))}
      </ul>
    </>
  )
}

interface DecisionProps extends Decision {
  readonly onDone: () => void
  readonly onClose: () => void
}

function DecisionDialog({ isAllowed, countries, onDone, onClose }: DecisionProps) {
  const cache = useAnswerCache()
  const names = countries.map(({ name }) => name)
  return (
    <FormDialog
      title={`${isAllowed ? 'Open' : 'Close'} ${names.length === 1 ? names[0] : `${names.length} countries`}?`}
      act={isAllowed ? 'Open for play' : 'Close for play'}
      isDanger={!isAllowed}
      wantsReason
      onClose={onClose}
      onSubmit={async ({ reason }) => {
        const changes = countries.map(({ country }) => ({ country, isAllowed }))
        cache.set(RULES, {}, await call('PUT /api/console/places', { changes, reason }))
        await cache.refresh(COUNTRIES)
        onDone()
        toast(isAllowed ? 'Opened.' : 'Closed.')
      }}
    >
      <p>
        {names.slice(0, MOST_NAMED).join(', ')}
        {names.length > MOST_NAMED && ` and ${names.length - MOST_NAMED} more`}
      </p>
      <p>
        {isAllowed
          ? 'Players there may stake, deposit and register from now on.'
          : 'Nobody there can stake, deposit or register from now on. Withdrawals stay open.'}
      </p>
    </FormDialog>
  )
}
