import type { Page } from '@playwright/test';
import { violationsOf } from '../../../support/checks/violationsOf';
import { database } from '../../../support/platform/platformRegistry';
import { toast } from '../../../support/pages/screen';
import { expect, test } from '../../../support/test';
import { CLUB, keepSchedule } from '../../../support/pages/schedule/keepSchedule';
import { card, choose, MANAGER, shiftId, shiftOf } from '../../../support/pages/schedule/schedulePage';

keepSchedule();

/** A draft of Ethan Walsh on Sunday, May 4, from 10 to 4. */
const DRAFT = shiftId(85);

/** The starts and statuses of the shifts that repeat, by start. */
async function series(): Promise<string[]> {
  const db = await database();
  const { data } = await db
    .from('shifts')
    .select('starts_at, ends_at, status, staff_id')
    .eq('club_id', CLUB)
    .not('series_id', 'is', null)
    .order('starts_at')
    .throwOnError();
  return data.map(
    ({ starts_at: from, ends_at: until }) => `${String(from).slice(5, 16)}–${String(until).slice(11, 16)}`,
  );
}

async function repeat(page: Page): Promise<void> {
  await choose(page, DRAFT, 'Repeat…');
  await fillIn(page);
}

async function fillIn(page: Page): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Repeat shift' });
  await form.getByRole('checkbox', { name: 'Wed' }).check({ force: true });
  await form.getByLabel('Until').fill('2025-05-14');
  await form.getByRole('button', { name: 'Create 3 drafts' }).click();
  await expect(toast(page, '3 drafts created')).toBeVisible();
}

