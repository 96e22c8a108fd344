import { defineEnglish } from '@glasshouse/ui/text/i18n.ts'
import { sharedMessages } from '@glasshouse/ui/text/shared-messages.ts'

export const messages = defineEnglish(
  {
    title: 'My account',
    password: 'Password',
    oldPassword: 'Current password',
    passwordChanged: 'Password changed. Your other sessions have ended.',
    // Two-step verification
    secondFactors: 'Two-step verification',
    add: 'Add method',
    remove: 'Remove',
    app: 'Authenticator app, added {time}',
    passkey: 'Passkey {name}, added {time}',
    usedPasskey: 'Passkey {name}, added {time}, last used {lastUsed}',
    removePasskey: 'Remove passkey {name}',
    codesLeft: '{n} {n|recovery code|recovery codes} left',
    newCodes: 'Create new codes',
    addTitle: 'Add a verification method',
    added: 'Verification method added',
    removeAppTitle: 'Remove the authenticator app?',
    removePasskeyTitle: 'Remove passkey {name}?',
    appRemoved: 'Authenticator app removed',
    passkeyRemoved: 'Passkey {name} removed',
    newCodesTitle: 'Create new recovery codes?',
    newCodesText: 'Your old codes will stop working immediately.',
    codesTitle: 'Save your recovery codes',
    // Sessions
    sessions: 'Active sessions',
    browser: 'Browser',
    browserOnSystem: '{browser} on {system}',
    sessionTimes: 'Logged in {firstSeen}, last seen {lastSeen}',
    currentSession: 'Current session',
    endSession: 'Log out this device',
  },
  sharedMessages,
)
