import { defineEnglish } from '@glasshouse/ui/text/i18n.ts'
import { messages as uiMessages } from '../../ui/messages.ts'

export const messages = defineEnglish(
  {
    title: 'Invitation',
    goToLogin: 'Go to login',
    invitedTitle: 'You’re invited',
    invitedAs: 'You’ll be an operator with the role {role} and the name {name}.',
    choosePassword: 'Choose a password, then set up two-step verification.',
    validUntil: 'This link works once, until {time}.',
    accept: 'Accept invitation',
    password: 'Password',
    passwordAgain: 'Repeat password',
    passwordsDiffer: 'The passwords don’t match.',
  },
  uiMessages,
)
