import { ago, moment } from './format.ts'

/** A time that machines can read; `isAgo` for how long ago it was. */
export const Timestamp = ({ at, isAgo = false }: { at: number; isAgo?: boolean }) => (
  <time dateTime={new Date(at).toISOString()} title={isAgo ? moment(at) : undefined}>
    {isAgo ? ago(at) : moment(at)}
  </time>
)
