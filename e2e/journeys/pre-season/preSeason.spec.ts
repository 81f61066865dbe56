import type { Page } from '@playwright/test';
import { database } from '../../support/platform/platformRegistry';
import { recordRequests, toast } from '../../support/pages/screen';
import { expect, startSessionIn, test } from '../../support/test';
import { dialog, figure, list, main, openItem, openPreSeason, row, rows, tick } from './preSeasonPage';

const MANAGER = 'manager@pinehollow.test';
const ADMIN = 'admin@pinehollow.test';
const STAFF = 'staff@pinehollow.test';
const PINE_HOLLOW = '10000000-0000-4000-8000-000000000001';
const TEMPLATE = '10000030-0000-4000-8000-000000009001';

/** Rows of the club that the tests change, as they were before. */
async function snapshot() {
  const db = await database();
  const lists = await db.from('checklists').select('id').eq('club_id', PINE_HOLLOW);
  const items = await db
    .from('checklist_items')
    .select(
      'id, completed, completed_at, completed_by, priority, notes, owner_staff_id, owner_user_id, due_on, position',
    )
    .eq('club_id', PINE_HOLLOW);
  const budget = await db.from('budget_categories').select('id, planned_amount').eq('club_id', PINE_HOLLOW);
  const failed = lists.error ?? items.error ?? budget.error;
  if (failed) throw new Error(failed.message);
  return { lists: lists.data ?? [], items: items.data ?? [], budget: budget.data ?? [] };
}

let before: Awaited<ReturnType<typeof snapshot>>;
test.beforeAll(async () => {
  before = await snapshot();
});

/** Takes back what a test has added and changed. */
test.afterEach(async () => {
  const db = await database();
  const now = await snapshot();
  const added = <Row extends { id: string }>(rowsNow: readonly Row[], known: readonly Row[]) =>
    rowsNow.filter(({ id }) => !known.some((other) => other.id === id)).map(({ id }) => id);
  const answers = [
    await db.from('checklist_items').delete().in('id', added(now.items, before.items)),
    await db.from('checklists').delete().in('id', added(now.lists, before.lists)),
    await db.from('budget_categories').delete().in('id', added(now.budget, before.budget)),
    await db.from('checklist_templates').delete().eq('id', TEMPLATE),
    await db.from('seasons').delete().eq('club_id', PINE_HOLLOW).eq('year', '2026'),
  ];
  for (const { id, ...fields } of before.items) {
    const item = now.items.find((other) => other.id === id);
    if (JSON.stringify({ ...item, id }) !== JSON.stringify({ id, ...fields })) {
      answers.push(await db.from('checklist_items').update(fields).eq('id', id));
    }
  }
  for (const { id, planned_amount } of before.budget) {
    answers.push(await db.from('budget_categories').update({ planned_amount }).eq('id', id));
  }
  expect(answers.map(({ error }) => error?.message).filter(Boolean)).toEqual([]);
});

/** A template that no season of the club has started yet: two items, one of them due long ago. */
async function addTemplate(): Promise<void> {
  const db = await database();
  const kept = await db
    .from('checklist_templates')
    .insert({ id: TEMPLATE, club_id: PINE_HOLLOW, kind: 'facility_preparation', title: 'Snack bar' });
  const items = await db.from('checklist_template_items').insert(
    [
      { item: 'Book the health inspection', days_before_opening: 60, priority: 'high', position: 0 },
      { item: 'Stock the freezer', days_before_opening: 2, priority: 'low', position: 1 },
    ].map((item) => ({ ...item, club_id: PINE_HOLLOW, template_id: TEMPLATE })),
  );
  if (kept.error ?? items.error) throw new Error((kept.error ?? items.error)?.message);
}

/** An item of a season as the database has it; the newest of its name. */
async function itemRow(item: string, year = '2025') {
  const db = await database();
  const { data, error } = await db
    .from('checklist_items')
    .select(
      'completed, completed_by, owner_staff_id, due_on, notes, position, checklists!inner(title, seasons!inner(year))',
    )
    .eq('club_id', PINE_HOLLOW)
    .eq('item', item)
    .eq('checklists.seasons.year', year)
    .order('created_at', { ascending: false })
    .limit(1)
    .single();
  if (error) throw new Error(error.message);
  return data;
}

