// Fixed answers for messages that match a rule: scripted replies, warm and short, the same from every engine.

import { helpEntriesFor, type HelpKind } from '@glasshouse/rulebook/core/help-lines'
import type { ChatMessage, HelpLine } from '@glasshouse/rulebook/wire/chat/chat'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { CareKind } from './classifier.ts'
import type { InputRule } from './rules.ts'

const LIMITS_PAGE = '/pages/accounts/limits'
const LIMITS_LINK: Readonly<Record<Language, { label: string; to: string }>> = {
  en: { label: 'Limits', to: LIMITS_PAGE },
  fr: { label: 'Limites', to: LIMITS_PAGE },
}

const CONTACT_PAGE = '/pages/accounts/contactUs'
const CONTACT_LINK: Readonly<Record<Language, { label: string; to: string }>> = {
  en: { label: 'Contact us', to: CONTACT_PAGE },
  fr: { label: 'Nous contacter', to: CONTACT_PAGE },
}

const lines: Readonly<Record<InputRule, Readonly<Record<Language, readonly string[]>>>> = {
  crisis: {
    en: [
      'I’m glad you told me. I’m an AI, and you deserve to talk to a person. Please contact one of the services below now. They listen without judging. If you might act on these thoughts, call your local emergency number immediately. You matter.',
      'That sounds very painful, and you don’t have to go through it alone. I’m only a program. Please contact one of the services below now, or someone close to you. If you’re in danger right now, call your local emergency number.',
    ],
    fr: [
      'Merci de m’en avoir parlé. Je suis une IA, et vous méritez de parler à une vraie personne. Contactez maintenant l’un des services ci-dessous. On vous y écoutera sans vous juger. Si vous risquez de passer à l’acte, appelez immédiatement les urgences. Votre vie compte.',
      'Ce que vous vivez semble très douloureux, et personne ne devrait traverser ça sans aide. Je ne suis qu’un programme. Contactez maintenant l’un des services ci-dessous, ou un proche. En cas de danger immédiat, appelez les urgences.',
    ],
  },
  danger: {
    en: [
      'No one should get hurt, not you and not anyone else. I’m an AI and I can’t send help. Please call the emergency number below. If you can, go somewhere safe and talk to someone now.',
      'This is serious, and a program isn’t enough. Please call the emergency number below, or go to someone you trust. Your safety comes first.',
    ],
    fr: [
      'Personne ne doit être blessé, ni vous ni les autres. Je suis une IA et je ne peux pas envoyer de secours. Appelez le numéro d’urgence ci-dessous. Si vous le pouvez, mettez-vous en sécurité et parlez à quelqu’un maintenant.',
      'C’est grave, et un programme ne suffit pas. Appelez le numéro d’urgence ci-dessous, ou rejoignez une personne de confiance. Votre sécurité passe avant tout.',
    ],
  },
  gambling: {
    en: [
      'Thank you for telling me. That takes courage, and you’re not alone. On the Limits page below you can take a time-out or self-exclude. The services listed here help people with gambling problems every day.',
      'I hear you. When gambling hurts, it’s right to stop. On the Limits page below you can take a time-out or self-exclude. Both start immediately and can’t be cancelled. The services listed here can help you too.',
    ],
    fr: [
      'Merci de me l’avoir dit. C’est courageux, et vous n’avez pas à affronter ça sans aide. La page Limites ci-dessous vous permet de faire une pause ou de vous auto-exclure. Les services de cette liste aident chaque jour des personnes qui ont un problème de jeu.',
      'Je comprends. Quand le jeu fait souffrir, s’arrêter est une bonne décision. La page Limites ci-dessous vous permet de faire une pause ou de vous auto-exclure. L’une et l’autre commencent immédiatement et ne peuvent pas être annulées. Les services de cette liste peuvent aussi vous aider.',
    ],
  },
  minors: {
    en: ['No. I won’t go there, not even in a story or a game.', 'That’s a firm no from me, in any form.'],
    fr: ['Non. Pas de ça avec moi, ni dans une histoire ni dans un jeu.', 'C’est non, sous toutes les formes.'],
  },
  sexual: {
    en: [
      'I keep things friendly and clean. Shall we talk about something else?',
      'I don’t do that. How about a riddle, a story or your day?',
      'That’s always a no from me. Tell me what else you enjoy.',
    ],
    fr: [
      'Avec moi, ça reste amical. On parle d’autre chose ?',
      'Je ne parle pas de ça. Une énigme, une histoire, ou plutôt votre journée ?',
      'Ça, c’est toujours non. Dites-moi plutôt ce que vous aimez.',
    ],
  },
  young: {
    en: [
      'Thank you for being honest. Glasshouse is for adults only, so our chats are now closed for you. If something’s on your mind, talk to an adult you trust. If we got your age wrong, contact us.',
    ],
    fr: [
      'Merci de votre franchise. Glasshouse est réservé aux adultes, et les discussions sont désormais fermées pour vous. Si quelque chose vous préoccupe, parlez-en à un adulte de confiance. En cas d’erreur sur votre âge, contactez-nous.',
    ],
  },
  counsel: {
    en: [
      'That needs a professional, such as a doctor, a lawyer or a financial adviser. I’m an AI, so I’ll leave it to them.',
      'I’d only be guessing, and it matters too much for that. Please ask a professional.',
    ],
    fr: [
      'Pour ça, consultez un professionnel, comme un médecin, un avocat ou un conseiller financier. Je suis une IA, je leur laisse la parole.',
      'Je ne ferais que deviner, et c’est trop important pour ça. Demandez à un professionnel.',
    ],
  },
  people: {
    en: [
      'I only play myself, and I don’t talk about real people behind their backs.',
      'I leave real people in peace. No impressions, no gossip, no addresses.',
    ],
    fr: [
      'Je ne joue que mon propre rôle, et je ne parle pas des gens dans leur dos.',
      'Je laisse les vraies personnes tranquilles. Ni imitations, ni ragots, ni adresses.',
    ],
  },
  tips: {
    en: [
      'I don’t give betting tips. Every result is random, and I can’t predict it. To set a limit or take a time-out, use the Limits page below.',
      'No system beats chance, and I’ll never push anyone to gamble. Shall we do something that costs nothing, like a riddle?',
      'I stay out of that. Results are random, and the house edge means that players lose on average.',
    ],
    fr: [
      'Je ne donne pas de conseils de jeu. Chaque résultat est aléatoire, et je ne peux pas le prédire. Pour fixer une limite ou faire une pause, utilisez la page Limites ci-dessous.',
      'Aucun système ne bat le hasard, et je ne pousserai jamais personne à jouer. Si on faisait quelque chose de gratuit, comme une énigme ?',
      'Je ne donne pas de conseil de jeu. Les résultats sont aléatoires. À cause de l’avantage de la maison, les joueurs perdent en moyenne.',
    ],
  },
  tricks: {
    en: [
      'Nice try! I’ll stay an AI character with a few rules I like to keep.',
      'My rules aren’t a costume I can take off. What shall we talk about instead?',
      'I’m an AI and I keep my rules, however you put it. How about a story instead?',
    ],
    fr: [
      'Bien essayé ! Je reste un personnage IA, avec quelques règles auxquelles je tiens.',
      'Mes règles ne sont pas un costume, je ne les enlève pas. On parle d’autre chose ?',
      'Je suis une IA et je garde mes règles, quelle que soit la façon de demander. Une histoire, plutôt ?',
    ],
  },
}

