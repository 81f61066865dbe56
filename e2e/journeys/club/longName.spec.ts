import { database } from '../../support/platform/platformRegistry';
import { expect, test } from '../../support/test';

const STAFF = { id: 'a0000000-0000-4000-8000-000000000004', email: 'staff@pinehollow.test', name: 'Jordan Blake' };

const rename = async (name: string) =>
  (await database()).from('profiles').update({ display_name: name }).eq('user_id', STAFF.id).throwOnError();

test.afterEach(() => rename(STAFF.name));

test('a plain member with a long unbreakable name reads every page on a phone without scrolling sideways', async ({
  page,
  startSession,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await rename('Wolfeschlegelsteinhausenbergerdorff'.repeat(3));
  await startSession(STAFF.email);
  for (const address of ['/dashboard', '/user-dashboard', '/settings']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});
