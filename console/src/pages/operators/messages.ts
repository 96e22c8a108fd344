import { defineEnglish } from '@glasshouse/ui/text/i18n.ts'
import { sharedMessages } from '@glasshouse/ui/text/shared-messages.ts'

export const messages = defineEnglish(
  {
    title: 'Operators',
    isSetUp: 'Set up',
    notSetUp: 'Not yet',
    never: 'Never',
    action: 'Action',
    you: 'You',
    changeRole: 'Change role',
    changeRoleOf: 'Change {name}’s role',
    suspend: 'Suspend',
    lift: 'Lift suspension',
    resetAccess: 'Reset access',
    // Secrets
    copied: '{label} copied',
    notCopied: 'Couldn’t copy. Select the text and copy it.',
    shownOnce: 'We won’t show it again.',
    // Role
    role: 'Role',
    roleChanged: '{name} now has the role {role}',
    'purpose support': 'Answers players and reviews reported messages.',
    'purpose finance': 'Handles deposits, withdrawals, manual adjustments and rebates.',
    'purpose content': 'Edits texts, gold packages and characters.',
    'purpose risk':
      'Approves withdrawals, suspends players, pauses games, and sets limits and countries. Reviews identity documents and markers of harm.',
    'purpose owner': 'Has full access and manages operators.',
    // Another owner has to agree
    roleProposed: 'Role {role} proposed for {name}. Another owner must agree.',
    resetProposed: 'Access reset proposed for {name}. Another owner must agree.',
    proposals: 'Awaiting another owner',
    'proposal invite': '{operator} proposes to invite {name} as {role}',
    'proposal role': '{operator} proposes to give {name} the role {role}',
    'proposal reset': '{operator} proposes to reset {name}’s access: {reason}',
    aloneFrom: 'If there’s no other owner, {operator} can approve it alone from {time}.',
    agree: 'Agree',
    agreeTo: 'Agree to the proposal about {name}',
    decline: 'Decline',
    declineOf: 'Decline the proposal about {name}',
    agreed: 'You agreed to the proposal about {name}',
    declined: 'You declined the proposal about {name}',
    // Suspension
    suspendTitle: 'Suspend {name}?',
    suspendText: 'We’ll end all their sessions immediately and cancel the pending invitations they sent.',
    suspended: '{name} suspended',
    liftTitle: 'Lift {name}’s suspension?',
    lifted: '{name}’s suspension lifted',
    // Reset
    resetTitle: 'Reset {name}’s access?',
    resetText:
      'Another owner must agree first. The operator’s password, two-step verification, recovery codes and sessions will then stop working. That owner will get a one-time password to hand over.',
    oneTimePassword: 'One-time password',
    oneTimePasswordOf: 'One-time password for {name}',
    oneTimePasswordText:
      'Hand it over in person. The operator will use it to choose a password and set up two-step verification again.',
    // Invitations
    invite: 'Invite operator',
    inviteTitle: 'Invite an operator',
    name: 'Name',
    nameHint: 'The operator logs in with this name, and the audit log shows it. You can’t change it later.',
    invitationTitle: 'Invitation created',
    invitationLink: 'Invitation link',
    invitationText: 'Send this link to the new operator. It works once and expires after 48 hours.',
    invitationWaits: 'Send this link to the new operator. It works once, within 48 hours, after another owner agrees.',
    notAgreed: 'Awaiting another owner',
    pending: 'Pending invitations',
    invitedAs: '{name} as {role}, invited by {operator}',
    validUntil: 'Valid until {time}',
    cancelInvitation: 'Cancel invitation',
    cancelInvitationOf: 'Cancel invitation for {name}',
    invitationCancelled: 'Invitation for {name} cancelled',
  },
  sharedMessages,
)
