import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import type { ReactNode } from 'react'
import { messages } from './messages.ts'

interface LoadedProps<Data> {
  /** As React Query returns it. */
  readonly query: { readonly data: Data | undefined; readonly error: Error | null; readonly isLoading: boolean }
  /** What is loaded, such as 'Loading the games': keeps the room of a large part. */
  readonly label?: string
  readonly children: (data: Data) => ReactNode
}

/** Shows data once it is loaded. After an error, the data of the last answer stays below the message. */
export function Loaded<Data>({ query: { data, error, isLoading }, label, children }: LoadedProps<Data>) {
  const t = useMessages(messages)
  return (
    <>
      {error && (
        <p role="alert">
          {error.message} {data !== undefined && t('stale')}
        </p>
      )}
      {isLoading &&
        (label ? (
          <div role="status" aria-label={label}>
            <Skeleton height="16rem" />
          </div>
        ) : (
          <p className="wait">{t('loading')}</p>
        ))}
      {data !== undefined && children(data)}
    </>
  )
}
