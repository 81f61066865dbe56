import { spawnSync } from 'node:child_process';

let listIsFresh = false;

/** Installs a Debian package if apt-get can. The caller checks whether it worked. */
export function installDebianPackage(name: string): void {
  if (spawnSync('which', ['apt-get']).status !== 0) return;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const run = (...args: string[]) => {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...args];
    spawnSync(command, rest, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  };
  if (!listIsFresh) run('update', '-qq');
  listIsFresh = true;
  run('install', '-y', '-qq', '--no-install-recommends', name);
}
