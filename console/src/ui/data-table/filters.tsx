import { setQuery } from '../../client/place.ts'
import { Button } from '../button.tsx'
import { Select, TextField } from '@glasshouse/ui/forms/field.tsx'
import { day } from '../format.ts'
import css from './data-table.module.css'

/** `from` and `to` are whole days on this desk's clock; the server is asked for their first and last moment. */
export interface Filter {
  readonly id: string
  readonly label: string
  readonly kind?: 'text' | 'from' | 'to'
  /** Where there are few values. */
  readonly options?: readonly (string | { readonly value: string; readonly label: string })[]
}

interface FiltersProps {
  readonly filters: readonly Filter[]
  readonly query: Readonly<Record<string, string>>
}

export function Filters({ filters, query }: FiltersProps) {
  const isFiltered = filters.some(({ id }) => query[id])
  return (
    <form className={css.filters} role="search" aria-label="Filters" onSubmit={(event) => event.preventDefault()}>
      {filters.map((filter) => (
        // Made anew when the address changes from elsewhere, so that it shows what holds.
        <OneFilter key={`${filter.id} ${query[filter.id] ?? ''}`} filter={filter} value={query[filter.id] ?? ''} />
      ))}
      {isFiltered && (
        <Button onClick={() => setQuery(Object.fromEntries(filters.map(({ id }) => [id, undefined])))}>Clear</Button>
      )}
    </form>
  )
}

function OneFilter({ filter: { id, label, kind = 'text', options }, value }: { filter: Filter; value: string }) {
  if (options) {
    const all = options.map((option) => (typeof option === 'string' ? { value: option, label: option } : option))
    return (
      <Select
        label={label}
        options={[{ value: '', label: 'all' }, ...all]}
        defaultValue={value}
        onChange={(chosen) => setQuery({ [id]: chosen })}
      />
    )
  }
  const isDay = kind !== 'text'
  // Said when he leaves the field or presses Enter: half a name would find nothing.
  const say = (entered: string): void => {
    const next = isDay ? momentOf(entered, kind) : entered.trim()
    if (next !== value) setQuery({ [id]: next })
  }
  return (
    <TextField
      label={label}
      type={isDay ? 'date' : 'search'}
      defaultValue={isDay && value ? day(Number(value)) : value}
      maxLength={isDay ? undefined : 200}
      onBlur={({ target }) => say(target.value)}
      onKeyDown={({ key, currentTarget }) => (key === 'Enter' ? say(currentTarget.value) : undefined)}
    />
  )
}

const LAST_MOMENT = 86_400_000 - 1

function momentOf(entered: string, kind: 'from' | 'to'): string {
  if (!entered) return ''
  const first = new Date(`${entered}T00:00`)
  if (Number.isNaN(first.getTime())) return ''
  if (kind === 'from') return String(first.getTime())
  // A day with a change of clocks is shorter or longer: it ends where the next one begins.
  const next = new Date(first.getFullYear(), first.getMonth(), first.getDate() + 1)
  return String(Math.max(next.getTime() - 1, first.getTime() + LAST_MOMENT - 7_200_000))
}
