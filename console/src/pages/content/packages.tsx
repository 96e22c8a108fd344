import { keepPreviousData, useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useAnswer, useAnswerCache } from '../../client/answers.ts'
import { call, CallError, type Answer } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { gold } from '../../ui/format.ts'
import { Panel } from '../../ui/panel.tsx'
import { Phone } from '../../ui/text/phone.tsx'
import { toast } from '../../ui/toast.tsx'
import css from './content.module.css'
import look from './preview.module.css'

type Standing = Answer<'GET /api/console/package'>
const PACKAGES = 'GET /api/console/package'
const STALE = 1086
const MOST = 12

/** Which amounts of gold are offered; what they cost follows from the rate, and is asked of the server. */
export function Packages() {
  const standing = useAnswer(PACKAGES, {}, { refetchOnWindowFocus: false, refetchOnReconnect: false })
  if (standing.isPending) return <p className="wait">Loading…</p>
  if (standing.isError) return <p role="alert">{standing.error.message}</p>
  return <Editing key={standing.data.version} standing={standing.data} />
}

function Editing({ standing }: { standing: Standing }) {
  const cache = useAnswerCache()
  const [golds, setGolds] = useState(standing.packages.map((each) => String(each.gold)))
  const asked = golds.filter((text) => /^\d{1,12}$/.test(text)).join(',')
  // Without an amount it would read the packages themselves, and a newer version of them would end this editing.
  const trial = useAnswer(PACKAGES, { golds: asked }, { enabled: asked !== '', placeholderData: keepPreviousData })
  const saving = useMutation({
    mutationFn: () => call('PUT /api/console/package', { version: standing.version, golds: golds.map(Number) }),
    onSuccess: (written) => {
      cache.set(PACKAGES, {}, written)
      toast('Saved. Players see it now.')
    },
  })
  const isStale = saving.error instanceof CallError && saving.error.errno === STALE
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    saving.mutate()
  }
  const words = trial.error?.message ?? saving.error?.message
  return (
    <div className={css.packages}>
      <Panel title="Packages of gold">
        <p className="hint">
          From {gold(standing.minGold)} to {gold(standing.maxGold)} gold, in steps of {gold(standing.stepGold)}. Players
          see the smallest first.
        </p>
        <form className={css.amounts} onSubmit={submit}>
          <Amounts golds={golds} onChange={setGolds} />
          {words && <p role="alert">{words}</p>}
          <div className={css.feet}>
            <Button disabled={golds.length >= MOST} onClick={() => setGolds([...golds, ''])}>
              Add a package
            </Button>
            {isStale ? (
              <Button kind="main" onClick={() => void cache.refresh(PACKAGES)}>
                Show what stands now
              </Button>
            ) : (
              <Button type="submit" kind="main" busy={saving.isPending}>
                Save
              </Button>
            )}
          </div>
        </form>
      </Panel>
      <Phone>
        <ul className={look.packages}>
          {trial.data?.packages.map((each) => (
            <li key={each.gold}>
              <b>{gold(each.gold)}</b>
              <span>
                {each.amount} {trial.data.currency}
              </span>
            </li>
          ))}
        </ul>
      </Phone>
    </div>
  )
}

interface AmountsProps {
  readonly golds: readonly string[]
  readonly onChange: (golds: string[]) => void
}

const Amounts = ({ golds, onChange }: AmountsProps) => (
  <ul className={css.amounts}>
    {golds.map((text, at) => (
      // A row is known by its place alone.
      <li key={at}>
        <Field
          label={`Gold of package ${at + 1}`}
          value={text}
          inputMode="numeric"
          pattern="\d{1,12}"
          required
          onChange={({ target }) => onChange(golds.with(at, target.value.trim()))}
        />
        <Button
          kind="danger"
          aria-label={`Remove package ${at + 1}`}
          disabled={golds.length === 1}
          onClick={() => onChange(golds.toSpliced(at, 1))}
        >
          Remove
        </Button>
      </li>
    ))}
  </ul>
)
