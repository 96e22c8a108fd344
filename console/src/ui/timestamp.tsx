import { ago, moment } from './format.ts'

/** A moment that machines can read; `isAgo` for how long it is since. */
export function Moment({ at, isAgo = false }: { at: number; isAgo?: boolean }) {
  return (
    <time dateTime={new Date(at).toISOString()} title={isAgo ? moment(at) : undefined}>
      {isAgo ? ago(at) : moment(at)}
    </time>
  )
}
