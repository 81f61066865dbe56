import { spawnSync } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BAD_NEIGHBOR } from '../support/releases/badNeighbor';
import { returnToFirstRelease } from '../support/releases/firstRelease';
import { container, FOR_EVER, platformModule, TITLE } from '../support/releases/freezing';
import { database, publishPages, publishScript } from '../support/platform/platformRegistry';
import { platform, release, startRelease } from '../support/platform/platformUnderTest';
import { signShellAgain } from '../support/releases/signing';
import { expect, test } from '../support/test';

const OTHER_MARKETING = '3.0.0';
/** Of this try: releases and their checks stay, so each has versions of its own. */
let sound: string;
let broken: string;
let later: string;
let ofTomorrow: string;
let loopsWhileLoading: string;
let loopsWhileMounting: string;
let badNeighbor: string;
let fillsBadly: string;

async function production(): Promise<string> {
  const channels = (await database()).from('module_channels').select('version');
  const { data } = await channels.eq('module_id', 'exercises').eq('channel', 'production').single();
  return String(data?.version);
}

async function lastCheck(version: string) {
  const checks = (await database()).from('release_checks').select('passed, shells, sets, findings, checked_by');
  const { data } = await checks.eq('release_version', version).order('id', { ascending: false }).limit(1).single();
  return data;
}

