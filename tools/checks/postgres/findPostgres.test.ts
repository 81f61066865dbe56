import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPostgres } from './findPostgres';

const folders: string[] = [];
const { PATH } = process.env;
afterEach(() => {
  process.env.PATH = PATH;
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A folder with programs that say they are of this version. */
function installation(version: string, programs = ['postgres', 'initdb']): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'find-postgres-'));
  folders.push(folder);
  for (const program of programs) {
    writeFileSync(path.join(folder, program), `#!/bin/sh\necho "postgres (PostgreSQL) ${version}"\n`);
    chmodSync(path.join(folder, program), 0o755);
  }
  return folder;
}

const findWith = (...folder: string[]) => {
  process.env.PATH = [...folder, PATH].join(path.delimiter);
  return findPostgres();
};

test('finds the newest server, whatever comes first on PATH', () => {
  const newest = installation('98.2 (Debian 98.2-1)');
  expect(findWith(installation('97.1'), newest)).toEqual({ version: 98, programs: newest });
});

test('ignores servers that are too old, only a client, or without an answer', () => {
  const unusable = [installation('14.9'), installation('99.0', ['psql', 'initdb']), installation('', ['postgres'])];
  expect(unusable).not.toContain(findWith(...unusable)?.programs);
});
