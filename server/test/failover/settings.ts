// The settings that docs/failover.md gives to an operator, with the addresses of the trial.

export const PORTS = { postgresql: 5432, patroni: 8008, etcd: 2379, etcdPeers: 2380 } as const

interface Addressed {
  readonly name: string
  readonly address: string
}

interface PatroniHost {
  readonly host: Addressed
  readonly etcd: readonly Addressed[]
  readonly folder: string
  readonly programs: string
}

/** Patroni reads YAML, of which JSON is a part. */
export function patroniSettings({ host, etcd, folder, programs }: PatroniHost): object {
  const { name, address } = host
  return {
    scope: 'glasshouse',
    name,
    restapi: { listen: `${address}:${PORTS.patroni}`, connect_address: `${address}:${PORTS.patroni}` },
    // Not `etcd3`: Patroni 3.0.2 writes the leader's key there without comparing it, so that a host which was cut off
    // promotes itself when it comes back.
    etcd: { hosts: etcd.map((each) => `${each.address}:${PORTS.etcd}`) },
    bootstrap: {
      dcs: {
        ttl: 30,
        loop_wait: 5,
        retry_timeout: 10,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: { max_connections: 80, wal_keep_size: '256MB', shared_buffers: '128MB' },
        },
      },
      // The network is the trial's own, so nobody else can connect.
      pg_hba: ['host all all 0.0.0.0/0 trust', 'host replication all 0.0.0.0/0 trust'],
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, { username: 'postgres' }, 'data-checksums'],
    },
    postgresql: {
      listen: `${address}:${PORTS.postgresql}`,
      connect_address: `${address}:${PORTS.postgresql}`,
      data_dir: `${folder}/data`,
      bin_dir: programs,
      pgpass: `${folder}/pgpass`,
      authentication: { superuser: { username: 'postgres' }, replication: { username: 'replicator' } },
      parameters: { unix_socket_directories: '' },
    },
  }
}

export const haproxySettings = (port: number, databases: readonly Addressed[]): string => `global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout check 2s
  timeout client 1h
  timeout server 1h
listen postgresql
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 3 on-marked-down shutdown-sessions
${databases.map(({ name, address }) => `  server ${name} ${address}:${PORTS.postgresql} check port ${PORTS.patroni}\n`).join('')}`
