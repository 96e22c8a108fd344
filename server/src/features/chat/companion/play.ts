// Riddles, a chain of animals, a hidden word, rock-paper-scissors. For fun only: no gold is involved.

import { fillText } from '@glasshouse/rulebook/text/text'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import { plain } from '../safety/normalise.ts'
import type { Play } from './companion.ts'
import { isTypo } from './match.ts'
import { animals, hiddenWords, riddles } from './play-words.ts'

export type RandomIndex = (choices: number) => number

export interface Move {
  readonly text: string
  readonly play: Play | null
}

const texts = {
  en: {
    hands: ['Rock, paper or scissors? You go first. I promise not to peek.', 'Rock, paper, scissors. Pick one.'],
    names: ['rock', 'paper', 'scissors'],
    tie: '{mine} from me too! Again?',
    won: '{mine} from me, so you win that one. {score}',
    lost: 'I had {mine}, so that one’s mine. {score}',
    score: 'That’s {won} to you and {lost} to me. Again, or stop?',
    chain: [
      'Let’s do animals. Each one starts with the last letter of the one before. I’ll start with “{word}”. Can you think of one starting with {letter}?',
    ],
    chained: '{given}, good. I’ll say “{word}”. Your turn, starting with {letter}.',
    chainWrong: 'It has to be an animal that starts with {letter}, and one we haven’t had yet. Or say “stop”.',
    chainOver: '{given}! I can’t think of one with that letter, so you win. Well played.',
    guess: 'I’m thinking of a word. First hint: {hint}',
    guessHint: 'Not that one. Next hint: {hint}',
    guessRight: 'Yes, “{word}”! Well done.',
    guessOver: 'It was “{word}”. Good try.',
    riddle: '{ask}',
    riddleHint: 'Not quite. A hint: {hint}',
    riddleRight: ['That’s it, “{word}”! Nicely done.', '“{word}”, exactly.', '“{word}” is right. Another one?'],
    riddleOver: 'It was “{word}”. Shall I ask another?',
    stopped: ['All right, enough of that. It was fun.', 'Let’s stop there. Well played.'],
  },
  fr: {
    hands: [
      'Pierre, papier ou ciseaux ? À vous de commencer. Promis, je ne regarde pas.',
      'Pierre, papier, ciseaux. Choisissez.',
    ],
    names: ['pierre', 'papier', 'ciseaux'],
    tie: '{mine} des deux côtés ! On recommence ?',
    won: '{mine} de mon côté, le point est pour vous. {score}',
    lost: 'J’avais {mine}, le point est pour moi. {score}',
    score: 'Ça fait {won} pour vous et {lost} pour moi. On continue ?',
    chain: [
      'Prenons les animaux. Chacun commence par la dernière lettre du précédent. Je commence par « {word} ». Un animal en {letter} ?',
    ],
    chained: '{given}, bien. Je dis « {word} ». À vous, en {letter}.',
    chainWrong: 'Il faut un animal en {letter} qu’on n’a pas encore eu. Ou dites « stop ».',
    chainOver: '{given} ! Je n’en trouve aucun avec cette lettre, vous gagnez. Bien joué.',
    guess: 'Je pense à un mot. Premier indice : {hint}',
    guessHint: 'Pas celui-là. Indice suivant : {hint}',
    guessRight: 'Oui, « {word} » ! Bien trouvé.',
    guessOver: 'C’était « {word} ». Bien essayé.',
    riddle: '{ask}',
    riddleHint: 'Pas tout à fait. Un indice : {hint}',
    riddleRight: ['C’est ça, « {word} » ! Bien joué.', '« {word} », exactement.', 'Oui, « {word} ». Une autre ?'],
    riddleOver: 'C’était « {word} ». Je vous en pose une autre ?',
    stopped: ['D’accord, on arrête là. C’était amusant.', 'On s’arrête ici. Bien joué.'],
  },
} as const

const pick = <T>(list: readonly T[], random: RandomIndex): T => list[random(list.length)] as T
/** Messages have no accents any more, so the wanted word is compared without its own. */
const isWord = (word: string, wanted: string): boolean => word === plain(wanted) || isTypo(word, plain(wanted))
const STOP = new Set('stop quit enough exit end arrete arretons assez fin stopper quitter fini'.split(' '))
const GIVE_UP = new Set(
  'idk know hint answer give solution sais donne reponse indice abandonne passe skip pass'.split(' '),
)

