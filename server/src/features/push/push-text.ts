// Which messages a closed browser is told of: those about one's own money and one's own account. Whatever is not named
// here, and so whatever invites to play, stays in the inbox until its reader comes by himself.

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
const SINGLE: ReadonlySet<string> = new Set(['rebate.paid', 'protection.depositBeyond', 'protection.depositOut'])

export const isPushed = (code: string): boolean => SINGLE.has(code) || AREAS.some((area) => code.startsWith(`${area}.`))
