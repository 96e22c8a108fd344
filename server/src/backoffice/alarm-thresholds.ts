// When waiting work and unusual events become alarms. Every threshold of these alarms is here.

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

export const ALARM_THRESHOLDS = {
  /** How long the oldest withdrawal in review, adjustment and question may wait. */
  withdrawalWaitMs: 4 * HOUR_MS,
  adjustmentWaitMs: 24 * HOUR_MS,
  questionWaitMs: 24 * HOUR_MS,
  /** Refused webhooks of one provider within the window. A single one is often a provider's own retry. */
  refusedWebhooks: 5,
  refusedWebhooksMs: HOUR_MS,
  /** How long Google may say nothing clear about an order, and how long a paid one that granted no VIP stays an alarm. */
  googleWaitMs: 24 * HOUR_MS,
  googleRefusedMs: 72 * HOUR_MS,
  /** How long an operator's lock-out stays an alarm. */
  throttledMs: 24 * HOUR_MS,
  /** The gold of one credited deposit that a person should look at, and for how long it stays an alarm. */
  largeDepositGold: 5_000_000,
  largeDepositMs: 24 * HOUR_MS,
  /** How long less may be seen outside than the books say: providers settle payments later, a chain does not. */
  gatewaySettlementMs: 72 * HOUR_MS,
  chainSettlementMs: HOUR_MS,
  /** How old the last look at an outside balance may be. */
  unseenMs: 24 * HOUR_MS,
  /** How long an AI engine may fail, and how long after its last failure that stays an alarm. */
  engineDownMs: 5 * MINUTE_MS,
  engineQuietMs: 15 * MINUTE_MS,
  /** How long a new release stays an alarm, how long an upgrade of all nodes may take, and when a node counts as gone. */
  newReleaseMs: 24 * HOUR_MS,
  rollingUpgradeMs: HOUR_MS,
  nodeSeenMs: 3 * MINUTE_MS,
} as const
