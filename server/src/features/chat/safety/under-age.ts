// Whether a player says to be under age. Only the player's own present age counts: an age with something counted after it
// ("16 coins", "15 minutes late"), someone else's, and one that is past or imagined do not. Written for normalised text.

import type { Language } from '@glasshouse/rulebook/wire/fields'
import { plain } from './normalise.ts'

const ADULT = 18

const english = {
  age: '(?:[5-9]|1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|f[i1]fteen|sixteen|seventeen)',
  grown: '(?:1[0-8]|sixteen|seventeen|eighteen)',
  /** Nobody else is quoted, nothing is imagined or past. */
  meant:
    '(?<!\\b(?:when|if|wish|until|before|since|says?|said|saying|told|thinks?|thought|like|pretend|imagine|suppose|lyrics|song|because) (?:that |me |him |you )?)',
  me: "(?:i'?m|i am|i m|1'm|\\bam|me i be|i be)",
  /** What may follow an age. */
  end: '(?= ?(?:$|[.,;:!?)…]|y\\/?o\\b|yrs?( old)?(?: here)?$|years?( old| of age)?(?= ?(?:$|[.,;:!?)…]|and\\b|but\\b|so\\b|now|today|here|lol|btw|please))|and\\b(?! (?:a half )?(?:hours|minutes|oh|0|nil))|but\\b|so\\b|now\\b|today\\b|lol|btw|haha|tho\\b|though\\b|with\\b(?! (?:points|coins))|can i|is (?:it|that)|please|sorry|girl\\b|boy\\b|female\\b|male\\b|from (?!home|work|here)|in (?:january|february|march|april|may|june|july|august|september|october|november|december|two|three|a (?:week|month|few))|f$|m$|i (?:play|like|want|am|love|need|live)))',
}
const french = {
  age: '(?:[5-9]|1[0-7]|dix|onze|douze|treize|quatorze|quinze|seize|dix[ -]sept)',
  grown: '(?:1[0-8]|seize|dix[ -]sept|dix[ -]huit)',
  years: '(?:ans?|piges?|balais)',
  meant: "(?<!\\b(?:quand|si|comme si|dit|disent|dis|croit|croient|pense|pensent|chanson|paroles|parce) (?:que |qu')?)",
  have: "(?:j'?ai|j ai|g|j'4i|j4i|j'ai|je n'ai|j'n'ai|jn'ai)",
  end: "(?! ?(?:de (?!merde)|d'|dans (?:ma|la) tete|que je|chaque|plus que|d ecart))",
}
const classes =
  '(?:(?:classe de )?(?:6|5|4|3)(?:e|eme|ieme)|(?:classe de )?(?:sixieme|cinquieme|quatrieme|troisieme)|(?:classe de )?(?:seconde|2nde)|cm[12]|ce[12]|primaire)'

