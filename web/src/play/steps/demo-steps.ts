// Play gold on a board of this browser's own making, by the rulebook's draw. Nothing here may reach the server. Every
// game has a seed of its own, which is revealed when it is over, as the server does.

import { bytesToHex, Draws, seedHash } from '@glasshouse/rulebook/play/draws'
import type { StepRules } from '@glasshouse/rulebook/play/game'
import { createStore } from '@glasshouse/ui/states/store.ts'
import { newClientSeed } from '../client-seed.ts'
import type { SeedProof } from '../settled-bet.ts'
import { demo, demoLimits } from '../table/demo.ts'
import { isOpen, settledOf, type ClimbedBet, type StepSession, type StepSource, type StepState } from './step-game.ts'

const KEPT = 100

type Purse = Pick<typeof demo, 'move'>

export class DemoSteps<Choice, Board> implements StepSource<Choice, Board> {
  readonly #rules: StepRules<Choice, Board>
  readonly #purse: Purse
  readonly #changed: (session: StepSession<Choice, Board>) => void
  readonly #state = createStore<StepState<Choice, Board>>({ isKnown: true, session: null, asking: null, news: null })
  #hidden: { readonly board: Board; readonly serverSeed: Uint8Array } | null = null
  #ended: readonly ClimbedBet<Choice, Board>[] = []
  #ids = 0

  constructor(
    rules: StepRules<Choice, Board>,
    changed: (session: StepSession<Choice, Board>) => void = () => undefined,
    purse: Purse = demo,
  ) {
    this.#rules = rules
    this.#changed = changed
    this.#purse = purse
  }

  readonly state = this.#state.get
  readonly subscribe = this.#state.subscribe
  /** Ended games, newest first. */
  readonly ended = (): readonly ClimbedBet<Choice, Board>[] => this.#ended

  async begin(gold: number, choice: Choice): Promise<StepSession<Choice, Board>> {
    const rules = this.#rules
    const limits = demoLimits(rules.edgePpm)
    const { min, max, step } = rules.stakes(choice, limits)
    const fits = gold >= min && gold <= max && gold % Number(step) === 0
    if (!rules.isChoice(choice) || !fits || isOpen(this.state().session))
      throw new RangeError(`a demo game for ${gold}`)
    this.#purse.move(-gold)
    const serverSeed = crypto.getRandomValues(new Uint8Array(32))
    const clientSeed = newClientSeed()
    this.#hidden = { board: rules.draw(new Draws(serverSeed, rules.id, clientSeed, 0), choice), serverSeed }
    const proof: SeedProof = {
      seedPairId: 0,
      serverSeedHash: seedHash(serverSeed),
      serverSeed: null,
      clientSeed,
      nonce: 0,
    }
    return this.#show({
      id: ++this.#ids,
      gold,
      choice,
      opened: [],
      lastStep: rules.lastStep(BigInt(gold), choice, limits),
      state: 'placed',
      worth: null,
      nextWorth: this.#worth(gold, choice, 1),
      payout: null,
      board: null,
      createTime: Date.now(),
      proof,
    })
  }

  async reveal(cell: number): Promise<StepSession<Choice, Board>> {
    const { session, board } = this.#open()
    const isCell = Number.isInteger(cell) && cell >= 0 && cell < this.#rules.cells
    if (!isCell || session.opened.includes(cell)) throw new RangeError(`demo cell ${cell}`)
    const opened = [...session.opened, cell]
    const steps = opened.length
    const worth = (count: number): number => this.#worth(session.gold, session.choice, count)
    const next = { ...session, opened }
    if (!this.#rules.isSafe(board, cell)) return this.#end(next, 0)
    if (steps === session.lastStep) return this.#end(next, worth(steps))
    return this.#show({ ...next, worth: worth(steps), nextWorth: worth(steps + 1) })
  }

  async jump(): Promise<StepSession<Choice, Board>> {
    const { session } = this.#open()
    if (session.worth === null) throw new RangeError('nothing to cash out')
    return this.#end(session, session.worth)
  }

  clear(): void {
    if (!isOpen(this.state().session)) this.#change({ session: null })
  }

  #worth(gold: number, choice: Choice, steps: number): number {
    return Number(this.#rules.payout(BigInt(gold), choice, steps))
  }

  #open(): { session: StepSession<Choice, Board>; board: Board } {
    const { session } = this.state()
    if (!session || !isOpen(session) || !this.#hidden) throw new RangeError('there is no open demo game')
    return { session, board: this.#hidden.board }
  }

  #end(session: StepSession<Choice, Board>, payout: number): StepSession<Choice, Board> {
    if (!this.#hidden) throw new RangeError('a demo game without a board')
    const { board, serverSeed } = this.#hidden
    const proof = { ...session.proof, serverSeed: bytesToHex(serverSeed) }
    const over = { ...session, state: 'settled' as const, worth: null, nextWorth: null, payout, board, proof }
    const bet = settledOf(over)
    if (bet) this.#ended = [bet, ...this.#ended].slice(0, KEPT)
    this.#purse.move(payout)
    return this.#show(over)
  }

  #show(session: StepSession<Choice, Board>): StepSession<Choice, Board> {
    const before = this.state().session
    this.#change({ session })
    if (session.id !== before?.id || session.state !== before.state) this.#changed(session)
    return session
  }

  #change(part: Partial<StepState<Choice, Board>>): void {
    this.#state.set({ ...this.state(), ...part })
  }
}