test.describe('a manager', () => {
  test('starts a list from a template, gives its items owners and dates, and checks them off by keyboard', async ({
    page,
    startSession,
  }) => {
    await addTemplate();
    await startSession(MANAGER);
    await openPreSeason(page);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Start a checklist' }).click();
    const start = dialog(page, 'Start a checklist');
    await expect(start.getByRole('radio', { name: 'Pools and pump room' })).toBeDisabled();
    await start.getByRole('radio', { name: 'Snack bar' }).check();
    await start.getByRole('button', { name: 'Start', exact: true }).click();

    await expect(list(page, 'Snack bar')).toContainText('0 of 2');
    await expect(list(page, 'Snack bar')).toContainText('1 overdue');
    await expect(row(page, 'Book the health inspection')).toContainText('Overdue since Mar 25');

    await openItem(page, 'Stock the freezer').click();
    const drawer = dialog(page, 'Stock the freezer');
    await drawer.getByRole('combobox', { name: 'Owner' }).fill('assistant');
    await drawer.getByRole('option', { name: 'Nate Sullivan' }).click();
    await expect(drawer.getByRole('combobox', { name: 'Owner' })).toHaveValue('Nate Sullivan');
    await drawer.getByLabel('Due').fill('2025-04-28');
    await drawer.getByLabel('Notes').fill('Ice cream first');
    await drawer.getByRole('button', { name: 'Save item' }).click();
    await expect(toast(page, 'Item saved')).toBeVisible();
    await expect(row(page, 'Stock the freezer')).toContainText('Nate Sullivan');
    expect(await itemRow('Stock the freezer')).toMatchObject({ due_on: '2025-04-28', notes: 'Ice cream first' });

    // Both are overdue now; one is done without a pointer.
    await page.getByRole('radio', { name: 'Overdue' }).check();
    await expect(page).toHaveURL(/show=overdue/);
    await expect(rows(list(page, 'Snack bar'))).toHaveCount(2);
    await tick(page, 'Stock the freezer').focus();
    await page.keyboard.press('Space');
    await expect(rows(list(page, 'Snack bar'))).toHaveCount(1);
    await expect.poll(() => itemRow('Stock the freezer').then(({ completed }) => completed)).toBe(true);

    await page.getByRole('radio', { name: 'All', exact: true }).check();
    await openItem(page, 'Stock the freezer').click();
    await expect(dialog(page, 'Stock the freezer')).toContainText('May 1, 2025, 9:00 AM by Elena Ruiz');
    await page.keyboard.press('Escape');

    // The other way round: by keys, and by what the server keeps.
    await openItem(page, 'Stock the freezer').press('Alt+ArrowUp');
    await expect(list(page, 'Snack bar').getByRole('status')).toHaveText('Stock the freezer: moved to place 1 of 2');
    await expect(rows(list(page, 'Snack bar')).first()).toContainText('Stock the freezer');
    await expect.poll(() => itemRow('Stock the freezer').then(({ position }) => position)).toBe(1);
    // What is done is folded away below the rest once one comes back.
    await page.reload();
    await expect(rows(list(page, 'Snack bar'))).toHaveCount(1);
    await list(page, 'Snack bar').getByText('1 done').click();
    await expect(rows(list(page, 'Snack bar')).last()).toContainText('Stock the freezer');
  });

  test('is told when the server refuses, and the check is undone', async ({ page, startSession, problems }) => {
    await startSession(MANAGER);
    await openPreSeason(page);
    await page.route('**/rest/v1/rpc/complete_checklist_item', (route) =>
      route.fulfill({
        status: 403,
        json: { code: '42501', message: 'Ask a manager of your club.', hint: null, details: null },
      }),
    );
    await tick(page, 'Print guest passes').click();
    await expect(toast(page, 'The item was not changed')).toContainText('Ask a manager of your club.');
    await expect(tick(page, 'Print guest passes')).not.toBeChecked();
    expect(await itemRow('Print guest passes')).toMatchObject({ completed: false });
    problems.length = 0;
  });

  test('drafts the budget at the same time as another person, and keeps both versions until one is chosen', async ({
    page,
    startSession,
    browser,
    baseURL,
    problems,
  }) => {
    test.slow();
    await startSession(MANAGER);
    await openPreSeason(page, '?tab=budget');
    const other = await browser.newPage({ baseURL });
    await startSessionIn(other, ADMIN);
    await openPreSeason(other, '?tab=budget');

    const draft = (of: Page) => main(of).getByLabel('Draft of Chemicals');
    await expect(draft(page)).toHaveValue('14,500.00');
    await expect(figure(page, 'Budget usage')).toContainText('74.9%');
    await expect(figure(page, 'Budget usage')).toContainText('73% in 2024');
    await draft(other).fill('15000.10');
    await draft(other).press('Enter');
    await expect(toast(other, 'Chemicals: $15,000.10 saved')).toBeVisible();
    // Enter has gone on to the next line.
    await expect(other.getByLabel('Draft of Insurance')).toBeFocused();
    await other.close();

    await draft(page).fill('13900');
    await draft(page).press('Enter');
    await expect(main(page).getByRole('alert')).toContainText(
      'Someone else changed this. Reload to see their version.',
    );
    await expect(page.getByRole('row', { name: 'Draft $15,000.10 $13,900' })).toBeVisible();
    await expect(draft(page)).toHaveValue('13,900.00');
    await page.getByRole('button', { name: 'Keep my version' }).click();
    await expect(toast(page, 'Chemicals: $13,900 saved')).toBeVisible();
    const db = await database();
    const saved = await db
      .from('budget_categories')
      .select('planned_amount')
      .eq('club_id', PINE_HOLLOW)
      .eq('year', '2025')
      .eq('name', 'Chemicals')
      .single();
    expect(saved.data?.planned_amount).toBe(13900);
    expect(problems.filter((text) => !text.includes('status of 409'))).toEqual([]);
    problems.length = 0;
  });

  test('starts the next season, and copies the chosen parts into it once', async ({ page, startSession }) => {
    await startSession(MANAGER);
    await openPreSeason(page, '?new=copy');
    const copy = dialog(page, 'Copy last season forward');
    await expect(copy.getByLabel('Opening day')).toHaveValue('2026-05-24');
    // The longest season that the database takes is a whole year, a leap day included.
    await copy.getByLabel('End date').fill('2027-04-03');
    await expect(copy.getByText('A season lasts for one year at most.')).toBeVisible();
    await copy.getByLabel('End date').fill('2027-04-02');
    await expect(copy.getByText('A season lasts for one year at most.')).toHaveCount(0);
    await copy.getByLabel('End date').fill('2026-09-01');
    await copy.getByLabel('Opening day').fill('2026-09-30');
    await expect(copy.getByText('The club opens on a day within the season.')).toBeVisible();
    await copy.getByRole('button', { name: 'Start season 2026' }).click();
    await expect(copy.getByLabel('Opening day')).toBeFocused();
    await copy.getByLabel('Opening day').fill('2026-05-23');
    await copy.getByRole('button', { name: 'Start season 2026' }).click();
    await expect(copy.getByLabel('From')).toHaveValue('10000001-0000-4000-8000-000000000002');
    await expect(copy.getByRole('button', { name: 'Copy into 2026' })).toBeEnabled();
    const db = await database();
    const { data: started } = await db.from('seasons').select('opens_on').eq('club_id', PINE_HOLLOW).eq('year', '2026');
    expect(started).toEqual([{ opens_on: '2026-05-23' }]);
    await copy.getByRole('checkbox', { name: 'People' }).uncheck();
    await copy.getByRole('button', { name: 'Copy into 2026' }).click();
    await expect(copy).toContainText('3 lists with 22 items, and 8 lines of the budget.');
    await copy.getByRole('link', { name: 'Open season 2026' }).click();
    await expect(page).toHaveURL('/pre-season?season=2026');
    await expect(list(page, 'Club office')).toContainText('0 of 8');
    await expect(list(page, 'People')).toHaveCount(0);
    // As long before opening day as it was.
    expect(await itemRow('Restock test kit reagents', '2026')).toMatchObject({
      due_on: '2026-05-13',
      completed: false,
    });

    await page.goto('/pre-season?new=copy');
    await expect(copy.getByText('In 2026 already; it stays unchanged.')).toHaveCount(4);
    await expect(copy.getByRole('checkbox', { name: 'People' })).toBeChecked();
    await expect(copy.getByRole('checkbox', { name: 'Budget' })).toBeDisabled();
  });

  test('turns a lesson of last season into an item, with an owner and a date', async ({ page, startSession }) => {
    await startSession(MANAGER);
    await openPreSeason(page, '?tab=priorities');
    await row(page, 'Digital inventory system').getByRole('button', { name: 'Add to checklist' }).click();
    const carry = dialog(page, 'Digital inventory system');
    await expect(carry.getByLabel('Due')).toHaveValue('2025-05-15');
    await carry.getByRole('combobox', { name: 'Owner' }).fill('elena');
    await page.keyboard.press('Enter');
    await expect(carry.getByRole('combobox', { name: 'Owner' })).toHaveValue('Elena Ruiz');
    await carry.getByRole('button', { name: 'Add to checklist' }).click();
    await row(page, 'Digital inventory system').getByRole('link', { name: 'Lessons of 2024' }).click();
    await expect(dialog(page, 'Digital inventory system').getByLabel('Due')).toHaveValue('2025-05-15');
    expect(await itemRow('Digital inventory system')).toMatchObject({
      due_on: '2025-05-15',
      checklists: { title: 'Lessons of 2024', seasons: { year: '2025' } },
    });
  });

  test('is told that the budget failed to load, and sees it after Retry', async ({ page, startSession, problems }) => {
    await startSession(MANAGER);
    let broken = true;
    await page.route('**/rest/v1/budget_categories?**', (route) =>
      broken
        ? route.fulfill({ status: 404, json: { message: 'cache lookup failed', code: 'XX000' } })
        : route.continue(),
    );
    await openPreSeason(page, '?tab=budget');
    await expect(main(page).getByRole('alert')).toContainText('Failed to fetch budget');
    await expect(main(page).getByRole('link', { name: '13 of 28 items done' })).toBeVisible();
    broken = false;
    await main(page).getByRole('button', { name: 'Retry' }).click();
    await expect(main(page).getByLabel('Draft of Payroll')).toHaveValue('116,500.00');
    problems.length = 0;
  });
});

