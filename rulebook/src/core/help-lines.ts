// Whom to talk to, by country: one list for everyone who shows it. These are the public numbers of each service, and the
// house is none of them. A number that has changed is worse than none: each is to be called up on its own site before every
// release and at least every six months, and whichever can not be confirmed is taken out; the ones for anywhere stay.

export type HelpKind = 'crisis' | 'danger' | 'gambling'

export interface HelpEntry {
  /** Two letters, or '*' for anywhere. */
  readonly country: string
  readonly name: string
  readonly contact: string
  /** What a tap on it opens; null where it is more than one number. */
  readonly href: string | null
}

const line = (country: string, name: string, contact: string, href: string | null): HelpEntry => ({
  country,
  name,
  contact,
  href,
})

export const helpEntries: Readonly<Record<HelpKind, readonly HelpEntry[]>> = {
  crisis: [
    // 988lifeline.org
    line('US', '988 Suicide & Crisis Lifeline', '988', 'tel:988'),
    // 988.ca
    line('CA', '9-8-8 Suicide Crisis Helpline', '988', 'tel:988'),
    // samaritans.org
    line('GB', 'Samaritans', '116 123', 'tel:116123'),
    line('IE', 'Samaritans', '116 123', 'tel:116123'),
    // 3114.fr
    line('FR', 'Numéro national de prévention du suicide', '3114', 'tel:3114'),
    // preventionsuicide.be
    line('BE', 'Centre de prévention du suicide', '0800 32 123', 'tel:+3280032123'),
    // 143.ch
    line('CH', 'La Main Tendue', '143', 'tel:143'),
    // telefonseelsorge.de
    line('DE', 'TelefonSeelsorge', '0800 111 0 111', 'tel:+498001110111'),
    // lifeline.org.au
    line('AU', 'Lifeline', '13 11 14', 'tel:131114'),
    // 1737.org.nz
    line('NZ', '1737 Need to talk?', '1737', 'tel:1737'),
    // telemanas.mohfw.gov.in
    line('IN', 'Tele-MANAS', '14416', 'tel:14416'),
    line('*', 'Find A Helpline', 'findahelpline.com', 'https://findahelpline.com'),
  ],
  danger: [
    line('US', 'Emergency', '911', 'tel:911'),
    line('CA', 'Emergency', '911', 'tel:911'),
    line('GB', 'Emergency', '999', 'tel:999'),
    line('FR', 'Urgences · Violences Femmes Info', '112 · 3919', null),
    line('AU', 'Emergency', '000', 'tel:000'),
    line('NZ', 'Emergency', '111', 'tel:111'),
    line('*', 'Emergency · SOS', '112', 'tel:112'),
  ],
  gambling: [
    // ncpgambling.org
    line('US', 'National Problem Gambling Helpline', '1-800-GAMBLER', 'tel:+18004262537'),
    // gamcare.org.uk
    line('GB', 'National Gambling Helpline', '0808 8020 133', 'tel:+448088020133'),
    // joueurs-info-service.fr
    line('FR', 'Joueurs Info Service', '09 74 75 13 13', 'tel:+33974751313'),
    // aide-aux-joueurs.be
    line('BE', 'Aide aux joueurs', '0800 35 777', 'tel:+3280035777'),
    // sos-spielsucht.ch
    line('CH', 'SOS Spielsucht · SOS Jeu', '0800 040 080', 'tel:+41800040080'),
    // check-dein-spiel.de
    line('DE', 'Check dein Spiel', '0800 1 372 700', 'tel:+498001372700'),
    // gamblinghelponline.org.au
    line('AU', 'Gambling Help', '1800 858 858', 'tel:+611800858858'),
    // gamblinghelpline.co.nz
    line('NZ', 'Gambling Helpline', '0800 654 655', 'tel:+64800654655'),
    // responsiblegambling.org.za
    line('ZA', 'National Responsible Gambling Programme', '0800 006 008', 'tel:+27800006008'),
    line('*', 'Gambling Therapy', 'gamblingtherapy.org', 'https://www.gamblingtherapy.org'),
  ],
}

/** Those of a country, and those for anywhere. */
export const helpEntriesFor = (kind: HelpKind, country: string): readonly HelpEntry[] =>
  helpEntries[kind].filter((entry) => entry.country === country || entry.country === '*')
