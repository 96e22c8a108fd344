// Names in a form that can be compared: without accents, case, punctuation or order.

/** Letters that Unicode does not decompose into a base letter and an accent. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ə: 'a',
}

/** The words of a name: `José-María O’Brien` gives jose, maria and obrien. */
export const nameTokens = (name: string): string[] =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøłđðþħıə]/g, (letter) => SPELLINGS[letter] ?? letter)
    .replace(/['’ʼ`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
