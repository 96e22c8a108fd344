// What a message does: ask the character, ask back, ask why, want advice or another one, or just tell.

import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { Sentence } from './memory/reading.ts'

const TO_ME: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:you|your|yours|yourself|u)\b/,
  fr: /\b(?:tu|te|toi|ton|ta|tes|vous|votre|vos|t)\b/,
}
const AND_YOU: Readonly<Record<Language, RegExp>> = {
  en: /(?:^|,| )(?:and|what about|how about) (?:you|yourself|u)(?: too| then)?$|(?:^|, )you(?: too)?$/,
  fr: /(?:^|,| )(?:et|et pour) (?:toi|vous)(?: alors| meme| aussi)?$|(?:^|, )(?:toi|vous)(?: aussi)?$/,
}
const WHY: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:but|and|oh|ok|okay|haha|really|hmm) ,? ?)*(?:why|how come|what for)(?: (?:is that|that|that one|not|so|though|exactly|this one|do you say that|do you think so|would you))?$/,
  fr: /^(?:(?:mais|et|ah|ok|ah bon|haha|hmm) ,? ?)*(?:pourquoi|comment ca|pour quoi faire|pour quelle raison)(?: (?:ca|pas|donc|celle la|celui la|celle ci|celui ci|cela|ce choix|tu dis ca|vous dites ca|exactement))?$/,
}
const ADVICE: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:advice|advise|recommend|recommendations?|suggest|suggestions?|any tips|any ideas?|what should i|should i|what can i (?:do|make|cook|read|watch)|how (?:can|should|do) i (?:get|make|stop|start|tell|fall|learn|deal|cope|calm|relax|feel|prepare)|what would you do)\b/,
  fr: /\b(?:conseils?|conseilles?|conseillez|conseiller|recommandes?|recommandez|suggeres?|suggerez|que (?:dois|devrais|puis) je|je (?:dois|devrais|fais|mange|regarde|lis|cuisine) (?:faire )?quoi|qu est ce que je (?:dois|devrais|peux|pourrais|fais|mange)|comment (?:je (?:fais|peux)|faire pour)|une idee|des idees|(?:tu ferais|vous feriez) quoi|que (?:ferais tu|feriez vous))\b/,
}
const ANOTHER: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:another(?: one| story| joke| riddle| fact)?|one more|again please|do it again|tell me more jokes|more)$/,
  fr: /\b(?:une autre|un autre|encore une|encore un|encore|une deuxieme|la suite)(?: (?:histoire|blague|enigme|anecdote))?$/,
}
const AFFIRMING: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:yes|yeah|yep|yup|no|nope|nah|not really|well|of course|sure|true|exactly|kind of|sort of|mostly|sometimes|always|never|both|neither|about|maybe|a bit|because|only|just|usually|probably|i guess|i think so|i do|i am|it is|it was|oh|haha|lol|ok|okay|hmm)(?: |,|$))+/,
  fr: /^(?:(?:oui|ouais|ouai|non|nan|pas vraiment|bof|ben|bah|bien sur|carrement|exactement|un peu|plutot|surtout|parfois|toujours|jamais|les deux|aucun|environ|peut etre|parce que|seulement|juste|souvent|je crois|si|ah|mdr|ok|d accord|hmm)(?: |,|$))+/,
}

export interface Reading {
  readonly sentences: readonly Sentence[]
  /** All sentences, joined. */
  readonly text: string
  readonly isQuestion: boolean
  /** A question to the character about itself. */
  readonly isToMe: boolean
  readonly isAndYou: boolean
  readonly isWhy: boolean
  readonly wantsAdvice: boolean
  readonly wantsAnother: boolean
  /** A few words, or yes and no with something behind them: an answer to what was asked. */
  readonly isAnswer: boolean
}

export function readActs(sentences: readonly Sentence[], language: Language): Reading {
  const text = sentences.map((sentence) => sentence.text).join(' , ')
  const last = sentences.at(-1)
  const questions = sentences.filter(({ isQuestion }) => isQuestion)
  const asked = questions.map((sentence) => sentence.text).join(' , ')
  const words = text.split(' ').length
  return {
    sentences,
    text,
    isQuestion: questions.length > 0,
    isToMe: questions.length > 0 && TO_ME[language].test(asked),
    isAndYou: AND_YOU[language].test(last?.text ?? ''),
    isWhy: sentences.some((sentence) => WHY[language].test(sentence.text)),
    wantsAdvice: ADVICE[language].test(text),
    wantsAnother: words <= 7 && ANOTHER[language].test(last?.text ?? ''),
    isAnswer: questions.length === 0 && (words <= 4 || AFFIRMING[language].test(text)),
  }
}
