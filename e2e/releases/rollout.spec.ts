import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { database, publishScript } from '../support/platformRegistry';
import { release } from '../support/platformUnderTest';
import { expect, signInAs, test } from '../support/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const OLD = 'Training';
const NEW = 'Training, rolled out';

const pages = `window[GLOBAL] = (() => { let scope; return {
  init: async (shared) => { scope = shared; },
  get: async () => {
    const kit = (await Object.values(scope['@platform/module-kit'])[0].get())();
    const { createElement } = (await Object.values(scope.react)[0].get())();
    const descriptor = { id: 'training', routes: [{ path: '/training' }, { path: '/demo/training' }] };
    const platformModule = kit.defineModule({ descriptor, App: () => createElement('h1', null, '${NEW}') });
    return () => ({ platformModule });
  } }; })();`;

/** The place of a club in a rollout, as the database draws it: from 0 to 99. */
const placeOf = (version: string, clubId: string) =>
  parseInt(createHash('md5').update(`training ${version} ${clubId}`).digest('hex').slice(0, 8), 16) % 100;

/** A version whose rollout reaches Pine Hollow before Lakeside, and the largest share that leaves Lakeside out. */
async function findVersion(): Promise<{ version: string; share: string; lakeside: string }> {
  const { data } = await (await database()).from('clubs').select('id, name');
  const idOf = (name: string) => String(data?.find((club) => String(club.name).startsWith(name))?.id);
  for (let patch = 0; ; patch += 1) {
    const version = `7.0.${patch}`;
    const lakeside = idOf('Lakeside');
    const [pine, lake] = [placeOf(version, idOf('Pine Hollow')), placeOf(version, lakeside)];
    if (pine < lake) return { version, share: String(lake), lakeside };
  }
}

test('a share of the clubs gets a release, and everyone in one club the same', async ({ browser }) => {
  // Six commands and twenty pages.
  test.setTimeout(240_000);
  const { version, share, lakeside } = await findVersion();
  const registry = await database();
  const engagement = { club_id: lakeside, module_id: 'training' };
  await registry.from('club_modules').insert(engagement).throwOnError();
  await publishScript('training', version, pages);
  const people = ['admin@pinehollow.test', 'staff@pinehollow.test', 'staff@lakeside.test', undefined];
  const contexts = await Promise.all(people.map(() => browser.newContext()));
  // A page begins with the modules that it remembers and knows better from the next one on: here it remembers none.
  for (const context of contexts) await context.addInitScript(() => localStorage.removeItem('platform-manifest'));
  const screens = await Promise.all(contexts.map((context) => context.newPage()));
  for (const [index, email] of people.entries()) if (email) await signInAs(screens[index] as Page, email);
  const titles = () =>
    Promise.all(
      screens.map(async (screen, index) => {
        await screen.goto(people[index] ? '/training' : '/demo/training');
        await expect(heading(screen)).toContainText('Training');
        return heading(screen).textContent();
      }),
    );

  const begun = await release(
    'promote',
    'training',
    version,
    '--share',
    share,
    '--reason',
    'to see how it fares',
    '--force',
  );
  expect(begun.stdout).toContain(`${share} % of the clubs on production get training ${version}`);
  expect(await titles()).toEqual([NEW, NEW, OLD, OLD]);
  expect((await release('list', 'training')).stdout).toMatch(new RegExp(`${version} +production \\(${share} %\\)`));

  const paused = await release('pause', 'training', '--reason', 'odd figures');
  expect(paused.stdout).toContain('every club has 1.0.0');
  expect(await titles()).toEqual([OLD, OLD, OLD, OLD]);
  await release('resume', 'training', '--reason', 'it was the pool');
  expect(await titles()).toEqual([NEW, NEW, OLD, OLD]);

  await release('promote', 'training', version, '--share', '100', '--reason', 'it fares well', '--force');
  expect(await titles()).toEqual([NEW, NEW, NEW, NEW]);
  await release('rollback', 'training', '--reason', 'the test is over');
  expect(await titles()).toEqual([OLD, OLD, OLD, OLD]);
  await Promise.all(contexts.map((context) => context.close()));
  await registry.from('club_modules').delete().match(engagement).throwOnError();

  const { stdout } = await release('history', 'training');
  const actions = stdout.split('\n').slice(2, 7);
  for (const [index, action] of ['rollback', 'promote', 'resume', 'pause', `rollout ${share} %`].entries()) {
    expect(actions[index]).toContain(action);
  }
});

test('what cannot be rolled out is refused in one sentence', async () => {
  test.slow();
  const refusals: [string[], RegExp][] = [
    [['promote', 'training', '1.0.0', '--share', 'half', '--reason', 'x'], /^"half" is not a share/m],
    [['promote', 'training', '1.0.0', '--share', '0', '--reason', 'x'], /^"0" is not a share/m],
    [['promote', 'training', '1.0.0', '--share', '5', '--reason', 'x'], /points at 1\.0\.0 already/],
    [['pause', 'training', '--reason', 'x'], /^No release of training is being rolled out/m],
    [['pause', 'training'], /^Say why/m],
  ];
  const before = (await release('list')).stdout;
  for (const [command, sentence] of refusals) {
    const { exitCode, stderr } = await release(...command);
    expect({ command, exitCode }).toEqual({ command, exitCode: 1 });
    expect(stderr).toMatch(sentence);
  }
  expect((await release('list')).stdout).toBe(before);
});
