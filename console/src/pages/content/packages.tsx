import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { keepPreviousData, useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useAnswer, useAnswerCache } from '../../client/answers.ts'
import { call, CallError, type Answer } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { gold } from '../../ui/format.ts'
import { Panel } from '../../ui/page.tsx'
import { Phone } from '../../ui/text/phone.tsx'
import { toast } from '../../ui/toast.ts'
import editor from '../../ui/text/text.module.css'
import look from './preview.module.css'
import { messages } from './messages.ts'

type Stored = Answer<'GET /api/console/package'>
const PACKAGES = 'GET /api/console/package'
const STALE = 1086
const MOST = 12

/** The amounts of gold that are offered. Their prices follow from the rate and come from the server. */
export function Packages() {
  const packages = useAnswer(PACKAGES, {}, { refetchOnWindowFocus: false, refetchOnReconnect: false })
  return <Loaded query={packages}>{(data) => <Editing key={data.version} stored={data} />}</Loaded>
}

function Editing({ stored }: { stored: Stored }) {
  const t = useMessages(messages)
  const cache = useAnswerCache()
  const [golds, setGolds] = useState(stored.packages.map((each) => String(each.gold)))
  const asked = golds.filter((text) => /^\d{1,12}$/.test(text)).join(',')
  // Without an amount it would read the packages themselves, and a newer version of them would end this editing.
  const trial = useAnswer(PACKAGES, { golds: asked }, { enabled: asked !== '', placeholderData: keepPreviousData })
  const saving = useMutation({
    mutationFn: () => call('PUT /api/console/package', { version: stored.version, golds: golds.map(Number) }),
    onSuccess: (written) => {
      cache.set(PACKAGES, {}, written)
      toast(t('packagesSaved'))
    },
  })
  const isStale = saving.error instanceof CallError && saving.error.errno === STALE
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    saving.mutate()
  }
  const message = trial.error?.message ?? saving.error?.message
  return (
    <div className={editor.editor}>
      <Panel title={t('goldPackages')}>
        <p className="hint">
          {t('packagesHint', {
            min: gold(stored.minGold),
            max: gold(stored.maxGold),
            step: gold(stored.stepGold),
          })}
        </p>
        <form className="stack" onSubmit={submit}>
          <Amounts golds={golds} onChange={setGolds} />
          {message && <p role="alert">{message}</p>}
          <Row wrap gap={10}>
            <Button disabled={golds.length >= MOST} onClick={() => setGolds([...golds, ''])}>
              {t('addPackage')}
            </Button>
            {isStale ? (
              <Button kind="primary" onClick={() => void cache.refresh(PACKAGES)}>
                {t('loadLatest')}
              </Button>
            ) : (
              <Button type="submit" kind="primary" busy={saving.isPending}>
                {t('save')}
              </Button>
            )}
          </Row>
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

function Amounts({ golds, onChange }: AmountsProps) {
  const t = useMessages(messages)
  return (
    <Stack as="ul" gap={10}>
      {golds.map((amount, at) => (
        // Only its place identifies a row.
        <Row as="li" key={at} gap={10} align="end">
          <div style={{ flex: 1 }}>
            <TextField
              label={t('packageGold', { n: at + 1 })}
              value={amount}
              inputMode="numeric"
              pattern="\d{1,12}"
              required
              onChange={(value) => onChange(golds.with(at, value.trim()))}
            />
          </div>
          <Button
            kind="danger"
            aria-label={t('removePackage', { n: at + 1 })}
            disabled={golds.length === 1}
            onClick={() => onChange(golds.toSpliced(at, 1))}
          >
            {t('remove')}
          </Button>
        </Row>
      ))}
    </Stack>
  )
}
