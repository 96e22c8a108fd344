// A browser in plain words, from what it says of itself. It may lie: this is for its owner's eyes, never for a decision.

export interface Device {
  /** Such as Chrome; null where it says nothing that we know. */
  readonly browser: string | null
  /** Such as Android. */
  readonly system: string | null
}

/** The first that fits counts: nearly every browser also calls itself Chrome, Safari and Mozilla. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS|e)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const first = (userAgent: string, names: typeof BROWSERS): string | null =>
  names.find(([mark]) => mark.test(userAgent))?.[1] ?? null

export const deviceOf = (userAgent: string): Device => ({
  browser: first(userAgent, BROWSERS),
  system: first(userAgent, SYSTEMS),
})
