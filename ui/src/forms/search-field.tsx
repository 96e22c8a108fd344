import { Icon } from '../controls/icon.tsx'
import { TextField } from './field.tsx'

interface SearchFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** A field that narrows a list while it is typed in. */
export function SearchField(props: SearchFieldProps) {
  return (
    <TextField
      {...props}
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      before={
        <span style={{ margin: '0 -6px 0 14px', color: 'var(--text-3)' }}>
          <Icon name="search" size={20} />
        </span>
      }
    />
  )
}
