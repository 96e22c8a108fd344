// What stops all games after the database lost a moment, and the two decisions of an owner: ending hash chains, and opening
// the games again.

import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Fact, Facts } from '@glasshouse/ui/data/facts.tsx'
import { Note } from '@glasshouse/ui/layout/panel.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { useState } from 'react'
import { useAnswer } from '../../client/answers.ts'
import { call } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { number } from '../../ui/format.ts'
import { Panel } from '../../ui/page.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { Timestamp } from '../../ui/timestamp.tsx'
import { toast } from '../../ui/toast.ts'
import { messages } from './messages.ts'

export const RECOVERY = 'GET /api/console/recovery'
const EVERY_MS = 5000

interface RecoveryProps {
  /** Null for those who may only look. */
  readonly onEnd: ((epochs: readonly number[]) => void) | null
  readonly onDone: () => Promise<unknown>
}

/** Shown only while no game takes bets. */
export function Recovery({ onEnd, onDone }: RecoveryProps) {
  const t = useMessages(messages)
  const [isFinishing, setFinishing] = useState(false)
  const recovery = useAnswer(RECOVERY, {}, { refetchInterval: EVERY_MS }).data?.recovery
  if (!recovery) return null
  const { epochs, seedPairs, lostUntil } = recovery
  return (
    <Panel title={t('recoveryTitle')}>
      <Note tone="lose">
        <p>
          <Sentence text={t('recoveryText')} parts={{ time: <Timestamp at={lostUntil} /> }} />
        </p>
      </Note>
      <Facts isAligned>
        <Fact name={t('recoveryEpochs')}>{epochs.length === 0 ? t('recoveryDone') : epochs.join(', ')}</Fact>
        <Fact name={t('recoveryPairs')}>
          {seedPairs === 0 ? t('recoveryDone') : t('recoveryRun', { n: number(seedPairs) })}
        </Fact>
      </Facts>
      {onEnd && (
        <Row gap={10}>
          {epochs.length > 0 && (
            <Button kind="danger" onClick={() => onEnd(epochs)}>
              {t('endAllChains')}
            </Button>
          )}
          {epochs.length === 0 && seedPairs === 0 && (
            <Button kind="primary" onClick={() => setFinishing(true)}>
              {t('finish')}
            </Button>
          )}
        </Row>
      )}
      {isFinishing && (
        <FormDialog
          title={t('finishTitle')}
          act={t('finish')}
          wantsReason
          wantsPassword
          onSubmit={async ({ reason, password }) => {
            await call('POST /api/console/recovery/finish', { reason, password })
            toast(t('finishedToast'))
            await onDone()
          }}
          onClose={() => setFinishing(false)}
        >
          <p>{t('finishText')}</p>
        </FormDialog>
      )}
    </Panel>
  )
}

interface EndDialogProps {
  readonly epochs: readonly number[]
  readonly onDone: () => Promise<unknown>
  readonly onClose: () => void
}

export function EndDialog({ epochs, onDone, onClose }: EndDialogProps) {
  const t = useMessages(messages)
  const isOne = epochs.length === 1
  return (
    <FormDialog
      title={isOne ? t('endTitle', { epoch: epochs[0] ?? 0 }) : t('endAllTitle', { n: epochs.length })}
      act={t(isOne ? 'endChain' : 'endAllChains')}
      isDanger
      wantsReason
      wantsPassword
      onSubmit={async ({ reason, password }) => {
        const { ended } = await call('POST /api/console/chain/end', { epochs: [...epochs], reason, password })
        toast(ended.length === 0 ? t('nothingEnded') : t('endedToast', { epochs: ended.join(', ') }))
        await onDone()
      }}
      onClose={onClose}
    >
      <p>{t(isOne ? 'endText' : 'endAllText')}</p>
    </FormDialog>
  )
}
