import { spawnSync } from 'node:child_process';

/**
 * A command prefix that gives the command after it a small disk at a folder, invisible to other processes; null if the
 * system does not support it.
 */
export function smallDisk(folder: string, megabytes: number): string[] | null {
  const mount = `mount -t tmpfs -o size=${megabytes}m none "$0" && exec "$@"`;
  const ways = [
    ['unshare', '--mount'],
    ['unshare', '--mount', '--map-root-user'],
  ].map((way) => [...way, 'sh', '-c', mount, folder]);
  return ways.find(([program = '', ...args]) => spawnSync(program, [...args, 'true']).status === 0) ?? null;
}
