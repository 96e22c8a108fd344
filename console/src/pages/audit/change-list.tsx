import { changesOf, type Change } from './changes.ts'
import css from './audit.module.css'

const SHORT = 60

/** The values before and after, field by field. */
export function Changes({ before, after }: { before: string | null; after: string | null }) {
  const changes = changesOf(before, after)
  if (changes.length === 0) return <span className="hint">—</span>
  const isLong = changes.length > 4 || changes.some(({ was, is }) => (was + is).length > SHORT)
  if (!isLong) return <List changes={changes} />
  return (
    <details>
      <summary className={css.summary}>{changes.map(({ field }) => field).join(', ')}</summary>
      <List changes={changes} />
    </details>
  )
}

const List = ({ changes }: { changes: readonly Change[] }) => (
  <ul className={css.changes}>
    {changes.map(({ field, was, is }) => (
      <li key={field}>
        <b>{field}</b> {was && <del>{was}</del>} {was && is && <span aria-label="became">→</span>}{' '}
        {is && <ins>{is}</ins>}
      </li>
    ))}
  </ul>
)
