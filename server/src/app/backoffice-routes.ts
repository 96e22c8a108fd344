// Back-office routes that cross features: players, money, texts and packages.

import { fromWire } from '@glasshouse/rulebook/core/coins'
import type { Config } from '../config/config.ts'
import type { Infrastructure } from './infrastructure.ts'
import { identityListRoutes } from '../backoffice/identity-lists.ts'
import { moneyBackofficeRoutes } from '../backoffice/money.ts'
import { moneyListRoutes } from '../backoffice/money-lists.ts'
import { playerBackofficeRoutes } from '../backoffice/players.ts'
import { playerListRoutes } from '../backoffice/players-lists.ts'
import { textListRoutes } from '../backoffice/texts-lists.ts'
import type { Route } from '../platform/http/route.ts'
import type { PasswordRecovery } from '../features/account/password-recovery.ts'
import { ShareOrders } from '../features/investment/orders.ts'
import { WALLET_TOPIC } from '../features/wallet/orders.ts'
import { packageRoutes } from '../features/wallet/packages.ts'
import type { Wallet } from '../features/wallet/wallet.ts'

export const backofficeRoutes = (
  infrastructure: Infrastructure,
  wallet: Wallet,
  recovery: PasswordRecovery,
): Route[] => [
  ...playerListRoutes(infrastructure.db),
  ...playerBackofficeRoutes({
    ...infrastructure,
    sendRecovery: (operatorId, playerId, reason) => recovery.assist(operatorId, playerId, reason),
    notifyBets: (game) => infrastructure.events.notify(`bets:${game}`),
  }),
  ...moneyListRoutes(infrastructure.db, [
    wallet.fiat.terms.currency,
    ...wallet.networks.map(({ terms }) => terms.currency),
  ]),
  ...moneyRoutes(infrastructure, wallet),
  ...identityListRoutes(infrastructure.db),
  ...textListRoutes(infrastructure.db),
  ...packageRoutes(infrastructure.db, wallet.fiat.terms.currency),
]

/** Where gold of the casino can come from and go to. Without a gateway its stand-in has a name, but holds no money. */
export function moneySources(
  { mode, flutterwave }: Pick<Config, 'mode' | 'flutterwave'>,
  gateway: string,
  networks: readonly string[],
): string[] {
  if (mode === 'sandbox') return ['sandbox']
  return [...(flutterwave ? [`gateway:${gateway}`] : []), ...networks.map((network) => `chain:${network}`)]
}

function moneyRoutes({ config, db, events, calendar, bankroll }: Infrastructure, wallet: Wallet): Route[] {
  const shares = new ShareOrders({ db, calendar, bankroll })
  return moneyBackofficeRoutes({
    db,
    soloLimit: fromWire(config.adjustAloneGold),
    sources: moneySources(
      config,
      wallet.gateway.name,
      wallet.networks.map(({ terms }) => terms.network),
    ),
    appendGoldEvent: (tx, playerId) => events.append(tx, WALLET_TOPIC, [{ playerId: Number(playerId) }]),
    afterBooking: () => {
      events.notify(WALLET_TOPIC)
      bankroll.changed()
    },
    addToPool: (tx, own) => shares.addOwn(tx, own),
    gateway: {
      name: wallet.gateway.name,
      isSandbox: wallet.gateway.isSandbox,
      isUp: () => wallet.fiat.isUp(),
    },
    networks: wallet.networks.map((provider) => ({
      network: provider.terms.network,
      name: provider.terms.name,
      currency: provider.terms.currency,
      maxPayout: provider.maxPayout,
      isUp: () => provider.isUp(),
      hotWallet: () => provider.hotWallet(),
    })),
  })
}
