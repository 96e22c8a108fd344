import { Tabs as SharedTabs } from '@glasshouse/ui/controls/tabs.tsx'
import type { ReactNode } from 'react'
import { setQuery, usePlace } from '../client/place.ts'

interface TabsProps {
  readonly label: string
  readonly tabs: readonly { readonly id: string; readonly title: string; readonly show: () => ReactNode }[]
}

/** Views of a page; the address says which one is open. */
export function Tabs({ label, tabs }: TabsProps) {
  const { query } = usePlace()
  const current = tabs.find(({ id }) => id === query['tab']) ?? tabs[0]
  // Filters and sort belong to the view that is left.
  const choose = (tab: string): void =>
    setQuery({ ...Object.fromEntries(Object.keys(query).map((name) => [name, undefined])), tab })
  return (
    <SharedTabs
      label={label}
      tabs={tabs.map(({ id, title }) => ({ name: id, text: title }))}
      chosen={current?.id ?? ''}
      onChoose={choose}
      isFitted
    >
      {current?.show()}
    </SharedTabs>
  )
}
