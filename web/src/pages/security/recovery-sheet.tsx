import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Grid, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { messages } from './messages.ts'
import css from './security.module.css'

/** Shows new codes once; a player who did not keep them has to make new ones. */
export function RecoverySheet({ codes, onClose }: { codes: readonly string[] | null; onClose: () => void }) {
  const t = useMessages(messages)
  return (
    <Sheet open={codes !== null} onClose={onClose} title={t('codesTitle')}>
      {codes && (
        <Stack gap={16}>
          <Text size={3} tone="muted">
            {t('codesText')}
          </Text>
          <Grid as="ol" gap={8} className={css.codes} aria-label={t('codesList')}>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </Grid>
          <Grid gap={10}>
            <Button kind="quiet" onClick={() => void copy(codes, t('copied'))}>
              {t('copy')}
            </Button>
            <Button kind="quiet" onClick={() => download(codes, t('file'))}>
              {t('download')}
            </Button>
          </Grid>
          <Button size="large" wide onClick={onClose}>
            {t('kept')}
          </Button>
        </Stack>
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
