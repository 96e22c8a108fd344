import type { Operator } from '../../client/call.ts'

/** A step between the password and the console. */
export interface StageProps {
  readonly operator: Operator
  readonly onDone: (operator: Operator) => void
  /** Back to the login. */
  readonly onLeave: () => void
}
