// The texts that operators write: FAQ, contact channels and about us.

import { useQuery } from '@tanstack/react-query'
import type { HomeContract } from '@glasshouse/rulebook/wire/home'
import { caller, type CallOptions } from '../../client/call.ts'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'

const call = caller<HomeContract>()

export const useFaq = () => useContent('faq', (options) => call('GET /api/user/faq', {}, options))
export const useContactUs = () => useContent('contactUs', (options) => call('GET /api/home/contact_us', {}, options))
export const useAboutUs = () => useContent('aboutUs', (options) => call('GET /api/home/about_us', {}, options))

const useContent = <T,>(name: string, ask: (options: CallOptions) => Promise<T>) =>
  useQuery({
    queryKey: ['content', name],
    queryFn: ({ signal }) => ask({ quiet: true, signal }),
    staleTime: 60_000,
  })

export const ContentSkeleton = () => (
  <Stack gap={10}>
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} height={56} />
    ))}
  </Stack>
)
