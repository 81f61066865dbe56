import { heading, toast } from '../../support/pages/screen';
import { database } from '../../support/platform/platformRegistry';
import { expect, test } from '../../support/test';
import { MANAGER, PINE_HOLLOW, STAFF } from './pages';

/** Puts back what the tests change. */
test.afterEach(async () => {
  const db = await database();
  await db
    .from('labor_budgets')
    .update({ budget: 2500 })
    .eq('club_id', PINE_HOLLOW)
    .eq('department', 'Aquatics')
    .throwOnError();
});

interface Week {
  department: string;
  actual: number;
  state: 'over' | 'good' | 'neutral';
}

/** What the database counts of a week, past every policy. */
async function weekOf(sunday: string): Promise<Week[]> {
  const db = await database();
  const { data } = await db
    .from('weekly_labor')
    .select('department, actual, state')
    .eq('club_id', PINE_HOLLOW)
    .eq('week_start', sunday)
    .order('department')
    .returns<Week[]>()
    .throwOnError();
  return data;
}

for (const [where, address] of [
  ['the club', '/operations?tab=labor'],
  ['the demo', '/demo/operations?tab=labor'],
] as const) {
  test(`shows each department of ${where} beside its budget, week by week`, async ({ page, signIn }) => {
    if (address.startsWith('/demo')) await page.goto(address);
    else await signIn(MANAGER, address);
    await expect(heading(page, 'Operations')).toBeVisible();
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    await expect(row('Aquatics')).toContainText('$4,776$2,500Over budget');
    await expect(row('Front Gate')).toContainText('$966$1,200Within budget');
    await page.getByRole('button', { name: 'Previous week' }).click();
    await expect(page).toHaveURL(/week=2025-04-20/);
    await expect(row('Aquatics')).toContainText('168 h$2,604$2,500Over budget');
    await page.getByRole('button', { name: 'Previous week' }).click();
    await expect(row('Aquatics')).toContainText('156 h$2,418$2,500Within budget');
    await page.getByRole('button', { name: 'Previous week' }).click();
    await expect(page.getByText('Nothing planned in this week')).toBeVisible();
    await page.getByRole('button', { name: 'This week' }).click();
    await expect(row('Tennis')).toContainText('Within budget');
  });
}

test('shows what the database counts, and a changed budget at once', async ({ page, signIn }) => {
  await signIn(MANAGER, '/operations?tab=labor');
  const weeks = await weekOf('2025-04-27');
  expect(weeks).toHaveLength(5);
  for (const { department, actual, state } of weeks) {
    const row = page.getByRole('row').filter({ hasText: department });
    await expect(row).toContainText(`$${Math.floor(actual).toLocaleString('en-US')}`);
    await expect(row).toContainText(state === 'over' ? 'Over budget' : 'Within budget');
  }
  await page.getByRole('button', { name: 'Edit budget of Aquatics' }).click();
  const editing = page.getByRole('dialog', { name: 'Budget of Aquatics' });
  await editing.getByLabel('Budget for the week').fill('4800');
  await editing.getByRole('button', { name: 'Save budget' }).click();
  await expect(toast(page, 'Budget saved')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Aquatics' })).toContainText('$4,800Within budget');
  expect(await weekOf('2025-04-27')).toContainEqual(expect.objectContaining({ department: 'Aquatics', state: 'good' }));
  await page.getByRole('button', { name: 'Table' }).click();
  await expect(page.getByRole('cell', { name: '$2,604' }).first()).toBeVisible();
});

test('shows a staff member no labor tab', async ({ page, signIn }) => {
  await signIn(STAFF, '/operations?tab=labor');
  await expect(page.getByRole('tab', { name: 'Forms & Logs', selected: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Labor Tracking' })).toHaveCount(0);
});
