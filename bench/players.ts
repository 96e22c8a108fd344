// Players for the benchmarks, created by registering.

import type { Envelope } from '@glasshouse/rulebook/wire/endpoint'

export async function post<T>(url: string, path: string, body: object, token = ''): Promise<T> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify(body),
  })
  const envelope = (await response.json()) as Envelope<T>
  if (envelope.errno !== 0 || envelope.data === null) throw new Error(`${path}: ${envelope.errno} ${envelope.message}`)
  return envelope.data
}

/** Registers players a few at a time and sets their client seeds; returns their tokens. `after` is how many exist. */
export async function registerPlayers(url: string, count: number, after = 0): Promise<string[]> {
  const tokens: string[] = []
  const password = 'bench players only'
  for (let from = 0; from < count; from += 8) {
    const batch = Array.from({ length: Math.min(8, count - from) }, async (_, i) => {
      const { token } = await post<{ token: string }>(url, '/api/user/register', {
        phone: `+3361${String(2_000_000 + after + from + i).padStart(7, '0')}`,
        password,
        confirmPassword: password,
        adult: true,
        agreement: true,
      })
      await post(url, '/api/fair/rotate', { clientSeed: `bench-${after + from + i}` }, token)
      return token
    })
    tokens.push(...(await Promise.all(batch)))
  }
  return tokens
}
