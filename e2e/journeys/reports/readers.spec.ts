import { database } from '../../support/platform/platformRegistry';
import { heading, recordRequests } from '../../support/pages/screen';
import { expect, test } from '../../support/test';

const STAFF = { email: 'staff@pinehollow.test', id: 'a0000000-0000-4000-8000-000000000004' };

async function grantBoard(): Promise<{ user_id: string; feature_id: string }> {
  const db = await database();
  const { data } = await db.from('features').select('id').eq('name', 'board_view').single().throwOnError();
  return { user_id: STAFF.id, feature_id: data.id as string };
}

test('tells a person without permission who grants it, and nothing fails', async ({ page, startSession }) => {
  const asked = recordRequests(page, '/rest/v1/rpc/report_', '/rest/v1/budget_');
  await startSession(STAFF.email);
  await page.goto('/reports');
  await expect(heading(page, 'You have no access to Reports')).toBeVisible();
  await expect(page.getByText("Your club's administrator can grant it to you.")).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('offers reports in the user menu only to people who may read them', async ({ page, startSession }) => {
  for (const [person, offered] of [
    [STAFF.email, ['Club Dashboard', 'Scheduling', 'Settings', 'Brand Assets', 'Log out']],
    ['manager@pinehollow.test', ['Club Dashboard', 'Scheduling', 'Reports', 'Settings', 'Brand Assets', 'Log out']],
  ] as const) {
    await startSession(person);
    await page.goto('/scheduling');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await expect(page.getByRole('menu').getByRole('menuitem')).toHaveText(offered);
    await page.keyboard.press('Escape');
  }
});

test("lets a board member read sums and the budget, but no person's data", async ({ page, startSession }) => {
  const db = await database();
  const grant = await grantBoard();
  expect((await db.from('user_permissions').insert(grant)).error).toBeNull();
  try {
    await startSession(STAFF.email);
    await page.goto('/reports?tab=financial&period=2024');
    const figures = page.getByRole('list', { name: 'Figures' });
    await expect(figures).toContainText('$240,000');
    await expect(page.getByRole('heading', { name: 'Budget of 2024' })).toBeVisible();
    await expect(page.getByText('Planned labor by role')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Staffing' }).click();
    await expect(page.getByRole('heading', { name: 'Work by role' })).toBeVisible();
    await expect(page.getByText('Average rate')).toHaveCount(0);
    await expect(page.getByText('Planned hours by person')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Board pack' })).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  } finally {
    expect((await db.from('user_permissions').delete().match(grant)).error).toBeNull();
  }
});
