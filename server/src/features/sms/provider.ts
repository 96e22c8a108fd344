// The seam to whoever delivers text messages.

export interface Sms {
  /** Equal for every attempt to send the same message, so that a provider can drop repeats. */
  readonly messageId: string
  /** E.164. */
  readonly to: string
  readonly text: string
  /** How long it is worth delivering. */
  readonly validForMs: number
}

export interface SmsProvider {
  readonly name: string
  /** Throws `SmsRejected` if the message can never be sent, and any other error if it may be tried again. */
  send(sms: Sms): Promise<void>
}

/** The provider has understood the message and refuses it, for example because the number can't receive any. */
export class SmsRejected extends Error {
  override readonly name = 'SmsRejected'
  readonly code: string

  constructor(code: string) {
    super(`text message rejected (${code})`)
    this.code = code
  }
}
