// Whom to talk to, by country. Numbers are the public ones of each service; the house is none of them.

import type { HelpLine } from '@glasshouse/rulebook/wire/chat'

export type HelpKind = 'crisis' | 'danger' | 'gambling'

type Row = readonly [country: string, name: string, contact: string]
const rows: Readonly<Record<HelpKind, readonly Row[]>> = {
  crisis: [
    ['US', '988 Suicide & Crisis Lifeline', '988'],
    ['CA', '9-8-8 Suicide Crisis Helpline', '988'],
    ['GB', 'Samaritans', '116 123'],
    ['IE', 'Samaritans', '116 123'],
    ['FR', 'Numéro national de prévention du suicide', '3114'],
    ['BE', 'Centre de prévention du suicide', '0800 32 123'],
    ['CH', 'La Main Tendue', '143'],
    ['DE', 'TelefonSeelsorge', '0800 111 0 111'],
    ['AU', 'Lifeline', '13 11 14'],
    ['NZ', '1737 Need to talk?', '1737'],
    ['ZA', 'SADAG', '0800 567 567'],
    ['KE', 'Befrienders Kenya', '+254 722 178 177'],
    ['IN', 'Tele-MANAS', '14416'],
    ['*', 'Find A Helpline', 'findahelpline.com'],
  ],
  danger: [
    ['US', 'Emergency', '911'],
    ['CA', 'Emergency', '911'],
    ['GB', 'Emergency', '999'],
    ['FR', 'Urgences · Violences Femmes Info', '112 · 3919'],
    ['AU', 'Emergency', '000'],
    ['NZ', 'Emergency', '111'],
    ['*', 'Emergency · SOS', '112'],
  ],
  gambling: [
    ['US', 'National Problem Gambling Helpline', '1-800-GAMBLER'],
    ['CA', 'ConnexOntario · Jeu : aide et référence', '1-866-531-2600 · 1-800-461-0140'],
    ['GB', 'National Gambling Helpline', '0808 8020 133'],
    ['FR', 'Joueurs Info Service', '09 74 75 13 13'],
    ['BE', 'Aide aux joueurs', '0800 35 777'],
    ['CH', 'SOS Jeu', '0800 801 381'],
    ['DE', 'BIÖG Glücksspielsucht', '0800 1 372 700'],
    ['AU', 'Gambling Help', '1800 858 858'],
    ['NZ', 'Gambling Helpline', '0800 654 655'],
    ['ZA', 'National Responsible Gambling Programme', '0800 006 008'],
    ['*', 'Gamblers Anonymous', 'gamblersanonymous.org'],
  ],
}

/** The lines of a country, and those for anywhere. */
export const helpLinesFor = (kind: HelpKind, country: string): HelpLine[] =>
  rows[kind]
    .filter(([place]) => place === country || place === '*')
    .map(([place, name, contact]) => ({ country: place, name, contact }))
