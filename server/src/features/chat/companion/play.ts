// Riddles, a chain of animals, a hidden word, rock-paper-scissors. For fun only: no gold is involved.

import type { Language } from '@glasshouse/rulebook/wire/fields'
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
    hands: ['Rock, paper or scissors? Your move first; I promise not to peek.', 'Rock, paper, scissors: say one.'],
    names: ['rock', 'paper', 'scissors'],
    tie: 'Both {mine}! Again?',
    won: '{mine} from me: you win that one. {score}',
    lost: 'I had {mine}, so that one is mine. {score}',
    score: 'It stands {won} to {lost}. Again, or stop?',
    chain: [
      'Animals, then: each begins with the letter on which the last one ended. I begin with {word}. An animal with {letter}?',
    ],
    chained: '{given}, good. Then I say {word}. Now with {letter}?',
    chainWrong: 'It has to be an animal that begins with {letter}, and one we have not had. Or say stop.',
    chainOver: '{given}! I know none with that letter, so you win. Well played.',
    guess: 'I think of a word. First hint: {hint}',
    guessHint: 'Not that one. Next hint: {hint}',
    guessRight: 'Yes, {word}! Well found.',
    guessOver: 'It was {word}. You were close, I am sure.',
    riddle: '{ask}',
    riddleHint: 'Not quite. A hint: {hint}',
    riddleRight: ['That is it: {word}! Nicely done.', '{word}, exactly.', 'Right, {word}. Another one?'],
    riddleOver: 'It was {word}. Shall I ask another?',
    stopped: ['All right, enough of that. It was fun.', 'We stop here. Well played.'],
  },
  fr: {
    hands: [
      'Pierre, papier ou ciseaux ? À vous d’abord ; je promets de ne pas regarder.',
      'Pierre, papier, ciseaux : dites-en un.',
    ],
    names: ['pierre', 'papier', 'ciseaux'],
    tie: '{mine} tous les deux ! Encore ?',
    won: '{mine} de mon côté : ce point est à vous. {score}',
    lost: 'J’avais {mine}, ce point est pour moi. {score}',
    score: 'Cela fait {won} à {lost}. Encore, ou stop ?',
    chain: [
      'Des animaux, alors : chacun commence par la dernière lettre du précédent. Je commence par {word}. Un animal en {letter} ?',
    ],
    chained: '{given}, bien. Alors je dis {word}. Maintenant en {letter} ?',
    chainWrong: 'Il faut un animal qui commence par {letter}, et que nous n’avons pas encore eu. Ou dites stop.',
    chainOver: '{given} ! Je n’en connais aucun avec cette lettre : vous gagnez. Bien joué.',
    guess: 'Je pense à un mot. Premier indice : {hint}',
    guessHint: 'Pas celui-là. Indice suivant : {hint}',
    guessRight: 'Oui, {word} ! Bien trouvé.',
    guessOver: 'C’était {word}. Vous étiez tout près, sans doute.',
    riddle: '{ask}',
    riddleHint: 'Pas tout à fait. Un indice : {hint}',
    riddleRight: ['C’est cela : {word} ! Bien joué.', '{word}, exactement.', 'Juste, {word}. Une autre ?'],
    riddleOver: 'C’était {word}. J’en pose une autre ?',
    stopped: ['Bien, arrêtons là. C’était amusant.', 'On s’arrête ici. Bien joué.'],
  },
} as const

const fill = (line: string, words: Readonly<Record<string, string | number>>): string =>
  line.replace(/\{(\w+)\}/g, (_, name: string) => String(words[name] ?? ''))
const pick = <T>(list: readonly T[], random: RandomIndex): T => list[random(list.length)] as T
const isWord = (word: string, wanted: string): boolean => word === wanted || isTypo(word, wanted)
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
    return { text: fill(pick(lines.chain, random), { word, letter: lastLetter(word) }), play: { kind, used: [word] } }
  }
  const list = kind === 'riddle' ? riddles[language] : hiddenWords[language]
  const free = list.map((_, index) => index).filter((index) => !avoid.has(`${kind}:${index}`))
  const index = pick(free.length > 0 ? free : list.map((_, i) => i), random)
  if (kind === 'riddle') return { text: riddles[language][index]?.ask ?? '', play: { kind, index, tries: 0 } }
  return {
    text: fill(lines.guess, { hint: hiddenWords[language][index]?.hints[0] ?? '' }),
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
  const text = fill(line, { mine: shown, score: fill(lines.score, { won, lost }) })
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
  if (!given || given[0]?.toUpperCase() !== letter || play.used.includes(given)) {
    return { text: fill(lines.chainWrong, { letter }), play }
  }
  const used = [...play.used, given]
  const free = animals[language].filter((animal) => animal[0] === given.at(-1) && !used.includes(animal))
  const shown = given.charAt(0).toUpperCase() + given.slice(1)
  if (free.length === 0) return { text: fill(lines.chainOver, { given: shown }), play: null }
  const word = pick(free, random)
  return {
    text: fill(lines.chained, { given: shown, word, letter: lastLetter(word) }),
    play: { kind: 'chain', used: [...used, word].slice(-40) },
  }
}

function guessOn(play: Extract<Play, { kind: 'guess' }>, message: readonly string[], language: Language): Move | null {
  const lines = texts[language]
  const hidden = hiddenWords[language][play.index]
  if (!hidden) return { text: lines.stopped[0], play: null }
  const { word, hints } = hidden
  if (message.some((one) => isWord(one, word))) return { text: fill(lines.guessRight, { word }), play: null }
  const hint = hints[play.hints]
  if (!hint) return { text: fill(lines.guessOver, { word }), play: null }
  return { text: fill(lines.guessHint, { hint }), play: { ...play, hints: play.hints + 1 } }
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
  if (right) return { text: fill(pick(lines.riddleRight, random), { word: right }), play: null }
  if (play.tries >= 1 || message.some((one) => GIVE_UP.has(one))) {
    if (play.tries >= 1) return { text: fill(lines.riddleOver, { word }), play: null }
  }
  return { text: fill(lines.riddleHint, { hint: asked.hint }), play: { ...play, tries: play.tries + 1 } }
}

const lastLetter = (word: string): string => (word.at(-1) ?? '').toUpperCase()
