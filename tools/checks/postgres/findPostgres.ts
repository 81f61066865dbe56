import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** A PostgreSQL server that is installed on this machine. */
export interface PostgresInstallation {
  /** Major version. */
  version: number;
  /** Folder of `postgres` and `initdb`. */
  programs: string;
}

/** The oldest major version that the migrations are written for. */
export const OLDEST_POSTGRES = 15;

/** The folders outside of PATH where packages install each major version: `<folder>/<name>/bin`. */
const PACKAGED: [folder: string, name: RegExp][] = [
  ['/usr/lib/postgresql', /^\d+$/],
  ['/usr', /^pgsql-\d+$/],
  ['/opt/homebrew/opt', /^postgresql@\d+$/],
  ['/usr/local/opt', /^postgresql@\d+$/],
];

/** The newest PostgreSQL server on PATH or where packages put it; undefined when there is none of 15 or later. */
export function findPostgres(): PostgresInstallation | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...PACKAGED.flatMap(packagedFolders)];
  return folders
    .flatMap(installationIn)
    .filter(({ version }) => version >= OLDEST_POSTGRES)
    .sort((one, other) => other.version - one.version)[0];
}

function packagedFolders([folder, name]: [string, RegExp]): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((entry) => name.test(entry))
    .map((entry) => path.join(folder, entry, 'bin'));
}

function installationIn(programs: string): PostgresInstallation[] {
  const server = path.join(programs, 'postgres');
  if (!existsSync(server) || !existsSync(path.join(programs, 'initdb'))) return [];
  const { stdout } = spawnSync(server, ['--version'], { encoding: 'utf8' });
  const version = /\(PostgreSQL\) (\d+)/.exec(stdout)?.[1];
  return version ? [{ version: Number(version), programs }] : [];
}
