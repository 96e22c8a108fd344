// Helplines by country, the single list for the app and the chat. These are public services unrelated to the casino.
// An outdated number is worse than none. Each line names a page that shows it, and when that page was read: stored copies
// were read, so `pageDate` says how old the copy is where it is known. Check each line on its own site before a release and
// every six months, and remove any that cannot be confirmed. Entries for all countries ('*') stay.

import type { Language } from '../text/text.ts'

export type HelpKind = 'crisis' | 'danger' | 'gambling'

export interface HelpEntry {
  /** Two-letter country code, or '*' for all countries. */
  readonly country: string
  readonly name: Readonly<Record<Language, string>>
  readonly contact: string
  /** Link to call or open; null where the contact lists more than one number. */
  readonly href: string | null
  /** A page that shows the contact. */
  readonly source: string
  /** The day on which it was read: 2026-11-19. */
  readonly checked: string
  /** The page's own date, where its copy has one. */
  readonly pageDate: string | null
}

const READ = '2026-11-19'

type Names = string | HelpEntry['name']
/** A service that goes by one name has it as a plain text. */
const entry = (
  country: string,
  name: Names,
  contact: string,
  href: string | null,
  source: string,
  pageDate: string | null = null,
): HelpEntry => ({
  country,
  name: typeof name === 'string' ? { en: name, fr: name } : name,
  contact,
  href,
  source,
  checked: READ,
  pageDate,
})

const EMERGENCY = { en: 'Emergency services', fr: 'Urgences' }
const SUICIDE_PREVENTION = { en: 'National suicide prevention line', fr: 'Numéro national de prévention du suicide' }

