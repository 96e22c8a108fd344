// Values that contracts, lists and the console share. No zod here: the console's bundle has none.

export const ROLES = ['support', 'finance', 'content', 'risk', 'owner'] as const
export const playerStates = ['active', 'suspended', 'excluded', 'closed'] as const
export const languageNames = { en: 'English', fr: 'French' } as const
export const harmIndicatorNames = {
  night: 'played through the night',
  rising: 'stakes rose steeply',
  recharges: 'recharge upon recharge',
  loosened: 'loosened limits',
} as const
