import { defineEnglish } from '@glasshouse/ui/text/i18n.ts'
import { messages as uiMessages } from '../ui/messages.ts'

export const messages = defineEnglish(
  {
    home: 'Glasshouse console',
    logInAgain: 'Log in again',
    logOut: 'Log out',
    skip: 'Skip to content',
    menu: 'Menu',
    sections: 'Sections',
    theme: 'Theme',
    system: 'System',
    dark: 'Dark',
    light: 'Light',
    pageFailed: 'We couldn’t load this page.',
    reload: 'Reload page',
    // The sections
    today: 'Today',
    players: 'Players',
    identity: 'Identity',
    money: 'Money',
    games: 'Games',
    refer: 'Referrals',
    investment: 'Bankroll',
    support: 'Support',
    content: 'Content',
    characters: 'Characters',
    protection: 'Safer gambling',
    places: 'Countries',
    audit: 'Audit log',
    operators: 'Operators',
    ledger: 'Ledger',
    account: 'My account',
  },
  uiMessages,
)
