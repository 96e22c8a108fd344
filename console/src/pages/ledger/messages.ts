import { defineEnglish } from '@glasshouse/ui/text/i18n.ts'
import { messages as uiMessages } from '../../ui/messages.ts'

export const messages = defineEnglish(
  {
    title: 'Ledger',
    checkedAt: 'Last check: {time}.',
    notChecked: 'Not checked yet.',
    completeAt: 'Each check covers new entries and part of the older ones. The last full pass ended on {time}.',
    notComplete: 'Each check covers new entries and part of the older ones. The first full pass isn’t finished.',
    refresh: 'Refresh',
    checkAll: 'Check everything now',
    checkedAll: 'Full check: {time}.',
    loadingLedger: 'Loading the ledger',
    verdict: 'Verdict',
    sumOfAccounts: 'Sum of all accounts',
    unbalanced: 'The ledger doesn’t balance. Stop the server and find the cause.',
    failed: 'The ledger sums to zero, but {n} {n|check fails|checks fail}.',
    balanced: 'The ledger balances and all checks pass.',
    checks: 'Ledger checks',
    passes: 'passes',
    failsFor: 'fails for {n} {n|row|rows}',
    totals: 'Totals by account type',
    noAccounts: 'No accounts yet. They appear with the first transaction.',
    type: 'Type',
    accounts: 'Accounts',
    gold: 'Gold',
    sum: 'Sum',
    recorded: 'Recorded so far',
    entries: 'Entries',
  },
  uiMessages,
)
