import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { takeFileLock } from './fileLock';

let folder: string;
const file = () => path.join(folder, 'a.lock');
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'file-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const deadHolder = () => JSON.stringify({ pid: spawnSync(process.execPath, ['-e', '']).pid, birth: null });

test('processes that find a stale lock at once take it over one after the other, and never two of them', async () => {
  const dead = deadHolder();
  writeFileSync(file(), dead);
  const contender = path.join(__dirname, 'testing/contend.mjs');
  // Each fails if it meets another one inside.
  const run = () => promisify(execFile)(process.execPath, [contender, folder, dead, '300', '3']);
  await Promise.all([run(), run(), run()]);
  expect(readdirSync(folder).filter((name) => !name.startsWith('ready.'))).toEqual(['a.lock']);
});

test('takes over from a process that died while it took over', () => {
  writeFileSync(file(), deadHolder());
  writeFileSync(`${file()}.takeover`, deadHolder());
  const attempt = takeFileLock(file());
  expect('lock' in attempt).toBe(true);
  expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ pid: process.pid });
  expect(readdirSync(folder)).toEqual(['a.lock']);
});

test('names the process that is taking over', () => {
  const own = takeFileLock(`${file()}.takeover`);
  writeFileSync(file(), deadHolder());
  expect(takeFileLock(file())).toMatchObject({ holder: { pid: process.pid } });
  if ('lock' in own) own.lock.release();
  expect('lock' in takeFileLock(file())).toBe(true);
});