test('a staff member reads the lists but not the budget, and checks off their own items', async ({
  page,
  startSession,
}) => {
  await startSession(STAFF);
  await openPreSeason(page);
  await expect(page.getByRole('button', { name: 'Add item' })).toHaveCount(0);
  await expect(tick(page, 'Print guest passes')).toBeDisabled();
  await page.getByRole('radio', { name: 'Mine' }).check();
  await expect(row(page, 'Restock first aid kits and check the AED')).toBeVisible();
  await expect(row(page, 'Print guest passes')).toHaveCount(0);
  await tick(page, 'Restock test kit reagents').click();
  await expect.poll(() => itemRow('Restock test kit reagents').then(({ completed }) => completed)).toBe(true);

  await expect(figure(page, 'Yours to do')).toContainText('assigned to you');
  await expect(page.getByRole('tab', { name: 'Budget' })).toHaveCount(0);
  const asked = recordRequests(page, '/rest/v1/budget');
  await page.goto('/pre-season?tab=budget');
  await expect(main(page).getByText('The budget is not open to you')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Checklists' })).toHaveAttribute('aria-selected', 'true');
  expect(asked).toEqual([]);
  await page.goto('/pre-season?new=item');
  await expect(dialog(page, 'This cannot be changed here')).toContainText('Ask one of them.');
});
