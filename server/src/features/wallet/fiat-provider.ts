// The gateway as a payout method: its banks and mobile money services, and how a destination is validated and displayed.

import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { shared } from '../../play/history/paging.ts'
import { GatewayUnknown, type Bank, type Destination, type Gateway } from './gateway.ts'
import { payoutReference } from './payouts.ts'
import type { FiatTerms } from './terms.ts'
import type { DestinationInput, PayoutMethod } from './withdrawals.ts'

const BANKS_FRESH_MS = 60_000
const ACCOUNT = /^[0-9A-Za-z -]{6,34}$/
const NAME = /^[\p{L}\p{M}' .-]{2,80}$/u

export class FiatProvider {
  readonly terms: FiatTerms
  readonly #gateway: Gateway
  readonly banks: () => Promise<readonly Bank[]>
  /** The last list received, so that players can still choose a bank while the gateway is unreachable. */
  #lastBanks: readonly Bank[] = []

  constructor(gateway: Gateway, terms: FiatTerms) {
    this.terms = terms
    this.#gateway = gateway
    this.banks = shared(async () => (this.#lastBanks = await gateway.banks()), BANKS_FRESH_MS)
  }

  async isUp(): Promise<boolean> {
    return await this.banks().then(
      () => true,
      () => false,
    )
  }

  payoutMethod(): PayoutMethod {
    return {
      kind: 'fiat',
      network: null,
      ...this.terms,
      name: this.terms.currency.code,
      isOffered: this.#gateway.name !== 'none',
      parseDestination: (entered) => this.#parseDestination(entered),
      isSameDestination: (entered, parsed) => isSameDestination(entered, parsed as Destination),
      wasSent: (order) => this.#wasSent(payoutReference(order)),
    }
  }

  async #wasSent(reference: string): Promise<boolean | null> {
    try {
      const { state } = await this.#gateway.fetchPayout(reference)
      return state === 'none' ? null : state !== 'failed'
    } catch (error) {
      if (error instanceof GatewayUnknown) throw new Refusal('gatewayDown')
      throw error
    }
  }

  async #parseDestination(entered: DestinationInput): Promise<{ value: Destination; display: string }> {
    const banks = await this.banks().catch(() => this.#lastBanks)
    if (banks.length === 0) throw new Refusal('gatewayDown')
    const bank = banks.find(({ code }) => code === entered.bankCode)
    if (!bank) throw new Refusal('bankInvalid')
    const phone = parsePhoneNumberFromString(entered.phone ?? '')
    const [accountNumber, accountName] = [entered.accountNumber?.trim() ?? '', entered.accountName?.trim() ?? '']
    if (bank.kind === 'phone') {
      if (!phone?.isValid()) throw new Refusal('phoneInvalid')
      // Some services need the account holder's name, others do not.
      if (accountName && !NAME.test(accountName)) throw new Refusal('accountInvalid')
      const value = { bankCode: bank.code, phone: phone.number, accountNumber: null, accountName: accountName || null }
      return { value, display: `${bank.name} ${masked(phone.number)}` }
    }
    if (!ACCOUNT.test(accountNumber) || !NAME.test(accountName)) throw new Refusal('accountInvalid')
    if (entered.phone && !phone?.isValid()) throw new Refusal('phoneInvalid')
    const value = { bankCode: bank.code, phone: phone?.number ?? null, accountNumber, accountName }
    return { value, display: `${bank.name} ${masked(accountNumber.replaceAll(/[ -]/g, ''))}` }
  }
}

function isSameDestination(entered: DestinationInput, parsed: Destination): boolean {
  const phone = parsePhoneNumberFromString(entered.phone ?? '')?.number ?? null
  const [accountNumber, accountName] = [entered.accountNumber?.trim(), entered.accountName?.trim()]
  return (
    entered.bankCode === parsed.bankCode &&
    phone === parsed.phone &&
    // Mobile money has no account number.
    (parsed.accountNumber === null || accountNumber === parsed.accountNumber) &&
    (accountName || null) === parsed.accountName
  )
}

/** Shows the last four characters only. */
const masked = (text: string): string => `•••• ${text.slice(-4)}`
