import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { readFileSync } from 'node:fs';

/**
 * Adds a new package of the workspace to package-lock.json, without which `npm ci` refuses to run. Downloads nothing,
 * because the package has no dependency that the others do not have.
 * @returns whether the file contains the package now
 */
export function addToLockFile(repository: string, folder: string): boolean {
  const offline = ['install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  spawnSync('npm', offline, { cwd: repository, stdio: 'ignore', shell: process.platform === 'win32' });
  try {
    const lock = JSON.parse(readFileSync(path.join(repository, 'package-lock.json'), 'utf8')) as { packages: object };
    return folder in lock.packages;
  } catch {
    return false;
  }
}