export const helpEntries: Readonly<Record<HelpKind, readonly HelpEntry[]>> = {
  crisis: [
    entry('US', '988 Suicide & Crisis Lifeline', '988', 'tel:988', 'https://health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline'), // prettier-ignore
    entry('CA', { en: '9-8-8 Suicide Crisis Helpline', fr: '9-8-8 Ligne d’aide en cas de crise de suicide' }, '988', 'tel:988', 'https://cmhasaskatoon.ca/9-8-8/', '2023-12-05'), // prettier-ignore
    entry('GB', 'Samaritans', '116 123', 'tel:116123', 'https://www.samaritans.org/how-we-can-help/contact-samaritan/'),
    entry('IE', 'Samaritans', '116 123', 'tel:116123', 'https://www.irishhealthpro.com/content/news/show/name/big-jump-in-calls-to-samaritans-since-2014', '2016-04-12'), // prettier-ignore
    entry('FR', SUICIDE_PREVENTION, '3114', 'tel:3114', 'https://3114.fr/que-se-passe-t-il-quand-je-contacte-le-3114/'),
    entry('BE', { en: 'Suicide prevention centre', fr: 'Centre de prévention du suicide' }, '0800 32 123', 'tel:+3280032123', 'https://www.preventionsuicide.be/actualites/le-centre-de-prevention-du-suicide-publie-son-rapport-dactivites-2022'), // prettier-ignore
    entry('CH', 'La Main Tendue', '143', 'tel:143', 'https://www.143.ch/fr/Service/FAQ'),
    entry(
      'DE',
      'TelefonSeelsorge',
      '0800 111 0 111',
      'tel:+498001110111',
      'https://platinum-play-casino.de/responsible',
    ),
    entry('AU', 'Lifeline', '13 11 14', 'tel:131114', 'https://rollero-1.com/problem-gambling-support'),
    entry('NZ', '1737 Need to talk?', '1737', 'tel:1737', 'https://www.pegasus.health.nz/?p=6300'),
    entry('IN', 'Tele-MANAS', '14416', 'tel:14416', 'https://www.thehawk.in/news/health/tele-manas-mental-health-helpline-handles-over-238-lakh-calls-since-2022-prataprao-jadhav', '2025-07-25'), // prettier-ignore
    entry('NG', 'SURPIN', '0800 078 7746', 'tel:+2348000787746', 'https://healthwise.punchng.com/ngo-launches-toll-free-hotline-for-assistance-on-mental-health', '2024-11-22'), // prettier-ignore
    entry('GH', { en: 'Mental Health Authority', fr: 'Mental Health Authority (santé mentale)' }, '0800 678 678', 'tel:+233800678678', 'http://businessghana.com/site/news/general/271049/MHA-unveils-toll-free-No.-for-psycho-social-support'), // prettier-ignore
    entry('KE', 'Befrienders Kenya', '+254 722 178 177', 'tel:+254722178177', 'https://doctorsexplain.net/courses/caring-for-your-mental-health-online-course-on-mental-health-awareness/lesson/emergency-contacts-and-crisis-hotlines/'), // prettier-ignore
    entry('ZA', { en: 'SADAG suicide crisis helpline', fr: 'SADAG, prévention du suicide' }, '0800 567 567', 'tel:+27800567567', 'https://sadag.org/index.php?option=com_content&view=article&id=3197:world-mental-health-day-10-october-2021&catid=149&Itemid=132'), // prettier-ignore
    entry('CI', { en: 'Mental health call centre', fr: 'Centre d’appels de santé mentale' }, '143', 'tel:143', 'https://scienceetsociete.com/cote-divoire-renforcement-des-efforts-pour-prevenir-le-suicide-selon-loms/'), // prettier-ignore
    entry('*', 'Find A Helpline', 'findahelpline.com', 'https://findahelpline.com', 'https://findahelpline.com/AU'),
  ],
  danger: [
    entry('US', EMERGENCY, '911', 'tel:911', 'https://health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline'), // prettier-ignore
    entry('CA', EMERGENCY, '911', 'tel:911', 'https://richmondhilluc.ca/news/988-hotline-launched'),
    entry('GB', EMERGENCY, '999', 'tel:999', 'http://articles.pointshop.com/Articles/Homesecurity/Emergency-Telephone-Numbers.php'), // prettier-ignore
    entry('FR', { en: 'Emergency services · Violences Femmes Info', fr: 'Urgences · Violences Femmes Info' }, '112 · 3919', null, 'https://www.parolesdefemmes81.fr/présentation/3919/'), // prettier-ignore
    entry('AU', EMERGENCY, '000', 'tel:000', 'http://www.acma.gov.au/theACMA/emergency-call-service-faq-i-acma'),
    entry('NZ', EMERGENCY, '111', 'tel:111', 'https://insiderluckfeed.com/responsible-gambling.html'),
    // The standard of mobile networks reaches the local service from a mobile phone.
    entry('*', EMERGENCY, '112', 'tel:112', 'https://review.trendsmask.com/what-is-112-number-86728.html'),
  ],
  gambling: [
    // 1-800-GAMBLER is no longer the number of the national council.
    entry('US', 'National Problem Gambling Helpline', '1-800-522-4700', 'tel:+18005224700', 'https://redcross-cmd.org/gambling-addiction/resources/helplines'), // prettier-ignore
    entry('CA', { en: 'ConnexOntario (Ontario only)', fr: 'ConnexOntario (Ontario seulement)' }, '1-866-531-2600', 'tel:+18665312600', 'https://agco.ca/en/lottery-and-gaming/safer-gambling'), // prettier-ignore
    entry('GB', 'National Gambling Helpline', '0808 8020 133', 'tel:+448088020133', 'https://www.latestbettingoffers.co.uk/articles/national-gambling-helpline-is-now-open-24-hours-a-day/', '2019-10-01'), // prettier-ignore
    entry('FR', 'Joueurs Info Service', '09 74 75 13 13', 'tel:+33974751313', 'https://www.villagesfm.com/?p=53686'),
    entry('BE', 'SOS Jeux', '0800 35 777', 'tel:+3280035777', 'https://www.gamingcommission.be/opencms/opencms/jhksweb_fr/protection/'), // prettier-ignore
    entry('CH', 'SOS Spielsucht · SOS Jeu', '0800 040 080', 'tel:+41800040080', 'http://perspektive-tg.ch/gluecksspiele-koennen-abhaengig-machen-auch-online/'), // prettier-ignore
    entry('DE', 'Check dein Spiel', '0800 1 372 700', 'tel:+498001372700', 'https://www.casinovergleich.eu/spielsucht-hilfe-bei-gluecksspielsucht', '2025-10-08'), // prettier-ignore
    entry(
      'AU',
      'Gambling Help',
      '1800 858 858',
      'tel:+611800858858',
      'https://www.gamblinghelponline.org.au/covid-19-update',
    ),
    entry(
      'NZ',
      'Gambling Helpline',
      '0800 654 655',
      'tel:+64800654655',
      'https://insiderluckfeed.com/responsible-gambling.html',
    ),
    entry('ZA', 'National Responsible Gambling Programme', '0800 006 008', 'tel:+27800006008', 'https://www.ngb.org.za/stakeholder-information/national-responsible-gambling-programme/'), // prettier-ignore
    entry('*', 'Gambling Therapy', 'gamblingtherapy.org', 'https://www.gamblingtherapy.org', 'https://janefahy.wordpress.com/category/international-online-counselling/page/2/', '2014-07-01'), // prettier-ignore
  ],
}

/** The entries of a country, and those for all countries. */
export const helpEntriesFor = (kind: HelpKind, country: string): readonly HelpEntry[] =>
  helpEntries[kind].filter((one) => one.country === country || one.country === '*')

/** When a contact that a message names was last checked; undefined where it is no longer listed. */
export const lastCheckOf = (contact: string): string | undefined =>
  Object.values(helpEntries)
    .flat()
    .find((one) => one.contact === contact)?.checked

/** Shown with a note: the number may have changed. Both days are written as 2026-11-19. */
export const isOldCheck = (checked: string, today: string): boolean =>
  checked < `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
