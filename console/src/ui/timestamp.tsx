import { dateTime, timeAgo } from './format.ts'

/** A time that machines can read, exact to the second in its title; `isAgo` for how long ago it was. */
export function Timestamp({ at, isAgo = false }: { at: number; isAgo?: boolean }) {
  const exact = new Date(at).toISOString()
  return (
    <time dateTime={exact} title={exact}>
      {isAgo ? timeAgo(at) : dateTime(at)}
    </time>
  )
}
