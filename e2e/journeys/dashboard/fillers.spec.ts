import type { Page } from '@playwright/test';
import { openPalette, field, group, palette } from '../../support/pages/palette';
import { publishScript } from '../../support/platform/platformRegistry';
import { release } from '../../support/platform/platformUnderTest';
import { expect, signInAs, test } from '../../support/test';

const JORDAN = '10000005-0000-4000-8000-000000000001';
const MANAGER = 'manager@pinehollow.test';

/** The entry of a module release built with the platform's own kit; `parts` go into its definition. */
const moduleOf = (id: string, parts: string) => `window[GLOBAL] = (() => { let scope; return {
  init: async (shared) => { scope = shared; },
  get: async () => {
    const kit = (await Object.values(scope['@platform/module-kit'])[0].get())();
    const { createElement } = (await Object.values(scope.react)[0].get())();
    const descriptor = { id: '${id}', routes: [{ path: '/${id}' }, { path: '/staff' }] };
    return () => ({ platformModule: { ...kit.defineModule({ descriptor, App: () => null }), ${parts} } });
  } }; })();`;

/** Publishes a release, promotes it, runs `work`, and rolls back. */
async function promoted(id: string, version: string, parts: string, work: () => Promise<void>): Promise<void> {
  await publishScript(id, version, moduleOf(id, parts));
  await release('promote', id, version, '--reason', 'another way to fill a slot', '--force');
  try {
    await work();
  } finally {
    await release('rollback', id, '--reason', 'it fills its slots badly');
  }
}

const drawer = (page: Page) => page.getByRole('dialog');
const openJordan = (page: Page) => page.goto(`/staff?open=${JORDAN}`);
/** What else the drawer shows; nothing in the slot may remove it. */
async function expectTheRest(page: Page): Promise<void> {
  for (const name of ['Onboarding', 'Seasons worked', 'History'])
    await expect(drawer(page).getByRole('region', { name, exact: true })).toBeVisible();
}
const unavailable = (page: Page) => drawer(page).getByRole('alert').filter({ hasText: 'Training is unavailable' });

/** Keeps the previous release from taking over. */
const withoutFallback = (page: Page) => page.route('**/modules/training/1.0.0/**', (route) => route.abort());

test('names a slow filler, keeps the rest of the drawer, and gives it up after eight seconds', async ({
  page,
  problems,
}) => {
  test.slow();
  await promoted('training', '8.5.0', 'mountSlot: () => new Promise(() => {})', async () => {
    await signInAs(page, MANAGER, '/settings');
    await withoutFallback(page);
    await openJordan(page);
    await expectTheRest(page);
    await expect(drawer(page).getByRole('status').filter({ hasText: 'Still loading Training.' })).toBeVisible();
    await expect(unavailable(page)).toBeVisible({ timeout: 20_000 });
    await expect(unavailable(page).getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectTheRest(page);
    problems.length = 0;
  });
});

test('shows the previous release when a filler throws, and its name when that fails too', async ({
  page,
  problems,
}) => {
  test.slow();
  const throwing = `mountSlot: async () => { throw new Error('boom in the drawer'); }`;
  await promoted('training', '8.5.1', throwing, async () => {
    await signInAs(page, MANAGER, '/settings');
    await openJordan(page);
    await expect(drawer(page).getByRole('region', { name: 'Training', exact: true })).toBeVisible();
    await withoutFallback(page);
    await page.reload();
    await expect(unavailable(page)).toContainText('boom in the drawer', { timeout: 20_000 });
    await expectTheRest(page);
    problems.length = 0;
  });
});

test('leaves no gap where a filler renders nothing', async ({ page, problems }) => {
  test.slow();
  await promoted('training', '8.5.2', 'mountSlot: async () => {}', async () => {
    await signInAs(page, MANAGER, '/settings');
    await openJordan(page);
    await expectTheRest(page);
    await expect.poll(() => gapsBetween(page, 'Onboarding', 'Seasons worked')).toBe(0);
    await expect(drawer(page).getByRole('alert')).toHaveCount(0);
    expect(problems).toEqual([]);
  });
});

test('passes a filler nothing that the schema of the slot refuses', async ({ page, problems }) => {
  test.slow();
  const lyingPage = `...kit.defineModule({ descriptor, App: () => createElement('main', null,
    createElement('h1', null, 'Staff of tomorrow'),
    createElement(kit.Slot, { name: 'staff.drawer', as: 'sections', props: { staffId: 7 } })) })`;
  await promoted('recruitment', '8.5.0', lyingPage, async () => {
    await signInAs(page, MANAGER, '/settings');
    await page.goto('/staff');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff of tomorrow');
    const alert = page.getByRole('alert').filter({ hasText: 'Training is unavailable' });
    await expect(alert).toContainText('The page handed the slot staff.drawer what its schema does not allow.');
    expect(problems.join('\n')).toContain('E212');
    problems.length = 0;
  });
});

test('shows no row of a module whose search answer breaks the schema', async ({ page, problems }) => {
  test.slow();
  const lying = `loadAnswer: async () => async () => [{ id: '1', label: 'Rescue', to: 'https://evil.example' }]`;
  await promoted('training', '8.5.3', lying, async () => {
    await signInAs(page, MANAGER, '/settings');
    await withoutFallback(page);
    await openPalette(page);
    await field(page).fill('whistles');
    await expect(group(page, 'Pre-Season').getByRole('option').first()).toBeVisible();
    const alert = palette(page).getByRole('status').filter({ hasText: 'Training could not be searched' });
    await expect(alert).toBeVisible({ timeout: 20_000 });
    await expect(palette(page).getByRole('option', { name: 'Rescue', exact: true })).toHaveCount(0);
    problems.length = 0;
  });
});

test('names a module that is slow to report what waits, and shows the answers of the others', async ({
  page,
  problems,
}) => {
  test.slow();
  const late = 'mountSlot: async () => {}, loadAnswer: async () => () => new Promise(() => {})';
  await promoted('training', '8.5.4', late, async () => {
    await signInAs(page, MANAGER, '/settings');
    await page.goto('/dashboard');
    const needs = page.getByRole('region', { name: 'Needs you today', exact: true });
    await expect(needs.getByText('Still asking Training.')).toBeVisible();
    await expect(needs.getByRole('listitem').filter({ hasText: 'applications' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Features', exact: true })).toBeVisible();
    const told = needs.getByRole('status').filter({ hasText: 'Training could not say what needs you' });
    await expect(told).toContainText('Its answer took longer than 8 seconds.', { timeout: 20_000 });
    expect(problems).toEqual([]);
  });
});

/** Parts of the drawer that take space between two of its sections and show nothing. */
const gapsBetween = (page: Page, above: string, below: string) =>
  drawer(page)
    .getByRole('region', { name: above, exact: true })
    .evaluate((section, name) => {
      const gaps = [];
      for (let part = section.nextElementSibling; part; part = part.nextElementSibling) {
        if (part.querySelector('h3')?.textContent === name) return gaps.length;
        if (part.getBoundingClientRect().height > 0 || getComputedStyle(part).display !== 'none') gaps.push(part);
      }
      return gaps.length;
    }, below);
