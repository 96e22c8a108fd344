import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import type { FilterSpec } from '@glasshouse/rulebook/backoffice/define-list'
import { Select, TextField } from '@glasshouse/ui/forms/field.tsx'
import { setQuery } from '../../client/place.ts'
import { Button } from '../button.tsx'
import { optionsOf } from '../field.tsx'
import { isoDay } from '../format.ts'
import css from './data-table.module.css'
import { messages } from '../messages.ts'

interface Filter extends FilterSpec {
  readonly id: string
  readonly label: string
}

interface FiltersProps {
  readonly filters: readonly Filter[]
  readonly query: Readonly<Record<string, string>>
}

export function Filters({ filters, query }: FiltersProps) {
  const t = useMessages(messages)
  const isFiltered = filters.some(({ id }) => query[id])
  return (
    <form className={css.filters} role="search" aria-label={t('filters')} onSubmit={(event) => event.preventDefault()}>
      {filters.map((filter) => (
        // The key has the value, so that a field shows what the address says when it changes elsewhere.
        <OneFilter key={`${filter.id} ${query[filter.id] ?? ''}`} filter={filter} value={query[filter.id] ?? ''} />
      ))}
      {isFiltered && (
        <Button onClick={() => setQuery(Object.fromEntries(filters.map(({ id }) => [id, undefined])))}>
          {t('clearFilters')}
        </Button>
      )}
    </form>
  )
}

function OneFilter({ filter: { id, label, type, options }, value }: { filter: Filter; value: string }) {
  const t = useMessages(messages)
  if (options)
    return (
      <Select
        label={label}
        options={[{ value: '', label: t('all') }, ...optionsOf(options)]}
        defaultValue={value}
        onChange={(chosen) => setQuery({ [id]: chosen })}
      />
    )
  const isDay = type === 'from' || type === 'to'
  // Applies on Enter or when the field is left: half a name would find nothing.
  const apply = (entered: string): void => {
    const next = isDay ? edgeOfDay(entered, type) : entered.trim()
    if (next !== value) setQuery({ [id]: next })
  }
  return (
    <TextField
      label={label}
      type={isDay ? 'date' : 'search'}
      defaultValue={isDay && value ? isoDay(Number(value)) : value}
      maxLength={isDay ? undefined : 200}
      onBlur={({ target }) => apply(target.value)}
      onKeyDown={({ key, currentTarget }) => (key === 'Enter' ? apply(currentTarget.value) : undefined)}
    />
  )
}

/** The first or last millisecond of a day on this browser's clock; a day with a change of clocks has 23 or 25 hours. */
function edgeOfDay(entered: string, type: 'from' | 'to'): string {
  const first = new Date(`${entered}T00:00`)
  if (Number.isNaN(first.getTime())) return ''
  if (type === 'from') return String(first.getTime())
  return String(new Date(first.getFullYear(), first.getMonth(), first.getDate() + 1).getTime() - 1)
}
