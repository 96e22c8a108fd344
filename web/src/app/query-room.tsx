import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { queryClient } from '../client/queries.ts'

/** A page that remembers what it asked the server, between visits too. */
export const queryRoom = (Page: ComponentType): ComponentType =>
  function QueryRoom() {
    return (
      <QueryClientProvider client={queryClient}>
        <Page />
      </QueryClientProvider>
    )
  }
