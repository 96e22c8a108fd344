import { useRef, useState } from 'react'
import { CopyRow } from '../../play/fairness/copy-row.tsx'
import { checkPair, readExport } from '../../play/fairness/export-check.ts'
import { loadRules } from '../../play/fairness/game-rules.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { CheckResult } from './check-result.tsx'
import { messages } from './seeds-messages.ts'
import type { CheckState } from './use-pair-check.ts'
import css from './fairness.module.css'

/** The same check for a file from anywhere; it stays in the browser. */
export function FileCheck() {
  const t = useMessages(messages)
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<CheckState>({ kind: 'idle' })

  async function check(file: File): Promise<void> {
    const pair = readExport(await file.text())
    if (!pair) return setState({ kind: 'failed', message: t('wrongFile') })
    const onShare = (share: number): void => setState({ kind: 'busy', step: 'checking', share })
    onShare(0)
    const result = await checkPair(pair, { rulesOf: loadRules, onShare })
    setState({ kind: 'done', result, pair })
  }

  return (
    <section className={css.section}>
      <h2>{t('file')}</h2>
      <p>{t('fileText')}</p>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // The same file may be chosen again after it was changed.
          event.target.value = ''
          if (file) void check(file)
        }}
      />
      <Button kind="quiet" busy={state.kind === 'busy'} onClick={() => input.current?.click()}>
        {t('choose')}
      </Button>
      {state.kind === 'done' && (
        <dl>
          <CopyRow name={t('fileHash', { id: state.pair.seedPairId })} value={state.pair.serverSeedHash} />
        </dl>
      )}
      <CheckResult state={state} />
    </section>
  )
}
