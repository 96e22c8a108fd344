// Names the browser and system in a user agent for display to the player. A client can forge it, so no decision may use it.

export interface Device {
  /** Such as Chrome; null if not recognised. */
  readonly browser: string | null
  /** Such as Android. */
  readonly system: string | null
}

/** Ordered: the first match wins, because most user agents also contain Chrome, Safari and Mozilla. */
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

const firstMatch = (userAgent: string, names: typeof BROWSERS): string | null =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null

export const parseUserAgent = (userAgent: string): Device => ({
  browser: firstMatch(userAgent, BROWSERS),
  system: firstMatch(userAgent, SYSTEMS),
})
