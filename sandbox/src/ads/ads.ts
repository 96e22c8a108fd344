// The sandbox ad network as one service: its list of tasks for the casino, and the page where a player does one.

import { createHmac, timingSafeEqual } from 'node:crypto'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { startService, type HookServiceDeps, type Service } from '../service.ts'
import { readForm, sendPage, signedCalls } from '../http.ts'
import { languageOf } from '../pages/language.ts'
import { AdsBook } from './book.ts'
import { noticePage, taskPage } from './task-page.ts'
import { TASKS, type Task } from './tasks.ts'

export interface AdsDeps extends HookServiceDeps {
  /** Where a player returns to. */
  readonly homeUrl: string
}

const CLICK = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export async function startAds(deps: AdsDeps): Promise<Service> {
  const book = new AdsBook({
    file: path.join(deps.dataDir, 'ads.jsonl'),
    clock: deps.clock,
    hookUrl: new URL('/api/hook/ads', deps.houseUrl).href,
    hookSecret: deps.hookSecret,
  })
  return await startService(deps, book, (httpServer) => {
    signedCalls(httpServer, deps, (own) => {
      own.get('/v1/tasks', () => ({
        tasks: TASKS.map(({ taskId, title, gold }) => ({ taskId, title, gold })),
      }))
    })
    servePages(httpServer, deps, book)
  })
}

function servePages(httpServer: FastifyInstance, deps: AdsDeps, book: AdsBook): void {
  const { clock } = deps
  httpServer.get('/', (request, reply) => sendPage(reply, noticePage(languageOf(request), 'about'), []))
  httpServer.get('/task/:clickId', (request, reply) => {
    const taskId = (request.query as { task?: unknown }).task
    const known = clickOf(request, taskId)
    if (!known) return showUnknown(request, reply)
    return show(deps, book, request, reply, { ...known, began: clock.now(), isTooSoon: false })
  })
  httpServer.post('/task/:clickId/done', (request, reply) => {
    const form = readForm(request)
    const known = clickOf(request, form.get('task'))
    const began = known && beganAt(deps, known, form.get('began') ?? '')
    if (!known || began === null) return showUnknown(request, reply)
    const isTooSoon = clock.now() < began + known.task.seconds * 1000
    if (!isTooSoon) book.finish(known.clickId, known.task.taskId)
    return show(deps, book, request, reply, { ...known, began, isTooSoon })
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

/** The page carries its signed opening time, so nothing is stored for visitors who only look. */
const sealed = ({ hookSecret }: AdsDeps, { clickId, task }: Click, began: number): string =>
  `${began}.${createHmac('sha256', hookSecret).update(`began ${clickId} ${task.taskId} ${began}`).digest('hex')}`

function beganAt(deps: AdsDeps, click: Click, given: string): number | null {
  const began = Number.parseInt(given, 10)
  const [expected, got] = [Buffer.from(sealed(deps, click, began)), Buffer.from(given)]
  return expected.length === got.length && timingSafeEqual(expected, got) ? began : null
}

function show(
  deps: AdsDeps,
  book: AdsBook,
  request: FastifyRequest,
  reply: FastifyReply,
  { began, isTooSoon, ...click }: Click & { began: number; isTooSoon: boolean },
): FastifyReply {
  const page = taskPage({
    ...click,
    language: languageOf(request),
    isDone: book.isDone(click.clickId),
    began: sealed(deps, click, began),
    waitMs: Math.max(0, began + click.task.seconds * 1000 - deps.clock.now()),
    isTooSoon,
    homeUrl: deps.homeUrl,
  })
  return sendPage(reply, page, [])
}

const showUnknown = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendPage(reply, noticePage(languageOf(request), 'unknown'), [], 404)
