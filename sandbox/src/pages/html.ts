// Pages as text. What a template is given is escaped, unless it is such a template itself.

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
  return { html: parts.map((part, i) => part + written(values[i] ?? null)).join('') }
}

function written(value: Value): string {
  if (value === null) return ''
  if (typeof value === 'object') return 'html' in value ? value.html : value.map((each) => each.html).join('')
  return String(value).replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')
}
