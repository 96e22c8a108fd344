import { Grid } from '@glasshouse/ui/layout/stack.tsx'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { toast } from '../toast.ts'
import { Button } from '../button.tsx'

/** Shown once. Each code opens the console once when the second factor is lost. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(codes.join('\n'))
    toast('Copied.')
  }
  return (
    <div className="stack">
      <p>
        If you lose your second factor, each of these codes lets you in once. Keep them where only you find them: they
        are not shown again.
      </p>
      <Grid as="ol" min="9rem" gap={8} aria-label="Recovery codes">
        {codes.map((code) => (
          <Text as="li" key={code} align="center" style={{ padding: '8px 12px', background: 'var(--s2)' }}>
            <code>{code}</code>
          </Text>
        ))}
      </Grid>
      <Button onClick={() => void copy().catch(() => toast('This browser does not copy. Write them down.'))}>
        Copy
      </Button>
    </div>
  )
}
