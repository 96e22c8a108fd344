import { Figure } from './figure.tsx'

/** A sailor of ships that were never built: a knitted cap, a white beard, a heavy jumper, the sea. */
export function Kofi() {
  return (
    <Figure
      colours={{
        ground: ['#ffcf8f', '#2f8aa6', '#0b2c4a'],
        skin: '#5e3826',
        shade: '#3a2016',
        glow: '#e0955c',
        lip: '#8a4238',
        brow: '#d8d4cf',
        iris: '#1e100c',
      }}
      brows="M74 80q10-6 19-1M107 79q9-5 19 1"
      scene={
        <>
          <circle cx="154" cy="46" r="24" fill="#fff0c2" />
          <path d="M0 104q17-12 34 0t34 0 34 0 34 0 34 0 34 0v96H0z" fill="#1c6685" />
          <path d="M0 128q17-12 34 0t34 0 34 0 34 0 34 0 34 0v72H0z" fill="#134a68" />
          <path
            d="M10 60q8-8 14 0 6-8 14 0M44 40q6-6 11 0 5-6 11 0"
            fill="none"
            stroke="#f4fbff"
            strokeWidth="3"
            strokeLinecap="round"
          />
        </>
      }
      clothes={
        <>
          <path d="M24 200c2-34 30-42 58-50h36c28 8 56 16 58 50z" fill="#efe4cc" />
          <path d="M78 138q22 16 44 0v22q-22 16-44 0z" fill="#f8efdc" />
          <path
            d="M86 148v14M94 151v14M106 151v14M114 148v14M64 166q6 8 0 16t0 16M136 166q-6 8 0 16t0 16M100 176q6 6 0 12t0 12"
            stroke="#c9b893"
            strokeWidth="3"
            strokeLinecap="round"
            fill="none"
          />
        </>
      }
      over={
        <>
          <path d="M66 92q4 12 12 16 10-6 22-2 12-4 22 2 8-4 12-16 6 62-34 62T66 92z" fill="#e9e5df" />
          <path d="M66 92q4 12 12 16-4 26 22 46-40-4-34-62z" fill="#c6bfb6" />
          <path d="M82 112q18-10 36 0-4 10-18 10t-18-10z" fill="#f6f3ee" />
          <path
            d="M90 119q10 7 20 0q-10 2-20 0z"
            fill="#8a4238"
            stroke="#8a4238"
            strokeWidth="3"
            strokeLinejoin="round"
          />
          <path d="M62 70c-4-34 16-50 38-50s42 16 38 50z" fill="#c2521f" />
          <path d="M80 24q-8 20-8 44M100 20v48M120 24q8 20 8 44" stroke="#9a3c12" strokeWidth="3" fill="none" />
          <rect x="56" y="60" width="88" height="18" rx="9" fill="#dd6a2c" />
          <path
            d="M70 63v12M82 63v12M94 63v12M106 63v12M118 63v12M130 63v12"
            stroke="#b04a18"
            strokeWidth="3"
            strokeLinecap="round"
          />
        </>
      }
    />
  )
}
