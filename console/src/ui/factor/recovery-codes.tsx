import { toast } from '../toast.tsx'
import { Button } from '../button.tsx'
import css from './factor.module.css'

/** Told once. Each of them opens the console once when the second factor is lost. */
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
      <ol className={css.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Button onClick={() => void copy().catch(() => toast('This browser does not copy. Write them down.'))}>
        Copy
      </Button>
    </div>
  )
}
