// Serves the API description and the reference page that Redoc renders from it.

import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Route } from '../route.ts'
import type { HttpServer } from '../server.ts'
import { describeApi } from './description.ts'

const gzipped = promisify(gzip)

export function serveApiDescription(httpServer: HttpServer, routes: readonly Route[], version: string): void {
  // Built at the first request: converting hundreds of schemas would slow every start.
  let description: string | undefined
  let renderer: Promise<Buffer> | undefined
  httpServer.get('/api/openapi.json', (_, reply) => {
    description ??= JSON.stringify(
      describeApi(
        routes.map(({ endpoint }) => endpoint),
        version,
      ),
    )
    return reply.type('application/json; charset=utf-8').send(description)
  })
  httpServer.get('/api/docs', (_, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', PAGE_POLICY).send(PAGE),
  )
  httpServer.get('/api/docs/start.js', (_, reply) => reply.type('text/javascript; charset=utf-8').send(START))
  httpServer.get('/api/docs/redoc.js', async (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'content-encoding': 'gzip', 'cache-control': 'public, max-age=86400' })
      .send(await (renderer ??= readRenderer())),
  )
}

/** SHA-256 of nothing. Redoc fills empty style elements by script; this allows them and no other inline style. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${EMPTY_STYLE}`,
  "img-src 'self' data:",
  'font-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Glasshouse API</title>
<link rel="icon" href="data:,">
</head>
<body>
<div id="reference"></div>
<noscript>This page needs JavaScript. The description itself is at <a href="/api/openapi.json">/api/openapi.json</a>.</noscript>
<script type="module" src="/api/docs/start.js"></script>
</body>
</html>
`

const START = `import { init } from './redoc.js'
init('/api/openapi.json', { disableTelemetry: true }, document.getElementById('reference'))
`

/** The badge in Redoc's footer loads this from its maker's host. An empty image keeps the page on its own origin. */
const BADGE = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g
const EMPTY_IMAGE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

async function readRenderer(): Promise<Buffer> {
  const file = fileURLToPath(import.meta.resolve('redoc/bundles/redoc.standalone.js'))
  return await gzipped((await readFile(file, 'utf8')).replace(BADGE, EMPTY_IMAGE))
}
