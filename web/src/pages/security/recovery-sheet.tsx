import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Grid, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Paragraph } from '@glasshouse/ui/text/text.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { copyText } from '@glasshouse/ui/text/clipboard.ts'
import { downloadText } from '@glasshouse/ui/text/download.ts'
import { messages } from './messages.ts'
import css from './security.module.css'

const FILE = 'glasshouse-recovery-codes.txt'

/** Shows new codes once; a player who did not keep them has to make new ones. */
export function RecoverySheet({ codes, onClose }: { codes: readonly string[] | null; onClose: () => void }) {
  const t = useMessages(messages)
  return (
    <Sheet open={codes !== null} onClose={onClose} title={t('codesTitle')}>
      {codes && (
        <Stack gap={16}>
          <Paragraph>{t('codesText')}</Paragraph>
          <Grid as="ol" gap={8} className={css.codes} aria-label={t('codesList')}>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </Grid>
          <Grid gap={10}>
            <Button kind="quiet" onClick={() => void copyText(codes.join('\n'), t('copied'))}>
              {t('copy')}
            </Button>
            <Button
              kind="quiet"
              onClick={() => downloadText(FILE, 'text/plain', `${t('file')}\n\n${codes.join('\n')}\n`)}
            >
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
