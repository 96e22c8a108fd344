import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Grid } from '@glasshouse/ui/layout/stack.tsx'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { toast } from '../toast.ts'
import { Button } from '../button.tsx'
import { messages } from '../messages.ts'

/** Shown once. Each code opens the console once when the second factor is lost. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useMessages(messages)
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(codes.join('\n'))
    toast(t('recoveryCopied'))
  }
  return (
    <div className="stack">
      <p>{t('recoveryText')}</p>
      <Grid as="ol" min="9rem" gap={8} aria-label={t('recoveryCodes')}>
        {codes.map((code) => (
          <Text as="li" key={code} align="center" style={{ padding: '8px 12px', background: 'var(--s2)' }}>
            <code>{code}</code>
          </Text>
        ))}
      </Grid>
      <Button onClick={() => void copy().catch(() => toast(t('recoveryNotCopied')))}>{t('copyCodes')}</Button>
    </div>
  )
}
