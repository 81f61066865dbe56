import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fixtureFiles } from './fixtureFiles';
import { unpackFolder } from './packFolder';

// Starts the product as `npm start` does, on a copy of a fixture, at PORT (4200), and deletes the copy in the end:
//   node --import tsx supabase/tests/upgrade/serveFixture.ts 20261122150200
const [name] = process.argv.slice(2);
if (!name) throw new Error('Which fixture? See supabase/tests/upgrade/fixtures/README.md.');
const dataFolder = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
unpackFolder(readFileSync(fixtureFiles(path.join(import.meta.dirname, 'fixtures'), name).archive), dataFolder);
const product = spawn(process.execPath, ['tools/local-stack/start.mjs'], {
  cwd: path.join(import.meta.dirname, '../../..'),
  stdio: 'inherit',
  env: { ...process.env, CLUBCREW_DATA: dataFolder, DATABASE_URL: '', STACK_CLOCK: '0' },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => product.kill(signal));
product.once('close', (code) => {
  rmSync(dataFolder, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});
