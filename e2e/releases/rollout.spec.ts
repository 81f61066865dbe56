import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { returnToFirstRelease } from '../support/releases/firstRelease';
import { database, publishScript } from '../support/platform/platformRegistry';
import { release } from '../support/platform/platformUnderTest';
import { expect, signInAs, test } from '../support/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const OLD = 'Exercises';
const NEW = 'Exercises, rolled out';

const pages = `window[GLOBAL] = (() => { let scope; return {
  init: async (shared) => { scope = shared; },
  get: async () => {
    const kit = (await Object.values(scope['@platform/module-kit'])[0].get())();
    const { createElement } = (await Object.values(scope.react)[0].get())();
    const descriptor = { id: 'exercises', routes: [{ path: '/exercises' }, { path: '/demo/exercises' }] };
    const platformModule = kit.defineModule({ descriptor, App: () => createElement('h1', null, '${NEW}') });
    return () => ({ platformModule });
  } }; })();`;

/** The position of a club in a rollout, as the database computes it: from 0 to 99. */
const placeOf = (version: string, clubId: string) =>
  parseInt(createHash('md5').update(`exercises ${version} ${clubId}`).digest('hex').slice(0, 8), 16) % 100;

async function clubId(name: string): Promise<string> {
  const { data } = await (await database()).from('clubs').select('id').like('name', `${name}%`).single().throwOnError();
  return String(data.id);
}

/**
 * A version whose rollout reaches Pine Hollow before Lakeside, and the largest share that leaves Lakeside out.
 * @param attempt which attempt of the test it is: releases stay, so each attempt has versions of its own
 */
async function findVersion(attempt: number): Promise<{ version: string; share: string }> {
  const [pineHollow, lakeside] = [await clubId('Pine Hollow'), await clubId('Lakeside')];
  for (let patch = 0; ; patch += 1) {
    const version = `7.${attempt}.${patch}`;
    const [pine, lake] = [placeOf(version, pineHollow), placeOf(version, lakeside)];
    if (pine < lake) return { version, share: String(lake) };
  }
}

/** Lakeside's engagement does not include Exercises, and production has the first release, even after a failed test. */
test.afterEach(async () => {
  const registry = await database();
  const engagement = { club_id: await clubId('Lakeside'), module_id: 'exercises' };
  await registry.from('club_modules').delete().match(engagement).throwOnError();
  await returnToFirstRelease('exercises');
});

test('gives a share of the clubs a release, and everyone in one club the same one', async ({ browser }, { retry }) => {
  // Six commands and twenty pages.
  test.setTimeout(240_000);
  const { version, share } = await findVersion(retry);
  const engagement = { club_id: await clubId('Lakeside'), module_id: 'exercises' };
  await (await database()).from('club_modules').upsert(engagement).throwOnError();
  await publishScript('exercises', version, pages);
  const people = ['admin@pinehollow.test', 'staff@pinehollow.test', 'staff@lakeside.test', undefined];
  const contexts = await Promise.all(people.map(() => browser.newContext()));
  // A page starts with the modules that it remembers, and picks up a change only on the next load: here it remembers
  // none.
  for (const context of contexts) await context.addInitScript(() => localStorage.removeItem('platform-manifest'));
  const screens = await Promise.all(contexts.map((context) => context.newPage()));
  for (const [index, email] of people.entries()) if (email) await signInAs(screens[index] as Page, email);
  const titles = () =>
    Promise.all(
      screens.map(async (screen, index) => {
        await screen.goto(people[index] ? '/exercises' : '/demo/exercises');
        await expect(heading(screen)).toContainText('Exercises');
        return heading(screen).textContent();
      }),
    );

  const begun = await release(
    'promote',
    'exercises',
    version,
    '--share',
    share,
    '--reason',
    'to see how it fares',
    '--force',
  );
  expect(begun.stdout).toContain(`${share} % of the clubs on production get exercises ${version}`);
  expect(await titles()).toEqual([NEW, NEW, OLD, OLD]);
  expect((await release('list', 'exercises')).stdout).toMatch(new RegExp(`${version} +production \\(${share} %\\)`));

  const paused = await release('pause', 'exercises', '--reason', 'odd figures');
  expect(paused.stdout).toContain('every club has 1.0.0');
  expect(await titles()).toEqual([OLD, OLD, OLD, OLD]);
  await release('resume', 'exercises', '--reason', 'it was the pool');
  expect(await titles()).toEqual([NEW, NEW, OLD, OLD]);

  await release('promote', 'exercises', version, '--share', '100', '--reason', 'it fares well', '--force');
  expect(await titles()).toEqual([NEW, NEW, NEW, NEW]);
  await release('rollback', 'exercises', '--reason', 'the test is over');
  expect(await titles()).toEqual([OLD, OLD, OLD, OLD]);
  await Promise.all(contexts.map((context) => context.close()));

  const { stdout } = await release('history', 'exercises');
  const actions = stdout.split('\n').slice(2, 7);
  for (const [index, action] of ['rollback', 'promote', 'resume', 'pause', `rollout ${share} %`].entries()) {
    expect(actions[index]).toContain(action);
  }
});

test('removes a release from clubs with a smaller share only when that is requested', async () => {
  test.slow();
  const version = `7.9.${test.info().retry}`;
  await publishScript('exercises', version, pages);
  const rollOut = (share: string, ...options: string[]) =>
    release('promote', 'exercises', version, '--share', share, '--reason', 'to see how it fares', ...options);
  expect(await rollOut('90', '--force')).toMatchObject({ exitCode: 0 });
  const refused = await rollOut('10', '--force');
  expect(refused.exitCode).toBe(1);
  expect(refused.stderr).toContain(
    `exercises ${version} goes to 90 % of the clubs already: 10 % would take it from some`,
  );
  expect((await release('list', 'exercises')).stdout).toMatch(new RegExp(`${version} +production \\(90 %\\)`));
  const smaller = await rollOut('10', '--shrink');
  expect(smaller.stdout).toContain(`10 % of the clubs on production get exercises ${version}`);
  expect((await release('history', 'exercises')).stdout.split('\n')[2]).toContain('shrink 10 %');
});

test('refuses an impossible rollout in one sentence', async () => {
  test.slow();
  const refusals: [string[], RegExp][] = [
    [['promote', 'exercises', '1.0.0', '--share', 'half', '--reason', 'x'], /^"half" is not a share/m],
    [['promote', 'exercises', '1.0.0', '--share', '0', '--reason', 'x'], /^"0" is not a share/m],
    [['promote', 'exercises', '1.0.0', '--share', '5', '--reason', 'x'], /points at 1\.0\.0 already/],
    [['pause', 'exercises', '--reason', 'x'], /^No release of exercises is being rolled out/m],
    [['pause', 'exercises'], /^Say why/m],
  ];
  const before = (await release('list')).stdout;
  for (const [command, sentence] of refusals) {
    const { exitCode, stderr } = await release(...command);
    expect({ command, exitCode }).toEqual({ command, exitCode: 1 });
    expect(stderr).toMatch(sentence);
  }
  expect((await release('list')).stdout).toBe(before);
});
