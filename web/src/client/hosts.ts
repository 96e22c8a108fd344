// Where calls go. The server writes its two hosts into the page; empty means the page's own origin.

const content = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.replace(/\/$/, '') ?? ''

/** Paths containing /api/auth belong to the auth host, all others to the main host. */
export const hostOf = (path: string): string =>
  content(path.includes('/api/auth') ? 'glasshouse-auth-host' : 'glasshouse-api-host')
