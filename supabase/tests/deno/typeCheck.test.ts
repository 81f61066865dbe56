import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FUNCTIONS_FOLDER, functionNames, importMap, sharedFolders } from '../functions/runtimes/functionNames';
import { denoEnvironment, denoProgram, OFFLINE } from './denoProgram';

// Deno checks the functions in a folder that has only what their import map names: packages at exactly its versions, and the
// rules that they share with pages. A hosted project has the same. In the workspace, it would find types that only our own
// tools brought along.

const nodeModules = path.resolve(FUNCTIONS_FOLDER, '../../node_modules');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'deno-check-'));
  cpSync(FUNCTIONS_FOLDER, path.join(folder, 'supabase/functions'), { recursive: true });
  for (const shared of sharedFolders) copyFolder(shared);
  // Types of packages lean on those of Node. A project that installs them has these along with them.
  for (const [name, target] of Object.entries({ ...importMap, '@types/node': 'npm:' })) {
    if (target.startsWith('npm:')) link(name);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Copies a folder of the repository to the same path. */
function copyFolder(source: string): void {
  const place = path.join(folder, path.relative(path.resolve(FUNCTIONS_FOLDER, '../..'), source));
  cpSync(source, place, { recursive: true });
}

function link(name: string): void {
  const place = path.join(folder, 'supabase/node_modules', name);
  mkdirSync(path.dirname(place), { recursive: true });
  symlinkSync(path.join(nodeModules, name), place);
}

function check(...names: string[]): { status: number | null; output: string } {
  const files = names.map((name) => `functions/${name}/index.ts`);
  const { status, stdout, stderr } = spawnSync(
    denoProgram(),
    ['check', ...OFFLINE, '--import-map=functions/deno.json', ...files],
    { cwd: path.join(folder, 'supabase'), env: denoEnvironment(path.join(folder, 'cache')), encoding: 'utf8' },
  );
  return { status, output: stdout + stderr };
}

function edit(file: string, change: (text: string) => string): void {
  const place = path.join(folder, 'supabase/functions', file);
  const text = readFileSync(place, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${file} is not what this test edits`);
  writeFileSync(place, changed);
}

test('every function type-checks under Deno', () => {
  expect(check(...functionNames)).toEqual({
    status: 0,
    output: functionNames.map((name) => `Check functions/${name}/index.ts\n`).join(''),
  });
});

test('names the line of a wrong type', () => {
  edit('apply/handler.ts', (text) => `${text}\nexport const wrong: number = 'text';\n`);
  expect(check('apply')).toEqual({
    status: 1,
    output: expect.stringContaining("'string' is not assignable to type 'number'") as string,
  });
});

test('refuses a package that the import map does not name', () => {
  edit('apply/handler.ts', (text) => `import 'jose';\n${text}`);
  expect(check('apply')).toEqual({ status: 1, output: expect.stringContaining('"jose" not a dependency') as string });
});

test('refuses another version of a package than the one that is installed', () => {
  edit('deno.json', (text) => text.replace('npm:fflate@', 'npm:fflate@0'));
  expect(check('export')).toEqual({ status: 1, output: expect.stringContaining('npm:fflate@00.8.3') as string });
});
