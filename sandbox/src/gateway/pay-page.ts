import { fillText } from '@glasshouse/rulebook/text/text'
import { html, type Html } from '../pages/html.ts'
import type { Language } from '../pages/language.ts'
import { badgeOf, page } from '../pages/layout.ts'
import { mostPaid, plainMoney, shownMoney } from '../pages/money.ts'
import { OUTCOMES_BY_DIGITS } from './banks.ts'
import { sumOf, type Order, type OrderState } from './book.ts'
import type { Faults } from './faults.ts'
import { dictionary } from './texts.ts'

export interface PayPageDeps {
  readonly language: Language
  readonly order: Order
  readonly state: OrderState
  readonly now: number
  readonly faults: Faults
  /** The invalid input for another amount; null where it was valid. */
  readonly wrongAmount: string | null
}

const pathOf = ({ providerReference }: Order): string => `/pay/${providerReference}`

export function payPage(deps: PayPageDeps): string {
  const { language, order, state } = deps
  const texts = dictionary[language]
  const amount = shownMoney(
    language,
    order.currency,
    state === 'paid' || state === 'reversed' ? sumOf(order.payments) : order.amount,
  )
  const title = texts[STATES[state].title]
  const body = html`<section class="ticket">
      ${
        state === 'pending'
          ? html`<h1 class="label">${title}</h1>`
          : html`${BADGES[state]}
              <h1>${title}</h1>`
      }
      <p class="amount${amount.length > 12 ? ' long' : ''}">${amount}</p>
      <p class="fine"><span>${texts.order}</span>${order.reference}</p>
      ${state === 'pending' ? waiting(deps, amount) : ended(deps)}
    </section>
    ${state === 'pending' ? otherWays(deps) : null} ${changesOfMind(deps)}
    ${state === 'failed' ? null : faultPanel(deps)}`
  return page({
    language,
    title: state === 'pending' ? `${texts.pay} ${amount}` : title,
    service: texts.service,
    warning: texts.warning,
    path: pathOf(order),
    body,
  })
}

const STATES = {
  pending: { title: 'youPay', text: 'youPay' },
  paid: { title: 'isPaid', text: 'isPaidText' },
  failed: { title: 'isFailed', text: 'isFailedText' },
  expired: { title: 'isExpired', text: 'isExpiredText' },
  reversed: { title: 'isReversed', text: 'isReversedText' },
} as const

const BADGES = {
  paid: badgeOf('good', 'm9 16.5 5 5 9.5-11'),
  failed: badgeOf('bad', 'm11 11 10 10m0-10L11 21'),
  expired: badgeOf('bad', 'M16 9v7l5 3'),
  reversed: badgeOf('bad', 'M21 18a6 6 0 1 1-2-7l2 2m0-4v4h-4'),
} as const

const form = ({ order, language }: PayPageDeps, action: string, inside: Html): Html =>
  html`<form method="post" action="${pathOf(order)}/${action}?lang=${language}">${inside}</form>`

function waiting(deps: PayPageDeps, amount: string): Html {
  const { language, order, now } = deps
  const texts = dictionary[language]
  const leftMs = Math.max(0, order.expiresAt - now)
  const [before = '', after = ''] = texts.endsIn.split('{time}')
  return html`<p class="clock">
      ${before}<span class="figures" role="timer" data-ends-in="${leftMs}">${clockOf(leftMs)}</span>${after}
    </p>
    ${form(deps, 'approve', html`<button class="main">${fillText(language, texts.approve, { amount })}</button>`)}
    ${form(deps, 'decline', html`<button class="quiet">${texts.decline}</button>`)}`
}

function ended(deps: PayPageDeps): Html {
  const { language, order, state } = deps
  const texts = dictionary[language]
  return html`<p class="outcome">${texts[STATES[state].text]}</p>
    ${state === 'expired' ? form(deps, 'late', html`<button class="main">${texts.late}</button>`) : null}
    <a class="${state === 'expired' ? 'quiet' : 'main'} button" href="${order.returnUrl}">${texts.back}</a>`
}

/** A button with its explanation. */
function wayOf(deps: PayPageDeps, action: 'expire' | 'twice' | 'late' | 'refund' | 'dispute' | 'restore'): Html {
  const texts = dictionary[deps.language]
  const button = html`<button class="way">
    <span class="name">${texts[action]}</span><span class="text">${texts[`${action}Text`]}</span>
  </button>`
  return form(deps, action, button)
}

