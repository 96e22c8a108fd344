import { Figure } from './figure.tsx'

/** Watches a written sky: a bob with a fringe and one silver strand, stars in her ears and behind her. */
export function Ines() {
  return (
    <Figure
      lashes
      colours={{
        ground: ['#6a63d8', '#2a2470', '#0b0a2c'],
        skin: '#eebf9d',
        shade: '#b57f66',
        glow: '#d8ccff',
        lip: '#8e3a5c',
        brow: '#15131f',
        iris: '#4a3a8c',
      }}
      brows="M77 80q8-4 16-1M107 79q8-3 16 1"
      mouth="M90 118q10 6 20 0q-10 2-20 0z"
      scene={
        <>
          <path d="M158 20a26 26 0 1 0 22 40 22 22 0 0 1-22-40z" fill="#ffe9b0" />
          <path
            d="M28 30l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM22 104l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM176 110l2 6 6 2-6 2-2 6-2-6-6-2 6-2z"
            fill="#fff6d8"
          />
          <path
            d="M56 16h.1M44 72h.1M12 66h.1M188 84h.1M168 150h.1M34 146h.1"
            stroke="#fff"
            strokeWidth="5"
            strokeLinecap="round"
          />
          <path d="M28 41 56 16M28 41 12 66 44 72 22 112" stroke="#b6b0ff" strokeWidth="1.4" fill="none" opacity=".7" />
        </>
      }
      behind={<path d="M100 34c-36 0-50 24-48 58 1 20-4 34-2 48h100c2-14-1-28-2-48 2-34-12-58-48-58z" fill="#14121e" />}
      clothes={
        <>
          <path d="M30 200c2-30 26-40 52-46l36 0c26 6 50 16 52 46z" fill="#5a2a7a" />
          <path d="M82 132q18 12 36 0v26q-18 12-36 0z" fill="#6b3590" />
          <path d="M82 144q18 12 36 0M82 152q18 12 36 0" stroke="#4a2068" strokeWidth="2" fill="none" />
        </>
      }
      over={
        <>
          <path
            d="M100 40c-32 0-42 22-40 54l1 44c8 2 14-2 14-10-4-16-6-36-2-50 18 4 40 4 54 0 4 14 2 34-2 50 0 8 6 12 14 10l1-44c2-32-8-54-40-54z"
            fill="#1c1a29"
          />
          <path d="M72 76c2-20 14-30 30-32-14 10-18 22-18 34zM96 78c0-14 4-24 12-33 6 8 10 22 10 33z" fill="#2d2a40" />
          <path d="M122 48c12 10 16 26 15 46l-1 36c-2-18 0-34-5-52-3-12-8-22-14-30z" fill="#c9c6dc" />
          <path d="M66 120l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM134 120l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" fill="#ffe9b0" />
        </>
      }
    />
  )
}