const HELP: Readonly<Partial<Record<InputRule, HelpKind>>> = {
  crisis: 'crisis',
  danger: 'danger',
  gambling: 'gambling',
}

export interface FixedAnswer extends Pick<ChatMessage, 'text' | 'kind' | 'links' | 'helpLines'> {
  readonly rule: InputRule
}

/** `turn` rotates the answers, so that nobody reads the same one twice in a row. */
export function fixedAnswer(rule: InputRule, language: Language, country: string, turn: number): FixedAnswer {
  const written = lines[rule][language]
  const help = HELP[rule]
  return {
    rule,
    text: written[turn % written.length] ?? '',
    kind: help ? 'help' : 'refusal',
    links: rule === 'young' ? [CONTACT_LINK[language]] : help || rule === 'tips' ? [LIMITS_LINK[language]] : [],
    helpLines: help ? helpLinesFor(help, country, language) : [],
  }
}

const young: Readonly<Record<Language, string>> = {
  en: 'Glasshouse is for adults only, so our chats are now closed for you. If we got your age wrong, contact us.',
  fr: 'Glasshouse est réservé aux adultes, et les discussions sont désormais fermées pour vous. En cas d’erreur sur votre âge, contactez-nous.',
}
/** Added to an answer with help. */
export const youngWithHelp = (language: Language): string => young[language]

