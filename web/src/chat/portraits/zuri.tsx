import { Figure } from './figure.tsx'

/** Runs a radio hour: a round crown of curls, headphones, and sound around her. */
export function Zuri() {
  return (
    <Figure
      lashes
      colours={{
        ground: ['#ffb36b', '#d8436f', '#4a1247'],
        skin: '#8a5236',
        shade: '#5c3020',
        glow: '#ffb98a',
        lip: '#c03a4e',
        brow: '#1e0f10',
        iris: '#2a1410',
      }}
      mouth="M85 115q15 17 30 0q-15 4-30 0z"
      scene={
        <g fill="none" stroke="#ffe08a" strokeWidth="5" strokeLinecap="round" opacity=".75">
          <path d="M22 60q-12 30 0 60M8 46q-20 44 0 88M178 60q12 30 0 60M192 46q20 44 0 88" />
        </g>
      }
      behind={
        <>
          <circle cx="100" cy="76" r="60" fill="#241014" />
          <path
            d="M44 60a16 16 0 0 1 14-24 18 18 0 0 1 22-20 20 20 0 0 1 36-2 18 18 0 0 1 26 18 16 16 0 0 1 16 26 16 16 0 0 1 4 26l-118 2a16 16 0 0 1 0-26z"
            fill="#2e161a"
          />
        </>
      }
      clothes={
        <>
          <path d="M28 200c2-30 24-40 54-47q18 22 36 0c30 7 52 17 54 47z" fill="#ffc93c" />
          <path d="M82 153q18 24 36 0l8 2q-26 36-52 0z" fill="#e89b1e" />
          <path d="M52 172l-6 28M148 172l6 28" stroke="#e89b1e" strokeWidth="4" strokeLinecap="round" />
        </>
      }
      over={
        <>
          <path
            d="M68 80c-2-22 12-36 32-36s34 14 32 36c-6-8-12-14-14-20-8 6-28 6-36 0-4 8-8 12-14 20z"
            fill="#2e161a"
          />
          <path
            d="M52 88C48 40 74 22 100 22s52 18 48 66"
            fill="none"
            stroke="#f4f0ff"
            strokeWidth="7"
            strokeLinecap="round"
          />
          <rect x="44" y="80" width="20" height="34" rx="10" fill="#7b3ff2" />
          <rect x="136" y="80" width="20" height="34" rx="10" fill="#7b3ff2" />
          <path d="M50 88v18M150 88v18" stroke="#c9b2ff" strokeWidth="3" strokeLinecap="round" />
        </>
      }
    />
  )
}
