// HTML templates. Values are escaped, unless they are templates themselves.

export interface Html {
  readonly html: string
}
type Value = Html | string | number | readonly Html[] | null

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { html: parts.map((part, i) => part + rendered(values[i] ?? null)).join('') }
}

function rendered(value: Value): string {
  if (value === null) return ''
  if (typeof value === 'object') return 'html' in value ? value.html : value.map((each) => each.html).join('')
  return String(value).replaceAll(/[&<>"']/g, (char) => ENTITIES[char] ?? '')
}
