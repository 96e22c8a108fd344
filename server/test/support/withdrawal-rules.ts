/** Withdrawals without a hold, and with a cap for automatic payouts that no test reaches by chance. */
export const NO_HOLD = {
  newDestinationHoldMs: 0,
  automaticPerHour: 10n ** 12n,
  blockedUntil: (): Promise<null> => Promise.resolve(null),
} as const

// From 10,000, so that no number ends like those that the sandbox declines or reverses (000001 to 000004).
let accounts = 10_000
/** A bank account of the sandbox that no other player of this process has used. */
export const newAccount = () => ({
  bankCode: 'NG-GTB',
  accountNumber: `07${String(process.pid % 1000).padStart(3, '0')}${accounts++}`,
  accountName: 'Awa Ndiaye',
})

const accountsOf = new Map<string, ReturnType<typeof newAccount>>()
/** The bank account of the player with this token, the same one each time. */
export function accountOf(token: string): ReturnType<typeof newAccount> {
  const account = accountsOf.get(token) ?? newAccount()
  accountsOf.set(token, account)
  return account
}
