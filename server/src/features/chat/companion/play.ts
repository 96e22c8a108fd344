// Riddles, a chain of animals, a hidden word, rock-paper-scissors. For fun only: no gold is involved.

import { fillText } from '@glasshouse/rulebook/text/text'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import { plain } from '../safety/normalise.ts'
import type { Play } from './companion.ts'
import { content } from './content.ts'
import { isTypo } from './match.ts'

export type RandomIndex = (choices: number) => number

export interface Move {
  readonly text: string
  readonly play: Play | null
}

const pick = <T>(list: readonly T[], random: RandomIndex): T => list[random(list.length)] as T
/** Messages have no accents any more, so the wanted word is compared without its own. */
const isWord = (word: string, wanted: string): boolean => word === plain(wanted) || isTypo(word, plain(wanted))
const STOP = new Set('stop quit enough exit end arrete arretons assez fin stopper quitter fini'.split(' '))
const GIVE_UP = new Set(
  'idk know hint answer give solution sais donne reponse indice abandonne passe skip pass'.split(' '),
)

/** Starts a game; `wasUsed` knows recent riddles and words. */
export function beginPlay(
  kind: Play['kind'],
  language: Language,
  random: RandomIndex,
  wasUsed: (id: string) => boolean,
): Move {
  const lines = content[language].play.lines
  if (kind === 'hands') return { text: pick(lines.hands, random), play: { kind, won: 0, lost: 0 } }
  if (kind === 'chain') {
    const word = pick(content[language].play.animals, random)
    return {
      text: fillText(language, pick(lines.chain, random), { word, letter: lastLetter(word) }),
      play: { kind, used: [word] },
    }
  }
  const list = kind === 'riddle' ? content[language].play.riddles : content[language].play.hiddenWords
  const free = list.map((_, index) => index).filter((index) => !wasUsed(`${kind}:${index}`))
  const index = pick(free.length > 0 ? free : list.map((_, i) => i), random)
  if (kind === 'riddle')
    return { text: content[language].play.riddles[index]?.ask ?? '', play: { kind, index, tries: 0 } }
  return {
    text: fillText(language, lines.guess, { hint: content[language].play.hiddenWords[index]?.hints[0] ?? '' }),
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
    return { text: pick(content[language].play.lines.stopped, random), play: null }
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
  const lines = content[language].play.lines
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
  const lines = content[language].play.lines
  const last = play.used.at(-1) ?? ''
  const letter = lastLetter(last)
  const given = content[language].play.animals.find((animal) => message.some((word) => isWord(word, animal)))
  if (!given || firstLetter(given) !== letter || play.used.includes(given)) {
    return { text: fillText(language, lines.chainWrong, { letter }), play }
  }
  const used = [...play.used, given]
  const free = content[language].play.animals.filter(
    (animal) => firstLetter(animal) === lastLetter(given) && !used.includes(animal),
  )
  const shown = given.charAt(0).toUpperCase() + given.slice(1)
  if (free.length === 0) return { text: fillText(language, lines.chainOver, { given: shown }), play: null }
  const word = pick(free, random)
  return {
    text: fillText(language, lines.chained, { given: shown, word, letter: lastLetter(word) }),
    play: { kind: 'chain', used: [...used, word].slice(-40) },
  }
}

function guessOn(play: Extract<Play, { kind: 'guess' }>, message: readonly string[], language: Language): Move | null {
  const lines = content[language].play.lines
  const hidden = content[language].play.hiddenWords[play.index]
  if (!hidden) return { text: lines.stopped[0] ?? '', play: null }
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
  const lines = content[language].play.lines
  const asked = content[language].play.riddles[play.index]
  if (!asked) return { text: lines.stopped[0] ?? '', play: null }
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
