// Helplines by country, the single list for the app and the chat. These are public services unrelated to the casino.
// An outdated number is worse than none: check each on its own site before every release and at least every six months,
// and remove any that cannot be confirmed. Entries for all countries ('*') stay.

import type { Language } from '../text/text.ts'

export type HelpKind = 'crisis' | 'danger' | 'gambling'

export interface HelpEntry {
  /** Two-letter country code, or '*' for all countries. */
  readonly country: string
  readonly name: Readonly<Record<Language, string>>
  readonly contact: string
  /** Link to call or open; null where the contact lists more than one number. */
  readonly href: string | null
}

/** A service that goes by one name has it as a plain text. */
const entry = (country: string, name: string | HelpEntry['name'], contact: string, href: string | null): HelpEntry => ({
  country,
  name: typeof name === 'string' ? { en: name, fr: name } : name,
  contact,
  href,
})

const EMERGENCY = { en: 'Emergency services', fr: 'Urgences' }

export const helpEntries: Readonly<Record<HelpKind, readonly HelpEntry[]>> = {
  crisis: [
    // 988lifeline.org
    entry('US', '988 Suicide & Crisis Lifeline', '988', 'tel:988'),
    // 988.ca
    entry(
      'CA',
      { en: '9-8-8 Suicide Crisis Helpline', fr: '9-8-8 Ligne d’aide en cas de crise de suicide' },
      '988',
      'tel:988',
    ),
    // samaritans.org
    entry('GB', 'Samaritans', '116 123', 'tel:116123'),
    entry('IE', 'Samaritans', '116 123', 'tel:116123'),
    // 3114.fr
    entry(
      'FR',
      { en: 'National suicide prevention line', fr: 'Numéro national de prévention du suicide' },
      '3114',
      'tel:3114',
    ),
    // preventionsuicide.be
    entry(
      'BE',
      { en: 'Suicide prevention centre', fr: 'Centre de prévention du suicide' },
      '0800 32 123',
      'tel:+3280032123',
    ),
    // 143.ch
    entry('CH', 'La Main Tendue', '143', 'tel:143'),
    // telefonseelsorge.de
    entry('DE', 'TelefonSeelsorge', '0800 111 0 111', 'tel:+498001110111'),
    // lifeline.org.au
    entry('AU', 'Lifeline', '13 11 14', 'tel:131114'),
    // 1737.org.nz
    entry('NZ', '1737 Need to talk?', '1737', 'tel:1737'),
    // telemanas.mohfw.gov.in
    entry('IN', 'Tele-MANAS', '14416', 'tel:14416'),
    entry('*', 'Find A Helpline', 'findahelpline.com', 'https://findahelpline.com'),
  ],
  danger: [
    entry('US', EMERGENCY, '911', 'tel:911'),
    entry('CA', EMERGENCY, '911', 'tel:911'),
    entry('GB', EMERGENCY, '999', 'tel:999'),
    entry(
      'FR',
      { en: 'Emergency services · Violences Femmes Info', fr: 'Urgences · Violences Femmes Info' },
      '112 · 3919',
      null,
    ),
    entry('AU', EMERGENCY, '000', 'tel:000'),
    entry('NZ', EMERGENCY, '111', 'tel:111'),
    entry('*', EMERGENCY, '112', 'tel:112'),
  ],
  gambling: [
    // ncpgambling.org
    entry('US', 'National Problem Gambling Helpline', '1-800-GAMBLER', 'tel:+18004262537'),
    // gamcare.org.uk
    entry('GB', 'National Gambling Helpline', '0808 8020 133', 'tel:+448088020133'),
    // joueurs-info-service.fr
    entry('FR', 'Joueurs Info Service', '09 74 75 13 13', 'tel:+33974751313'),
    // aide-aux-joueurs.be
    entry('BE', 'Aide aux joueurs', '0800 35 777', 'tel:+3280035777'),
    // sos-spielsucht.ch
    entry('CH', 'SOS Spielsucht · SOS Jeu', '0800 040 080', 'tel:+41800040080'),
    // check-dein-spiel.de
    entry('DE', 'Check dein Spiel', '0800 1 372 700', 'tel:+498001372700'),
    // gamblinghelponline.org.au
    entry('AU', 'Gambling Help', '1800 858 858', 'tel:+611800858858'),
    // gamblinghelpline.co.nz
    entry('NZ', 'Gambling Helpline', '0800 654 655', 'tel:+64800654655'),
    // responsiblegambling.org.za
    entry('ZA', 'National Responsible Gambling Programme', '0800 006 008', 'tel:+27800006008'),
    entry('*', 'Gambling Therapy', 'gamblingtherapy.org', 'https://www.gamblingtherapy.org'),
  ],
}

/** The entries of a country, and those for all countries. */
export const helpEntriesFor = (kind: HelpKind, country: string): readonly HelpEntry[] =>
  helpEntries[kind].filter((one) => one.country === country || one.country === '*')
