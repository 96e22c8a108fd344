import { makeFormat } from '@glasshouse/rulebook/text/format'
import { fillText } from '@glasshouse/rulebook/text/text'
import { html, type Html } from '../pages/html.ts'
import type { Language } from '../pages/language.ts'
import { badgeOf, page } from '../pages/layout.ts'
import type { Task } from './tasks.ts'
import { dictionary } from './texts.ts'

export interface TaskPageDeps {
  readonly language: Language
  readonly task: Task
  readonly clickId: string
  readonly isDone: boolean
  /** Signed proof of when the page was opened. */
  readonly began: string
  readonly waitMs: number
  /** The button was pressed before the time was over. */
  readonly isTooSoon: boolean
  readonly homeUrl: string
}

export function taskPage(deps: TaskPageDeps): string {
  const { language, task, clickId, isDone } = deps
  const texts = dictionary[language]
  const body = html`<section class="ticket">
    ${isDone ? badgeOf('good', 'm9 16.5 5 5 9.5-11') : null}
    <h1>${isDone ? texts.thanks : task.title[language]}</h1>
    ${isDone ? thanks(deps) : spot(deps)}
  </section>`
  return page({
    language,
    title: isDone ? texts.thanks : task.title[language],
    service: texts.service,
    warning: texts.warning,
    path: `/task/${clickId}?task=${encodeURIComponent(task.taskId)}`,
    body,
    style: 'spot.css',
  })
}

function spot({ language, task, clickId, began, waitMs, isTooSoon }: TaskPageDeps): Html {
  const texts = dictionary[language]
  const seconds = Math.ceil(waitMs / 1000)
  const gold = makeFormat(language).gold(task.gold)
  return html`<figure class="spot">
      <figcaption>${texts.watch}</figcaption>
      ${task.lines[language].map((line) => html`<p>${line}</p>`)}
    </figure>
    <p class="fine">${fillText(language, texts.gold, { gold })}</p>
    <form method="post" action="/task/${clickId}/done?lang=${language}">
      <input type="hidden" name="task" value="${task.taskId}" /><input type="hidden" name="began" value="${began}" />
      <button class="main" data-waits="${waitMs}" data-wait-words="${texts.wait}">${texts.done}</button>
    </form>
    ${isTooSoon ? html`<p class="wrong" role="alert">${fillText(language, texts.tooSoon, { seconds })}</p>` : null}`
}

function thanks({ language, task, homeUrl }: TaskPageDeps): Html {
  const texts = dictionary[language]
  return html`<p class="outcome">
      ${fillText(language, texts.thanksText, { gold: makeFormat(language).gold(task.gold) })}
    </p>
    <a class="main button" href="${homeUrl}">${texts.back}</a>`
}

export function noticePage(language: Language, kind: 'unknown' | 'about'): string {
  const texts = dictionary[language]
  const [title, text] = [texts[kind], texts[`${kind}Text`]]
  const body = html`<section class="ticket">
    <h1>${title}</h1>
    <p class="outcome">${text}</p>
  </section>`
  return page({ language, title, service: texts.service, warning: texts.warning, path: '/', body })
}
