import { database } from '../../../support/platform/platformRegistry';
import { expect, test } from '../../../support/test';
import { CLUB, keepSchedule } from '../../../support/pages/schedule/keepSchedule';
import { card, cellOf, MANAGER } from '../../../support/pages/schedule/schedulePage';

keepSchedule();

const PEOPLE = 45;
const idOf = (number: number) => `10000005-0000-4000-9000-${String(number).padStart(12, '0')}`;
const SHIFT = '10000007-0000-4000-9000-000000000001';

test.beforeEach(async () => {
  const db = await database();
  const people = Array.from({ length: PEOPLE }, (_, number) => ({
    id: idOf(number),
    club_id: CLUB,
    name: `Person ${String(number).padStart(2, '0')}`,
    role: 'Gate Attendant',
    status: 'Active',
  }));
  await db.from('staff_members').insert(people).throwOnError();
  const shift = {
    id: SHIFT,
    club_id: CLUB,
    staff_id: idOf(0),
    role: 'Gate Attendant',
    starts_at: '2025-05-05T14:00:00Z',
    ends_at: '2025-05-05T18:00:00Z',
  };
  await db.from('shifts').insert(shift).throwOnError();
});

test.afterEach(async () => {
  const db = await database();
  await db.from('shifts').delete().eq('id', SHIFT).throwOnError();
  const ids = Array.from({ length: PEOPLE }, (_, number) => idOf(number));
  await db.from('staff_members').delete().in('id', ids).throwOnError();
});

test('a large club renders the visible rows, says how many there are, and reaches all of them by keyboard', async ({
  page,
  signIn,
}) => {
  await signIn(MANAGER, '/scheduling?week=2025-05-04');
  const grid = page.getByRole('grid');
  const all = Number(await grid.getAttribute('aria-rowcount'));
  expect(all).toBeGreaterThan(PEOPLE + 20);
  const rendered = await grid.getByRole('row').count();
  expect(rendered).toBeLessThan(all - 15);
  const first = grid.getByRole('button', { name: 'Add a shift: Open shifts, Sunday, May 4' });
  await first.focus();
  await page.keyboard.press('Control+End');
  const last = grid.locator(`[aria-rowindex="${all}"]`);
  await expect(last.getByRole('button', { name: /Saturday, May 10$/ })).toBeFocused();
  await expect(last).toBeInViewport();
  // The focused row stays when the page scrolls away from it.
  await page.mouse.wheel(0, -20_000);
  await expect(grid.locator('[aria-rowindex="2"]')).toBeInViewport();
  await expect(last.getByRole('button', { name: /Saturday, May 10$/ })).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(grid.locator(`[aria-rowindex="${all - 8}"]`)).toBeInViewport();
  await page.keyboard.press('Control+Home');
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
});

test('prints every row', async ({ page, signIn }) => {
  await signIn(MANAGER, '/scheduling?week=2025-05-04');
  const grid = page.getByRole('grid');
  const all = Number(await grid.getAttribute('aria-rowcount'));
  await page.evaluate(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      document.body.dataset.printed = String(document.querySelectorAll('[role=grid] [role=row]').length);
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', String(all));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByText('Recent Schedule Changes')).toBeHidden();
  await expect(page.getByText('Sunday, May 4, 2025 to Saturday, May 10, 2025')).toBeVisible();
  await expect(page.getByText('Draft: not announced yet')).toBeVisible();
  await expect(page.getByText(/^Printed /)).toBeVisible();
});

test('drags a shift while only the visible rows are rendered', async ({ page, signIn }) => {
  await signIn(MANAGER, '/scheduling?week=2025-05-04');
  const target = await cellOf(page, 'Person 03', '2025-05-06');
  // Both are in view before the drag: dragTo would scroll between taking the card and moving it.
  await target.scrollIntoViewIfNeeded();
  await card(page, SHIFT).dragTo(target);
  await expect(target.locator(`[data-shift="${SHIFT}"]`)).toBeVisible();
});
