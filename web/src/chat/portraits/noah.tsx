import { Figure } from './figure.tsx'

/** Mends clocks: round glasses, a waistcoat, a dial behind him that is never on time. */
export function Noah() {
  return (
    <Figure
      colours={{
        ground: ['#a9c6f0', '#3d5f96', '#141f3d'],
        skin: '#f2c9a8',
        shade: '#c9926f',
        glow: '#fff0dc',
        lip: '#b0605a',
        brow: '#6b3f22',
        iris: '#3b6a8c',
      }}
      brows="M76 77q9-3 17 0M107 76q9-5 17-1"
      mouth="M90 119q12 4 21-2q-9 6-21 2z"
      scene={
        <>
          <circle cx="100" cy="84" r="76" fill="#20365f" />
          <circle cx="100" cy="84" r="76" fill="none" stroke="#d9b26a" strokeWidth="5" />
          <path
            d="M100 14v10M170 84h-10M30 84h10M149 35l-7 7M51 35l7 7"
            stroke="#f0d49a"
            strokeWidth="4"
            strokeLinecap="round"
          />
          <path d="M100 84 152 52" stroke="#f0d49a" strokeWidth="4" strokeLinecap="round" />
        </>
      }
      clothes={
        <>
          <path d="M30 200c2-30 26-41 55-48q15 16 30 0c29 7 53 18 55 48z" fill="#f4efe6" />
          <path d="M46 200c0-22 10-36 28-44l24 34 2 10zM154 200c0-22-10-36-28-44l-24 34-2 10z" fill="#7a4326" />
          <path d="M74 156l26 36 26-36-8-4-18 18-18-18z" fill="#e2dacb" />
          <path d="M92 168h16l4 12-12 12-12-12z" fill="#c2452f" />
        </>
      }
      over={
        <>
          <path d="M72 112q2 24 28 25 26-1 28-25 2 34-28 34t-28-34z" fill="#8a5a38" opacity=".38" />
          <path
            d="M100 38c-28-2-40 16-36 46l6 2c0-12 4-20 12-26 14 4 32 0 40-8 4 6 8 16 8 34l6-2c4-30-8-46-36-46z"
            fill="#7a4a2a"
          />
          <path d="M82 60c14 4 32 0 40-8l4-6c-14-12-46-6-52 8z" fill="#94603a" />
          <g fill="none" stroke="#2a2430" strokeWidth="3">
            <circle cx="85" cy="92" r="13" fill="#ffffff22" />
            <circle cx="115" cy="92" r="13" fill="#ffffff22" />
            <path d="M98 90q2-2 4 0M72 90l-6-2M128 90l6-2" strokeLinecap="round" />
          </g>
        </>
      }
    />
  )
}
