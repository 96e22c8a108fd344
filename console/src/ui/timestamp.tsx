import { ago, timestamp } from './format.ts'

/** The end of a break or an exclusion. */
export const Until = ({ at }: { at: number | null }) =>
  at === null ? (
    'for ever'
  ) : (
    <>
      until <Timestamp at={at} />
    </>
  )

/** A time that machines can read; `isAgo` for how long ago it was. */
export const Timestamp = ({ at, isAgo = false }: { at: number; isAgo?: boolean }) => (
  <time dateTime={new Date(at).toISOString()} title={isAgo ? timestamp(at) : undefined}>
    {isAgo ? ago(at) : timestamp(at)}
  </time>
)
