const calm = matchMedia('(prefers-reduced-motion: reduce)')

/** True where the player asked for less motion: scenes go straight to their end. */
export const isCalm = (): boolean => calm.matches

export const EASE = 'cubic-bezier(.2,.9,.25,1)'
