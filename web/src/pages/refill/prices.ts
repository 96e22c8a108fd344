import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import type { WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'

export type Prices = OutputOf<WalletContract, 'GET /api/recharge/price_setting'>
export type CryptoWay = Prices['crypto'][number]
