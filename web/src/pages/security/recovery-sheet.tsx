import { Button } from '@glasshouse/ui/controls/button.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { messages } from './messages.ts'
import css from './security.module.css'

/** Shown once: whoever closes this has kept the codes, or makes new ones. */
export function RecoverySheet({ codes, onClose }: { codes: readonly string[] | null; onClose: () => void }) {
  const t = useMessages(messages)
  return (
    <Sheet open={codes !== null} onClose={onClose} title={t('codesTitle')}>
      {codes && (
        <div className={css.form}>
          <p className={css.text}>{t('codesText')}</p>
          <ol className={css.codes} aria-label={t('codesList')}>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ol>
          <div className={css.pair}>
            <Button kind="quiet" onClick={() => void copy(codes, t('copied'))}>
              {t('copy')}
            </Button>
            <Button kind="quiet" onClick={() => download(codes, t('file'))}>
              {t('download')}
            </Button>
          </div>
          <Button size="large" wide onClick={onClose}>
            {t('kept')}
          </Button>
        </div>
      )}
    </Sheet>
  )
}

async function copy(codes: readonly string[], done: string): Promise<void> {
  await navigator.clipboard.writeText(codes.join('\n'))
  toast(done)
}

function download(codes: readonly string[], heading: string): void {
  const url = URL.createObjectURL(new Blob([`${heading}\n\n${codes.join('\n')}\n`], { type: 'text/plain' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: 'glasshouse-recovery-codes.txt' })
  link.click()
  URL.revokeObjectURL(url)
}
