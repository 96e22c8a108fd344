// Counts which situations occurred. A simulation that never meets a late webhook proves nothing about late webhooks.

export type Count = (what: string, times?: number) => void

export class Coverage {
  readonly #counts = new Map<string, number>()

  readonly count: Count = (what, times = 1) => {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + times)
  }

  countOf(what: string): number {
    return this.#counts.get(what) ?? 0
  }

  add(other: Coverage): void {
    for (const [what, times] of other.#counts) this.count(what, times)
  }

  missing(): string[] {
    return REQUIRED.filter((what) => this.countOf(what) === 0)
  }

  print(): string {
    return [...this.#counts]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([what, times]) => `${String(times).padStart(8)}  ${what}`)
      .join('\n')
  }
}

const crashes = ['read', 'statement', 'begin', 'inside', 'commit', 'gateway', 'chain'].flatMap((call) => [
  `crash before ${call}`,
  `crash after ${call}`,
])

/** Every one of these must occur. */
const REQUIRED: readonly string[] = [
  ...crashes,
  'restart',
  'recharge credited',
  'recharge failed',
  'recharge expired',
  'recharge late',
  'recharge underpaid',
  'recharge overpaid',
  'recharge paid again after it was credited',
  'recharge in another currency',
  'order refunded',
  'order charged back',
  'order paid again after a reversal',
  'recharge reversed after it was credited',
  'recharge reversed before it was credited',
  'reversal cleared',
  'withdrawal reviewed after a reversal',
  'recharge repeated',
  'recharge refused keyReused',
  'recharge refused goldTooLow',
  'webhook once',
  'webhook lost',
  'webhook doubled',
  'webhook late',
  'webhook about nothing',
  'webhook refused',
  'webhook accepted',
  'deposit credited',
  'deposit tooSmall',
  'deposit orphaned',
  'deposit seen again',
  'deposit of another token',
  'deposit of nothing',
  'deposit in parts',
  'deposit vanished after it was credited',
  'branch',
  'branch deeper than the confirmations',
  'network frozen',
  'withdrawal fiat confirmed',
  'withdrawal fiat failed',
  'withdrawal crypto confirmed',
  'withdrawal crypto failed',
  'withdrawal rejected by an operator',
  'withdrawal cancelled',
  'withdrawal approved by two operators',
  'withdrawal repeated',
  'withdrawal refused notEnoughGold',
  'withdrawal refused quoteExpired',
  'withdrawal refused quoteUnknown',
  'payout replaced by a dearer one',
  'payout sent again',
  'payout forgotten by the chain',
  'gateway.payout not reached',
  'gateway.payout done without an answer',
  'gateway.payout arrives later',
  'gateway.payout not shown yet',
  'gateway.payout repeated, accepted',
  'gateway.payout repeated, declined',
  'gateway.payout repeated, unknown',
  'gateway.createOrder done without an answer',
  'gateway.fetchStatus not reached',
  'withdrawal approved again after a restore',
  'payout forgotten by a restore',
  'chain.send not reached',
  'chain.send done without an answer',
  'chain node behind',
  'difference kept',
  'two at once',
]
