// A place as a link gives it. Anyone can write a link, so values that are no place on earth are rejected.

export interface ShownPlace {
  readonly lat: number
  readonly lng: number
  readonly name: string
  readonly text: string
}

const NAME_MAX = 80
const TEXT_MAX = 200

/** A plain decimal within its bound; null for anything else, such as 1e1, 0x10 or an empty text. */
function degrees(text: string | null, most: number): number | null {
  if (!text || !/^-?\d{1,3}(\.\d{1,12})?$/.test(text)) return null
  const value = Number(text)
  return Math.abs(value) <= most ? value : null
}

const cleanText = (text: string | null, most: number): string =>
  [...(text ?? '').replace(/[\p{C}\s]+/gu, ' ').trim()].slice(0, most).join('')

export function readPlace(query: URLSearchParams): ShownPlace | null {
  const lat = degrees(query.get('lat'), 90)
  const lng = degrees(query.get('lng'), 180)
  if (lat === null || lng === null) return null
  return { lat, lng, name: cleanText(query.get('name'), NAME_MAX), text: cleanText(query.get('text'), TEXT_MAX) }
}

/** Six decimals are about ten centimetres. */
const rounded = (value: number): string => String(Math.round(value * 1e6) / 1e6)

export const coordinatesOf = ({ lat, lng }: ShownPlace): string => `${rounded(lat)}, ${rounded(lng)}`
export const geoLink = ({ lat, lng }: ShownPlace): string => `geo:${rounded(lat)},${rounded(lng)}`
export const mapsLink = ({ lat, lng }: ShownPlace): string =>
  `https://www.openstreetmap.org/?mlat=${rounded(lat)}&mlon=${rounded(lng)}#map=16/${rounded(lat)}/${rounded(lng)}`
