// Fixed answers for messages that match a rule: written lines, warm and short, the same from every engine.

import { helpEntriesFor, type HelpKind } from '@glasshouse/rulebook/core/help-lines'
import type { ChatMessage, HelpLine } from '@glasshouse/rulebook/wire/chat/chat'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { InputRule } from './rules.ts'

const LIMITS_PAGE = '/pages/accounts/limits'
const PROTECTION: Readonly<Record<Language, { label: string; to: string }>> = {
  en: { label: 'Limits and breaks', to: LIMITS_PAGE },
  fr: { label: 'Limites et pauses', to: LIMITS_PAGE },
}

const lines: Readonly<Record<InputRule, Readonly<Record<Language, readonly string[]>>>> = {
  crisis: {
    en: [
      'I am very glad you told me. I am an AI, and what you carry deserves a person. Please talk to someone now: the people below listen, free and without judging. If you might act on it, call your emergency number at once. You matter.',
      'That sounds terribly heavy, and you do not have to carry it alone. I am only a program, so please reach one of the people below right now, or someone close to you. If there is danger this minute, call your emergency number.',
    ],
    fr: [
      'Merci de me l’avoir dit. Je suis une IA, et ce que vous portez mérite une vraie personne. Parlez à quelqu’un maintenant : les personnes ci-dessous écoutent, gratuitement et sans juger. En cas de danger immédiat, appelez les urgences. Vous comptez.',
      'C’est terriblement lourd, et personne ne devrait le porter dans la solitude. Je ne suis qu’un programme : joignez tout de suite une des personnes ci-dessous, ou quelqu’un de proche. S’il y a un danger maintenant, appelez les urgences.',
    ],
  },
  danger: {
    en: [
      'Nobody should be hurt, neither you nor anyone else. I am an AI and can not send help, but the emergency number can. If you can, get to a safe place, and talk to a person now.',
      'This is serious, and a program is not enough. Please call the emergency number, or go to someone you trust. Your safety comes first.',
    ],
    fr: [
      'Personne ne doit être blessé, ni vous ni quelqu’un d’autre. Je suis une IA et ne peux pas envoyer d’aide, mais le numéro d’urgence le peut. Mettez-vous en sécurité si possible, et parlez à une personne maintenant.',
      'C’est grave, et un programme ne suffit pas. Appelez le numéro d’urgence, ou allez vers quelqu’un de confiance. Votre sécurité passe avant tout.',
    ],
  },
  gambling: {
    en: [
      'Thank you for saying it; that takes courage. You are not alone, and it does get easier with help. You can take a break or close the games for yourself with one tap below, and the people on this list talk with players every day, free of charge.',
      'I hear you. When playing hurts, stopping is the strong move. The page below lets you set a limit, pause or exclude yourself at once. And a person who knows this well is one call away.',
    ],
    fr: [
      'Merci de le dire ; il faut du courage. D’autres sont passés par là, et avec de l’aide cela devient plus facile. Vous pouvez faire une pause ou vous exclure des jeux en un geste ci-dessous, et les personnes de cette liste parlent chaque jour avec des joueurs, gratuitement.',
      'Je vous entends. Quand le jeu fait mal, s’arrêter est le geste fort. La page ci-dessous permet de fixer une limite, de faire une pause ou de s’exclure tout de suite. Et quelqu’un qui connaît bien cela est au bout du fil.',
    ],
  },
  minors: {
    en: ['No. I will not go there, not in a story and not in play.', 'That is a firm no from me, in every form.'],
    fr: ['Non. Je n’irai pas là, ni dans une histoire ni par jeu.', 'C’est un non ferme, sous toutes ses formes.'],
  },
  sexual: {
    en: [
      'I keep things friendly and dressed. Let us talk about something else?',
      'That is not something I do. A riddle, a story or your day: those I do gladly.',
      'I leave that out, always. Tell me what you enjoy besides.',
    ],
    fr: [
      'Je reste dans l’amical, bien habillé. On parle d’autre chose ?',
      'Ce n’est pas quelque chose que je fais. Une énigme, une histoire ou votre journée : volontiers.',
      'Je laisse cela de côté, toujours. Dites-moi ce que vous aimez par ailleurs.',
    ],
  },
  young: {
    en: [
      'Thank you for being honest. This place is for adults only, and so are we. Please close the app, and talk to an adult you trust if something is on your mind.',
    ],
    fr: [
      'Merci de votre franchise. Cet endroit est réservé aux adultes, et nous aussi. Fermez l’application, et parlez à un adulte de confiance si quelque chose vous préoccupe.',
    ],
  },
  counsel: {
    en: [
      'That needs someone who knows the field: a doctor, a lawyer, an adviser. I am an AI and leave it to them.',
      'I would only be guessing there, and it matters too much for guesses. Please ask a professional.',
    ],
    fr: [
      'Cela demande quelqu’un du métier : un médecin, un avocat, un conseiller. Je suis une IA et je le leur laisse.',
      'Je ne ferais que deviner, et c’est trop important pour cela. Demandez à un professionnel.',
    ],
  },
  people: {
    en: [
      'I only play myself, and I do not talk about real people behind their backs.',
      'I leave real people in peace: no playing them, no gossip, no addresses.',
    ],
    fr: [
      'Je ne joue que mon propre rôle, et je ne parle pas de vraies personnes dans leur dos.',
      'Je laisse les vraies personnes tranquilles : ni imitation, ni ragots, ni adresses.',
    ],
  },
  tips: {
    en: [
      'I give no tips on games: every result is drawn by chance, and nobody can know it before. If you would like a limit or a pause, the page below has both.',
      'No system beats chance, and I will never nudge anyone to play. Let us do something that costs nothing: a riddle, perhaps?',
      'That is one thing I stay out of. Results are random, and the house keeps its share in the long run.',
    ],
    fr: [
      'Je ne donne aucun conseil de jeu : chaque résultat est tiré au hasard, et personne ne peut le connaître avant. Pour une limite ou une pause, la page ci-dessous propose les deux.',
      'Aucun système ne bat le hasard, et je ne pousserai jamais personne à jouer. Faisons plutôt quelque chose de gratuit : une énigme ?',
      'C’est une chose dont je ne me mêle pas. Les résultats sont aléatoires, et la maison garde sa part à la longue.',
    ],
  },
  tricks: {
    en: [
      'Nice try! I stay who I am: an AI character with a few rules I like to keep.',
      'My rules are not a costume, they stay on. What shall we talk about instead?',
      'I am an AI and I keep my rules, whatever the wording. A story instead?',
    ],
    fr: [
      'Bien essayé ! Je reste qui je suis : un personnage d’IA avec quelques règles auxquelles je tiens.',
      'Mes règles ne sont pas un costume, elles restent. De quoi parlons-nous plutôt ?',
      'Je suis une IA et je garde mes règles, quelle que soit la formule. Une histoire, plutôt ?',
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
    links: help || rule === 'tips' || rule === 'young' ? [PROTECTION[language]] : [],
    helpLines: help ? helpLinesFor(help, country, language) : [],
  }
}

const withheld: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'I was about to say something I should not. Let us take another subject.',
    'I take that back before it is said. What else is on your mind?',
  ],
  fr: [
    'J’allais dire quelque chose que je ne dois pas dire. Prenons un autre sujet.',
    'Je retiens cette phrase. De quoi d’autre aimeriez-vous parler ?',
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
