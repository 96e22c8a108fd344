import { Icon, type IconName } from './icon.tsx'
import css from './icon-tile.module.css'

/** An icon on a square of its own, before what it stands for. */
export const IconTile = ({ icon, size = 40 }: { icon: IconName; size?: number }) => (
  <span className={css.tile} style={{ width: size, height: size }}>
    <Icon name={icon} size={size / 2} />
  </span>
)
