import { Figure } from './figure.tsx'

/** Keeps a glasshouse: leaves around her, one behind her ear, an apron over linen. */
export function Mira() {
  return (
    <Figure
      lashes
      colours={{
        ground: ['#9fe3b0', '#2f8f6b', '#0f3a34'],
        skin: '#e0a984',
        shade: '#b9795a',
        glow: '#ffe0c0',
        lip: '#b54f4a',
        brow: '#3a2018',
        iris: '#3d5a34',
      }}
      scene={
        <>
          <path d="M0 66q40-6 58 30Q22 108 0 92zM200 96q-44-12-54 26 34 14 54 0z" fill="#1c6b50" />
          <path d="M2 22q34-14 52 16Q24 54 2 44zM198 30q-34-20-54 12 28 20 54 8z" fill="#39a274" />
          <path
            d="M0 30q28 2 54 8M200 38q-30-4-54 4M0 80q30 2 58 16M200 108q-28-2-54 14"
            stroke="#0f4a3a"
            strokeWidth="2"
            fill="none"
          />
        </>
      }
      behind={
        <path
          d="M100 34c-34 0-48 24-46 54 1 22-12 36-8 58 4 18 26 22 34 14h40c10 8 30 4 34-14 4-22-9-36-8-58 2-30-12-54-46-54z"
          fill="#3a2018"
        />
      }
      clothes={
        <>
          <path d="M28 200c2-30 26-40 56-48q16 16 32 0c30 8 54 18 56 48z" fill="#f2e6d2" />
          <path d="M66 200l8-46 10-3q16 15 32 0l10 3 8 46z" fill="#2e6b4c" />
          <path d="M74 154l-4-2M126 154l4-2" stroke="#1c4a34" strokeWidth="8" strokeLinecap="round" />
          <path d="M84 178h32v14H84z" fill="#24573e" />
        </>
      }
      over={
        <>
          <path
            d="M100 40c-26 0-38 16-36 44 6-4 12-16 16-26 14 10 38 12 46 6 4 8 6 14 10 20 2-28-10-44-36-44z"
            fill="#4a2a1e"
          />
          <path d="M100 40c14 0 26 5 31 17-14-7-34-8-46-1-8 4-14 14-21 28-2-28 10-44 36-44z" fill="#5e3828" />
          <path d="M134 74q22-10 26-30-26 0-30 24z" fill="#7fd08a" />
          <path d="M133 73q12-10 24-26" stroke="#2e7a4c" strokeWidth="2" fill="none" />
        </>
      }
    />
  )
}
