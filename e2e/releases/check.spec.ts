import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { database, publishPages, publishScript } from '../support/platformRegistry';
import { platform, release } from '../support/platformUnderTest';
import { signShellAgain } from '../support/signing';
import { expect, test } from '../support/test';

const SOUND = '3.1.0';
const BROKEN = '3.2.0';
const LATER = '3.3.0';
const OF_TOMORROW = '3.4.0';
const OTHER_MARKETING = '3.0.0';

async function production(): Promise<string> {
  const channels = (await database()).from('module_channels').select('version');
  const { data } = await channels.eq('module_id', 'training').eq('channel', 'production').single();
  return String(data?.version);
}

async function lastCheck(version: string) {
  const checks = (await database()).from('release_checks').select('passed, shells, sets, findings, checked_by');
  const { data } = await checks.eq('release_version', version).order('id', { ascending: false }).limit(1).single();
  return data;
}

/** A shell that people had before: the present one under another name. @returns its digest */
async function previousShell(): Promise<string> {
  const store = path.join(platform.dataFolder, 'store/shell');
  const pointer = path.join(store, 'current.json');
  const { digest: current } = JSON.parse(await readFile(pointer, 'utf8')) as { digest: string };
  const digest = '0123456789abcdef';
  await cp(path.join(store, current), path.join(store, digest), { recursive: true });
  const file = path.join(store, digest, 'shell.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace(current, digest));
  await signShellAgain(path.join(store, digest));
  await writeFile(pointer, JSON.stringify({ digest: current, previous: digest }));
  return digest;
}

test.describe.serial('production takes what was checked', () => {
  // A check opens a browser of its own.
  test.slow();

  test.beforeAll(async () => {
    await publishPages('training', SOUND, { '/demo/training': 'Training 3.1' });
    await publishScript(
      'training',
      BROKEN,
      `window[GLOBAL] = {
        init: () => {},
        get: async () => () => ({
          platformModule: { mount: async () => { throw new Error('boom while mounting'); }, unmount: async () => {} },
        }),
      };`,
    );
    await publishScript('training', OF_TOMORROW, 'window[GLOBAL] = {};', { contract: '^99.0.0' });
    await publishPages('training', LATER, { '/demo/training': 'Training 3.3' });
    await publishPages('marketing', OTHER_MARKETING, { '/': 'Another site' });
  });

  test.afterAll(async () => {
    await (await database()).from('club_modules').delete().eq('module_id', 'marketing');
    for (let left = 2; left > 0 && (await production()) !== '1.0.0'; left -= 1) {
      await release('rollback', 'training', '--reason', 'the test is over');
    }
    expect(await production()).toBe('1.0.0');
  });

  test('a release that was mounted with what people have goes to production', async ({ page }) => {
    const refused = await release('promote', 'training', SOUND, '--reason', 'shorter');
    expect(refused.exitCode).toBe(1);
    expect(refused.stderr).toContain(
      `training ${SOUND} has not been checked. Run "npm run release -- check training@${SOUND}", or insist with --force.`,
    );
    expect(await production()).toBe('1.0.0');

    const checked = await release('check', `training@${SOUND}`);
    expect(checked.stdout, checked.stderr).toContain(`training@${SOUND} has passed its check, with`);
    expect(await lastCheck(SOUND)).toMatchObject({ passed: true, findings: [], checked_by: 'team@training.test' });
    const promoted = await release('promote', 'training', SOUND, '--reason', 'shorter');
    expect(promoted.stdout).toContain(`production of training went from 1.0.0 to ${SOUND}.`);
    await page.goto('/demo/training');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Training 3.1');
  });

  test('one that fails in the browser does not, and the check says where', async () => {
    const checked = await release('check', `training@${BROKEN}`);
    expect(checked.exitCode).toBe(1);
    expect(checked.stderr).toContain(`Training ${BROKEN} was not shown: `);
    expect(checked.stderr).toContain('boom while mounting');
    expect(checked.stderr).toContain(`training@${BROKEN} has not passed its check.`);
    expect(await lastCheck(BROKEN)).toMatchObject({ passed: false });

    const unspoken = await release('check', `training@${OF_TOMORROW}`);
    expect(unspoken.stderr).toContain(`Training ${OF_TOMORROW} was not shown: `);
    expect(unspoken.stderr).toContain('It needs contract ^99.0.0');

    const refused = await release('promote', 'training', BROKEN, '--reason', 'all the same');
    expect(refused.stderr).toContain(`The last check of training ${BROKEN} has failed.`);
    expect(await production()).toBe(SOUND);
  });

  test('with --force and a reason it does, and the history keeps what it lacked', async () => {
    const silent = await release('promote', 'training', BROKEN, '--force');
    expect(silent.stderr).toContain('Say why, with --reason "…"');
    expect(await production()).toBe(SOUND);
    const forced = await release('promote', 'training', BROKEN, '--force', '--reason', 'the pool is closed');
    expect(forced.stdout).toContain(`went from ${SOUND} to ${BROKEN}.`);
    const { stdout } = await release('history', 'training');
    expect(stdout).toMatch(
      new RegExp(`${SOUND} +${BROKEN} .*the pool is closed FORCED: The last check of training ${BROKEN} has failed\\.`),
    );
    await release('rollback', 'training', '--reason', 'it was broken');
    expect(await production()).toBe(SOUND);
  });

  test('a check counts for the shells and the sets of modules that people had', async () => {
    expect((await release('check', `training@${LATER}`)).exitCode).toBe(0);
    const before = await lastCheck(LATER);

    // A club gets another set of modules meanwhile.
    const registry = await database();
    const { data: club } = await registry.from('clubs').select('id').eq('slug', 'pine-hollow').single();
    await registry
      .from('club_modules')
      .insert({ club_id: club?.id as string, module_id: 'marketing', pinned_version: OTHER_MARKETING });
    const refused = await release('promote', 'training', LATER, '--reason', 'new');
    expect(refused.stderr).toContain(`training ${LATER} has not been checked with the modules that clubs have now.`);
    expect(await production()).toBe(SOUND);

    const older = await previousShell();
    const checked = await release('check', `training@${LATER}`);
    expect(checked.stdout, checked.stderr).toContain('with 2 shells and');
    const after = await lastCheck(LATER);
    expect(after?.shells).toContain(older);
    expect((after?.sets as string[][]).length).toBe((before?.sets as string[][]).length + 1);
    expect(after?.sets).toContainEqual(expect.arrayContaining([`marketing@${OTHER_MARKETING}`, `training@${LATER}`]));
    expect((await release('promote', 'training', LATER, '--reason', 'new')).exitCode).toBe(0);
    expect(await production()).toBe(LATER);
  });
});
