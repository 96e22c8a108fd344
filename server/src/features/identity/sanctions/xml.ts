// Reads XML piece by piece, without a tree. A file with a DOCTYPE is refused, so it can't define entities: neither ones that
// expand without end, nor ones that read files. Depth and lengths are bounded.

export type XmlEvent =
  | { readonly type: 'open'; readonly name: string; readonly attributes: Readonly<Record<string, string>> }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'close'; readonly name: string }

export class XmlError extends Error {
  override readonly name = 'XmlError'
}

const DEPTH_MAX = 32
const TAG_MAX = 20_000
const TEXT_MAX = 100_000
const NAME = /^[\p{L}_][\p{L}\p{N}_.:-]*/u
const ATTRIBUTE = /^\s+([\p{L}_][\p{L}\p{N}_.:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/u
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Names are without their namespace prefix. */
export function* readXml(xml: string): Generator<XmlEvent> {
  const open: string[] = []
  let at = xml.codePointAt(0) === 0xfeff ? 1 : 0
  while (at < xml.length) {
    const tag = xml.indexOf('<', at)
    const text = xml.slice(at, tag < 0 ? xml.length : tag)
    if (text.length > TEXT_MAX) throw new XmlError('a text is too long')
    if (text.trim() !== '') {
      if (open.length === 0) throw new XmlError('there is text outside of the elements')
      yield { type: 'text', text: decode(text) }
    }
    if (tag < 0) break
    const special = skipSpecial(xml, tag)
    if (special) {
      if (special.text) yield { type: 'text', text: special.text }
      at = special.end
      continue
    }
    const end = endOfTag(xml, tag)
    yield* readTag(xml.slice(tag + 1, end), open)
    if (open.length > DEPTH_MAX) throw new XmlError('elements are nested too deeply')
    at = end + 1
  }
  if (open.length > 0) throw new XmlError('the file is cut off')
}

/** Comments, processing instructions and CDATA. Null for an element's tag. */
function skipSpecial(xml: string, tag: number): { end: number; text: string } | null {
  const until = (start: string, stop: string): number => {
    const end = xml.indexOf(stop, tag + start.length)
    if (end < 0) throw new XmlError('the file is cut off')
    return end
  }
  if (xml.startsWith('<!--', tag)) return { end: until('<!--', '-->') + 3, text: '' }
  if (xml.startsWith('<?', tag)) return { end: until('<?', '?>') + 2, text: '' }
  if (xml.startsWith('<![CDATA[', tag)) {
    const end = until('<![CDATA[', ']]>')
    return { end: end + 3, text: xml.slice(tag + '<![CDATA['.length, end) }
  }
  if (xml.startsWith('<!', tag)) throw new XmlError('it has a DOCTYPE')
  return null
}

/** A `>` may be part of an attribute's value. */
function endOfTag(xml: string, tag: number): number {
  let quote = ''
  for (let at = tag + 1; at < xml.length && at - tag < TAG_MAX; at++) {
    const character = xml.charAt(at)
    if (quote) quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if (character === '>') return at
  }
  throw new XmlError('a tag does not end')
}

function* readTag(tag: string, open: string[]): Generator<XmlEvent> {
  if (tag.startsWith('/')) {
    const name = tag.slice(1).trim()
    if (open.pop() !== name) throw new XmlError(`</${name.slice(0, 40)}> closes another element`)
    return yield { type: 'close', name: local(name) }
  }
  const isEmpty = tag.endsWith('/')
  let rest = isEmpty ? tag.slice(0, -1) : tag
  const name = NAME.exec(rest)?.[0]
  if (!name) throw new XmlError('a tag has no name')
  rest = rest.slice(name.length)
  const attributes: Record<string, string> = Object.create(null) as Record<string, string>
  for (let found = ATTRIBUTE.exec(rest); found; found = ATTRIBUTE.exec(rest)) {
    attributes[local(found[1] ?? '')] = decode(found[2] ?? found[3] ?? '')
    rest = rest.slice(found[0].length)
  }
  if (rest.trim() !== '') throw new XmlError(`<${name.slice(0, 40)}> has attributes that can't be read`)
  yield { type: 'open', name: local(name), attributes }
  if (isEmpty) return yield { type: 'close', name: local(name) }
  open.push(name)
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

const decode = (text: string): string =>
  text.replace(/&([^;]{0,12});?/g, (whole, entity: string) => {
    const known = whole.endsWith(';') ? ENTITIES[entity] : undefined
    if (known) return known
    const code = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(entity)
    const point = code ? Number.parseInt(code[1] ?? code[2] ?? '', code[1] ? 16 : 10) : Number.NaN
    if (!whole.endsWith(';') || !(point <= 0x10ffff)) throw new XmlError('it has an unknown entity')
    return String.fromCodePoint(point)
  })
