// The sandbox ad network as one service: its list of tasks for the house, and the page where a person does one.

import { createHmac, timingSafeEqual } from 'node:crypto'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { startService, type Service } from '../service.ts'
import { buildDoor, readForm, sendPage, signedCalls } from '../http.ts'
import { languageOf } from '../pages/language.ts'
import type { Key } from '../signing.ts'
import { AdsBook } from './book.ts'
import { noticePage, taskPage } from './task-page.ts'
import { TASKS, type Task } from './tasks.ts'

export interface AdsParts {
  readonly dataDir: string
  /** Where postbacks go. */
  readonly houseUrl: string
  /** Where a person goes back to. */
  readonly homeUrl: string
  readonly key: Key
  readonly hookSecret: string
  readonly clock: Clock
  readonly host: string
  readonly port: number
}

const CLICK = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export async function startAds(parts: AdsParts): Promise<Service> {
  const book = new AdsBook({
    file: path.join(parts.dataDir, 'ads.jsonl'),
    clock: parts.clock,
    hookUrl: new URL('/api/hook/ads', parts.houseUrl).href,
    hookSecret: parts.hookSecret,
  })
  const ready = Promise.withResolvers<void>()
  const door = buildDoor({ ...parts, ready: () => ready.promise, synced: () => book.synced() })
  signedCalls(door, parts, (own) => {
    own.get('/v1/tasks', () => ({
      tasks: TASKS.map(({ taskId, title, gold }) => ({ taskId, title, gold })),
    }))
  })
  servePages(door, parts, book)
  return await startService(door, parts, book, { onReady: () => ready.resolve() })
}

function servePages(door: FastifyInstance, parts: AdsParts, book: AdsBook): void {
  const { clock } = parts
  door.get('/', (request, reply) => sendPage(reply, noticePage(languageOf(request), 'about'), []))
  door.get('/task/:clickId', (request, reply) => {
    const taskId = (request.query as { task?: unknown }).task
    const known = clickOf(request, taskId)
    if (!known) return showUnknown(request, reply)
    return show(parts, book, request, reply, { ...known, began: clock.now(), isTooSoon: false })
  })
  door.post('/task/:clickId/done', (request, reply) => {
    const form = readForm(request)
    const known = clickOf(request, form.get('task'))
    const began = known && beganAt(parts, known, form.get('began') ?? '')
    if (!known || began === null) return showUnknown(request, reply)
    const isTooSoon = clock.now() < began + known.task.seconds * 1000
    if (!isTooSoon) book.finish(known.clickId, known.task.taskId)
    return show(parts, book, request, reply, { ...known, began, isTooSoon })
  })
}

interface Click {
  readonly clickId: string
  readonly task: Task
}

function clickOf({ params }: FastifyRequest, taskId: unknown): Click | null {
  const { clickId } = params as { clickId: string }
  const task = TASKS.find((each) => each.taskId === taskId)
  return task && CLICK.test(clickId) ? { clickId, task } : null
}

/** The time at which a page was opened travels with it, sealed, so nothing has to be kept for those who only look. */
const sealed = ({ hookSecret }: AdsParts, { clickId, task }: Click, began: number): string =>
  `${began}.${createHmac('sha256', hookSecret).update(`began ${clickId} ${task.taskId} ${began}`).digest('hex')}`

function beganAt(parts: AdsParts, click: Click, given: string): number | null {
  const began = Number.parseInt(given, 10)
  const [expected, got] = [Buffer.from(sealed(parts, click, began)), Buffer.from(given)]
  return expected.length === got.length && timingSafeEqual(expected, got) ? began : null
}

function show(
  parts: AdsParts,
  book: AdsBook,
  request: FastifyRequest,
  reply: FastifyReply,
  { began, isTooSoon, ...click }: Click & { began: number; isTooSoon: boolean },
): FastifyReply {
  const page = taskPage({
    ...click,
    language: languageOf(request),
    isDone: book.isDone(click.clickId),
    began: sealed(parts, click, began),
    waitMs: Math.max(0, began + click.task.seconds * 1000 - parts.clock.now()),
    isTooSoon,
    homeUrl: parts.homeUrl,
  })
  return sendPage(reply, page, [])
}

const showUnknown = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendPage(reply, noticePage(languageOf(request), 'unknown'), [], 404)
