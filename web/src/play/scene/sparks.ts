// A short burst of sparks for a win, sized by it. Elements moved by the compositor, gone when done.

import { isCalm } from './motion.ts'

const LIFE_MS = 900
const FEW = 8
const MANY = 30

/** `strength` from 0 to 1; `x` and `y` are shares of the stage. */
export function burst(stage: HTMLElement, x: number, y: number, strength: number, colours: readonly string[]): void {
  if (strength <= 0 || isCalm() || document.hidden) return
  const count = Math.round(FEW + (MANY - FEW) * strength)
  const reach = Math.min(stage.clientWidth, stage.clientHeight) * (0.22 + 0.3 * strength)
  for (let i = 0; i < count; i++) {
    const spark = document.createElement('i')
    spark.ariaHidden = 'true'
    const size = 3 + (i % 3) * 2
    Object.assign(spark.style, {
      position: 'absolute',
      left: `${x * 100}%`,
      top: `${y * 100}%`,
      width: `${size}px`,
      height: `${size}px`,
      borderRadius: '50%',
      background: colours[i % colours.length] ?? 'currentColor',
      pointerEvents: 'none',
    })
    stage.append(spark)
    // A golden-angle fan: even in every direction and the same each time, for nothing here is drawn by luck.
    const angle = i * 2.399_963
    const far = reach * (0.45 + (0.55 * ((i * 7) % 11)) / 10)
    const dx = Math.cos(angle) * far
    const dy = Math.sin(angle) * far * 0.8
    const animation = spark.animate(
      [
        { transform: 'translate(-50%,-50%) scale(1)', opacity: 1 },
        { transform: `translate(${dx}px,${dy}px) scale(.9)`, opacity: 0.9, offset: 0.6 },
        { transform: `translate(${dx * 1.08}px,${dy + 26}px) scale(.2)`, opacity: 0 },
      ],
      { duration: LIFE_MS * (0.7 + 0.3 * strength), easing: 'cubic-bezier(.15,.8,.3,1)', fill: 'forwards' },
    )
    animation.onfinish = () => spark.remove()
  }
}
