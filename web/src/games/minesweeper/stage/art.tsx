// The drawn things of Minesweeper: the shapes once per page, and a reference to them wherever they lie.

/** Stands once where gems and mines are shown. */
export function ArtSymbols() {
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false" style={{ position: 'absolute' }}>
      <symbol id="mines-gem" viewBox="0 0 40 40">
        <path d="M12 7h16l8 10-16 18L4 17z" fill="#23c9b0" />
        <path d="M12 7h16l-8 10z" fill="#c9fff3" />
        <path d="M12 7 4 17h10z" fill="#8df5e0" />
        <path d="M12 7l2 10 6 0z" fill="#e9fffa" />
        <path d="M28 7l8 10H26z" fill="#4fe3cb" />
        <path d="M28 7l-2 10-6 0z" fill="#7cf1dc" />
        <path d="M4 17h10l6 18z" fill="#3ad6bd" />
        <path d="M14 17h12l-6 18z" fill="#5df0d6" />
        <path d="M26 17h10L20 35z" fill="#159a93" />
        <path d="M12 7h16l8 10-16 18L4 17z" fill="none" stroke="#e9fffa" strokeOpacity=".55" strokeLinejoin="round" />
      </symbol>
      <symbol id="mines-mine" viewBox="0 0 40 40">
        <path
          d="M20 4v32M4 20h32M8.7 8.7l22.6 22.6M31.3 8.7 8.7 31.3"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <circle cx="20" cy="20" r="11" fill="currentColor" />
        <circle cx="16" cy="16" r="3.2" fill="#fff" opacity=".6" />
      </symbol>
    </svg>
  )
}

export const Art = ({ of }: { of: 'gem' | 'mine' }) => (
  <svg aria-hidden="true" focusable="false">
    <use href={`#mines-${of}`} />
  </svg>
)
