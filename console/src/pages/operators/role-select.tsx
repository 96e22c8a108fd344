import { ROLES } from '@glasshouse/rulebook/backoffice/values'
import { Select } from '@glasshouse/ui/forms/field.tsx'
import type { Role } from '../../client/call.ts'
import { optionsOf } from '../../ui/field.tsx'

const purposes: Record<Role, string> = {
  support: 'answers players and looks after reported messages',
  finance: 'looks after money: recharges, withdrawals, rebates',
  content: 'writes the house’s texts and characters',
  risk: 'looks after money and limits, countries and signs of harm',
  owner: 'does all of it, and decides about operators',
}

export const RoleSelect = ({ value, onChange }: { value: Role; onChange: (role: Role) => void }) => (
  <Select label="Role" value={value} options={optionsOf(ROLES)} hint={purposes[value]} onChange={onChange} />
)
