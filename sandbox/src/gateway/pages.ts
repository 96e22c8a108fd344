// The payment pages. Every button is a form, so they work without JavaScript.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { readForm, readWith, sendPage } from '../http.ts'
import { languageOf } from '../pages/language.ts'
import { mostPaid, typedMoney } from '../pages/money.ts'
import type { GatewayBook, Order, OrderState, Reversal } from './book.ts'
import { faultSchema } from './faults.ts'
import { aboutPage, payPage, unknownPage } from './pay-page.ts'

type Action = (order: Order, form: URLSearchParams) => 'home' | 'stay' | 'wrongAmount'

export function servePages(httpServer: FastifyInstance, book: GatewayBook, clock: Clock): void {
  httpServer.get('/', (request, reply) => sendPage(reply, aboutPage(languageOf(request)), []))
  httpServer.get('/pay/:id', (request, reply) => {
    const order = orderOf(book, request)
    return order ? showOrder(book, clock, order, request, reply) : showUnknown(request, reply)
  })
  for (const [action, { from, press }] of Object.entries(actions(book))) {
    httpServer.post(`/pay/:id/${action}`, (request, reply) => {
      const order = orderOf(book, request)
      if (!order) return showUnknown(request, reply)
      const form = readForm(request)
      // A button pressed twice, or on an outdated page, changes nothing.
      const next = from.includes(book.stateOf(order)) ? press(order, form) : 'home'
      if (next === 'home') return reply.redirect(order.returnUrl, 303)
      if (next === 'stay') return reply.redirect(`/pay/${order.providerReference}?lang=${languageOf(request)}`, 303)
      return showOrder(book, clock, order, request, reply, form.get('amount') ?? '')
    })
  }
}

function actions(book: GatewayBook): Record<string, { from: readonly OrderState[]; press: Action }> {
  const pay = (order: Order, amounts: readonly string[]): 'home' => {
    book.pay(order, amounts)
    return 'home'
  }
  const reverse = (order: Order, reversal: Reversal): 'stay' => {
    book.reverse(order, reversal)
    return 'stay'
  }
  return {
    approve: { from: ['pending'], press: (order) => pay(order, [order.amount]) },
    twice: { from: ['pending'], press: (order) => pay(order, [order.amount, order.amount]) },
    late: {
      from: ['pending', 'expired'],
      press: (order) => {
        book.expire(order)
        return pay(order, [order.amount])
      },
    },
    other: {
      from: ['pending'],
      press: (order, form) => {
        const amount = typedMoney(order.currency, form.get('amount') ?? '')
        return amount === null || BigInt(amount) > mostPaid(order) ? 'wrongAmount' : pay(order, [amount])
      },
    },
    decline: {
      from: ['pending'],
      press: (order) => {
        book.decline(order)
        return 'home'
      },
    },
    expire: {
      from: ['pending'],
      press: (order) => {
        book.expire(order)
        return 'stay'
      },
    },
    refund: { from: ['paid'], press: (order) => reverse(order, 'refund') },
    dispute: { from: ['paid'], press: (order) => reverse(order, 'dispute') },
    restore: {
      from: ['reversed'],
      press: (order) => {
        book.restore(order)
        return 'stay'
      },
    },
    faults: { from: ['pending', 'expired', 'paid', 'reversed'], press: (order, form) => setFaults(book, order, form) },
  }
}

/** Faults that the panel does not list stay unchanged. */
function setFaults(book: GatewayBook, { reference }: Order, form: URLSearchParams): 'stay' {
  const { webhook: _webhook, status: _status, ...others } = book.faults.own(reference)
  const chosen = ['webhook', 'status'].flatMap((name) => (form.get(name) ? [[name, form.get(name)]] : []))
  book.setFaults(reference, readWith(faultSchema, { ...others, ...Object.fromEntries(chosen) }))
  return 'stay'
}

function orderOf(book: GatewayBook, { params }: FastifyRequest): Order | undefined {
  return book.orderByProvider((params as { id: string }).id)
}

function showOrder(
  book: GatewayBook,
  clock: Clock,
  order: Order,
  request: FastifyRequest,
  reply: FastifyReply,
  wrongAmount: string | null = null,
): FastifyReply {
  const page = payPage({
    language: languageOf(request),
    order,
    state: book.stateOf(order),
    now: clock.now(),
    faults: book.faults.of(order.reference),
    wrongAmount,
  })
  return sendPage(reply, page, [new URL(order.returnUrl).origin])
}

function showUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendPage(reply, unknownPage(languageOf(request), '/'), [], 404)
}
