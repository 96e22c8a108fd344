// The gateway's API for the casino. Requests are idempotent by reference: a repeat returns the first order or payout.

import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { CallRefused, readJson, readWith } from '../http.ts'
import { BANKS, outcomeOf, destinationError } from './banks.ts'
import { sumOf, type GatewayBook, type NewOrder, type NewPayout, type Order, type Payout } from './book.ts'
import { ALL_REFERENCES, faultSchema } from './faults.ts'

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
  /** The payment page's URL. */
  readonly payUrl: (order: Order) => string
  /** Never answers the request, to simulate a timeout. */
  readonly leaveHanging: (reply: FastifyReply) => void
}

export function serveApi(own: FastifyInstance, deps: ApiDeps): void {
  const { book, payUrl } = deps
  const orderView = (order: Order): object => ({
    reference: order.reference,
    providerReference: order.providerReference,
    payUrl: payUrl(order),
    state: book.stateOf(order),
    amount: order.isReversed ? '0' : sumOf(order.payments),
    currency: order.currency,
  })

  own.post('/v1/orders', async (request, reply) => {
    const wanted = readJson(newOrder, request)
    const known = book.order(wanted.reference)
    if (known) return await reply.code(200).send(orderView(sameOrder(known, wanted)))
    const fault = book.faults.of(wanted.reference).createOrder
    applyFault(fault)
    if (!CURRENCIES.has(wanted.currency)) throw new CallRefused(422, 'declined', 'unsupported currency')
    const order = book.addOrder(wanted)
    if (fault === 'timeout') return await hang(deps, reply)
    return await reply.code(201).send(orderView(order))
  })

  own.get('/v1/orders/:reference', async (request, reply) => {
    const order = book.order(readWith(z.object({ reference }), request.params).reference)
    if (!order) throw new CallRefused(404, 'unknownReference', 'unknown order')
    return await sendStatus(deps, order.reference, orderView(order), reply)
  })

  own.post('/v1/payouts', async (request, reply) => {
    const wanted = readJson(newPayout, request)
    const known = book.payout(wanted.reference)
    if (known) return await reply.code(200).send(payoutView(samePayout(known, wanted)))
    const fault = book.faults.of(wanted.reference).payout
    applyFault(fault)
    if (!CURRENCIES.has(wanted.currency)) throw new CallRefused(422, 'declined', 'unsupported currency')
    const error = destinationError(wanted.destination)
    if (error) throw new CallRefused(422, 'declined', error)
    if (outcomeOf(wanted.destination) === 'decline') throw new CallRefused(422, 'declined', 'this account is closed')
    const payout = book.addPayout(wanted)
    if (fault === 'timeout') return await hang(deps, reply)
    return await reply.code(201).send(payoutView(payout))
  })

  own.get('/v1/payouts/:reference', async (request, reply) => {
    const payout = book.payout(readWith(z.object({ reference }), request.params).reference)
    if (!payout) throw new CallRefused(404, 'unknownReference', 'unknown payout')
    return await sendStatus(deps, payout.reference, payoutView(payout), reply)
  })

  own.get('/v1/banks', () => ({ banks: BANKS }))
  own.get('/v1/booked/:day', (request) => ({
    booked: book.booked(readWith(z.object({ day }), request.params).day),
  }))
  own.get('/v1/balances', () => {
    const { balance } = book.faults.of(ALL_REFERENCES)
    const balances = book.balances()
    return { balances: balance === undefined ? balances : balances.map((each) => ({ ...each, amount: balance })) }
  })
  own.get('/v1/faults', () => ({ faults: book.faults.all() }))
  own.put('/v1/faults', (request) => {
    const { reference: name, faults } = readJson(setFaults, request)
    book.setFaults(name ?? ALL_REFERENCES, faults)
    return { faults: book.faults.all() }
  })
}

async function sendStatus(deps: ApiDeps, name: string, view: object, reply: FastifyReply): Promise<unknown> {
  const { status } = deps.book.faults.of(name)
  if (status === 'error') throw new CallRefused(500, 'failed', 'simulated status error')
  if (status === 'timeout') return await hang(deps, reply)
  return await reply.send(view)
}

function applyFault(fault: 'timeout' | 'decline' | 'error' | undefined): void {
  if (fault === 'decline') throw new CallRefused(422, 'declined', 'simulated decline')
  if (fault === 'error') throw new CallRefused(500, 'failed', 'simulated error')
}

/** The order is already on disk; only the response never comes. */
async function hang({ book, leaveHanging }: ApiDeps, reply: FastifyReply): Promise<void> {
  await book.synced()
  leaveHanging(reply)
}

const payoutView = ({ reference: name, providerReference, state, amount: units }: Payout): object => ({
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

const reused = (): CallRefused => new CallRefused(409, 'referenceReused', 'this reference belongs to another request')
