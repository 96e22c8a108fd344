// What the characters know about the app. Figures come from the rulebook, so that they cannot disagree with the games; the
// operator's own questions and answers are added.

import { RECHARGE } from '@glasshouse/rulebook/core/payments'
import { FUSE_MS } from '@glasshouse/rulebook/games/bomb/rules'
import { crash } from '@glasshouse/rulebook/games/crash/rules'
import { DRIBBLES } from '@glasshouse/rulebook/games/football/rules'
import { BOMB_LIGHTS, FRUITS, RING } from '@glasshouse/rulebook/games/fruit/rules'
import { lucky3 } from '@glasshouse/rulebook/games/lucky3/rules'
import { TILES } from '@glasshouse/rulebook/games/minesweeper/rules'
import { VAULTS } from '@glasshouse/rulebook/games/richbomb/rules'
import { COLOURS, WHEEL } from '@glasshouse/rulebook/games/roulette/rules'
import { FIELDS } from '@glasshouse/rulebook/games/scratch/rules'
import { RISKS, SEGMENTS } from '@glasshouse/rulebook/games/turntable/rules'
import { SELECTIONS_MAX } from '@glasshouse/rulebook/games/wingo/rules'
import type { GameFacts, Ratio } from '@glasshouse/rulebook/play/game'
import { STAKE_MAX, STAKE_MIN, STAKE_STEP } from '@glasshouse/rulebook/play/limits'
import { makeFormat, type Format } from '@glasshouse/rulebook/text/format'
import { fillText, type TextParams } from '@glasshouse/rulebook/text/text'
import { CHAT_ANSWERS, CHAT_ANSWERS_VIP, CHAT_TEXT_MAX, CHAT_TEXT_MAX_VIP } from '@glasshouse/rulebook/wire/chat/chat'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import { content } from './content.ts'
import type { Text } from './knowledge.ts'

export interface Question {
  readonly id: string
  readonly question: string
  readonly answer: string
}

const FAQ_PAGE = '/pages/accounts/faq'
const RETURNS_PAGE = '/pages/fairness/returns'

export function appTexts(
  language: Language,
  facts: readonly GameFacts[],
  questions: readonly Question[],
): readonly Text[] {
  const figures = figuresOf(makeFormat(language))
  return [
    ...facts.flatMap((game) => gameTexts(game, language, figures)),
    ...content[language].app.texts.map(({ id, title, terms, text, label, to }) => ({
      id,
      title,
      terms,
      text: fillText(language, text, figures),
      link: { label, to },
    })),
    ...questions.map(({ id, question, answer }) => ({
      id: `faq-${id}`,
      title: question,
      terms: question,
      text: answer,
      link: { label: content[language].app.sentences.faq, to: FAQ_PAGE },
    })),
  ]
}

function gameTexts({ id, rtp }: GameFacts, language: Language, figures: TextParams): Text[] {
  const known = content[language].games.find((game) => game.id === id)
  if (!known) return []
  const { title, terms, rules, page } = known
  const t = content[language].app.sentences
  const percent = (ratio: Ratio): string => makeFormat(language).percent(Number(ratio.of) / Number(ratio.per))
  const returns = [fillText(language, t.return, { title, rtp: percent(rtp) })]
  if (id === lucky3.id && lucky3.rtpOf)
    returns.push(fillText(language, t.box, { rtp: percent(lucky3.rtpOf({ type: 'box', pick: '123' })) }))
  if (id === 'roller' || id === 'minesweeper') returns.push(t.rounding)
  return [
    {
      id: `rules-${id}`,
      title,
      terms,
      text: fillText(language, rules, figures),
      link: { label: fillText(language, t.rules, { title }), to: page },
    },
    {
      id: `return-${id}`,
      title: `${title} ${t.returnTerms}`,
      terms: `${terms} ${t.returnTerms}`,
      text: returns.join(' '),
      link: { label: t.allReturns, to: RETURNS_PAGE },
    },
  ]
}

const figuresOf = ({ number }: Format): TextParams =>
  Object.fromEntries(
    Object.entries({
      stakeMin: STAKE_MIN,
      stakeMax: STAKE_MAX,
      stakeStep: STAKE_STEP,
      rechargeMin: RECHARGE.minGold,
      rechargeMax: RECHARGE.maxGold,
      answers: CHAT_ANSWERS,
      answersVip: CHAT_ANSWERS_VIP,
      text: CHAT_TEXT_MAX,
      textVip: CHAT_TEXT_MAX_VIP,
      crashSeconds: crash.phases.bettingMs / 1000,
      dribbles: DRIBBLES.length,
      fuseSeconds: FUSE_MS / 1000,
      vaults: VAULTS.length,
      pockets: WHEEL.length,
      colours: COLOURS.length,
      tiles: TILES,
      wheels: RISKS.length,
      segments: SEGMENTS,
      wingoChoices: SELECTIONS_MAX,
      fruits: RING.length,
      fruitLights: BOMB_LIGHTS,
      fruitChoices: FRUITS.length,
      panels: FIELDS,
    }).map(([name, value]) => [name, number(value)]),
  )
