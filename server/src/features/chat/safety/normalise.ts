// Normalises disguised text: capitals, accents, look-alikes, digits for letters, spaced-out words, simple encodings. Pure,
// and it never throws; what it cannot read stays unchanged. The result must never be shown to anyone.

/** Letters of other scripts that look like Latin ones. */
const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    а: 'a',
    в: 'b',
    с: 'c',
    ԁ: 'd',
    е: 'e',
    ё: 'e',
    һ: 'h',
    і: 'i',
    ї: 'i',
    ј: 'j',
    к: 'k',
    м: 'm',
    н: 'h',
    о: 'o',
    р: 'p',
    ѕ: 's',
    т: 't',
    у: 'y',
    х: 'x',
    ԝ: 'w',
    α: 'a',
    β: 'b',
    ε: 'e',
    η: 'n',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    ω: 'w',
    ı: 'i',
    ɑ: 'a',
    ɡ: 'g',
    ʟ: 'l',
    ß: 'ss',
    œ: 'oe',
    æ: 'ae',
    ø: 'o',
    ł: 'l',
    đ: 'd',
    ð: 'd',
    '’': "'",
    '‘': "'",
    ʼ: "'",
    '´': "'",
    '`': "'",
    '“': '"',
    '”': '"',
    '«': '"',
    '»': '"',
    '—': '-',
    '–': '-',
  }),
)
/** Digits and symbols used as letters inside a word. */
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '€': 'e',
  '!': 'i',
  '|': 'l',
  '+': 't',
}
// Characters that join or are invisible: zero-width characters, soft hyphens, direction marks, variation selectors.
const INVISIBLE = /\p{Cf}|\p{Cc}|\p{Variation_Selector}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164|\uffa0/gu

/** Lower case without accents, look-alikes and invisible characters; words separated by one space. */
export function plain(text: string): string {
  const bare = text
    .replace(/[\n\r\t]/g, ' ')
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
  return [...bare]
    .map((sign) => LOOK_ALIKES[sign] ?? sign)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Words of letters, digits and apostrophes. */
export const words = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*'?/gu) ?? []

export const unleet = (text: string): string =>
  text.replace(/[\p{L}\d@$€!|+]*\p{L}[\p{L}\d@$€!|+]*/gu, (word) =>
    [...word.replace(/[!+]+$/, '')].map((sign) => LEET[sign] ?? sign).join(''),
  )
/** `s u i c i d e`, `s.u.i.c.i.d.e`, `k-i-l-l`: three single letters or more become one word. */
export const unspaced = (text: string): string =>
  text.replace(/(?<![\p{L}\d])(?:[\p{L}\d@$!][ .,_*~/\\-]{1,3}){2,}[\p{L}\d@$!](?![\p{L}\d])/gu, (spaced) =>
    spaced.replace(/[ .,_*~/\\-]/g, ''),
  )
/** All letters without separators, for words that were split arbitrarily. */
const joined = (text: string): string => text.replace(/[^\p{L}]/gu, '')
const inner = (text: string): string => text.replace(/(\p{L})[._*~-]+(?=\p{L})/gu, '$1')
/** `suuuicide`: no English or French word has the same letter three times in a row. */
export const unstretched = (text: string): string => text.replace(/(\p{L})\1{2,}/gu, '$1')

const isReadable = (text: string): boolean =>
  text.length > 3 && (text.match(/[\p{L} ]/gu)?.length ?? 0) / text.length > 0.7
const decoded = (bytes: Buffer): string => {
  const text = bytes.toString('utf8')
  return isReadable(text) && !text.includes('\ufffd') ? text : ''
}
const rot13 = (text: string): string =>
  text.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97))

const MORSE = new Map(
  '.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..'
    .split(' ')
    .map((code, i) => [code, String.fromCharCode(97 + i)]),
)
const unmorsed = (text: string): string =>
  /^[.\-–—·/ |]{8,}$/.test(text)
    ? text
        .replace(/[·]/g, '.')
        .replace(/[–—]/g, '-')
        .split(/\s*[/|]\s*|\s{2,}/)
        .map((word) =>
          word
            .split(' ')
            .map((code) => MORSE.get(code) ?? '')
            .join(''),
        )
        .join(' ')
    : ''

function fromPercent(text: string): string {
  if (!/%[0-9a-f]{2}/i.test(text)) return ''
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** Text hidden in simple encodings: base64, hexadecimal, percent and character references, Morse. */
function hidden(text: string): string[] {
  const found = [fromPercent(text), unmorsed(text.trim())]
  for (const [token] of text.matchAll(/[A-Za-z0-9+/_-]{8,}={0,2}/g)) found.push(decoded(Buffer.from(token, 'base64')))
  for (const [token] of text.matchAll(/(?:0x)?(?:[0-9a-fA-F]{2}[ :,]?){5,}/g)) {
    found.push(decoded(Buffer.from(token.replace(/0x|[ :,]/g, ''), 'hex')))
  }
  if (/&#x?[0-9a-f]+;/i.test(text)) {
    found.push(
      text.replace(/&#(x?)([0-9a-f]+);/gi, (_, isHex: string, digits: string) => {
        const point = Number.parseInt(digits, isHex ? 16 : 10)
        return point <= 0x10ffff ? String.fromCodePoint(point) : ''
      }),
    )
  }
  const numbers = text.match(/\b\d{2,3}\b/g) ?? []
  if (numbers.length > 5) found.push(decoded(Buffer.from(numbers.map(Number).filter((n) => n < 256))))
  return found.filter(Boolean)
}

/** All readings of a text: as written, decoded, reversed or shifted, and joined into one word. */
export interface Readings {
  readonly open: readonly string[]
  readonly coded: readonly string[]
  readonly twisted: readonly string[]
  readonly joined: readonly string[]
}

export function readings(text: string): Readings {
  const smoothed = (given: string): string[] => {
    const smooth = unstretched(plain(given))
    const bare = unleet(smooth)
    const apart = smooth.replace(/(\p{L})-(?=\p{L})/gu, '$1 ')
    return [
      plain(given),
      smooth,
      apart,
      bare,
      unspaced(smooth),
      unleet(unspaced(smooth)),
      inner(bare),
      unspaced(inner(bare)),
    ]
  }
  const base = plain(text)
  const coded = hidden(text).flatMap((one) => [...smoothed(one), ...hidden(one).flatMap(smoothed)])
  const twisted = [rot13(base), [...base].toReversed().join('')]
  const distinct = (all: readonly string[]): string[] => [...new Set(all)].filter(Boolean)
  return {
    open: distinct(smoothed(text)),
    coded: distinct(coded),
    twisted: distinct(twisted),
    joined: distinct([unleet(unstretched(base)), ...twisted].map(joined)),
  }
}
