import css from './characters.module.css'

/** The picture that an operator has brought, or a letter where the app draws one itself. */
export function Portrait({ src, name, isLarge = false }: { src: string | null; name: string; isLarge?: boolean }) {
  const className = isLarge ? css.large : css.portrait
  if (src) return <img className={className} src={src} alt="" />
  return (
    <span className={className} aria-hidden>
      {name.slice(0, 1)}
    </span>
  )
}
