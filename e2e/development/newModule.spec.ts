import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../support/test';
import { startLoop } from './developmentLoop';
import { makeWorkingCopy, type WorkingCopy } from '../support/platform/workingCopy';

/** Its paths are put together: the check of names would otherwise look for the module among the projects. */
const ID = 'pool-care';
const FOLDER = `apps/${ID}`;

let copy: WorkingCopy;
let made: Result;

test.beforeAll(async () => {
  copy = await makeWorkingCopy();
  made = await run('tools/generators/new.mjs', ID);
  // The checks of the whole tree ask Git for its files.
  for (const command of [
    ['init', '--quiet'],
    ['add', '--all'],
  ])
    await promisify(execFile)('git', command, { cwd: copy.folder });
});

test.afterAll(async () => {
  await copy?.remove();
});

test('a new module passes every check, builds, and opens inside the platform before its first release', async ({
  page,
}) => {
  test.setTimeout(180_000);
  expect(made.stderr).toBe('');
  expect(made.stdout).toContain(`npm run dev -- ${ID}`);
  expect(await readFile(path.join(copy.folder, 'package-lock.json'), 'utf8')).toContain(
    `"node_modules/@platform/app-${ID}"`,
  );

  const checks: [program: string, ...args: string[]][] = [
    ['node_modules/.bin/tsc', '-p', `${FOLDER}/tsconfig.json`],
    ['node_modules/.bin/oxlint', '-c', 'oxlint.config.mjs', FOLDER],
    ['node_modules/.bin/jest', '--selectProjects', ID],
    ['node_modules/.bin/jest', '--selectProjects', 'graph'],
    ['tools/bundler/build.mjs', ID],
  ];
  for (const check of checks) await expectSuccess(...check);

  const loop = await startLoop(copy.folder, ID);
  try {
    await page.goto(`${loop.origin}/demo/${ID}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Pool care' })).toBeVisible();
    await expect(page.getByText('Pine Hollow Swim & Tennis Club')).toBeVisible();
  } finally {
    await loop.stop();
  }
});

test('refuses a slot that the module does not fill, a slot without an area, and an icon without a file', async () => {
  const file = path.join(copy.folder, `${FOLDER}/module.json`);
  const sound = await readFile(file, 'utf8');
  const withChange = async (from: string, to: string, ...check: [program: string, ...args: string[]]) => {
    await writeFile(file, sound.replace(from, to));
    const { code, stdout, stderr } = await run(...check);
    return { code, output: stdout + stderr };
  };
  try {
    const types = ['node_modules/.bin/tsc', '-p', `${FOLDER}/tsconfig.json`] as const;
    const unfilled = await withChange(
      '"palette.search":',
      '"staff.drawer": { "order": 1 }, "palette.search":',
      ...types,
    );
    expect(unfilled).toMatchObject({
      code: 1,
      output: expect.stringContaining(`Property '"staff.drawer"' is missing`),
    });
    const build = ['tools/bundler/build.mjs', ID] as const;
    expect(await withChange('"palette.search":', '"search":', ...build)).toMatchObject({
      code: 1,
      output: expect.stringContaining('fills.search: slots are named <area>.<name>'),
    });
    expect(await withChange(`"icon": "${ID}"`, '"icon": "rocket"', ...build)).toMatchObject({
      code: 1,
      output: expect.stringContaining(`${FOLDER}/icons/rocket.svg does not exist.`),
    });
  } finally {
    await writeFile(file, sound);
  }
});

test("a new module's table is the same in schema and migrations, and obeys the rules for clubs", async () => {
  test.setTimeout(180_000);
  const cells = ['--testPathPatterns', 'rules/foundation/matrix', '--testNamePattern', 'pool_care_items'];
  const checks: [program: string, ...args: string[]][] = [
    ['supabase/command/schema.mjs', 'diff'],
    ['node_modules/.bin/tsc', '-p', 'supabase/tsconfig.json'],
    ['node_modules/.bin/jest', '--selectProjects', 'rules', ...cells],
  ];
  for (const check of checks) await expectSuccess(...check);
});

test('creates nothing for an existing or invalid id or a taken route, and says why in one sentence', async () => {
  expect(await run('tools/generators/new.mjs', 'training')).toMatchObject({
    code: 1,
    stderr: 'apps/training exists already.\n',
  });
  expect(await run('tools/generators/new.mjs', 'contact')).toMatchObject({
    code: 1,
    stderr: 'The route /contact is taken: marketing has /contact. Choose another id.\n',
  });
  expect(await run('tools/generators/new.mjs', 'Pool')).toMatchObject({ code: 1, stdout: '' });
});

interface Result {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs one of the project's programs in the working copy. */
async function run(program: string, ...args: string[]): Promise<Result> {
  try {
    const result = await promisify(execFile)(process.execPath, [program, ...args], { cwd: copy.folder });
    return { code: 0, ...result };
  } catch (error) {
    return error as Result;
  }
}

/** Runs a program that must succeed; a failure shows what it printed. */
async function expectSuccess(...command: [program: string, ...args: string[]]): Promise<void> {
  const { code, stdout, stderr } = await run(...command);
  expect(code, [command.join(' '), stdout, stderr].join('\n')).toBe(0);
}
