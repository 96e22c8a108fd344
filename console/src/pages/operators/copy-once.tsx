import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import css from './operators.module.css'

/** Something that is told once: it can be copied, and is not shown again. */
export function CopyOnce({ text, label }: { text: string; label: string }) {
  return (
    <>
      <div className={css.once} role="group" aria-label={label}>
        <code>{text}</code>
      </div>
      <p className="hint">It is not shown again.</p>
      <Button
        kind="main"
        onClick={() =>
          void navigator.clipboard.writeText(text).then(
            () => toast('Copied.'),
            () => toast('This browser does not copy. Select it by hand.'),
          )
        }
      >
        Copy
      </Button>
    </>
  )
}
