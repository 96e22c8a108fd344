// The pace of games that a country's law asks for: a minimum time between two games, and no auto-bet.

import { List } from '@glasshouse/ui/data/list.tsx'
import { CheckField, Select, TextField } from '@glasshouse/ui/forms/field.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useState } from 'react'
import { useAnswerCache } from '../../client/answers.ts'
import { call, type Answer } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Panel } from '../../ui/page.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { Timestamp } from '../../ui/timestamp.tsx'
import { toast } from '../../ui/toast.ts'
import { messages } from './messages.ts'

const RULES = 'GET /api/console/places'
/** What the regulator of Great Britain asks of most casino games. */
const USUAL_SECONDS = 5

type Pace = Answer<typeof RULES>['paces'][number]
type Country = Answer<'GET /api/places'>['countries'][number]
type Chosen = Pick<Pace, 'country' | 'minPlayMs' | 'isAutoBetAllowed'>

interface PacesProps {
  readonly paces: readonly Pace[]
  readonly countries: readonly Country[]
}

export function Paces({ paces, countries }: PacesProps) {
  const t = useMessages(messages)
  const [chosen, choose] = useState<Chosen | null>(null)
  const isPaced = (country: string): boolean => paces.some((each) => each.country === country)
  const free = countries.filter(({ country }) => !isPaced(country))
  const first = free[0]?.country
  const nameOf = (country: string): string => countries.find((each) => each.country === country)?.name ?? country
  return (
    <Panel title={t('paces')}>
      <p className="hint">{t(paces.length === 0 ? 'noPaces' : 'pacesText')}</p>
      <List>
        {paces.map((pace) => (
          <Row as="li" key={pace.country} wrap gap="4px 14px" pad="8px 0">
            <strong>{nameOf(pace.country)}</strong>
            <span>{pace.minPlayMs > 0 ? t('paceSeconds', { n: pace.minPlayMs / 1000 }) : t('paceNone')}</span>
            {!pace.isAutoBetAllowed && <span>{t('noAutoBet')}</span>}
            <span className="hint">
              <Sentence text={t('paceSince')} parts={{ time: <Timestamp at={pace.changeTime} /> }} />
            </span>
            <Button
              kind="link"
              aria-label={t('paceChangeOf', { name: nameOf(pace.country) })}
              onClick={() => choose(pace)}
            >
              {t('paceChange')}
            </Button>
          </Row>
        ))}
      </List>
      {first !== undefined && (
        <Row>
          <Button onClick={() => choose({ country: first, minPlayMs: USUAL_SECONDS * 1000, isAutoBetAllowed: false })}>
            {t('paceAdd')}
          </Button>
        </Row>
      )}
      {chosen && (
        <PaceDialog
          chosen={chosen}
          countries={isPaced(chosen.country) ? countries.filter(({ country }) => country === chosen.country) : free}
          onClose={() => choose(null)}
        />
      )}
    </Panel>
  )
}

interface DialogProps {
  readonly chosen: Chosen
  readonly countries: readonly Country[]
  readonly onClose: () => void
}

function PaceDialog({ chosen, countries, onClose }: DialogProps) {
  const t = useMessages(messages)
  const cache = useAnswerCache()
  const [country, setCountry] = useState(chosen.country)
  const [isAutoBetAllowed, allowAutoBet] = useState(chosen.isAutoBetAllowed)
  const name = countries.find((each) => each.country === country)?.name ?? country
  return (
    <FormDialog<'seconds' | 'reason'>
      title={t('paceTitle', { name })}
      act={t('paceSave')}
      wantsReason
      onClose={onClose}
      onSubmit={async ({ seconds, reason }) => {
        const minPlayMs = Math.round(Number(seconds) * 1000)
        const input = { country, minPlayMs, isAutoBetAllowed, reason }
        cache.set(RULES, {}, await call('PUT /api/console/places/pace', input))
        toast(t('paceSaved', { name }))
      }}
    >
      <Select
        label={t('paceCountry')}
        value={country}
        onChange={setCountry}
        options={countries.map((each) => ({ value: each.country, label: each.name }))}
      />
      <TextField
        label={t('paceField')}
        hint={t('paceHint')}
        name="seconds"
        type="number"
        min={0}
        max={60}
        step={0.5}
        required
        defaultValue={chosen.minPlayMs / 1000}
      />
      <CheckField label={t('allowAutoBet')} checked={isAutoBetAllowed} onChange={allowAutoBet} />
    </FormDialog>
  )
}