const withheld: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'I was about to say something I shouldn’t. Let’s talk about something else.',
    'I’d better not say that. What else is on your mind?',
  ],
  fr: [
    'J’allais dire quelque chose que je ne dois pas dire. Parlons d’autre chose.',
    'Mieux vaut que je ne dise pas ça. De quoi d’autre aimeriez-vous parler ?',
  ],
}

/** Replaces an answer that broke an output rule. */
export const withheldAnswer = (language: Language, turn: number): string =>
  withheld[language][turn % withheld[language].length] ?? ''

const helpLinesFor = (kind: HelpKind, country: string, language: Language): HelpLine[] =>
  helpEntriesFor(kind, country).map(({ country: code, name, contact }) => ({
    country: code,
    name: name[language],
    contact,
  }))

/** A soft question where a message may hint at trouble. A line of the character's own comes before it. */
const checkIns: Readonly<Record<'gambling' | 'other', Readonly<Record<Language, readonly string[]>>>> = {
  gambling: {
    en: [
      'Is gambling causing you problems? You can talk to someone. Tap Help to see helplines.',
      'How are you doing with gambling, honestly? You can take a time-out on the Limits page. The Help button lists helplines.',
      'That sounds like a lot of pressure. You don’t have to sort it out alone. The Help button lists helplines.',
    ],
    fr: [
      'Est-ce que le jeu vous pèse ? Votre réponse compte. Le bouton Aide affiche des lignes d’écoute.',
      'Où en êtes-vous avec le jeu, franchement ? La page Limites permet de faire une pause. Le bouton Aide affiche des lignes d’écoute.',
      'Vous semblez sous pression. Vous n’avez pas à régler ça sans aide. Le bouton Aide affiche des lignes d’écoute.',
    ],
  },
  other: {
    en: [
      'How are you, really? You can tell me. The Help button at the top lists helplines.',
      'That sounds heavy. Is someone with you today? The Help button at the top lists helplines.',
      'I’d like to be sure that you’re all right. Are you? The Help button at the top lists helplines.',
    ],
    fr: [
      'Comment allez-vous, vraiment ? Vous pouvez me le dire. Le bouton Aide, en haut, affiche des lignes d’écoute.',
      'Ça a l’air lourd à porter. Y a-t-il quelqu’un près de vous aujourd’hui ? Le bouton Aide, en haut, affiche des lignes d’écoute.',
      'J’aimerais savoir si vous allez bien. Est-ce le cas ? Le bouton Aide, en haut, affiche des lignes d’écoute.',
    ],
  },
}

export const checkIn = (kind: CareKind, language: Language, turn: number): string => {
  const written = checkIns[kind === 'gambling' ? 'gambling' : 'other'][language]
  return written[turn % written.length] ?? ''
}

export const helpLinks = (language: Language): FixedAnswer['links'] => [LIMITS_LINK[language]]