/** Starts a game; `avoid` holds recently used riddles and words. */
export function beginPlay(
  kind: Play['kind'],
  language: Language,
  random: RandomIndex,
  avoid: ReadonlySet<string>,
): Move {
  const lines = texts[language]
  if (kind === 'hands') return { text: pick(lines.hands, random), play: { kind, won: 0, lost: 0 } }
  if (kind === 'chain') {
    const word = pick(animals[language], random)
    return {
      text: fillText(language, pick(lines.chain, random), { word, letter: lastLetter(word) }),
      play: { kind, used: [word] },
    }
  }
  const list = kind === 'riddle' ? riddles[language] : hiddenWords[language]
  const free = list.map((_, index) => index).filter((index) => !avoid.has(`${kind}:${index}`))
  const index = pick(free.length > 0 ? free : list.map((_, i) => i), random)
  if (kind === 'riddle') return { text: riddles[language][index]?.ask ?? '', play: { kind, index, tries: 0 } }
  return {
    text: fillText(language, lines.guess, { hint: hiddenWords[language][index]?.hints[0] ?? '' }),
    play: { kind, index, hints: 1 },
  }
}

/** The next move of a game; null where the message has nothing to do with it. */
export function continuePlay(
  play: Play,
  message: readonly string[],
  language: Language,
  random: RandomIndex,
): Move | null {
  if (message.length <= 3 && message.some((word) => STOP.has(word))) {
    return { text: pick(texts[language].stopped, random), play: null }
  }
  // A long sentence means that the player wants to talk.
  if (message.length > 6) return null
  if (play.kind === 'hands') return showHand(play, message, language, random)
  if (play.kind === 'chain') return chainOn(play, message, language, random)
  if (play.kind === 'guess') return guessOn(play, message, language)
  return riddleOn(play, message, language, random)
}

function showHand(
  play: Extract<Play, { kind: 'hands' }>,
  message: readonly string[],
  language: Language,
  random: RandomIndex,
): Move | null {
  const lines = texts[language]
  const names: readonly string[] = lines.names
  const theirs = names.findIndex((name) =>
    message.some((word) => isWord(word, name) || (name === 'papier' && word === 'feuille')),
  )
  if (theirs < 0) return null
  const mine = random(3)
  const result = (theirs - mine + 3) % 3
  const [won, lost] = [play.won + Number(result === 1), play.lost + Number(result === 2)]
  const line = result === 0 ? lines.tie : result === 1 ? lines.won : lines.lost
  const shown = names[mine] ?? ''
  const text = fillText(language, line, { mine: shown, score: fillText(language, lines.score, { won, lost }) })
  return { text: text.charAt(0).toUpperCase() + text.slice(1), play: { kind: 'hands', won, lost } }
}

function chainOn(
  play: Extract<Play, { kind: 'chain' }>,
  message: readonly string[],
  language: Language,
  random: RandomIndex,
): Move | null {
  if (message.length > 3) return null
  const lines = texts[language]
  const last = play.used.at(-1) ?? ''
  const letter = lastLetter(last)
  const given = animals[language].find((animal) => message.some((word) => isWord(word, animal)))
  if (!given || firstLetter(given) !== letter || play.used.includes(given)) {
    return { text: fillText(language, lines.chainWrong, { letter }), play }
  }
  const used = [...play.used, given]
  const free = animals[language].filter((animal) => firstLetter(animal) === lastLetter(given) && !used.includes(animal))
  const shown = given.charAt(0).toUpperCase() + given.slice(1)
  if (free.length === 0) return { text: fillText(language, lines.chainOver, { given: shown }), play: null }
  const word = pick(free, random)
  return {
    text: fillText(language, lines.chained, { given: shown, word, letter: lastLetter(word) }),
    play: { kind: 'chain', used: [...used, word].slice(-40) },
  }
}

function guessOn(play: Extract<Play, { kind: 'guess' }>, message: readonly string[], language: Language): Move | null {
  const lines = texts[language]
  const hidden = hiddenWords[language][play.index]
  if (!hidden) return { text: lines.stopped[0], play: null }
  const { word, hints } = hidden
  if (message.some((one) => isWord(one, word)))
    return { text: fillText(language, lines.guessRight, { word }), play: null }
  const hint = hints[play.hints]
  if (!hint) return { text: fillText(language, lines.guessOver, { word }), play: null }
  return { text: fillText(language, lines.guessHint, { hint }), play: { ...play, hints: play.hints + 1 } }
}

function riddleOn(
  play: Extract<Play, { kind: 'riddle' }>,
  message: readonly string[],
  language: Language,
  random: RandomIndex,
): Move | null {
  const lines = texts[language]
  const asked = riddles[language][play.index]
  if (!asked) return { text: lines.stopped[0], play: null }
  const word = asked.answers[0] ?? ''
  const right = asked.answers.find((answer) => message.some((one) => isWord(one, answer)))
  if (right) return { text: fillText(language, pick(lines.riddleRight, random), { word: right }), play: null }
  if (play.tries >= 1 || message.some((one) => GIVE_UP.has(one))) {
    if (play.tries >= 1) return { text: fillText(language, lines.riddleOver, { word }), play: null }
  }
  return { text: fillText(language, lines.riddleHint, { hint: asked.hint }), play: { ...play, tries: play.tries + 1 } }
}

const firstLetter = (word: string): string => plain(word).charAt(0).toUpperCase()
const lastLetter = (word: string): string => (plain(word).at(-1) ?? '').toUpperCase()
