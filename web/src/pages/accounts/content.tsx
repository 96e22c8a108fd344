// What the three content pages share: asking for their words, and what stands there meanwhile.

import { useQuery } from '@tanstack/react-query'
import type { HomeContract } from '@glasshouse/rulebook/wire/home'
import { caller, type CallOptions } from '../../client/call.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { EmptyState, Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { messages } from './messages.ts'
import css from './accounts.module.css'

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

export function Waiting({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const t = useMessages(messages)
  if (failed)
    return (
      <EmptyState icon="refresh" title={t('unreachable')} text={t('unreachableText')}>
        <Button kind="quiet" onClick={onRetry}>
          {t('retry')}
        </Button>
      </EmptyState>
    )
  return (
    <div className={css.waiting}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height={56} />
      ))}
    </div>
  )
}
