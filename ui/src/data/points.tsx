import type { ReactNode } from 'react'
import { Icon, type IconName } from '../controls/icon.tsx'
import css from './points.module.css'

interface PointsProps {
  points: readonly { readonly key: string; readonly icon?: IconName; readonly text: ReactNode }[]
  /** Before every point that has none of its own; without one it is a dot. */
  icon?: IconName
  tone?: 'accent' | 'quiet'
}

/** Short statements below each other, each after an icon or a dot. */
export const Points = ({ points, icon, tone = 'accent' }: PointsProps) => (
  <ul className={css.points} data-tone={tone}>
    {points.map(({ key, icon: own = icon, text }) => (
      <li key={key}>
        {own ? <Icon name={own} size={18} /> : <i />}
        <span>{text}</span>
      </li>
    ))}
  </ul>
)
