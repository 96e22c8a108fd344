/** Signs that only the chat needs; drawn as the house's others, on a grid of 24. */
const paths = {
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  flag: 'M5.5 21V4M5.5 4.5h12l-2.5 4 2.5 4h-12',
  bin: 'M4.5 7h15M9.5 7V4h5v3M6.5 7l1 13.5h9l1-13.5M10 11v6M14 11v6',
  save: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 19.5h14',
  memory:
    'M12 5a3 3 0 0 0-5.5 1.5A3.5 3.5 0 0 0 5 13a3.5 3.5 0 0 0 4 5.5 3 3 0 0 0 3-1zM12 5a3 3 0 0 1 5.5 1.5A3.5 3.5 0 0 1 19 13a3.5 3.5 0 0 1-4 5.5 3 3 0 0 1-3-1z',
} as const

export type ChatIconName = keyof typeof paths

export function ChatIcon({ name, size = 24 }: { name: ChatIconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 3 : 1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  )
}
