import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { ROLES } from '@glasshouse/rulebook/backoffice/values'
import { Select } from '@glasshouse/ui/forms/field.tsx'
import type { Role } from '../../client/call.ts'
import { optionsOf } from '../../ui/field.tsx'
import { messages } from './messages.ts'

export function RoleSelect({ value, onChange }: { value: Role; onChange: (role: Role) => void }) {
  const t = useMessages(messages)
  return (
    <Select
      label={t('role')}
      value={value}
      options={optionsOf(ROLES)}
      hint={t(`purpose ${value}`)}
      onChange={onChange}
    />
  )
}
