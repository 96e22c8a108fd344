// Support questions of players. Operators answer by hand, and the answer arrives as an inbox message.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { templateBlanks } from '@glasshouse/rulebook/wire/backoffice/content'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import {
  CONTACTS_A_DAY,
  supportContract,
  supportBackofficeContract,
  type Question,
} from '@glasshouse/rulebook/wire/account/support'
import { notifyPlayer } from '../../platform/db/notify-player.ts'
import { recordAudit } from '../../platform/db/audit-log.ts'
import { only, type Database, type Tx } from '../../platform/db/tx.ts'
import { implement, type Route } from '../../platform/http/route.ts'
import { cursorTime, PAGE_ROWS } from '../../play/history/paging.ts'

interface QuestionRow {
  id: bigint
  player_id: bigint
  text: string
  language: Language
  answer: string | null
  answer_time: bigint | null
  create_time: bigint
}

/** Characters that turn the direction of text: with them an operator reads something else than was written. */
const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

export const supportRoutes = (db: Database): Route[] =>
  implement(supportContract, {
    contact: async ({ text: written, requestId }, { playerId, language }) => {
      const text = written.replace(BIDI_CONTROLS, '')
      if (text === '') throw new Refusal('textMissing')
      return view(await db.transaction((tx) => createQuestion(tx, { playerId, requestId, text, language })))
    },
    contacts: async ({ lastCreateTime }, { playerId }) => {
      const rows = await db.read<QuestionRow>(
        `select * from support_messages where player_id = $1 and create_time < $2
           order by create_time desc limit ${PAGE_ROWS}`,
        [playerId, cursorTime(lastCreateTime)],
      )
      return rows.map(view)
    },
  })

interface NewQuestion {
  readonly playerId: bigint
  readonly requestId: string
  readonly text: string
  readonly language: Language
}

/** Locks the player, so that concurrent questions cannot exceed the daily limit. */
async function createQuestion(tx: Tx, { playerId, requestId, text, language }: NewQuestion): Promise<QuestionRow> {
  await tx.query('select 1 from players_public where id = $1 for no key update', [playerId])
  const [known] = await tx.query<QuestionRow>(
    'select * from support_messages where player_id = $1 and request_id = $2',
    [playerId, requestId],
  )
  if (known && known.text !== text) throw new Refusal('keyReused')
  if (known) return known
  const { n } = only(
    await tx.query<{ n: bigint }>(
      'select count(*) as n from support_messages where player_id = $1 and create_time > now_ms() - day_ms()',
      [playerId],
    ),
  )
  if (n >= CONTACTS_A_DAY) throw new Refusal('contactTooMany', { n: CONTACTS_A_DAY })
  return only(
    await tx.query<QuestionRow>(
      `insert into support_messages (player_id, request_id, text, language, create_time)
         select $1, $2, $3, $4, greatest(now_ms(), coalesce(max(create_time) + 1, 0))
           from support_messages where player_id = $1 returning *`,
      [playerId, requestId, text, language],
    ),
  )
}

export const supportBackofficeRoutes = (db: Database): Route[] =>
  implement(supportBackofficeContract, {
    support: async () => {
      const { waiting, oldest } = only(
        await db.read<{ waiting: bigint; oldest: bigint | null }>(
          'select count(*) as waiting, min(create_time) as oldest from support_messages where answer is null',
        ),
      )
      return { waiting: Number(waiting), oldest: oldest === null ? null : Number(oldest) }
    },
    answerQuestion: async ({ id, answer }, { operatorId }) => {
      const unfilled = templateBlanks.find((blank) => answer.includes(blank))
      if (unfilled) throw new Refusal('answerUnfilled', { field: unfilled })
      await db.transaction(async (tx) => {
        const [question] = await tx.query<QuestionRow>('select * from support_messages where id = $1', [id])
        if (!question) throw new Refusal('notFound')
        // Lock order: notifyPlayer locks the player before this row is updated.
        await notifyPlayer(tx, question.player_id, 'support.answer', { question: question.text, answer })
        const answered = await tx.query(
          `update support_messages set answer = $2, operator_id = $3, answer_time = now_ms()
             where id = $1 and answer is null returning id`,
          [id, answer, operatorId],
        )
        if (answered.length === 0) throw new Refusal('questionAnswered', { name: await answeringOperator(tx, id) })
        await recordAudit(tx, operatorId, { act: 'support.answer', subject: id, after: { answer } })
      })
    },
  })

async function answeringOperator(tx: Tx, questionId: number): Promise<string> {
  const [first] = await tx.query<{ name: string }>(
    'select o.name from support_messages s join operators_public o on o.id = s.operator_id where s.id = $1',
    [questionId],
  )
  // The player closed the account concurrently, which deleted the question.
  if (!first) throw new Refusal('notFound')
  return first.name
}

const view = ({ id, text, answer, answer_time, create_time }: QuestionRow): Question => ({
  id: Number(id),
  text,
  answer,
  answerTime: answer_time === null ? null : Number(answer_time),
  createTime: Number(create_time),
})
