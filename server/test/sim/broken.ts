/** Something that must always be true was not. */
export class Broken extends Error {
  override readonly name = 'Broken'
  readonly law: string

  constructor(law: string, detail: string) {
    super(`${law}: ${detail}`)
    this.law = law
  }
}

export function must(holds: boolean, law: string, detail: () => string): void {
  if (!holds) throw new Broken(law, detail())
}
