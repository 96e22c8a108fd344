import { useState } from 'react'
import { birthMatchNames, hitStateNames, sanctionsSourceNames } from '@glasshouse/rulebook/backoffice/values'
import { Badge } from '@glasshouse/ui/data/badge.tsx'
import { Fact, Facts } from '@glasshouse/ui/data/facts.tsx'
import { TextArea } from '@glasshouse/ui/forms/text-area.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { call, type Answer } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Panel } from '../../ui/page.tsx'
import { toast } from '../../ui/toast.ts'
import { messages } from './messages.ts'

type Hit = Answer<'POST /api/console/identity/open'>['hits'][number]
const TONES = { open: 'bad', cleared: 'plain', confirmed: 'bad' } as const
const NOTE_MAX = 500

interface HitsProps {
  readonly hits: readonly Hit[]
  /** The player's. */
  readonly name: string
  readonly onDecided: () => Promise<unknown>
}

/** Matches with sanctions lists. The player never learns of them. */
export function Hits({ hits, name, onDecided }: HitsProps) {
  const t = useMessages(messages)
  const [decision, setDecision] = useState<{ hit: Hit; isCleared: boolean } | null>(null)
  return (
    <Panel title={t('matches')}>
      <p className="hint">{t('matchesText')}</p>
      {hits.map((hit) => {
        const { id, source, reference, listedName, score, birth, births, state, note, operator } = hit
        return (
          <section key={id} className="stack">
            <Row wrap gap="8px 14px">
              <strong>{t('matchTitle', { name: listedName, source: sanctionsSourceNames[source], reference })}</strong>
              <Badge tone={TONES[state]}>{hitStateNames[state]}</Badge>
              <span>{t('alike', { score })}</span>
            </Row>
            <Facts isAligned>
              <Fact name={t('birthDate')}>{birthMatchNames[birth]}</Fact>
              <Fact name={t('births')}>{births.join(', ') || t('noBirths')}</Fact>
              {operator && <Fact name={t('decided')}>{operator}</Fact>}
              {note && <Fact name={t('note')}>{note}</Fact>}
            </Facts>
            {state === 'open' && (
              <Row wrap gap={10}>
                <Button onClick={() => setDecision({ hit, isCleared: true })}>{t('clear')}</Button>
                <Button kind="danger" onClick={() => setDecision({ hit, isCleared: false })}>
                  {t('confirm')}
                </Button>
              </Row>
            )}
          </section>
        )
      })}
      {decision && (
        <FormDialog<'note'>
          title={t(decision.isCleared ? 'clearTitle' : 'confirmTitle', { name })}
          act={t(decision.isCleared ? 'clear' : 'confirm')}
          isDanger={!decision.isCleared}
          onClose={() => setDecision(null)}
          onSubmit={async ({ note }) => {
            const { hit, isCleared } = decision
            try {
              await call('POST /api/console/sanctions/decide', { id: hit.id, isCleared, note })
              toast(t(isCleared ? 'cleared' : 'confirmed', { id: hit.id }))
            } finally {
              await onDecided()
            }
          }}
        >
          <p>{t(decision.isCleared ? 'clearText' : 'confirmText')}</p>
          <TextArea label={t('whyLabel')} name="note" required minLength={3} maxLength={NOTE_MAX} hint={t('whyHint')} />
        </FormDialog>
      )}
    </Panel>
  )
}
