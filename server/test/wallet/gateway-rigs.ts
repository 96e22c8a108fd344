// Test rigs for two gateways: simulated payers, banks and faults behind one interface.

import { createHmac } from 'node:crypto'
import { FlutterwaveGateway } from '../../src/features/wallet/gateways/flutterwave.ts'
import { SandboxGateway } from '../../src/features/wallet/gateways/sandbox.ts'
import type { Destination, Gateway } from '../../src/features/wallet/gateway.ts'
import { FakeFlutterwave } from './fake-flutterwave.ts'
import { startWebhookReceiver, waitUntil, type ReceivedWebhook, type WebhookReceiver } from './webhook-receiver.ts'
import { startSandboxProcess } from './sandbox-process.ts'

export type Call = 'createOrder' | 'fetchStatus' | 'payout' | 'fetchPayout'
export type Fault = 'timeout' | 'decline' | 'error'

export interface Rig {
  readonly gateway: Gateway
  /** Has a short timeout. */
  readonly impatient: Gateway
  readonly webhooks: WebhookReceiver
  /** A gateway client without in-memory state, like in a new process. */
  newGateway(): Gateway
  pay(reference: string, payUrl: string): Promise<void>
  /** Pays half of the ordered amount. */
  payHalf(reference: string, payUrl: string): Promise<void>
  /** The payer gives up for good. */
  decline(reference: string, payUrl: string): Promise<void>
  readonly phone: Destination
  readonly bank: Destination
  /** Destinations whose payouts fail or stay pending. */
  readonly failing: Destination
  readonly stuck: Destination
  /** Completes a payout. */
  settle(reference: string): Promise<void>
  injectFault(call: Call, reference: string, fault: Fault | null): Promise<void>
  /** The webhook with a valid signature for an earlier time. */
  agedWebhook(caught: ReceivedWebhook, ageMs: number): ReceivedWebhook
  close(): Promise<void>
}

const clock = Date
const bankAccount = (bankCode: string, accountNumber: string): Destination => ({
  bankCode,
  phone: null,
  accountNumber,
  accountName: 'Awa Ndiaye',
})

export async function sandboxRig(): Promise<Rig> {
  const webhooks = await startWebhookReceiver()
  const sandbox = await startSandboxProcess(webhooks.url)
  const open = (timeoutMs: number): SandboxGateway =>
    new SandboxGateway({ ...sandbox.secrets, baseUrl: sandbox.gatewayUrl, clock, timeoutMs })
  const gateway = open(20_000)
  const faultOf = { createOrder: 'createOrder', payout: 'payout', fetchStatus: 'status', fetchPayout: 'status' }
  return {
    gateway,
    impatient: open(1500),
    webhooks,
    newGateway: () => open(20_000),
    pay: (_reference, payUrl) => sandbox.press(payUrl, 'approve'),
    payHalf: (_reference, payUrl) => sandbox.press(payUrl, 'other', { amount: '5.00' }),
    decline: (_reference, payUrl) => sandbox.press(payUrl, 'decline'),
    phone: { bankCode: 'CI-WAVE', phone: '+2250700112233', accountNumber: null, accountName: null },
    bank: bankAccount('NG-GTB', '0690112233'),
    failing: bankAccount('NG-GTB', '0690000001'),
    stuck: bankAccount('NG-GTB', '0690000003'),
    settle: (reference) => waitUntil(async () => (await gateway.fetchPayout(reference)).state !== 'pending'),
    injectFault: (call, reference, fault) => sandbox.setFaults(reference, fault ? { [faultOf[call]]: fault } : {}),
    agedWebhook: ({ raw }, ageMs) => {
      const time = String(Date.now() - ageMs)
      const signature = signed(sandbox.secrets.hookSecret, `${time}.${raw.toString()}`, 'hex')
      return { raw, headers: { 'x-sandbox-time': time, 'x-sandbox-signature': signature } }
    },
    close: async () => {
      await sandbox.close()
      await webhooks.close()
    },
  }
}

export interface FlutterwaveRig extends Rig {
  readonly fake: FakeFlutterwave
}

export async function flutterwaveRig(): Promise<FlutterwaveRig> {
  const webhooks = await startWebhookReceiver()
  const fake = new FakeFlutterwave(webhooks)
  await fake.open()
  const open = (timeoutMs: number): FlutterwaveGateway =>
    new FlutterwaveGateway({
      ...fake.access,
      clock,
      timeoutMs,
      currency: { code: 'USD', decimals: 2 },
      customerEmail: 'players@house.example',
      senderName: 'Glasshouse',
      countries: ['NG', 'CI'],
    })
  const pathOf = {
    createOrder: '/checkout/sessions',
    payout: '/direct-transfers',
    fetchStatus: '/charges',
    fetchPayout: '/transfers',
  } as const
  const end = (reference: string): string => {
    const ending = fake.transfers.find((each) => each.reference === reference)?.accountEnding
    return ending === '000001' ? 'FAILED' : ending === '000003' ? 'PENDING' : 'SUCCESSFUL'
  }
  return {
    fake,
    gateway: open(20_000),
    impatient: open(1500),
    webhooks,
    newGateway: () => open(20_000),
    pay: async (reference) => fake.charge(reference, 'succeeded'),
    payHalf: async (reference) => fake.charge(reference, 'succeeded', { amount: 5 }),
    decline: async (reference) => {
      // The payer has three more attempts before the page closes.
      for (let tries = 0; tries < 4; tries++) fake.charge(reference, 'failed')
    },
    phone: { bankCode: 'phone:CI:WAVE', phone: '+2250700112233', accountNumber: null, accountName: null },
    bank: bankAccount('bank:NG:044', '0690112233'),
    failing: bankAccount('bank:NG:044', '0690000001'),
    stuck: bankAccount('bank:NG:044', '0690000003'),
    settle: async (reference) => fake.settle(reference, end(reference)),
    injectFault: async (call, _reference, fault) => {
      if (fault) fake.faults.set(pathOf[call], fault)
      else fake.faults.delete(pathOf[call])
    },
    agedWebhook: ({ raw }, ageMs) => {
      const body = { ...(JSON.parse(raw.toString()) as object), timestamp: Date.now() - ageMs }
      const text = JSON.stringify(body)
      const signature = signed(fake.access.hookSecret, text, 'base64')
      return { raw: Buffer.from(text), headers: { 'flutterwave-signature': signature } }
    },
    close: async () => {
      await fake.close()
      await webhooks.close()
    },
  }
}

const signed = (secret: string, text: string, form: 'hex' | 'base64'): string =>
  createHmac('sha256', secret).update(text).digest(form)
