// A minimal server: node:http and one static page. Runs as its own process.

import http from 'node:http'
import type { AddressInfo } from 'node:net'

const [bytes = 0, port = 0] = process.argv.slice(2).map(Number)
const START = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title>'
const HEAD = `${START}<meta name="viewport" content="width=device-width"></head><body><main><h1>Bare</h1><p>`
const page = Buffer.from(`${HEAD}${'words '.repeat(Math.max(1, (bytes - HEAD.length) / 6))}</p></main></body></html>`)

const server = http.createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': page.length })
  response.end(page)
})
server.listen(port, '127.0.0.1', () => console.log(`open ${(server.address() as AddressInfo).port}`))
