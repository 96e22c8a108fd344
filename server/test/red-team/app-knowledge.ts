// The app's texts as players get them: every game, and the questions and answers of a new installation.

import { bomb } from '@glasshouse/rulebook/games/bomb/rules'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { football } from '@glasshouse/rulebook/games/football/rules'
import { fruit } from '@glasshouse/rulebook/games/fruit/rules'
import { lucky3 } from '@glasshouse/rulebook/games/lucky3/rules'
import { minesweeper } from '@glasshouse/rulebook/games/minesweeper/rules'
import { richbomb } from '@glasshouse/rulebook/games/richbomb/rules'
import { roller } from '@glasshouse/rulebook/games/roller/rules'
import { roulette } from '@glasshouse/rulebook/games/roulette/rules'
import { scratch } from '@glasshouse/rulebook/games/scratch/rules'
import { turntable } from '@glasshouse/rulebook/games/turntable/rules'
import { wingo } from '@glasshouse/rulebook/games/wingo/rules'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import { appTexts, type Question } from '../../src/features/chat/companion/app-texts.ts'
import { Knowledge } from '../../src/features/chat/companion/knowledge.ts'
import { oursOf } from '../../src/features/chat/safety/output.ts'
import { sampleContent } from '../../src/features/content/samples.ts'

const games = [bomb, crash, football, fruit, lucky3, minesweeper, richbomb, roller, roulette, scratch, turntable, wingo]

const questions = (language: Language): Question[] =>
  sampleContent(true)
    .filter(({ kind }) => kind === 'faq')
    .map((item) => {
      const { question, answer } = item[language] as { question: string; answer: string }
      return { id: item.id, question, answer }
    })

export const appTextsOf = (language: Language) => appTexts(language, games, questions(language))

const texts = { en: () => appTextsOf('en'), fr: () => appTextsOf('fr') }
export const appKnowledge = new Knowledge(texts)
/** The sentences of the app's own texts. */
export const appSentences = oursOf(texts)
