import { QueryClientProvider } from '@tanstack/react-query'
import { useSyncExternalStore, type ComponentType } from 'react'
import { firstWaiting, onQueries, queryClient, retryWaiting } from '../client/query/query-client.ts'
import { StillTrying, useIsSlow } from '@glasshouse/ui/states/still-trying.tsx'

/** A page that remembers what it asked the server, between visits too, and says so when an answer takes long. */
export const queryRoom = (Page: ComponentType): ComponentType =>
  function QueryRoom() {
    return (
      <QueryClientProvider client={queryClient}>
        <Page />
        <SlowNotice />
      </QueryClientProvider>
    )
  }

function SlowNotice() {
  const isSlow = useIsSlow(useSyncExternalStore(onQueries, firstWaiting))
  return isSlow && <StillTrying floats onRetry={() => void retryWaiting()} />
}
