// What a text may not contain. Each rule names a fault and what to write instead; the words come from docs/glossary.md.

import type { Text } from './extract.ts'

export interface TextRule {
  readonly pattern: RegExp
  readonly instead: string
  /** Texts to which the rule does not apply. */
  readonly except?: (text: Text) => boolean
}

const isSpoken = ({ isSpoken: spoken }: Text): boolean => spoken
const isDeveloper = ({ audience }: Text): boolean => audience === 'developer'
const isOperator = ({ audience }: Text): boolean => audience !== 'player'
/** Contracts and warnings are written out in full. */
const isLegal = ({ path, text }: Text): boolean =>
  path.includes('agreement') || /\bDo not\b|\bDoes not match\b|\bNOT\b/.test(text)
/** Formulas and examples of code keep their quotes. */
const isQuoted = ({ path, text }: Text): boolean => path.startsWith('rulebook/src/wire/') || /HMAC|SHA-256\(/.test(text)

/** The customer's own words, which stay as they are. */
const FIXED = [
  '请登录',
  "Gold can't be less than",
  'Gold cannot be greater than',
  '100000 gold coins equal 100 dollars',
  'Not yet open!',
  'Loading...',
  'please enter email',
  'please enter code',
  'connection to server timed out, tap the screen to retry',
]
export const isFixed = ({ text }: Text): boolean => FIXED.some((fixed) => text.includes(fixed))

const any = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?![\\p{L}\\p{N}-])`, 'iu')

const english: readonly TextRule[] = [
  { pattern: any('can not'), instead: 'can’t' },
  {
    pattern: any(
      '(?:do|does|did|is|are|was|were|has|have|had|will|would|could|should) not|(?<!where )you are|we will|it is not',
    ),
    instead: 'a contraction',
    except: (text) => isLegal(text) || isDeveloper(text) || isSpoken(text),
  },
  { pattern: /(?<!\p{L})(?:the|this) house(?! edge|’s edge|\p{L})/iu, instead: 'we, us' },
  {
    pattern: any('whoever|somebody|nobody (?:is|has|of|here|yet)|one’s'),
    instead: 'you, we, a player',
    except: isSpoken,
  },
  { pattern: any('he|she|his|her|him|himself'), instead: 'you, they, the player', except: isSpoken },
  { pattern: any('stands?(?! in for)|lies|lie here|line up'), instead: 'appears, is', except: isSpoken },
  { pattern: any('by itself'), instead: 'automatically', except: isSpoken },
  { pattern: any('at once'), instead: 'immediately, now', except: isSpoken },
  {
    pattern: any('(?:is|are|was|were|be|been) told|tells(?! an? )'),
    instead: 'shows, reveals, notifies',
    except: isSpoken,
  },
  { pattern: any('reckon(?:s|ed|ing)?'), instead: 'calculate' },
  { pattern: any('anew'), instead: 'again, new' },
  { pattern: any('meanwhile'), instead: 'in the meantime', except: isSpoken },
  { pattern: any('lately'), instead: 'recently', except: isSpoken },
  {
    pattern: any('tak(?:e|es|en|ing) (?:it |them )?back|given? back|gives? back'),
    instead: 'cancel, refund',
    except: isSpoken,
  },
  { pattern: any('under way'), instead: 'in progress, pending', except: isSpoken },
  { pattern: any('beg[iau]n(?:s|ning)?'), instead: 'start', except: isSpoken },
  { pattern: any('go(?:es)? on'), instead: 'continue', except: isSpoken },
  { pattern: any('for ever|forever'), instead: 'permanently', except: isSpoken },
  { pattern: any('there is no such'), instead: '… not found' },
  {
    pattern: any('a letter|letters? (?:to|from|with)|mail address|mailbox'),
    instead: 'email, email address',
    except: isSpoken,
  },
  { pattern: any('sign(?:ed|ing)? out'), instead: 'log out' },
  { pattern: any('auto-?play|auto-?spin|autobet'), instead: 'auto-bet' },
  { pattern: any('auto cashout|autocashout|auto-cash-out'), instead: 'auto cash-out' },
  { pattern: any('wagers?|wagered'), instead: 'bet', except: isDeveloper },
  { pattern: any('practice chain'), instead: 'test chain' },
  { pattern: any('second factor'), instead: 'two-step verification', except: isDeveloper },
  { pattern: any('companions?'), instead: 'character' },
  { pattern: any('sandbox'), instead: 'test mode', except: isOperator },
  { pattern: any('movements?'), instead: 'transaction', except: (text) => isSpoken(text) || isDeveloper(text) },
  { pattern: any('by hand'), instead: 'manual, manually', except: isSpoken },
  { pattern: any('solvency'), instead: 'proof of reserves', except: isOperator },
  { pattern: /already[.!]?$/i, instead: 'already before the verb' },
  { pattern: /;(?!\w)/, instead: 'two sentences', except: (text) => isDeveloper(text) || isLegal(text) },
  { pattern: /\d ?x(?!\p{L}|\d)/u, instead: '×', except: isQuoted },
  { pattern: /(?<=\s|^)['"]|['"](?=\s|$)|(?<=\p{L})'(?=\p{L})/u, instead: '’ or “ ”', except: isQuoted },
  { pattern: /\.\.\./, instead: '…' },
  { pattern: /\S {2,}\S|\p{L} -+ \p{L}/u, instead: 'one space, or an en dash', except: isQuoted },
]

const french: readonly TextRule[] = [
  { pattern: /(?<!avantage de )\b(?:la|cette|notre) maison\b/i, instead: 'nous', except: isSpoken },
  { pattern: any('veuillez'), instead: 'un impératif' },
  { pattern: any('tu|toi'), instead: 'vous' },
  {
    pattern: any('(?<!à )quelqu’un'),
    instead: 'notre équipe, un joueur',
    except: (text) => isSpoken(text) || isLegal(text),
  },
  { pattern: any('sortie auto(?:matique)?|sorti à|d’office'), instead: 'encaissement auto' },
  { pattern: any('mises? automatiques?|jeu automatique|tours automatiques'), instead: 'mise auto' },
  { pattern: any('seconds? facteurs?'), instead: 'validation en deux étapes' },
  { pattern: any('boîtes? (?:aux|à) lettres'), instead: 'boîte de réception' },
  { pattern: any('e?mails?|adresses? mail'), instead: 'e-mail' },
  { pattern: any('grand livre|mouvements?'), instead: 'opération', except: isSpoken },
  { pattern: any('pari|paris|parier'), instead: 'mise, miser', except: isSpoken },
  { pattern: any('devis'), instead: 'offre' },
  { pattern: any('or offert|bonus'), instead: 'or de récompense' },
  { pattern: any('billets?'), instead: 'ticket', except: isSpoken },
  { pattern: any('points? de réalité'), instead: 'rappel de temps de jeu' },
  { pattern: any('bac à sable|maison d’essai|à l’essai'), instead: 'mode test' },
  { pattern: any('chaîne d’entraînement'), instead: 'chaîne de test' },
  { pattern: /\{n\} d’or\b/, instead: '{n} pièces d’or' },
  { pattern: /n°/, instead: 'nº' },
  { pattern: /['"]/, instead: '’ ou « »', except: isQuoted },
  { pattern: /\.\.\./, instead: '…' },
  { pattern: /[\p{L}\p{N}}»)][!?;:](?=\s|$)|\d%|«\S|\S»/u, instead: 'une espace devant ; : ! ? % » et après «' },
  { pattern: /\d,\d{3}(?!\d)/, instead: 'une espace entre les milliers' },
  { pattern: / {2,}|\p{L} -+ \p{L}/u, instead: 'une espace, ou un tiret demi-cadratin' },
]

/** What is wrong with a text, by the rules of its language. */
export function findWordFaults(text: Text): string[] {
  if (isFixed(text)) return []
  return (text.language === 'en' ? english : french).flatMap(({ pattern, instead, except }) => {
    // Names of parameters are not read.
    const found = except?.(text) ? null : pattern.exec(text.text.replaceAll(/\{\w+/g, '{n'))
    return found ? [`“${found[0].trim()}” (write ${instead})`] : []
  })
}
