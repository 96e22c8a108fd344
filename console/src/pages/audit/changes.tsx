// What an audit entry changed, from the stored JSON of before and after.

import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import css from './audit.module.css'
import { messages } from './messages.ts'

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

function List({ changes }: { changes: readonly Change[] }) {
  const t = useMessages(messages)
  return (
    <ul className={css.changes}>
      {changes.map(({ field, was, is }) => (
        <li key={field}>
          <b>{field}</b> {was && <del>{was}</del>} {was && is && <span aria-label={t('becomes')}>→</span>}{' '}
          {is && <ins>{is}</ins>}
        </li>
      ))}
    </ul>
  )
}

interface Change {
  readonly field: string
  readonly was: string
  readonly is: string
}

/** Fields that are the same on both sides are left out. */
export function changesOf(before: string | null, after: string | null): Change[] {
  const [was, is] = [factsOf(before), factsOf(after)]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((field) => ({ field, was: written(was[field]), is: written(is[field]) }))
    .filter((change) => change.was !== change.is)
}

function factsOf(json: string | null): Record<string, unknown> {
  try {
    const facts: unknown = JSON.parse(json ?? '{}')
    return typeof facts === 'object' && facts ? (facts as Record<string, unknown>) : { value: facts }
  } catch {
    return { value: json }
  }
}

const written = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)
