import { drawsFlags, flagOf } from './countries.ts'
import css from './login.module.css'

let drawn: boolean | undefined

/** The country's flag, or its letters on a screen that has no flags. */
export function Flag({ code }: { code: string }) {
  drawn ??= drawsFlags(widths())
  return (
    <span className={css.flag} aria-hidden="true">
      {drawn ? flagOf(code) : code}
    </span>
  )
}

function widths(): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d')
  if (context) context.font = '20px sans-serif'
  return (text) => context?.measureText(text).width ?? 0
}
