// What a code's boxes hold after a key, a paste or a filled-in code. Pure: the digits stand without gaps from the left.

export interface CodeState {
  readonly code: string
  /** The box that is written into next. */
  readonly at: number
}

export const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Digits are written from a box on; a whole code always begins at the first. */
export function writeDigits({ code, at }: CodeState, digits: string, length: number): CodeState {
  if (digits === '') return { code, at }
  const from = digits.length >= length ? 0 : Math.min(at, code.length)
  const written = (code.slice(0, from) + digits + code.slice(from + digits.length)).slice(0, length)
  return { code: written, at: Math.min(from + digits.length, length - 1) }
}

/** Takes away the digit of a box, or the one before it where the box is empty. */
export function eraseDigit({ code, at }: CodeState): CodeState {
  const gone = at < code.length ? at : code.length - 1
  if (gone < 0) return { code, at: 0 }
  return { code: code.slice(0, gone) + code.slice(gone + 1), at: gone }
}

/** What a box was given by a keyboard that tells only the box's whole text: its old digit is no news. */
export function newDigits(text: string, old: string): string {
  const digits = digitsOf(text)
  return old !== '' && digits.length === 2 ? digits.replace(old, '') : digits
}
