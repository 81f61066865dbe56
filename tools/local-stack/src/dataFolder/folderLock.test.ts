import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartError } from '../startError';
import { lockFolder } from './folderLock';

let folder: string;
const lockFile = () => path.join(folder, 'stack.lock');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'folder-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function pidOfDeadProcess(): number {
  return spawnSync(process.execPath, ['-e', '']).pid;
}

test('holds a folder once, and frees it after release', () => {
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(StartError);
  expect(() => lockFolder(folder)).toThrow(`${folder} is in use by process ${process.pid}`);
  lock.release();
  expect(existsSync(lockFile())).toBe(false);
  lockFolder(folder).release();
});

test('takes over the lock of a dead process', () => {
  writeFileSync(lockFile(), JSON.stringify({ pid: pidOfDeadProcess(), birth: null }));
  const lock = lockFolder(folder);
  expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid });
  lock.release();
});

test('takes over the lock of an earlier process when its pid belongs to another one now', () => {
  writeFileSync(lockFile(), JSON.stringify({ pid: process.pid, birth: 'an earlier boot 1' }));
  expect(() => lockFolder(folder).release()).not.toThrow();
});

test('opens a folder with a damaged lock file', () => {
  writeFileSync(lockFile(), '{"pid":');
  expect(() => lockFolder(folder).release()).not.toThrow();
});

test('leaves the lock of another process alone on release', () => {
  const lock = lockFolder(folder);
  const other = JSON.stringify({ pid: process.pid + 1, birth: null });
  writeFileSync(lockFile(), other);
  lock.release();
  expect(readFileSync(lockFile(), 'utf8')).toBe(other);
});
