import { violationsOf } from '../../../support/checks/violationsOf';
import { personsClient } from '../../../support/people';
import { recordRequests, toast } from '../../../support/pages/screen';
import { expect, test } from '../../../support/test';
import { keepSchedule } from '../../../support/pages/schedule/keepSchedule';
import { card, MANAGER, shiftOf, shiftsOn } from '../../../support/pages/schedule/schedulePage';

keepSchedule();

test('a manager fills the open shifts of the week in one step, overwrites no one, and undoes it in one', async ({
  page,
  signIn,
  problems,
}) => {
  await signIn(MANAGER, '/scheduling');
  const days = ['2025-05-01', '2025-05-02', '2025-05-03'];
  const shifts = (await Promise.all(days.map((day) => shiftsOn(day)))).flat();
  const open = shifts.flatMap(({ id, staff_id: staff, status }) =>
    staff === null && status === 'published' ? String(id) : [],
  );
  expect(open).toHaveLength(5);
  const stored = () => Promise.all(open.map((id) => shiftOf(id)));
  const untouched = open.map(() => ({ staff_id: null, status: 'published' }));

  await page.getByRole('button', { name: 'Auto-fill' }).click();
  const panel = page.getByRole('region', { name: 'Auto-fill' });
  const find = panel.getByRole('button', { name: 'Find people for 5 shifts' });
  // The first work never begins, so that there is time to cancel it.
  await page.evaluate(() => {
    const { prototype } = Worker;
    const given = Object.getOwnPropertyDescriptor(prototype, 'postMessage') as PropertyDescriptor;
    Object.defineProperty(prototype, 'postMessage', {
      ...given,
      value: () => Object.defineProperty(prototype, 'postMessage', given),
    });
  });
  await find.click();
  await expect(panel.getByRole('progressbar', { name: 'Looking for people' })).toBeVisible();
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('[data-proposed]')).toHaveCount(0);
  await find.click();
  await expect(page.locator('[data-proposed]')).toHaveCount(5);
  await expect(page.getByText('84 of 84 covered')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  expect(await stored()).toMatchObject(untouched);

  const other = await personsClient('admin@pinehollow.test');
  await other.from('shifts').update({ notes: 'Bring the keys.' }).eq('id', open[0]).throwOnError();
  await panel.getByRole('button', { name: 'Accept 5 shifts' }).click();
  await expect(panel.getByRole('alert')).toContainText('Someone else changed one of these shifts meanwhile');
  expect(problems.splice(0)).toEqual([expect.stringContaining('409')]);
  expect(await stored()).toMatchObject(untouched);

  await panel.getByRole('button', { name: 'Fill it again' }).click();
  await panel.getByRole('button', { name: 'Accept 5 shifts' }).click();
  await expect(toast(page, '5 shifts filled')).toBeVisible();
  await expect(panel).toHaveCount(0);
  for (const id of open) {
    await expect(card(page, id)).toHaveAttribute('data-status', 'draft');
    expect(await shiftOf(id)).toMatchObject({ staff_id: expect.any(String), status: 'draft' });
  }

  await toast(page, '5 shifts filled').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Undone: 5 shifts filled')).toBeVisible();
  expect(await stored()).toMatchObject(untouched);
});

test('after a reload, one step reopens the shifts that auto-fill assigned, but not those edited since', async ({
  page,
  signIn,
}) => {
  await signIn(MANAGER, '/scheduling');
  const days = ['2025-05-01', '2025-05-02', '2025-05-03'];
  const shifts = (await Promise.all(days.map((day) => shiftsOn(day)))).flat();
  const open = shifts.flatMap(({ id, staff_id: staff }) => (staff === null ? String(id) : []));
  const fill = page.getByRole('button', { name: 'Auto-fill' });
  const panel = page.getByRole('region', { name: 'Auto-fill' });
  await fill.click();
  await panel.getByRole('button', { name: 'Find people for 5 shifts' }).click();
  await panel.getByRole('button', { name: 'Accept 5 shifts' }).click();
  await expect(toast(page, '5 shifts filled')).toBeVisible();
  const other = await personsClient('admin@pinehollow.test');
  await other.from('shifts').update({ notes: 'Bring the keys.' }).eq('id', open[0]).throwOnError();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await fill.click();
  await expect(panel.getByText('4 drafts are as auto-fill left them.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Reopen auto-filled shifts (4)' }).click();
  const asked = page.getByRole('dialog', { name: 'Reopen 4 shifts?' });
  expect(await violationsOf(page)).toEqual([]);
  await asked.getByRole('button', { name: 'Reopen 4 shifts' }).click();
  await expect(toast(page, '4 shifts open again')).toBeVisible();
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('button', { name: 'Find people for 4 shifts' })).toBeVisible();
  const stored = () => Promise.all(open.map((id) => shiftOf(id)));
  const untouched = { staff_id: null, status: 'published' };
  const given = { staff_id: expect.any(String), status: 'draft' };
  expect(await stored()).toMatchObject([given, untouched, untouched, untouched, untouched]);

  await page.getByRole('button', { name: 'Undo: 4 auto-filled shifts reopened' }).click();
  await expect.poll(stored).toMatchObject([given, given, given, given, given]);
  await expect(panel.getByRole('button', { name: 'Reopen auto-filled shifts (4)' })).toBeVisible();
});

test('fills the demo with the keyboard alone, and says why shifts stay open', async ({ page }) => {
  const sent = recordRequests(page, '/rest', '/auth', '/functions');
  await page.goto('/demo/operations/scheduling?do=create');
  const form = page.getByRole('dialog', { name: 'Create Schedule' });
  await form.getByLabel('Week', { exact: true }).fill('2025-05-18');
  await form.getByRole('radio', { name: 'Template' }).check({ force: true });
  await form.getByLabel('Find people for its open shifts next').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(toast(page, '84 drafts created')).toBeVisible();
  const panel = page.getByRole('region', { name: 'Auto-fill' });
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(panel).toHaveCount(0);
  await page.getByRole('button', { name: 'Auto-fill' }).press('Enter');
  await expect(panel).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('checkbox', { name: 'Plan people although a rule warns' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(panel.getByLabel('Reason')).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: 'Find people for 84 shifts' })).toBeFocused();
  await page.keyboard.press('Enter');
  const accept = panel.getByRole('button', { name: /^Accept \d+ shifts$/ });
  await expect(accept).toBeVisible();
  await expect(panel).toBeFocused();
  const proposed = await page.locator('[data-proposed]').count();
  expect(proposed).toBeGreaterThan(40);

  // A proposal cannot be edited by hand.
  await page
    .locator('[data-proposed]')
    .first()
    .getByRole('button', { name: /^Actions for .*, proposed$/ })
    .press('Enter');
  await page.getByRole('menuitem', { name: 'Make open' }).press('Enter');
  await expect(toast(page, 'The schedule shows a proposal')).toBeVisible();

  const left = panel.getByRole('listitem').filter({ hasText: /take it: \d/ });
  await expect(panel.getByRole('heading', { name: /^\d+ shifts? left open$/ })).toContainText(String(84 - proposed));
  await expect(left).toHaveCount(84 - proposed);

  await accept.press('Enter');
  await expect(toast(page, `${proposed} shifts filled`)).toBeVisible();
  await expect(page.locator('[data-status="draft"]:not([data-open])')).toHaveCount(proposed);
  await page.keyboard.press('Control+z');
  await expect(page.locator('[data-status="draft"][data-open]')).toHaveCount(84);
  expect(sent).toEqual([]);
});
