import { defineEnglish } from '@glasshouse/ui/text/i18n.ts'
import { messages as uiMessages } from '../../ui/messages.ts'

export const messages = defineEnglish(
  {
    title: 'Countries',
    openByDefault: 'Every country is open unless you close it here. Players in closed countries can still withdraw.',
    closedByDefault: 'Every country is closed unless you open it here. Players in closed countries can still withdraw.',
    exceptions: 'Exceptions',
    noExceptions: 'No exceptions.',
    exceptionSince: 'Since {time} · {n} {n|player|players}',
    allCountries: 'All countries',
    open: 'open',
    closed: 'closed',
    find: 'Find a country',
    closeAct: 'Close for gambling',
    closeCount: 'Close {n} {n|country|countries}',
    openAct: 'Open for gambling',
    openCount: 'Open {n} {n|country|countries}',
    clearSelection: 'Clear selection',
    openTitle: 'Open {name}?',
    openTitleCount: 'Open {n} {n|country|countries}?',
    closeTitle: 'Close {name}?',
    closeTitleCount: 'Close {n} {n|country|countries}?',
    andMore: '{names} and {n} more',
    openText: 'Players there will be able to bet, deposit and register immediately.',
    closeText: 'Players there won’t be able to bet, deposit or register. They can still withdraw.',
    opened: '{name} opened',
    openedCount: '{n} {n|country|countries} opened',
    closedToast: '{name} closed',
    closedCount: '{n} {n|country|countries} closed',
  },
  uiMessages,
)
