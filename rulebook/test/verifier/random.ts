// Repeatable random numbers: the same seed gives the same files.

export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** An integer from 0 to n - 1 (Mulberry32). */
  below(n: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let x = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61)
    return ((x ^ (x >>> 14)) >>> 0) % n
  }

  from<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('nothing to choose from')
    return list[this.below(list.length)] as T
  }

  happens(oneIn: number): boolean {
    return this.below(oneIn) === 0
  }

  hex(bytes: number): string {
    return Array.from({ length: bytes }, () => this.below(256).toString(16).padStart(2, '0')).join('')
  }

  shuffled<T>(list: readonly T[]): T[] {
    const left = [...list]
    return list.map(() => left.splice(this.below(left.length), 1)[0] as T)
  }
}
