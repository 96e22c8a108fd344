/** An invariant did not hold. */
export class InvariantViolation extends Error {
  override readonly name = 'Broken'
  readonly invariant: string

  constructor(invariant: string, detail: string) {
    super(`${invariant}: ${detail}`)
    this.invariant = invariant
  }
}

export function assertInvariant(holds: boolean, invariant: string, detail: () => string): void {
  if (!holds) throw new InvariantViolation(invariant, detail())
}