/** What can happen to a payment after it was made. */
function changesOfMind(deps: PayPageDeps): Html | null {
  const { state, language } = deps
  if (state !== 'paid' && state !== 'reversed') return null
  const actions = state === 'paid' ? (['refund', 'dispute'] as const) : (['restore'] as const)
  return html`<section class="panel" aria-labelledby="later">
    <h2 id="later">${dictionary[language].later}</h2>
    <div class="ways">${actions.map((action) => wayOf(deps, action))}</div>
  </section>`
}

function otherWays(deps: PayPageDeps): Html {
  const texts = dictionary[deps.language]
  return html`<section class="panel" aria-labelledby="other-ways">
    <h2 id="other-ways">${texts.otherWays}</h2>
    <div class="ways">${(['expire', 'twice', 'late'] as const).map((action) => wayOf(deps, action))}</div>
    ${otherAmount(deps)}
  </section>`
}

function otherAmount(deps: PayPageDeps): Html {
  const { language, order, wrongAmount } = deps
  const texts = dictionary[language]
  const typed = (units: bigint): string => {
    const text = plainMoney(order.currency, units.toString())
    return language === 'fr' ? text.replace('.', ',') : text
  }
  const example = typed((BigInt(order.amount) + 1n) / 2n)
  const most = typed(mostPaid(order))
  const message = fillText(language, texts.amountWrong, { currency: order.currency, example, most })
  return form(
    deps,
    'other',
    html`<div class="other">
      <p><span class="name">${texts.other}</span><span class="text">${texts.otherText}</span></p>
      <label for="amount">${fillText(language, texts.amount, { currency: order.currency })}</label>
      <div class="row">
        <input
          id="amount"
          name="amount"
          inputmode="decimal"
          autocomplete="off"
          maxlength="14"
          value="${wrongAmount ?? example}"
          ${wrongAmount === null ? null : html` aria-invalid="true" aria-describedby="amount-wrong"`}
        /><button class="plain">${texts.pay}</button>
      </div>
      ${wrongAmount === null ? null : html`<p id="amount-wrong" class="wrong" role="alert">${message}</p>`}
    </div>`,
  )
}

function faultPanel(deps: PayPageDeps): Html {
  const { language, faults } = deps
  const texts = dictionary[language]
  const choice = (
    name: 'webhook' | 'status',
    values: readonly ('drop' | 'double' | 'delay' | 'error' | 'timeout')[],
  ): Html => {
    const option = (value: (typeof values)[number]): Html =>
      html`<option value="${value}" ${faults[name] === value ? html` selected` : null}>${texts[value]}</option>`
    return html`<label for="${name}">${texts[name]}</label>
      <select id="${name}" name="${name}">
        <option value="">${texts.usual}</option>
        ${values.map(option)}
      </select>`
  }
  const isSet = faults.webhook !== undefined || faults.status !== undefined
  return html`<details class="panel" ${isSet ? html` open` : null}>
    <summary>${texts.faults}</summary>
    <p class="text">${texts.faultsText}</p>
    ${form(
      deps,
      'faults',
      html`${choice('webhook', ['drop', 'double', 'delay'])}${choice('status', ['error', 'timeout'])}<button
          class="plain"
        >
          ${texts.setFaults}
        </button>`,
    )}
  </details>`
}

/** Minutes and seconds; with hours if there are any. */
function clockOf(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (part: number): string => String(part).padStart(2, '0')
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

export function unknownPage(language: Language, path: string): string {
  const texts = dictionary[language]
  const body = html`<section class="ticket">
    <h1>${texts.unknown}</h1>
    <p class="outcome">${texts.unknownText}</p>
  </section>`
  return page({ language, title: texts.unknown, service: texts.service, warning: texts.warning, path, body })
}

export function aboutPage(language: Language): string {
  const texts = dictionary[language]
  const outcomes = { fail: texts.fail, decline: texts.declines, never: texts.never, reverse: texts.reverse }
  const rows = Object.entries(OUTCOMES_BY_DIGITS).map(
    ([digits, ending]) =>
      html`<tr>
        <td class="figures">…${digits}</td>
        <td>${outcomes[ending]}</td>
      </tr>`,
  )
  const body = html`<section class="panel">
      <h1>${texts.about}</h1>
      <p>${texts.aboutText}</p>
    </section>
    <section class="panel">
      <h2>${texts.endings}</h2>
      <p>${texts.endingsText}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">${texts.number}</th>
            <th scope="col">${texts.outcome}</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </section>
    <section class="panel">
      <h2>${texts.switches}</h2>
      <p>${texts.switchesText}</p>
    </section>`
  return page({ language, title: texts.about, service: texts.service, warning: texts.warning, path: '/', body })
}
