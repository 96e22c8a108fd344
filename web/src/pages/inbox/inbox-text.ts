// The text of each message in the inbox, by its code.

import type { Format } from '@glasshouse/rulebook/text/format'
import type { Translate } from '@glasshouse/ui/text/i18n.ts'
import { rechargePath, withdrawalPath } from '../../wallet/paths.ts'
import type { messages } from './messages.ts'

type Key = keyof (typeof messages)['en']

/** The texts of each message code, and the page that it links to, by the order's number where it is about one. */
export const CODES: Readonly<Record<string, { title: Key; text: Key; to: string | ((id: number) => string) | null }>> =
  {
    'rebate.paid': { title: 'rebatePaid', text: 'rebatePaidText', to: '/pages/refer/refer' },
    'agent.approved': { title: 'agentApproved', text: 'agentApprovedText', to: '/pages/refer/refer' },
    'agent.refused': { title: 'agentRefused', text: 'agentRefusedText', to: '/pages/refer/refer' },
    'agent.promoted': { title: 'agentPromoted', text: 'agentPromotedText', to: '/pages/refer/refer' },
    'agent.warned': { title: 'agentWarned', text: 'agentWarnedText', to: '/pages/refer/refer' },
    'agent.demoted': { title: 'agentDemoted', text: 'agentDemotedText', to: '/pages/refer/refer' },
    'protection.betBack': { title: 'betBack', text: 'betBackText', to: '/pages/accounts/limits' },
    'protection.depositBeyond': { title: 'depositBeyond', text: 'depositBeyondText', to: '/pages/accounts/limits' },
    'protection.depositOut': {
      title: 'depositOut',
      text: 'depositOutText',
      to: '/pages/wallets/withdrawal/withdrawal',
    },
    'protection.sign': { title: 'harmSign', text: 'harmSignText', to: '/pages/accounts/limits' },
    'withdrawal.requested': { title: 'withdrawalRequested', text: 'withdrawalRequestedText', to: withdrawalPath },
    'withdrawal.held': { title: 'withdrawalHeld', text: 'withdrawalHeldText', to: withdrawalPath },
    'withdrawal.sent': { title: 'withdrawalSent', text: 'withdrawalPaidText', to: withdrawalPath },
    'withdrawal.confirmed': { title: 'withdrawalConfirmed', text: 'withdrawalPaidText', to: withdrawalPath },
    'withdrawal.failed': { title: 'withdrawalFailed', text: 'withdrawalBackText', to: withdrawalPath },
    'withdrawal.rejected': { title: 'withdrawalRejected', text: 'withdrawalBackText', to: withdrawalPath },
    'withdrawal.cancelled': { title: 'withdrawalCancelled', text: 'withdrawalBackText', to: withdrawalPath },
    'deposit.credited': { title: 'depositCredited', text: 'depositCreditedText', to: rechargePath },
    'security.newDevice': { title: 'newDevice', text: 'newDeviceText', to: '/pages/accounts/security' },
    'security.passwordChanged': { title: 'passwordChanged', text: 'securityText', to: '/pages/accounts/security' },
    'security.passwordReset': { title: 'passwordReset', text: 'securityText', to: '/pages/accounts/security' },
    'security.appAdded': { title: 'appAdded', text: 'securityText', to: '/pages/accounts/security' },
    'security.appRemoved': { title: 'appRemoved', text: 'securityText', to: '/pages/accounts/security' },
    'security.passkeyAdded': { title: 'passkeyAdded', text: 'securityText', to: '/pages/accounts/security' },
    'security.passkeyRemoved': { title: 'passkeyRemoved', text: 'securityText', to: '/pages/accounts/security' },
    'security.codesRenewed': { title: 'codesRenewed', text: 'codesRenewedText', to: '/pages/accounts/security' },
    'security.recoveryUsed': { title: 'recoveryUsed', text: 'recoveryUsedText', to: '/pages/accounts/security' },
    'account.phoneChanged': { title: 'phoneChanged', text: 'phoneChangedText', to: '/pages/accounts/phone' },
    'account.phoneClaimed': { title: 'phoneClaimed', text: 'phoneClaimedText', to: '/pages/accounts/phone' },
    'email.saved': { title: 'emailSaved', text: 'emailSavedText', to: '/pages/accounts/email' },
    'identity.approved': { title: 'identityApproved', text: 'identityApprovedText', to: '/pages/accounts/identity' },
    'identity.refused': { title: 'identityRefused', text: 'identityRefusedText', to: '/pages/accounts/identity' },
    'funds.approved': { title: 'fundsApproved', text: 'fundsApprovedText', to: '/pages/accounts/identity' },
    'funds.refused': { title: 'fundsRefused', text: 'fundsRefusedText', to: '/pages/accounts/identity' },
    'vip.ending': { title: 'vipEnding', text: 'vipEndingText', to: '/pages/vip/vip' },
    'vip.ended': { title: 'vipEnded', text: 'vipEndedText', to: '/pages/vip/vip' },
    'account.suspended': { title: 'suspended', text: 'suspendedText', to: '/pages/accounts/contactUs' },
    'account.lifted': { title: 'lifted', text: 'liftedText', to: null },
    'gold.added': { title: 'goldAdded', text: 'goldChangedText', to: '/pages/wallets/ledger/ledger' },
    'gold.taken': { title: 'goldTaken', text: 'goldChangedText', to: '/pages/wallets/ledger/ledger' },
    'vip.google': { title: 'vipGoogle', text: 'vipGoogleText', to: '/pages/vip/vip' },
    'vip.unconfirmed': { title: 'vipRevoked', text: 'vipUnconfirmedText', to: '/pages/vip/vip' },
    'vip.revoked': { title: 'vipRevoked', text: 'vipRevokedText', to: '/pages/vip/vip' },
    'support.answer': { title: 'supportAnswer', text: 'supportAnswerText', to: '/pages/accounts/contactUs' },
  }
const OTHER = { title: 'other', text: 'otherText', to: '/pages/accounts/contactUs' } as const
const LEVELS: ReadonlySet<string> = new Set(['friend', 'bronze', 'silver', 'gold'])

interface InboxText {
  readonly title: string
  readonly text: string
  readonly to: string | null
}

interface InboxMessage {
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
}

/** The browser and system, as far as they are known. */
function deviceName(t: Translate<Key>, { browser, system }: InboxMessage['params']): string {
  if (browser && system) return t('deviceOn', { browser, system })
  return String(browser || system || t('unknownDevice'))
}

export function inboxText(t: Translate<Key>, format: Format, { code, params }: InboxMessage): InboxText {
  const { title, text, to } = CODES[code] ?? OTHER
  const level = String(params['level'] ?? '')
  const number = (name: string): number => Number(params[name] ?? 0)
  const figures = {
    // Texts that operators may leave out.
    words: '',
    reason: '',
    ...params,
    gold: format.gold(number('gold')),
    /** The same amount, for its plural. */
    n: number('gold'),
    level: LEVELS.has(level) ? t(level as Key) : '',
    left: number('left'),
    days: number('days'),
    time: format.dateTime(number('time')),
    until: format.dateTime(number('until')),
    device: deviceName(t, params),
  }
  return {
    title: t(title, figures),
    text: t(text, figures).trim(),
    to: typeof to === 'function' ? to(number('id')) : to,
  }
}
