// Serves the built browser apps: the player app at / and the operator console at /console/.

import fs from 'node:fs'
import path from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyReply } from 'fastify'
import type { HttpServer } from './server.ts'

export interface AppDeps {
  readonly webFolder: string
  readonly consoleFolder: string
  readonly apiHost: string
  readonly authHost: string
  readonly mode: 'sandbox' | 'real'
}

const CACHE_FOREVER = 'public, max-age=31536000, immutable'

export function serveApps(httpServer: HttpServer, { webFolder, consoleFolder, ...settings }: AppDeps): void {
  const app = (prefix: string, folder: string, page: string): void => {
    for (const url of [prefix, `${prefix}index.html`])
      httpServer.get(url, (_, reply) =>
        reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page),
      )
    httpServer.register(serveStatic, { root: folder, prefix, decorateReply: false, ...files })
  }
  app('/', webFolder, withSettings(readPage(webFolder), settings))
  app('/console/', consoleFolder, readPage(consoleFolder))
  httpServer.get('/console', (_, reply) => reply.redirect('/console/'))
}

/** The standalone verifiers that players download to check results on their own machine. */
export function serveVerifiers(httpServer: HttpServer, { script, python }: { script: string; python: string }): void {
  const offer = (url: string, type: string, text: string) =>
    httpServer.get(url, (_, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(text),
    )
  offer('/verify.mjs', 'text/javascript', script)
  offer('/verify.py', 'text/x-python', python)
}

const files = {
  index: false as const,
  preCompressed: true,
  cacheControl: false,
  setHeaders: (reply: FastifyReply, file: string) => {
    reply.header('cache-control', /[/\\]assets[/\\]/.test(file) ? CACHE_FOREVER : 'no-cache')
  },
}

function readPage(folder: string): string {
  const file = path.join(folder, 'index.html')
  if (!fs.existsSync(file)) throw new Error(`${file} is missing. Build the apps first (npm run build).`)
  return fs.readFileSync(file, 'utf8')
}

/** Writes the hosts and the mode into the meta tags of the player page. */
const withSettings = (
  page: string,
  { apiHost, authHost, mode }: Pick<AppDeps, 'apiHost' | 'authHost' | 'mode'>,
): string =>
  page
    .replace(/(<meta name="glasshouse-api-host" content=")[^"]*"/, `$1${apiHost}"`)
    .replace(/(<meta name="glasshouse-auth-host" content=")[^"]*"/, `$1${authHost}"`)
    .replace(/(<meta name="glasshouse-mode" content=")[^"]*"/, `$1${mode}"`)