/** No club has a marketing of its own, and production the first exercises, whatever an earlier try has left. */
async function beginAnew(): Promise<void> {
  await (await database()).from('club_modules').delete().eq('module_id', 'marketing').throwOnError();
  await returnToFirstRelease('exercises');
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

test.describe.serial('production gets only what was checked', () => {
  // A check opens a browser of its own.
  test.slow();

  test.beforeAll(async () => {
    const { retry } = test.info();
    const versionOf = (minor: number) => `3.${minor}.${retry}`;
    [sound, broken, later, ofTomorrow] = [versionOf(1), versionOf(2), versionOf(3), versionOf(4)];
    [loopsWhileLoading, loopsWhileMounting, badNeighbor] = [versionOf(5), versionOf(6), versionOf(7)];
    fillsBadly = versionOf(8);
    await beginAnew();
    await publishPages('exercises', sound, { '/demo/exercises': 'Exercises 3.1' });
    await publishScript(
      'exercises',
      broken,
      `window[GLOBAL] = {
        init: () => {},
        get: async () => () => ({
          platformModule: { mount: async () => { throw new Error('boom while mounting'); }, unmount: async () => {} },
        }),
      };`,
    );
    await publishScript('exercises', ofTomorrow, 'window[GLOBAL] = {};', { contract: '^99.0.0' });
    await publishScript('exercises', loopsWhileLoading, container(FOR_EVER));
    await publishScript('exercises', loopsWhileMounting, platformModule(`mount: async () => { ${FOR_EVER} }`));
    await publishScript('exercises', badNeighbor, BAD_NEIGHBOR);
    await publishScript(
      'exercises',
      fillsBadly,
      platformModule(`${TITLE},
        mountSlot: async () => { throw new Error('boom in the card'); },
        loadAnswer: async (slot) => async () => (slot === 'home.today' ? [{ id: 'all', count: 0 }] : []),`),
      { fills: { 'dashboard.card': { order: 1 }, 'home.today': { order: 1 }, 'palette.search': { order: 1 } } },
    );
    await publishPages('exercises', later, { '/demo/exercises': 'Exercises 3.3' });
    await publishPages('marketing', OTHER_MARKETING, { '/': 'Another site' });
  });

  test.afterAll(beginAnew);

  test("promotes a release that was mounted with people's other releases", async ({ page }) => {
    const refused = await release('promote', 'exercises', sound, '--reason', 'shorter');
    expect(refused.exitCode).toBe(1);
    expect(refused.stderr).toContain(
      `exercises ${sound} has not been checked. Run "npm run release -- check exercises@${sound}", or insist with --force.`,
    );
    expect(await production()).toBe('1.0.0');

    const checked = await release('check', `exercises@${sound}`);
    expect(checked.stdout, checked.stderr).toContain(`exercises@${sound} has passed its check, with`);
    expect(await lastCheck(sound)).toMatchObject({ passed: true, findings: [], checked_by: 'team@exercises.test' });
    const promoted = await release('promote', 'exercises', sound, '--reason', 'shorter');
    expect(promoted.stdout).toContain(`production of exercises went from 1.0.0 to ${sound}.`);
    await page.goto('/demo/exercises');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exercises 3.1');
  });

  test('does not promote one that fails in the browser, and says where', async () => {
    const checked = await release('check', `exercises@${broken}`);
    expect(checked.exitCode).toBe(1);
    expect(checked.stderr).toContain(`Exercises ${broken} was not shown: `);
    expect(checked.stderr).toContain('boom while mounting');
    expect(checked.stderr).toContain(`exercises@${broken} has not passed its check.`);
    expect(await lastCheck(broken)).toMatchObject({ passed: false });

    const unspoken = await release('check', `exercises@${ofTomorrow}`);
    expect(unspoken.stderr).toContain(`Exercises ${ofTomorrow} was not shown: `);
    expect(unspoken.stderr).toContain('It needs contract ^99.0.0');

    const refused = await release('promote', 'exercises', broken, '--reason', 'all the same');
    expect(refused.stderr).toContain(`The last check of exercises ${broken} has failed.`);
    expect(await production()).toBe(sound);
  });

  test('fails the check of a release that freezes its page, and ends it', async () => {
    const checked = await release('check', `exercises@${loopsWhileLoading}`);
    expect(checked.exitCode).toBe(1);
    expect(checked.stderr).toContain(`Exercises ${loopsWhileLoading} does not let the page answer any more.`);
    expect(await lastCheck(loopsWhileLoading)).toMatchObject({ passed: false });
  });

  test('records a stopped check as failed, and leaves no browser behind', async () => {
    const { child, result } = startRelease('check', `exercises@${loopsWhileMounting}`);
    const browsers = () => spawnSync('pgrep', ['-P', String(child.pid)], { encoding: 'utf8' }).stdout.split('\n');
    await expect.poll(() => browsers().length).toBeGreaterThan(1);
    const [browser] = browsers();
    child.kill('SIGINT');
    const { exitCode, stderr } = await result;
    expect(exitCode).toBe(130);
    expect(stderr).toContain('The check was stopped by SIGINT before it was over.');
    const stopped = await lastCheck(loopsWhileMounting);
    expect(stopped?.passed).toBe(false);
    const [why, ...rest] = (stopped?.findings ?? []) as string[];
    expect(why).toContain('The check was stopped by SIGINT');
    // Only a check that was opening a page already says how many it left.
    expect(rest.filter((finding) => !/^The check ended there: \d+ of \d+ pages /.test(finding))).toEqual([]);
    expect(() => process.kill(Number(browser), 0)).toThrow('ESRCH');
  });

  test('promotes with --force and a reason, and records what was missing', async () => {
    const silent = await release('promote', 'exercises', broken, '--force');
    expect(silent.stderr).toContain('Say why, with --reason "…"');
    expect(await production()).toBe(sound);
    const forced = await release('promote', 'exercises', broken, '--force', '--reason', 'the pool is closed');
    expect(forced.stdout).toContain(`went from ${sound} to ${broken}.`);
    const { stdout } = await release('history', 'exercises');
    expect(stdout).toMatch(
      new RegExp(
        `${sound} +${broken} .*the pool is closed FORCED: The last check of exercises ${broken} has failed\\.`,
      ),
    );
    await release('rollback', 'exercises', '--reason', 'it was broken');
    expect(await production()).toBe(sound);
  });

  test("fills a release's slots with their examples, and names those it fills incorrectly", async () => {
    const checked = await release('check', `exercises@${fillsBadly}`);
    expect(checked.exitCode).toBe(1);
    expect(checked.stderr).toContain(`Exercises ${fillsBadly} fills dashboard.card badly: boom in the card`);
    expect(checked.stderr).toContain(
      `Exercises ${fillsBadly} fills home.today badly: its answer is not what the slot allows: #/0`,
    );
    expect(checked.stderr).not.toContain('palette.search');
  });

  test("passes the product's releases, which fill slots without a person", async () => {
    const checked = await release('check', 'exercises@1.0.0');
    expect(checked.stdout, checked.stderr).toContain('exercises@1.0.0 has passed its check, with');
  });

  test('fails a release that does not clean up after itself, and names each trace', async () => {
    const checked = await release('check', `exercises@${badNeighbor}`);
    expect(checked.exitCode).toBe(1);
    const said = (words: string) => expect(checked.stderr).toContain(`Exercises ${badNeighbor} ${words}`);
    said('left behind what the shell had to put back: listener keydown, adopted style sheets, body style, fetch.');
    said('left globals on window: tomorrow.');
    said('keeps local storage view, cookie seen: a key of its own begins with "exercises-".');
    said('deleted what is not its own: local storage platform-session.');
    said('replaced fetch, which every module calls.');
    said("added a step to the history without a person's doing.");
    said("does what the page's policy refuses: style-src-elem inline.");
    said('reads the session from the local storage.');
    expect(checked.stderr).toMatch(/holds \d{2,} MB more after \d+ more visits\./);
    expect(await lastCheck(badNeighbor)).toMatchObject({ passed: false });
  });

  test('counts a check for the shells that people had, and checks on promotion the sets that clubs have got since', async () => {
    const older = await previousShell();
    const checked = await release('check', `exercises@${later}`);
    expect(checked.stdout, checked.stderr).toContain('with 2 shells and');
    const before = await lastCheck(later);
    expect(before?.shells).toContain(older);

    // A club gets another set of modules meanwhile.
    const registry = await database();
    const { data: club } = await registry.from('clubs').select('id').eq('slug', 'pine-hollow').single();
    await registry
      .from('club_modules')
      .insert({ club_id: club?.id as string, module_id: 'marketing', pinned_version: OTHER_MARKETING });
    const promoted = await release('promote', 'exercises', later, '--reason', 'new');
    expect(promoted.stderr).toContain(`Mounting exercises ${later} with 2 shells and 1 set of modules`);
    expect(await production()).toBe(later);
    const after = await lastCheck(later);
    expect(after?.passed).toBe(true);
    const newSet = expect.arrayContaining([`marketing@${OTHER_MARKETING}`, `exercises@${later}`]) as unknown;
    expect(after?.sets).toEqual([newSet]);
    expect(before?.sets).not.toContainEqual(newSet);
  });
});
