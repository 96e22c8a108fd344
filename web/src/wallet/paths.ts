export const WALLET = '/pages/wallet/wallet'
export const REFILL = '/pages/wallets/refill/refill'
export const CHARGING_HISTORY = '/pages/wallets/chargingHistory/chargingHistory'
export const AD_TASKS = '/pages/wallets/adTasks/adTasks'
/** The page of one recharge, until its end and after. */
export const rechargePath = (id: number): string => `/pages/payUrl/payUrl?id=${id}`
export const WITHDRAWAL_HISTORY = '/pages/wallets/withdrawalHistory/withdrawalHistory'
export const LEDGER = '/pages/wallets/ledger/ledger'
export const WITHDRAWAL = '/pages/wallets/withdrawal/withdrawal'
/** The page of one withdrawal, until its end and after. */
export const withdrawalPath = (id: number): string => `${WITHDRAWAL}?id=${id}`
