// Which messages trigger a push: only those about the player's money and account. All others, including anything that
// invites to play, stay in the inbox.

const AREAS = [
  'recharge',
  'deposit',
  'withdrawal',
  'security',
  'login',
  'device',
  'email',
  'account',
  'support',
] as const
const SINGLE_CODES: ReadonlySet<string> = new Set(['rebate.paid', 'protection.depositBeyond', 'protection.depositOut'])

export const isPushed = (code: string): boolean =>
  SINGLE_CODES.has(code) || AREAS.some((area) => code.startsWith(`${area}.`))
