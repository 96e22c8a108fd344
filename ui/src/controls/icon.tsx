import css from './icon.module.css'

/** Drawn on a grid of 24, in strokes of 1.8. */
const paths = {
  home: 'M4 11.2 12 4l8 7.2V20a1 1 0 0 1-1 1h-4.5v-6h-5v6H5a1 1 0 0 1-1-1z',
  wallet: 'M4 7.5A2.5 2.5 0 0 1 6.5 5H18v4M4 7.5V17a3 3 0 0 0 3 3h13V9H6.5A2.5 2.5 0 0 1 4 7.5zM16.5 14.5h.01',
  chat: 'M20 12a8 8 0 0 1-11.6 7.1L4 20l1-4.2A8 8 0 1 1 20 12zM9 12h.01M12.5 12h.01M16 12h.01',
  gift: 'M5 12h14v8H5zM4 8h16v4H4zM12 8v12M12 8c-2 0-5-1-5-3s3.5-2 5 3c1.5-5 5-5 5-3s-3 3-5 3z',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5a7.5 7.5 0 0 1 15 0',
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  close: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.5 4.5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  eyeOff:
    'M4 4l16 16M9.5 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.6 3.3M6.3 7.8A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5a9.3 9.3 0 0 0 4-.9M10 10a3 3 0 0 0 4 4.2',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  soundOff: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  shield: 'M12 3l7.5 3v5.5c0 4.7-3.1 8-7.5 9.5-4.4-1.5-7.5-4.8-7.5-9.5V6zM8.5 12l2.5 2.5 4.5-5',
  book: 'M5 5.5A2.5 2.5 0 0 1 7.5 3H19v14.5H7.5A2.5 2.5 0 0 0 5 20zm0 0V20a1.5 1.5 0 0 0 1.5 1.5H19M9 7.5h6',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.5h.01',
  warn: 'M12 4 3 20h18zM12 10v4.5M12 17.3h.01',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.5h.01',
  copy: 'M9 9h10.5v11.5H9zM5 15H4V3.5h10.5V5',
  share: 'M12 15V3.5M8 7l4-4 4 4M5 12v8h14v-8',
  bell: 'M6 10a6 6 0 1 1 12 0c0 5 2 6.5 2 6.5H4S6 15 6 10zM10 20a2.2 2.2 0 0 0 4 0',
  mail: 'M4 5.5h16v13H4zM4.5 6.5L12 13l7.5-6.5',
  lock: 'M6 11h12v9.5H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 15v2',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3.5 9.5h17M3.5 14.5h17M12 3c-5 5.5-5 12.5 0 18 5-5.5 5-12.5 0-18z',
  exit: 'M14 4H6v16h8M10.5 12H21M17.5 8.5 21 12l-3.5 3.5',
  calendar: 'M4.5 6h15v14.5h-15zM4.5 10.5h15M8.5 3.5V7M15.5 3.5V7M9 15.5l2 2 4-4',
  chart: 'M4 4v16h16M7.5 15.5l4-5 3.5 3L20 7',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.5V12l3.5 2',
  refresh: 'M20 12a8 8 0 1 1-2.5-5.8M20 3.5V8h-4.5',
  star: 'M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6L3.4 9.8l6-.8z',
  trophy:
    'M7.5 4h9v6a4.5 4.5 0 0 1-9 0zM7.5 6H4c0 3.5 1.5 5 4 5M16.5 6H20c0 3.5-1.5 5-4 5M12 14.5V18M8 20.5h8M9.5 18h5',
  play: 'M7.5 4.5v15l12-7.5z',
  stop: 'M6.5 6.5h11v11h-11z',
  send: 'M4 11.5 20.5 4l-5 16.5-4-7zM11.5 13.5 20.5 4',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.5-3.5a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.5 3.5a4 4 0 0 0 5.7 5.7l1.5-1.5',
  phone: 'M7.5 2.5h9v19h-9zM11 18.5h2',
  arrowUp: 'M12 20V4.5M6 10.5l6-6 6 6',
  arrowDown: 'M12 4v15.5M6 13.5l6 6 6-6',
  edit: 'M4 20l1-4.5L16 4.5l3.5 3.5-11 11zM13.5 7l3.5 3.5',
  dice: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9M12 7.4h.01M8 14.5h.01M16 14.5h.01',
} as const

export type IconName = keyof typeof paths

/** Always decoration: the words beside it, or the button's label, say what it means. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg className={css.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  )
}
