import { useEffect, useSyncExternalStore, type ComponentType } from 'react'
import { ListFailed } from '@glasshouse/ui/states/list-states.tsx'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { createLoader } from './loader.ts'

/** A part whose code is fetched when it is first shown. A failure can be retried and takes nothing else down. */
export function lazyWithRetry<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const loader = createLoader<Props>(async () => ({ default: await load() }), { source: load })
  return function LazyPart(props: Props) {
    const state = useSyncExternalStore(loader.subscribe, loader.state)
    useEffect(() => {
      loader.load()?.catch(() => undefined)
    }, [])
    if (state.kind === 'ready') return <state.Component {...props} />
    return state.kind === 'failed' ? <ListFailed onRetry={loader.retry} /> : <Skeleton height={280} />
  }
}
