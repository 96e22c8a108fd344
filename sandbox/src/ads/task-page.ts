import { html, type Html } from '../pages/html.ts'
import { fill, type Language } from '../pages/language.ts'
import { badgeOf, page } from '../pages/layout.ts'
import type { Task } from './tasks.ts'
import { words } from './words.ts'

export interface TaskPageDeps {
  readonly language: Language
  readonly task: Task
  readonly clickId: string
  readonly isDone: boolean
  /** Proves when the page was opened. */
  readonly began: string
  readonly waitMs: number
  /** It was pressed before its time. */
  readonly isTooSoon: boolean
  readonly homeUrl: string
}

export function taskPage(deps: TaskPageDeps): string {
  const { language, task, clickId, isDone } = deps
  const say = words[language]
  const body = html`<section class="ticket">
    ${isDone ? badgeOf('good', 'm9 16.5 5 5 9.5-11') : null}
    <h1>${isDone ? say.thanks : task.title[language]}</h1>
    ${isDone ? thanks(deps) : spot(deps)}
  </section>`
  return page({
    language,
    title: isDone ? say.thanks : task.title[language],
    service: say.service,
    warning: say.warning,
    path: `/task/${clickId}?task=${encodeURIComponent(task.taskId)}`,
    body,
    style: 'spot.css',
  })
}

function spot({ language, task, clickId, began, waitMs, isTooSoon }: TaskPageDeps): Html {
  const say = words[language]
  const seconds = Math.ceil(waitMs / 1000)
  const gold = task.gold.toLocaleString(language)
  return html`<figure class="spot">
      <figcaption>${say.watch}</figcaption>
      ${task.lines[language].map((line) => html`<p>${line}</p>`)}
    </figure>
    <p class="fine">${fill(say.gold, { gold })}</p>
    <form method="post" action="/task/${clickId}/done?lang=${language}">
      <input type="hidden" name="task" value="${task.taskId}" /><input type="hidden" name="began" value="${began}" />
      <button class="main" data-waits="${waitMs}" data-wait-words="${say.wait}">${say.done}</button>
    </form>
    ${isTooSoon ? html`<p class="wrong" role="alert">${fill(say.tooSoon, { seconds })}</p>` : null}`
}

function thanks({ language, task, homeUrl }: TaskPageDeps): Html {
  const say = words[language]
  return html`<p class="outcome">${fill(say.thanksText, { gold: task.gold.toLocaleString(language) })}</p>
    <a class="main button" href="${homeUrl}">${say.back}</a>`
}

export function noticePage(language: Language, kind: 'unknown' | 'about'): string {
  const say = words[language]
  const [title, text] = [say[kind], say[`${kind}Text`]]
  const body = html`<section class="ticket">
    <h1>${title}</h1>
    <p class="outcome">${text}</p>
  </section>`
  return page({ language, title, service: say.service, warning: say.warning, path: '/', body })
}
