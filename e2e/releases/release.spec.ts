import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { returnToFirstRelease } from '../support/releases/firstRelease';
import { database, publishPages, releaseFolder } from '../support/platform/platformRegistry';
import { platform, release, releaseFrom } from '../support/platform/platformUnderTest';
import { expect, test } from '../support/test';
import { makeWorkingCopy, type WorkingCopy } from '../support/platform/workingCopy';

/** A second release besides the first one, for tests that need two. */
const OTHER = '1.2.0';
const PAGE = 'apps/exercises/src/ExercisesPage.tsx';

let copy: WorkingCopy;
test.beforeAll(async () => {
  copy = await makeWorkingCopy({ withFixtures: true });
});
test.afterAll(() => copy.remove());

/** One digest over every file that the platform serves as its shell. */
async function digestOfShell(): Promise<string> {
  const folder = path.join(platform.dataFolder, 'store/shell');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

test.describe.serial('lets a module team release on its own', () => {
  /** A version for this attempt: releases stay, so each attempt needs its own. */
  let version: string;
  const asTeam = (...args: string[]) => releaseFrom(copy.folder, ...args);
  test.beforeAll(async () => {
    version = `1.1.${test.info().retry}`;
    await returnToFirstRelease('exercises');
  });

  test('publishes a visible change; no one sees it yet', async ({ page }) => {
    await copy.edit(PAGE, 'title="Exercises"', 'title="Exercises, released anew"');
    const published = await asTeam('publish', 'exercises', '--version', version);
    expect(published.stderr).toContain(`✓ Building exercises ${version}`);
    expect(published.stdout).toContain(`exercises ${version} is published.`);
    await page.goto('/demo/exercises');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exercises');
  });

  test('promotes it: the shell stays byte for byte, an open tab continues, the next load has it', async ({
    page,
    context,
    signIn,
  }) => {
    // The check opens a browser of its own.
    test.slow();
    await signIn('admin@pinehollow.test');
    await page.getByRole('link', { name: 'Exercises', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exercises');
    const shellBefore = await digestOfShell();

    const unchecked = await asTeam('promote', 'exercises', version, '--reason', 'a clearer title');
    expect(unchecked.stderr).toContain(
      `exercises ${version} has not been checked. Run "npm run release -- check exercises@${version}", or insist with --force.`,
    );
    const checked = await asTeam('check', `exercises@${version}`);
    expect(checked.stdout).toContain(`exercises@${version} has passed its check`);
    const promoted = await asTeam('promote', 'exercises', version, '--reason', 'a clearer title');
    expect(promoted.stdout).toContain(`production of exercises went from 1.0.0 to ${version}.`);
    expect(await digestOfShell()).toBe(shellBefore);

    await page.getByRole('link', { name: 'First Aid Boxes' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('First Aid Boxes');
    await page.getByRole('link', { name: 'All exercises' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exercises');

    const nextVisit = await context.newPage();
    await nextVisit.goto('/exercises');
    await expect(nextVisit.getByRole('heading', { level: 1 })).toHaveText('Exercises, released anew');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exercises, released anew');
  });

  test('rolls it back, and the history says who, when and why', async ({ page }) => {
    const back = await asTeam('rollback', 'exercises', '--reason', 'too loud');
    expect(back.stdout).toContain(`production of exercises went back from ${version} to 1.0.0.`);
    await page.goto('/demo/exercises');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exercises');

    const { stdout } = await asTeam('history', 'exercises');
    const [rollback, promote] = stdout.split('\n').slice(2);
    expect(rollback).toMatch(
      new RegExp(
        String.raw`^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d +rollback +production +${version} +1\.0\.0 +team@exercises\.test +too loud$`,
      ),
    );
    expect(promote).toMatch(
      new RegExp(String.raw`promote +production +1\.0\.0 +${version} +team@exercises\.test +a clearer title$`),
    );
  });

  test('shows which release each channel has', async () => {
    await asTeam('promote', 'exercises', version, '--channel', 'staging', '--reason', 'to try');
    const { stdout } = await asTeam('list', 'exercises');
    expect(stdout).toMatch(new RegExp(`exercises +${version} +staging `));
    expect(stdout).toMatch(/exercises +1\.0\.0 +production /);
  });
});

test("two concurrent promotions leave the site in the registry's state", async ({ request }) => {
  await publishPages('exercises', OTHER, { '/demo/exercises': 'Exercises' });
  const move = (version: string) => release('promote', 'exercises', version, '--reason', 'at the same time', '--force');
  try {
    await Promise.all([move(OTHER), move('1.0.0'), move(OTHER)]);
    const { stdout } = await release('list', 'exercises');
    const registered = /exercises +(\S+) +[^\n]*production/.exec(stdout)?.[1];
    const manifest = (await (await request.get('/modules.json')).json()) as {
      modules: { id: string; version: string }[];
    };
    expect(manifest.modules.find(({ id }) => id === 'exercises')?.version).toBe(registered);
  } finally {
    await returnToFirstRelease('exercises');
  }
});

test("prints a command's result as one JSON document, even when it is refused", async () => {
  const listed = await release('list', 'exercises', '--json');
  const { releases } = JSON.parse(listed.stdout) as { releases: { version: string; channels: string[] }[] };
  expect(releases).toContainEqual(expect.objectContaining({ version: '1.0.0', channels: ['production'] }));
  const refused = await release('rollback', 'exercises', '--json');
  expect(refused.exitCode).toBe(1);
  expect(JSON.parse(refused.stdout)).toEqual({ error: expect.stringContaining('Say why') });
});

test('explains a command on --help, and does nothing', async () => {
  const { stdout, exitCode } = await release('promote', 'exercises', '1.0.0', '--help');
  expect(exitCode).toBe(0);
  expect(stdout).toContain('npm run release -- promote <module> <version>');
  expect(stdout).toMatch(/^ +--share +how many percent of the clubs/m);
});

test.describe('refuses what cannot be released in one sentence, without side effects', () => {
  const refusals: [string, string[], RegExp][] = [
    ['a version that exists', ['publish', 'marketing', '--version', '1.0.0'], /^marketing 1\.0\.0 exists already/],
    ['a version that is none', ['publish', 'exercises', '--version', 'latest'], /^"latest" is not a version/],
    ['a module that does not exist', ['publish', 'gardening'], /^There is no module "gardening"/],
    ['the shell', ['publish', 'shell', '--version', '2.0.0'], /^The shell is not released as a module/],
    [
      'a new release on an unknown channel',
      ['publish', 'exercises', '--version', '1.3.0', '--channel', 'preview/'],
      /^"preview\/" is not a channel/,
    ],
    ['a module that was never published', ['history', 'gardening'], /^There is no module "gardening" on this platform/],
    [
      'an unknown channel',
      ['promote', 'exercises', '1.0.0', '--channel', 'friday', '--reason', 'x'],
      /^"friday" is not a channel/,
    ],
    [
      'an unknown release',
      ['promote', 'exercises', '7.7.7', '--reason', 'x'],
      /^There is no release 7\.7\.7 of exercises/m,
    ],
    ['a missing reason', ['promote', 'exercises', '1.0.0'], /^Say why/],
    ['an unknown command', ['deploy', 'exercises'], /^There is no command "deploy"/],
    ['an unknown option', ['publish', 'exercises', '--loudly'], /^Unknown option '--loudly'/],
    ['a word too much', ['verify', 'exercises'], /^"exercises" is unexpected: npm run release -- verify$/m],
    ['an option of another command', ['list', '--share', '5'], /^"list" has no --share: npm run release -- list/],
    ['a command with a typing error', ['publis', 'exercises'], /did you mean "publish"\?$/m],
    ['a check of no release', ['check', 'exercises'], /^"exercises" is not a release/],
    ['a check of an unknown release', ['check', 'exercises@7.7.7'], /^There is no release 7\.7\.7 of exercises/m],
  ];
  /** Every release and channel that the platform knows. */
  const registered = async () => {
    const registry = await database();
    const rowsOf = async (table: string) =>
      (await registry.from(table).select().order('module_id').order('version').throwOnError()).data;
    return { releases: await rowsOf('module_releases'), channels: await rowsOf('module_channels') };
  };
  for (const [what, command, sentence] of refusals) {
    test(what, async () => {
      const before = await registered();
      const { exitCode, stderr } = await release(...command);
      expect(exitCode).toBe(1);
      expect(
        stderr
          .split('\n')
          .filter((line) => !line.startsWith('✓') && !line.startsWith('✗'))
          .join('\n'),
      ).toMatch(sentence);
      expect(await registered()).toEqual(before);
    });
  }

  test('names the file and the field of a broken module.json', async () => {
    const file = 'apps/exercises/module.json';
    const publish = () => releaseFrom(copy.folder, 'publish', 'exercises', '--version', '1.9.0');
    await copy.edit(file, '"path": "/exercises"', '"path": "exercises"');
    const wrongField = await publish();
    expect(wrongField.exitCode).toBe(1);
    expect(wrongField.stderr).toContain('apps/exercises/module.json: routes.0.path: a route is an absolute path');

    await copy.edit(file, '"path": "exercises"', '"path": "/exercises"');
    await copy.edit(file, '"id"', 'id');
    const brokenSyntax = await publish();
    expect(brokenSyntax.exitCode).toBe(1);
    expect(brokenSyntax.stderr).toContain('apps/exercises/module.json is not valid JSON');
    await copy.edit(file, 'id', '"id"');
    expect((await release('list', 'exercises')).stdout).not.toContain('1.9.0');
  });

  test('does not publish code with type errors or imports of another app', async () => {
    // The copy itself checks types and lint.
    test.slow();
    await copy.edit('apps/exercises/src/index.ts', 'import', "import '../../admin/src/index';\nimport");
    const refused = await releaseFrom(copy.folder, 'publish', 'exercises', '--version', '1.9.1');
    await copy.edit('apps/exercises/src/index.ts', "import '../../admin/src/index';\n", '');
    expect(refused.exitCode).toBe(1);
    expect(refused.stderr).toContain('exercises has mistakes in its types or its lint. Nothing was published.');
    expect(refused.stderr).toContain('No app imports another');

    await copy.edit('apps/exercises/src/index.ts', 'import', 'export const wrong: number = "text";\nimport');
    const mistyped = await releaseFrom(copy.folder, 'publish', 'exercises', '--version', '1.9.1');
    await copy.edit('apps/exercises/src/index.ts', 'export const wrong: number = "text";\n', '');
    expect(mistyped.exitCode).toBe(1);
    expect(mistyped.stderr).toContain("Type 'string' is not assignable to type 'number'.");
    expect((await release('list', 'exercises')).stdout).not.toContain('1.9.1');
  });

  test('verify finds a digest that does not match, and the mismatch stops a promotion and a preview', async () => {
    await publishPages('exercises', OTHER, { '/demo/exercises': 'Exercises' });
    const file = path.join(releaseFolder('exercises', OTHER), 'entry.js');
    const content = await readFile(file);
    const changed = Buffer.from(content);
    changed[10] = (changed[10] ?? 0) ^ 1;
    try {
      await writeFile(file, changed);
      const found = await release('verify');
      expect(found.exitCode).toBe(1);
      expect(found.stderr).toContain(`exercises ${OTHER}: entry.js does not match the digest it was published with.`);
      const promoted = await release('promote', 'exercises', OTHER, '--reason', 'x');
      expect(promoted.exitCode).toBe(1);
      expect(promoted.stderr).toContain('Nothing was promoted.');
      const previewed = await release('preview', `exercises@${OTHER}`, '--for', 'manager@pinehollow.test');
      expect(previewed.exitCode).toBe(1);
      expect(previewed.stderr).toContain('No preview was issued.');
    } finally {
      await writeFile(file, content);
    }
    expect((await release('verify')).stdout).toContain('Every file is the one that was published.');
    expect((await release('list', 'exercises')).stdout).toMatch(/exercises +1\.0\.0 +production/);
  });
});
