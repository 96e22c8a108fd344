// The calls that the house makes. An order or payout that is asked for again under its reference is the first one.

import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { CallRefused, readJson, readWith } from '../http.ts'
import { BANKS, endingOf, faultOf } from './banks.ts'
import { sumOf, type GatewayBook, type NewOrder, type NewPayout, type Order, type Payout } from './book.ts'
import { EVERYONE, faultSchema } from './faults.ts'

const reference = z.string().regex(/^[A-Za-z0-9._:-]{1,64}$/)
const amount = z.string().regex(/^[1-9]\d{0,14}$/)
const currency = z.string().regex(/^[A-Z]{3}$/)
const webAddress = z
  .string()
  .max(500)
  .refine((text) => URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol), 'not a web address')

const newOrder = z.strictObject({
  reference,
  amount,
  currency,
  language: z.enum(['en', 'fr']),
  expiresAt: z.int().positive(),
  returnUrl: webAddress,
})
const newPayout = z.strictObject({
  reference,
  amount,
  currency,
  destination: z.strictObject({
    bankCode: z.string().max(40),
    phone: z.string().max(32).nullable(),
    accountNumber: z.string().max(64).nullable(),
    accountName: z.string().max(80).nullable(),
  }),
})
const setFaults = z.strictObject({ reference: reference.nullable(), faults: faultSchema })
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))

export interface ApiDeps {
  readonly book: GatewayBook
  /** Where the payer goes. */
  readonly payUrl: (order: Order) => string
  /** Leaves a caller without an answer. */
  readonly leaveHanging: (reply: FastifyReply) => void
}

export function serveApi(own: FastifyInstance, deps: ApiDeps): void {
  const { book, payUrl } = deps
  const shownOrder = (order: Order): object => ({
    reference: order.reference,
    providerReference: order.providerReference,
    payUrl: payUrl(order),
    state: book.stateOf(order),
    amount: sumOf(order.payments),
    currency: order.currency,
  })

  own.post('/v1/orders', async (request, reply) => {
    const wanted = readJson(newOrder, request)
    const known = book.order(wanted.reference)
    if (known) return await reply.code(200).send(shownOrder(sameOrder(known, wanted)))
    const fault = book.faults.of(wanted.reference).createOrder
    refuseByFault(fault)
    if (!CURRENCIES.has(wanted.currency)) throw new CallRefused(422, 'declined', 'this currency is not taken')
    const order = book.takeOrder(wanted)
    if (fault === 'timeout') return await hang(deps, reply)
    return await reply.code(201).send(shownOrder(order))
  })

  own.get('/v1/orders/:reference', async (request, reply) => {
    const order = book.order(readWith(z.object({ reference }), request.params).reference)
    if (!order) throw new CallRefused(404, 'unknownReference', 'there is no such order')
    return await answerStatus(deps, order.reference, shownOrder(order), reply)
  })

  own.post('/v1/payouts', async (request, reply) => {
    const wanted = readJson(newPayout, request)
    const known = book.payout(wanted.reference)
    if (known) return await reply.code(200).send(shownPayout(samePayout(known, wanted)))
    const fault = book.faults.of(wanted.reference).payout
    refuseByFault(fault)
    if (!CURRENCIES.has(wanted.currency)) throw new CallRefused(422, 'declined', 'this currency is not taken')
    const wrong = faultOf(wanted.destination)
    if (wrong) throw new CallRefused(422, 'declined', wrong)
    if (endingOf(wanted.destination) === 'decline') throw new CallRefused(422, 'declined', 'this account is closed')
    const payout = book.takePayout(wanted)
    if (fault === 'timeout') return await hang(deps, reply)
    return await reply.code(201).send(shownPayout(payout))
  })

  own.get('/v1/payouts/:reference', async (request, reply) => {
    const payout = book.payout(readWith(z.object({ reference }), request.params).reference)
    if (!payout) throw new CallRefused(404, 'unknownReference', 'there is no such payout')
    return await answerStatus(deps, payout.reference, shownPayout(payout), reply)
  })

  own.get('/v1/banks', () => ({ banks: BANKS }))
  own.get('/v1/booked/:day', (request) => ({
    booked: book.booked(readWith(z.object({ day }), request.params).day),
  }))
  own.get('/v1/faults', () => ({ faults: book.faults.all() }))
  own.put('/v1/faults', (request) => {
    const { reference: name, faults } = readJson(setFaults, request)
    book.setFaults(name ?? EVERYONE, faults)
    return { faults: book.faults.all() }
  })
}

async function answerStatus(deps: ApiDeps, name: string, shown: object, reply: FastifyReply): Promise<unknown> {
  const { status } = deps.book.faults.of(name)
  if (status === 'error') throw new CallRefused(500, 'failed', 'the status call fails on purpose')
  if (status === 'timeout') return await hang(deps, reply)
  return await reply.send(shown)
}

function refuseByFault(fault: 'timeout' | 'decline' | 'error' | undefined): void {
  if (fault === 'decline') throw new CallRefused(422, 'declined', 'declined on purpose')
  if (fault === 'error') throw new CallRefused(500, 'failed', 'falls over on purpose')
}

/** What was taken in is on the disk; only the answer never comes. */
async function hang({ book, leaveHanging }: ApiDeps, reply: FastifyReply): Promise<void> {
  await book.synced()
  leaveHanging(reply)
}

const shownPayout = ({ reference: name, providerReference, state, amount: units }: Payout): object => ({
  reference: name,
  providerReference,
  state,
  amount: units,
})

function sameOrder(known: Order, wanted: NewOrder): Order {
  if (known.amount !== wanted.amount || known.currency !== wanted.currency) throw reused()
  return known
}

function samePayout(known: Payout, wanted: NewPayout): Payout {
  const isSame =
    known.amount === wanted.amount &&
    known.currency === wanted.currency &&
    JSON.stringify(known.destination) === JSON.stringify(wanted.destination)
  if (!isSame) throw reused()
  return known
}

const reused = (): CallRefused => new CallRefused(409, 'referenceReused', 'this reference is of something else')
