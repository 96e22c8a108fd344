// Server and browser tests that may pass on a retry without failing `npm test`. Each entry needs a reason why the test
// cannot be made deterministic; an empty list is the goal.

export interface RetriedTest {
  /** As the runner reports it. */
  readonly name: string
  readonly reason: string
}

export const retriedTests: readonly RetriedTest[] = []
