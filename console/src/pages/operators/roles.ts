import type { Role } from '../../client/call.ts'

export const ROLES: readonly Role[] = ['support', 'finance', 'content', 'risk', 'owner']

/** What a role is for, in a few words. */
export const rolePurposes: Record<Role, string> = {
  support: 'answers players and looks after reported messages',
  finance: 'looks after money: recharges, withdrawals, rebates',
  content: 'writes the house’s texts and characters',
  risk: 'looks after money and limits, countries and signs of harm',
  owner: 'does all of it, and decides about operators',
}
