import { spawnSync } from 'node:child_process';

/**
 * A command that gives the command after it a small disk at a folder, which no other process sees; null where the system
 * gives us none.
 */
export function smallDisk(folder: string, megabytes: number): string[] | null {
  const mount = `mount -t tmpfs -o size=${megabytes}m none "$0" && exec "$@"`;
  const ways = [
    ['unshare', '--mount'],
    ['unshare', '--mount', '--map-root-user'],
  ].map((way) => [...way, 'sh', '-c', mount, folder]);
  return ways.find(([program = '', ...args]) => spawnSync(program, [...args, 'true']).status === 0) ?? null;
}
