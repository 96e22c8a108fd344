// The little Markdown that answers use: bold, italic, code, lists and links. What it does not know stays plain text, and
// nothing of it ever becomes HTML: the page draws these parts itself.

export type Inline =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'code'; readonly text: string }
  | { readonly is: 'strong'; readonly parts: readonly Inline[] }
  | { readonly is: 'em'; readonly parts: readonly Inline[] }
  | { readonly is: 'link'; readonly to: string; readonly isInside: boolean; readonly parts: readonly Inline[] }

export type Block =
  | { readonly is: 'paragraph'; readonly lines: readonly (readonly Inline[])[] }
  | { readonly is: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly is: 'code'; readonly text: string }

const ITEM = /^\s{0,3}(?:[-*•]|(\d{1,3})[.)])\s+(\S.*)$/
const FENCE = /^\s{0,3}```/
/** Marks inside marks are read so deep; an answer made of nothing but stars must not take long. */
const DEPTH_MOST = 4
const INLINE =
  /`([^`\n]+)`|\*\*(?=\S)([^\n]*?\S)\*\*(?!\*)|\*(?=[^\s*])([^*\n]*?[^\s*])\*|\[([^[\]\n]+)\]\(([^()\s]+)\)/

export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  const lines = text.replaceAll('\r', '').split('\n')
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const last = blocks.at(-1)
    const item = ITEM.exec(line)
    if (FENCE.test(line)) {
      const end = lines.findIndex((other, place) => place > at && FENCE.test(other))
      const until = end < 0 ? lines.length : end
      blocks.push({ is: 'code', text: lines.slice(at + 1, until).join('\n') })
      at = until
    } else if (item) {
      const isOrdered = item[1] !== undefined
      const parts = inlineOf(item[2] ?? '')
      if (last?.is === 'list' && last.isOrdered === isOrdered) {
        blocks[blocks.length - 1] = { ...last, items: [...last.items, parts] }
      } else blocks.push({ is: 'list', isOrdered, items: [parts] })
    } else if (line.trim() !== '') {
      const isNext = last?.is === 'paragraph' && (lines[at - 1] ?? '').trim() !== ''
      if (isNext) blocks[blocks.length - 1] = { ...last, lines: [...last.lines, inlineOf(line)] }
      else blocks.push({ is: 'paragraph', lines: [inlineOf(line)] })
    }
  }
  return blocks
}

export function inlineOf(text: string, depth = 0): Inline[] {
  const parts: Inline[] = []
  const plain = (more: string): void => {
    if (more) parts.push({ is: 'text', text: more })
  }
  let rest = text
  for (let found = INLINE.exec(rest); found && depth < DEPTH_MOST; found = INLINE.exec(rest)) {
    const [whole, code, strong, em, label, address] = found
    plain(rest.slice(0, found.index))
    rest = rest.slice(found.index + whole.length)
    if (code !== undefined) parts.push({ is: 'code', text: code })
    else if (strong !== undefined) parts.push({ is: 'strong', parts: inlineOf(strong, depth + 1) })
    else if (em !== undefined) parts.push({ is: 'em', parts: inlineOf(em, depth + 1) })
    else parts.push(...linkOf(inlineOf(label ?? '', depth + 1), address ?? ''))
  }
  plain(rest)
  return parts
}

/** A link leads into this app or to an https address; of any other only its words are left. */
function linkOf(parts: readonly Inline[], address: string): readonly Inline[] {
  const to = safeAddress(address)
  const words = parts.filter(({ is }) => is !== 'link')
  return to === null ? words : [{ is: 'link', ...to, parts: words }]
}

export function safeAddress(address: string): { to: string; isInside: boolean } | null {
  const inside = address.replace(/^#/, '')
  if (/^\/[a-z-]+(\/[\w-]+)*(\?[\w=&%.-]*)?$/i.test(inside)) return { to: inside, isInside: true }
  if (!/^https:\/\/[a-z0-9]/i.test(address) || !URL.canParse(address)) return null
  const { href, username, password } = new URL(address)
  return username || password ? null : { to: href, isInside: false }
}
