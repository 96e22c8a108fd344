// Countries in which gambling is allowed. A change applies from the next bet, deposit and registration.

import { Badge } from '@glasshouse/ui/data/badge.tsx'
import { List } from '@glasshouse/ui/data/list.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useState } from 'react'
import { useAnswer, useAnswerCache } from '../../client/answers.ts'
import { call, type Answer } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { Page, Panel } from '../../ui/page.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { Timestamp } from '../../ui/timestamp.tsx'
import { toast } from '../../ui/toast.ts'
import { messages } from './messages.ts'
import { Paces } from './paces.tsx'
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
  const t = useMessages(messages)
  const countries = useAnswer(COUNTRIES, {})
  const rules = useAnswer(RULES, {})
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const [decision, decide] = useState<Decision | null>(null)
  if (countries.isPending || rules.isPending) return <p className="wait">{t('loading')}</p>
  if (countries.isError || rules.isError) return <p role="alert">{countries.error?.message ?? rules.error?.message}</p>
  const all = countries.data.countries
  const begin = (isAllowed: boolean): void =>
    decide({ isAllowed, countries: all.filter(({ country }) => chosen.has(country)) })
  return (
    <Page title={t('title')}>
      <p className="hint">{t(rules.data.othersAllowed ? 'openByDefault' : 'closedByDefault')}</p>
      <Exceptions rules={rules.data.rules} countries={all} />
      <Paces paces={rules.data.paces} countries={all} />
      <Panel title={t('allCountries')}>
        <Row wrap gap={10}>
          <Button kind="danger" disabled={chosen.size === 0} onClick={() => begin(false)}>
            {chosen.size === 0 ? t('closeAct') : t('closeCount', { n: chosen.size })}
          </Button>
          <Button disabled={chosen.size === 0} onClick={() => begin(true)}>
            {chosen.size === 0 ? t('openAct') : t('openCount', { n: chosen.size })}
          </Button>
          {chosen.size > 0 && (
            <Button kind="link" onClick={() => choose(new Set())}>
              {t('clearSelection')}
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
  const t = useMessages(messages)
  const named = new Map(countries.map(({ country, name }) => [country, name]))
  return (
    <Panel title={t('exceptions')}>
      {rules.length === 0 && <p className="hint">{t('noExceptions')}</p>}
      <List>
        {rules.map(({ country, isAllowed, changeTime, players }) => (
          <Row as="li" key={country} wrap gap="4px 14px" pad="8px 0">
            <strong>{named.get(country) ?? country}</strong>
            <CountryState isOpen={isAllowed} />
            <span className="hint">
              <Sentence text={t('exceptionSince', { n: players })} parts={{ time: <Timestamp at={changeTime} /> }} />
            </span>
          </Row>
        ))}
      </List>
    </Panel>
  )
}

const CountryState = ({ isOpen }: { isOpen: boolean }) => (
  <Badge tone={isOpen ? 'plain' : 'bad'}>{useMessages(messages)(isOpen ? 'open' : 'closed')}</Badge>
)

interface ChoiceProps {
  readonly countries: readonly Country[]
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (chosen: ReadonlySet<string>) => void
}

function CountryChoice({ countries, chosen, onChoose }: ChoiceProps) {
  const t = useMessages(messages)
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
      <TextField label={t('find')} type="search" value={search} onChange={setSearch} />
      <ul className={css.countries} aria-label={t('title')}>
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
  const t = useMessages(messages)
  const cache = useAnswerCache()
  const names = countries.map(({ name }) => name)
  const n = names.length
  const rest = n - MOST_NAMED
  const listed = names.slice(0, MOST_NAMED).join(', ')
  // One country is named, several are counted.
  const [titleKey, doneKey] = isAllowed
    ? n === 1
      ? (['openTitle', 'opened'] as const)
      : (['openTitleCount', 'openedCount'] as const)
    : n === 1
      ? (['closeTitle', 'closedToast'] as const)
      : (['closeTitleCount', 'closedCount'] as const)
  const subject = { n, name: names[0] ?? '' }
  return (
    <FormDialog
      title={t(titleKey, subject)}
      act={t(isAllowed ? 'openAct' : 'closeAct')}
      isDanger={!isAllowed}
      wantsReason
      onClose={onClose}
      onSubmit={async ({ reason }) => {
        const changes = countries.map(({ country }) => ({ country, isAllowed }))
        cache.set(RULES, {}, await call('PUT /api/console/places', { changes, reason }))
        await cache.refresh(COUNTRIES)
        onDone()
        toast(t(doneKey, subject))
      }}
    >
      <p>{rest > 0 ? t('andMore', { names: listed, n: rest }) : listed}</p>
      <p>{t(isAllowed ? 'openText' : 'closeText')}</p>
    </FormDialog>
  )
}
