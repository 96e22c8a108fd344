export interface ReceivedEmail {
  readonly id: string
  readonly messageId: string
  readonly to: readonly string[]
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly time: number
}
