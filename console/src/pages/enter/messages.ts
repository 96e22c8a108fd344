import { defineEnglish } from '@glasshouse/ui/text/i18n.ts'
import { messages as uiMessages } from '../../ui/messages.ts'

export const messages = defineEnglish(
  {
    loggingIn: 'Logging in…',
    logInHint: 'This console is for operators. When the server first starts, it prints a one-time password.',
    name: 'Name',
    password: 'Password',
    otherOperator: 'Log in as another operator',
    // One-time password
    passwordTitle: 'Choose your password',
    passwordText: 'You logged in with a one-time password. Choose your own to continue.',
    oneTimePassword: 'One-time password',
    // Two-step verification
    enrolTitle: 'Set up two-step verification',
    enrolText: 'The console needs two-step verification. Use an authenticator app or a passkey on this device.',
    codesTitle: 'Save your recovery codes',
    codesSaved: 'I’ve saved them',
    stepUpTitle: 'Two-step verification',
    stepUpText: 'Hello {name}. Confirm that it’s you within 15 minutes of logging in.',
  },
  uiMessages,
)
