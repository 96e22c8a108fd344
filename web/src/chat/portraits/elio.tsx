import { Figure } from './figure.tsx'

/** Cooks for everyone: curls going grey, a short beard, a cook's jacket, and steam. */
export function Elio() {
  return (
    <Figure
      colours={{
        ground: ['#ffd48a', '#d0682c', '#4a1a10'],
        skin: '#d99a6c',
        shade: '#a86a42',
        glow: '#ffdcae',
        lip: '#a3473c',
        brow: '#2a1a16',
        iris: '#4a2c18',
      }}
      brows="M75 79q9-6 18-1M107 78q9-5 18 1"
      mouth="M87 117q13 10 26 0q-13 4-26 0z"
      scene={
        <g fill="none" stroke="#fff1d6" strokeWidth="6" strokeLinecap="round" opacity=".45">
          <path d="M28 130q-14-18 0-36t0-36 4-34M172 130q14-18 0-36t0-36-4-34" />
        </g>
      }
      clothes={
        <>
          <path d="M24 200c2-32 28-42 60-50q16 16 32 0c32 8 58 18 60 50z" fill="#fbf6ee" />
          <path d="M86 150 100 200h-8L70 156zM114 150l-14 50h26l4-44z" fill="#e4d9ca" />
          <path d="M80 150q20 20 40 0l2 12q-22 20-44 0z" fill="#c8322f" />
          <path d="M96 168l-6 20 10-6 10 6-6-20z" fill="#a3221f" />
          <circle cx="128" cy="176" r="3.4" fill="#3a2a2a" />
          <circle cx="131" cy="192" r="3.4" fill="#3a2a2a" />
        </>
      }
      over={
        <>
          <path d="M67 92q3 14 9 18 10-8 24-4 14-4 24 4 6-4 9-18 3 54-33 54T67 92z" fill="#33211b" />
          <path d="M84 112q16-8 32 0-4 4-4 6-12 9-24 0 0-2-4-6z" fill="#d99a6c" />
          <path
            d="M87 117q13 10 26 0q-13 4-26 0z"
            fill="#a3473c"
            stroke="#a3473c"
            strokeWidth="2.4"
            strokeLinejoin="round"
          />
          <path d="M67 94q1 10 4 18l5-6-2-16zM133 94q-1 10-4 18l-5-6 2-16z" fill="#8d8078" />
          <path
            d="M66 90c-8-8-6-18 0-24-2-12 6-20 16-20 6-10 22-12 28-4 12-4 22 4 22 16 8 6 8 18 2 32-6-4-6-16-10-22-10 4-16 0-22-4-8 8-18 8-26 6-6 6-4 14-10 20z"
            fill="#33211b"
          />
          <path
            d="M82 46c6-10 22-12 28-4-8 2-12 8-16 12-6-2-10-4-12-8zM112 44c8-2 16 4 18 12-8 0-14-4-18-12z"
            fill="#4c342b"
          />
        </>
      }
    />
  )
}
