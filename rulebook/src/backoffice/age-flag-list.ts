// Players who said in a chat that they are under age.

import { defineList } from './define-list.ts'
import { ageFlagStateNames } from './values.ts'

export const ageFlagList = defineList({
  name: 'age-flags',
  roles: ['support', 'risk', 'owner'],
  summary: 'Players who said in a chat that they are under age',
  columns: {
    id: { type: 'id' },
    playerId: { type: 'id', title: 'Player' },
    nickname: { type: 'text' },
    characterId: { type: 'text', title: 'Character' },
    state: { type: 'text', title: 'State', options: ageFlagStateNames },
    operator: { type: 'text', isNullable: true },
    reason: { type: 'text', isNullable: true },
    createTime: { type: 'time', title: 'Said', isSorted: true },
    clearTime: { type: 'time', isNullable: true },
  },
  filters: {
    state: { label: 'State', options: ageFlagStateNames },
    player: { type: 'id', label: 'Player number', column: 'playerId' },
    from: { type: 'from', label: 'From' },
    to: { type: 'to', label: 'To' },
  },
})
