// `npm run failover`: two PostgreSQL hosts under Patroni, in network namespaces of this machine, lose their primary under
// load: killed, cut off, and replaced on purpose. It removes everything that it made, also on Ctrl+C.

import { join } from 'node:path'
import { become, root, stop } from './support/processes.ts'
import { findProgram, isProgram } from './support/programs.ts'

/** Debian's packages, by a program of each. */
const PACKAGES = { patroni: 'patroni', etcd: 'etcd-server', haproxy: 'haproxy', ip: 'iproute2', runuser: 'util-linux' }

if (process.platform !== 'linux') stop('A failover needs Linux: it cuts hosts off by network namespaces.')
if (process.getuid?.() !== 0) stop('A failover needs root to make network namespaces. Run it as root or with sudo.')
const missing = Object.entries(PACKAGES).filter(
  ([program]) => !findProgram(program) && !isProgram(`/usr/sbin/${program}`),
)
if (missing.length > 0) {
  const names = missing.map(([program]) => program).join(', ')
  stop(`Not installed: ${names}. Install with apt-get install ${missing.map(([, name]) => name).join(' ')}.`)
}
await become(process.execPath, [join(root, 'server', 'test', 'failover', 'failover-process.ts')])
