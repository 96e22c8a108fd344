import { Icon, type IconName } from './icon.tsx'
import css from './icon-tile.module.css'

/** An icon on a square of its own, before what it stands for. */
export const IconTile = ({ icon }: { icon: IconName }) => (
  <span className={css.tile}>
    <Icon name={icon} size={20} />
  </span>
)
