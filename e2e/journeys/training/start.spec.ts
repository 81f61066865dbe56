import { heading, nextPaint, recordRequests } from '../../support/pages/screen';
import { expect, test } from '../../support/test';

const START = '**/rest/v1/rpc/platform_start';
const MANAGER = 'manager@pinehollow.test';

/** Names of the tables and functions that were asked, each once. */
const namesOf = (sent: readonly string[]) => [
  ...new Set(sent.map((request) => /\/rest\/v1\/(?:rpc\/)?(\w+)/.exec(request)?.[1])),
];

test('starts with one answer, and on the next visit reads before it has arrived', async ({ page, signIn }) => {
  const first = recordRequests(page, '/rest/v1/');
  await signIn(MANAGER, '/training');
  await expect(page.getByRole('link', { name: 'CPR/AED & First Aid' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  expect(namesOf(first.slice(0, 1))).toEqual(['platform_start']);
  for (const part of ['profiles', 'clubs', 'get_user_permissions', 'platform_manifest', 'notifications'])
    expect(namesOf(first)).not.toContain(part);

  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(START, async (route) => {
    await held;
    await route.continue();
  });
  const read = page.waitForResponse('**/rest/v1/training_people?**');
  const again = recordRequests(page, '/rest/v1/training');
  await page.reload();
  await read;
  await nextPaint(page);
  // The guard decides on the answer: what was read shows nothing yet.
  await expect(heading(page, 'Training')).toHaveCount(0);
  answer();
  await expect(page.getByRole('link', { name: 'CPR/AED & First Aid' })).toBeVisible();
  expect(again).toEqual([...new Set(again)]);
});

test('drops what it read as the person of the last visit when they are another one now', async ({ page, signIn }) => {
  await signIn(MANAGER, '/training');
  await expect(page.getByRole('tab', { name: 'People' })).toBeVisible();
  await page.route(START, async (route) => {
    const response = await route.fetch();
    const start = (await response.json()) as { profile: { role: string }; permissions: unknown[] };
    await route.fulfill({ response, json: { ...start, profile: { ...start.profile, role: 'user' }, permissions: [] } });
  });
  await page.reload();
  await expect(page.getByText('What you learn before the season, and how far your club is with it.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'People' })).toHaveCount(0);
});
