// Buildah and podman with a storage of their own, so that nothing of it mixes with the images of this machine. It works
// without overlay, systemd and a daemon: vfs storage, and chroot isolation while building.

import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canUseApt, findProgram, installWithApt, type Log } from '../support/programs.ts'
import { environment, root, run, stop, type Ended } from '../support/processes.ts'

/** crun refuses a machine with both versions of control groups. */
const hasBothCgroups = existsSync('/sys/fs/cgroup/unified')
const runtime = hasBothCgroups ? 'runc' : 'crun'
/** Without systemd nothing runs the health check on a timer, and podman reports an error for it. */
const hasSystemd = existsSync('/run/systemd/private')
const PROGRAMS = ['buildah', 'podman', runtime]
const PULL_SECONDS = 60
/** Podman's own are higher than a machine may allow. */
const LIMITS = ['--ulimit', 'nofile=16384:16384', '--ulimit', 'nproc=1000:1000']

/** Installs what is missing, where that is possible. */
export async function requirePrograms(names: readonly string[], log: Log): Promise<void> {
  const lost = (): string[] => names.filter((name) => !findProgram(name))
  if (lost().length > 0 && canUseApt()) await installWithApt(lost(), log)
  if (lost().length > 0) stop(`The image needs ${lost().join(', ')}. Install them first.`)
}

export class Engine {
  /** Everything in it is removed by `close`. */
  readonly folder = mkdtempSync(join(tmpdir(), 'glasshouse-image-'))
  readonly #storage = ['--root', join(this.folder, 'storage'), '--runroot', join(this.folder, 'run')]

  static async open(log: Log): Promise<Engine> {
    await requirePrograms(PROGRAMS, log)
    return new Engine()
  }

  /** Ends with what it said if it fails. */
  async buildah(...args: readonly string[]): Promise<string> {
    return checked('buildah', args, await this.#run('buildah', [...this.#options, ...args]))
  }

  async podman(...args: readonly string[]): Promise<string> {
    return checked('podman', args, await this.tryPodman(...args))
  }

  async tryPodman(...args: readonly string[]): Promise<Ended> {
    const options = ['--cgroup-manager', 'cgroupfs', '--events-backend', 'file', '--runtime', runtime]
    return await this.#run('podman', [...this.#options, '--tmpdir', join(this.folder, 'tmp'), ...options, ...args])
  }

  /** Whether a registry of images answers and has this image. */
  async canPull(image: string): Promise<boolean> {
    const args = [String(PULL_SECONDS), 'buildah', ...this.#options, 'pull', '--quiet', image]
    return (await this.#run('timeout', args)).code === 0
  }

  /** Starts a container as an operator should: no root, no rights, nothing to write to but /tmp and /data. */
  async start(name: string, image: string, envFile: string): Promise<void> {
    const closed = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'all', '--security-opt', 'no-new-privileges']
    const health = hasSystemd ? [] : ['--health-interval', 'disable']
    const outside = ['--network', 'host', '--env-file', envFile, '--stop-timeout', '45']
    await this.podman('run', '--detach', '--name', name, ...LIMITS, ...closed, ...health, ...outside, image)
  }

  /** A file of the image. */
  async read(image: string, file: string): Promise<string> {
    return await this.podman('run', '--rm', '--no-healthcheck', '--network', 'none', ...LIMITS, image, 'cat', file)
  }

  async sizeMb(image: string): Promise<number> {
    return Math.round(Number(await this.podman('image', 'inspect', '--format', '{{.Size}}', image)) / 1e6)
  }

  async close(): Promise<void> {
    await this.tryPodman('rm', '--all', '--force', '--volumes', '--time', '1')
    rmSync(this.folder, { recursive: true, force: true })
  }

  get #options(): string[] {
    return [...this.#storage, '--storage-driver', 'vfs']
  }

  async #run(command: string, args: readonly string[]): Promise<Ended> {
    return await run(command, args, {
      cwd: root,
      env: { ...environment(), BUILDAH_ISOLATION: 'chroot' },
      words: 'keep',
    })
  }
}

/** What it printed, or the end of the command with the reason. */
function checked(program: string, args: readonly string[], { code, output }: Ended): string {
  if (code === 0) return output.trim()
  throw new Error(`${program} ${args.join(' ')} failed (${code}).\n${output.trim()}`)
}
