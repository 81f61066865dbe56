import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { allRefusals } from '@platform/database/all-refusals';
import { appFolder, repositoryRoot } from './paths';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shell-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function buildReadableShell(): Promise<string> {
  const program = path.join(__dirname, 'testing/buildReadableShell.ts');
  await promisify(execFile)(process.execPath, ['--import', 'tsx', program, folder], { cwd: repositoryRoot });
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  return (await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))).join('\n');
}

const sentencesOf = (refusals: typeof allRefusals): string[] =>
  refusals.flatMap(({ newRow = [], rules }) => [newRow, Object.values(rules)].flat());

test('includes only the sentences of tables that the shell writes', async () => {
  const list = await readFile(path.join(appFolder('shell'), 'src/tableRefusals.ts'), 'utf8');
  const tables = [...list.matchAll(/@platform\/database\/refusals\/(\w+)'/g)].map(([, table]) => table);
  const own = sentencesOf(allRefusals.filter(({ table }) => tables.includes(table)));
  const others = sentencesOf(allRefusals.filter(({ table }) => !tables.includes(table)));
  expect(tables).toEqual(['invitations', 'notifications', 'profiles']);
  expect(own.length).toBeGreaterThan(20);
  expect(others.length).toBeGreaterThan(300);

  const shell = await buildReadableShell();
  const carries = (sentence: string) => shell.includes(JSON.stringify(sentence));
  expect(own.filter((sentence) => !carries(sentence))).toEqual([]);
  expect(others.filter((sentence) => !own.includes(sentence) && carries(sentence))).toEqual([]);
});
