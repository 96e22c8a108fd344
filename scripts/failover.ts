// `npm run failover`: two PostgreSQL hosts under Patroni, in network namespaces of this machine, lose their primary under
// load: killed, cut off, and replaced on purpose. It removes everything that it made, also on Ctrl+C.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { become, root, stop } from './support/processes.ts'
import { findProgram, isProgram } from './support/programs.ts'

/** Debian's packages, by a program of each. */
const PACKAGES = { patroni: 'patroni', etcd: 'etcd-server', haproxy: 'haproxy', ip: 'iproute2', runuser: 'util-linux' }

if (process.platform !== 'linux') stop('A failover needs Linux: it cuts hosts off by network namespaces.')
if (process.getuid?.() !== 0) stop('A failover needs root to make network namespaces. Run it as root or with sudo.')
/** Patroni’s client of etcd, a module of Python. */
const PYTHON_ETCD = '/usr/lib/python3/dist-packages/etcd'
const missing = Object.entries(PACKAGES)
  .filter(([program]) => !findProgram(program) && !isProgram(`/usr/sbin/${program}`))
  .map(([, name]) => name)
if (!existsSync(PYTHON_ETCD)) missing.push('python3-etcd')
if (missing.length > 0) stop(`Not installed: ${missing.join(', ')}. Install with apt-get install ${missing.join(' ')}.`)
await become(process.execPath, [join(root, 'server', 'test', 'failover', 'failover-process.ts')])