test('repeats a shift on weekdays until a day, and Undo reverts it', async ({ page, signIn }) => {
  await signIn(MANAGER, '/scheduling?week=2025-05-04');
  await choose(page, DRAFT, 'Repeat…');
  const form = page.getByRole('dialog', { name: 'Repeat shift' });
  const sunday = form.getByRole('checkbox', { name: 'Sun' });
  await sunday.uncheck({ force: true });
  await form.getByRole('button', { name: 'Create drafts' }).click();
  await expect(form.getByRole('group', { name: 'Every week on' })).toHaveAccessibleDescription('Choose a weekday.');
  await expect(sunday).toBeFocused();
  await sunday.check({ force: true });
  await form.getByLabel('Until').fill('2025-05-05');
  await form.getByRole('button', { name: /^Create/ }).click();
  await expect(form.getByText('No such day lies between the shift and the last day.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await fillIn(page);
  expect(await series()).toEqual(['05-04T14:00–20:00', '05-07T14:00–20:00', '05-11T14:00–20:00', '05-14T14:00–20:00']);
  await expect(card(page, DRAFT).getByRole('link', { name: /repeats$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo: Lifeguard shift repeated' }).click();
  await expect.poll(series).toEqual([]);
});

test('saves a change for this shift, this and later ones, or all', async ({ page, signIn }) => {
  await signIn(MANAGER, '/scheduling?week=2025-05-04');
  await repeat(page);
  await page.locator('[data-cell$=" 2025-05-07"] [data-shift]').getByRole('link').click();
  const form = page.getByRole('dialog', { name: 'Edit shift' });
  await form.getByLabel('To').fill('17:00');
  await form.getByRole('radio', { name: 'This and the following shifts' }).check({ force: true });
  await form.getByRole('button', { name: 'Save shift' }).click();
  await expect(toast(page, '3 shifts of the series changed')).toBeVisible();
  expect(await series()).toEqual(['05-04T14:00–20:00', '05-07T14:00–21:00', '05-11T14:00–21:00', '05-14T14:00–21:00']);
  // One step undoes all of them, and another one redoes them.
  const before = ['05-04T14:00–20:00', '05-07T14:00–20:00', '05-11T14:00–20:00', '05-14T14:00–20:00'];
  await page.keyboard.press('Control+z');
  await expect(toast(page, 'Undone: 3 shifts of the series changed')).toBeVisible();
  expect(await series()).toEqual(before);
  await page.keyboard.press('Control+Shift+Z');
  await expect(toast(page, 'Done again: 3 shifts of the series changed')).toBeVisible();
  expect(await series()).toEqual([before[0], '05-07T14:00–21:00', '05-11T14:00–21:00', '05-14T14:00–21:00']);
});

test('moves a daily series by a day as a whole, although its next shift is there now', async ({ page, signIn }) => {
  await signIn(MANAGER, '/scheduling?week=2025-06-08');
  const db = await database();
  const { data } = await db.from('shifts').select('staff_id').eq('id', DRAFT).single().throwOnError();
  const daily = ['09', '10', '11'].map((day, place) => ({
    id: shiftId(9300 + place),
    club_id: CLUB,
    staff_id: data.staff_id,
    role: 'Lifeguard',
    series_id: shiftId(9399),
    status: 'draft',
    starts_at: `2025-06-${day}T10:00:00-04:00`,
    ends_at: `2025-06-${day}T16:00:00-04:00`,
  }));
  await db.from('shifts').insert(daily).throwOnError();
  await page.goto(`/scheduling?week=2025-06-08&shift=${shiftId(9300)}`);
  const form = page.getByRole('dialog', { name: 'Edit shift' });
  await form.getByLabel('Day').fill('2025-06-10');
  await expect(form.getByText('Ethan Walsh already works on Tuesday, June 10')).toBeVisible();
  await form.getByRole('radio', { name: 'All coming shifts' }).check({ force: true });
  await expect(form.getByText('Ethan Walsh already works')).toHaveCount(0);
  await form.getByRole('button', { name: 'Save shift' }).click();
  await expect(toast(page, '3 shifts of the series changed')).toBeVisible();
  expect(await series()).toEqual(['06-10T14:00–20:00', '06-11T14:00–20:00', '06-12T14:00–20:00']);
  await page.getByRole('button', { name: 'Undo: 3 shifts of the series changed' }).click();
  await expect.poll(series).toEqual(['06-09T14:00–20:00', '06-10T14:00–20:00', '06-11T14:00–20:00']);
});

test('removes the shifts of a series from one on', async ({ page, signIn }) => {
  await signIn(MANAGER, '/scheduling?week=2025-05-04');
  await repeat(page);
  const wednesday = page.locator('[data-cell$=" 2025-05-07"] [data-shift]');
  await wednesday.getByRole('button', { name: /^Actions for / }).click();
  await page.getByRole('menuitem', { name: 'Remove from series…' }).click();
  const form = page.getByRole('dialog', { name: 'Remove from series' });
  expect(await violationsOf(page)).toEqual([]);
  await form.getByRole('button', { name: 'Remove shifts' }).click();
  await expect(toast(page, '3 shifts of a series removed')).toBeVisible();
  expect(await series()).toEqual(['05-04T14:00–20:00']);
  expect(await shiftOf(DRAFT)).toMatchObject({ status: 'draft' });
});

test('lists the series with their next shift, opens it, and ends a series', async ({ page, signIn }) => {
  await signIn(MANAGER, '/scheduling?week=2025-05-04');
  await repeat(page);
  await page.getByRole('button', { name: 'Recurring Schedules' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recurring Schedules' });
  const list = dialog.getByRole('region', { name: 'Series' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toContainText('Lifeguard, Ethan Walsh');
  await expect(list).toContainText('Every Sunday and Wednesday, 10:00 AM to 4:00 PM');
  await expect(list).toContainText('Sunday, May 4 to Wednesday, May 14 · 4 shifts to come, next Sunday, May 4');
  expect(await violationsOf(page)).toEqual([]);

  await page.goto('/scheduling?do=recurring');
  await list.getByRole('button', { name: /^Open the next shift: Lifeguard, Ethan Walsh/ }).click();
  await expect(page).toHaveURL(/day=2025-05-04/);
  const form = page.getByRole('dialog', { name: 'Edit shift' });
  await expect(form.getByLabel('Day')).toHaveValue('2025-05-04');
  await form.getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/scheduling?do=recurring');
  await list.getByRole('button', { name: /^End the series: Lifeguard, Ethan Walsh/ }).click();
  const asked = page.getByRole('dialog', { name: 'End series' });
  expect(await violationsOf(page)).toEqual([]);
  await asked.getByRole('button', { name: 'End series' }).click();
  await expect(toast(page, '4 shifts of a series removed')).toBeVisible();
  await expect(list.getByText('No series yet')).toBeVisible();
  expect(await series()).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('repeats a shift in the day list', async ({ page, signIn }) => {
    await signIn(MANAGER, '/scheduling?day=2025-05-04');
    await page.getByRole('button', { name: /^Actions for Ethan Walsh, Lifeguard, Sunday, May 4/ }).click();
    await page.getByRole('menuitem', { name: 'Repeat…' }).click();
    const form = page.getByRole('dialog', { name: 'Repeat shift' });
    await form.getByLabel('Until').fill('2025-05-18');
    await form.getByRole('button', { name: 'Create 2 drafts' }).click();
    await expect(toast(page, '2 drafts created')).toBeVisible();
    expect(await series()).toHaveLength(3);
  });
});