const ENGLISH = [
  `${english.meant}\\b${english.me} (?:only |just |still |actually |really |almost |nearly |about to be |a |like )*${english.age}${english.end}`,
  `${english.meant}\\b${english.me} (?:a |an |only a |just a )?${english.age}[ -]years?[ -]old\\b(?! (?:at heart|again))`,
  `\\bi(?: have|'ve)? (?:just |only )?turned ${english.age}${english.end}|\\bi(?: have|'ve)? turned ${english.age} (?:yesterday|today|last|this)\\b`,
  `\\b(?:i'?m turning|i turn|i'?ll (?:be|turn)|i will (?:be|turn)|i'?m going to be|gonna be) ${english.grown} (?:soon|tomorrow|next|this|on (?:my|the|monday|friday|saturday|sunday)|in (?:a (?:week|month|few)|january|february|march|april|may|june|july|august|september|october|november|december|two|three|four|five|six|\\d+ (?:days|weeks|months|years)))`,
  `\\b${english.age} (?:years? old|yo|y\\/o|yrs old) (?:here|btw)|\\b(?:my age(?: is|:|'s)?|^age ?[:=]?|aged) ?${english.age}${english.end}|\\bi have ${english.age} years(?= ?(?:$|[.,;!?]|and|old))`,
  `${english.meant}\\b(?:i'?m|i am|am) (?:currently |still |only |a student |a pupil )*in (?:year|yr) (?:[1-9]|1[0-2]|seven|eight|nine|ten|eleven)\\b(?! of)|${english.meant}\\b(?:i'?m|i am) (?:currently |still |only |just )*in (?:the )?(?:(?:[1-9]|1[01])(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh) (?:grade|form)\\b|${english.meant}\\b(?:i'?m|i am) (?:still |currently |a student |a pupil )*in (?:form [1-4]|jss ?\\d|jhs ?\\d?|ss[12]\\b|grade (?:[1-9]|1[01])\\b|(?:primary|middle|elementary|junior high|junior secondary|high|secondary) school)|\\bi (?:still )?(?:go to|attend) (?:primary|middle|elementary|junior high|junior secondary) school\\b|\\bmy ${english.grown}th birthday (?:is )?(?:today|tomorrow|next|soon|on|in)|^${english.age} ?[mf]\\b`,
  `${english.meant}\\b(?:i'?m|i am) (?:still |just |only |also )*(?:an? )?(?:minor|under ?-?age|under (?:18|eighteen)|below 18|school ?(?:girl|boy))\\b(?! (?:problem|issue|player in))|${english.meant}\\b(?:i'?m|i am) (?:still |just |only )+(?:an? )?(?:kid|child)\\b(?! (?:at heart|again|inside|of|in a|when|from))|^(?:i'?m|i am) an? (?:kid|child)(?= ?(?:$|[.,;!?]))`,
  `\\b(?:i'?m|i am|because i'?m) not (?:yet |even |quite |really )*(?:18|eighteen|an adult|of age|old enough)(?: yet)?\\b(?! (?:to (?:remember|understand|retire)|anymore|any more|any longer|percent|%))|\\b(?:i'?m|i am) too young (?:to|for) (?:gambl|bet|play|be here|this|casino)`,
]
const FRENCH = [
  `${french.meant}\\b${french.have} (?:seulement |que |bientot |a peine |deja |juste |presque |genre |tout juste |encore |qu')*${french.age} ?${french.years}\\b${french.end}`,
  `\\bje (?:viens d'avoir|vais (?:bientot )?(?:avoir|feter mes|sur mes)|fete mes) ${french.age} ?${french.years}\\b${french.end}|\\b(?:j'aurai|je vais avoir|j'ai bientot|je vais feter mes) (?:bientot |mes )?${french.grown} ${french.years}\\b(?= ?(?:$|[.,;!?]|en |dans |le |demain|bientot|ce |cet|la semaine|au |et ))`,
  `\\b(?:j'ai eu|j'ai fete mes) ${french.age} ?${french.years} (?:hier|aujourd|cette|ce |la semaine|le mois|il y a (?:une|deux|trois|quelques|\\d) (?:jours?|semaines?|mois))`,
  `\\bj(?:e n)?'?ai (?:meme |toujours |encore )*pas (?:encore |meme )*(?:mes )?(?:18|dix[ -]huit)(?: ?${french.years}| ?$|[.,;!?])|\\bj(?:e n)?'?ai pas (?:encore )?(?:l'age(?: (?:legal|requis|de jouer|pour))?|la majorite)(?= ?(?:$|[.,;!?]|legal|requis|de jouer|pour))`,
  `\\b(?:je suis|j'suis|jsuis|chui|chuis) (?:encore |toujours |juste |une? )*(?:mineure?|collegien(?:ne)?|lycee?n(?:ne)?|ecolier|ecoliere)\\b(?! de)|\\b(?:je suis|j'suis|jsuis|chui|chuis) (?:encore |juste |seulement |qu')*(?:un|une) enfant(?= ?(?:$|[.,;!?]))`,
  `\\b(?:je suis|j'suis|jsuis|chui|chuis) (?:encore |actuellement |eleve )*(?:en|au) (?:${classes})(?= ?(?:$|[.,;!?]|[a-d]\\b|cette annee|et\\b|mais\\b|au college|au lycee))|\\b(?:je suis|j'suis|jsuis|chui|chuis) (?:encore )*(?:au (?:college|lycee)|a l'ecole primaire|en primaire)(?! (?:pour|comme|avec|chercher|de mon))`,
  `\\b(?:${french.age} ans moi|moi c'est ${french.age} ans|mon age(?: c'est| est)? ${french.age}|^age ?[:=]? ?${french.age})|\\b(?:je suis|j'suis|jsuis|chui|chuis) (?:une?|le|la) (?:fille|garcon|ado|mec|meuf|gamine?|jeune)(?: \\w+)? de ${french.age} ans\\b|\\b(?:fille|garcon) de ${french.age} ans,? c'est moi|^(?:fille|garcon|mec|meuf) ${french.age} ans|\\bje vais (?:encore )?au (?:college|lycee)(?= ?(?:$|[.,;!?]))`,
  `\\bje suis trop jeune (?:pour (?:jouer|parier|miser|etre ici|ce (?:site|casino)))`,
]

const compiled = (all: readonly string[]): RegExp[] => all.map((one) => new RegExp(one))
export const underAge: Readonly<Record<Language, readonly RegExp[]>> = {
  en: compiled(ENGLISH),
  fr: compiled(FRENCH),
}

/** "I was born in 2012": the year in which the player turns eighteen is not over. */
const BORN =
  /\b(?:i was born(?: in)?|i'?m born in|^born(?: in)?|my birthday is in|my birth year is|je suis nee?(?: en)?|^nee?(?: en)?) (?:\w+ )?(20\d\d)\b/

export function bornTooLate(text: string, year: number): boolean {
  const born = Number(BORN.exec(plain(text))?.[1] ?? 0)
  return born > 0 && year - born < ADULT
}
