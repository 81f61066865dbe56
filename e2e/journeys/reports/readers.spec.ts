import { database } from '../../support/platform/platformRegistry';
import { heading, recordRequests } from '../../support/pages/screen';
import { expect, test } from '../../support/test';

const STAFF = { email: 'staff@pinehollow.test', id: 'a0000000-0000-4000-8000-000000000004' };

async function grantBoard(): Promise<{ user_id: string; feature_id: string }> {
  const db = await database();
  const { data } = await db.from('features').select('id').eq('name', 'board_view').single().throwOnError();
  return { user_id: STAFF.id, feature_id: data.id as string };
}

test('tells a person without permission who reads reports, and nothing fails', async ({ page, startSession }) => {
  const asked = recordRequests(page, '/rest/v1/rpc/report_', '/rest/v1/budget_');
  await startSession(STAFF.email);
  await page.goto('/reports');
  await expect(heading(page, 'Reports')).toBeVisible();
  await expect(page.getByText('Reports are not switched on for you')).toBeVisible();
  await expect(page.getByText('Ask an administrator of your club')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  expect(asked).toEqual([]);
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
