import type { Page } from '@playwright/test';
import { violationsOf } from '../../../support/checks/violationsOf';
import { setWidth } from '../../../support/pages/keyboard';
import { toast } from '../../../support/pages/screen';
import { keepSchedule } from '../../../support/pages/schedule/keepSchedule';
import { card, cellOf, MANAGER, shiftId, shiftOf } from '../../../support/pages/schedule/schedulePage';
import { database } from '../../../support/platform/platformRegistry';
import { expect, test } from '../../../support/test';

keepSchedule();

const BEN = '10000005-0000-4000-8000-000000000020';
/** Open on Friday, May 2, for four and a half hours of the afternoon. */
const FRIDAY_GATE = shiftId(69);
const REFUSAL =
  'Ben Adler is 16 and works at most 4 hours on Friday, May 2, which is a school day, by the limits entered for North Carolina: this would make it 4.5 hours.';

const limitsIn = (page: Page) => page.getByRole('region', { name: 'State limits for minors' });
const rulesIn = (page: Page) => page.getByRole('dialog', { name: 'Planning rules' });

async function bornOn(day: string | null): Promise<void> {
  const row = { birth_date: day, override_reason: 'A test of the limits' };
  const db = await database();
  const { data } = await db.from('staff_members').update(row).eq('id', BEN).select('name').single().throwOnError();
  expect(data).toEqual({ name: 'Ben Adler' });
}

test.beforeEach(() => bornOn('2008-06-10'));
test.afterEach(() => bornOn(null));

test('a state limit that a manager enters refuses a shift until it is removed, at three widths', async ({
  page,
  signIn,
  problems,
}) => {
  await setWidth(page, 390);
  await signIn(MANAGER, '/scheduling?do=rules');
  await limitsIn(page).getByRole('button', { name: 'Edit: Ages 16 and 17, North Carolina' }).click();
  const form = page.getByRole('dialog', { name: 'State limits, ages 16 and 17' });
  await form.getByRole('spinbutton', { name: 'Most on a school day' }).fill('4');
  await form.getByRole('button', { name: 'Save limits' }).click();
  await expect(toast(page, 'State limits saved')).toBeVisible();
  await expect(limitsIn(page).getByRole('listitem')).toContainText(
    'With school: from 5:00 AM, to 11:00 PM, at most 4 hours a day',
  );
  await rulesIn(page).getByRole('button', { name: 'Cancel' }).click();

  // The list of people says why, on a phone and a tablet.
  await page.getByRole('button', { name: 'Find Coverage' }).click();
  const coverage = page.getByRole('dialog', { name: 'Find Coverage' });
  await coverage.getByRole('button', { name: /^Find people: Gate Attendant, Friday, May 2, / }).click();
  const unable = coverage.getByRole('region', { name: 'Cannot take it' }).getByRole('listitem');
  for (const width of [390, 820]) {
    await setWidth(page, width);
    await expect(unable.filter({ hasText: 'Ben Adler' })).toContainText(REFUSAL);
  }
  await page.keyboard.press('Escape');
  await expect(coverage).toHaveCount(0);

  await setWidth(page, 1440);
  const cell = await cellOf(page, 'Ben Adler', '2025-05-02');
  await card(page, FRIDAY_GATE).hover();
  await page.mouse.down();
  await cell.hover();
  await cell.hover();
  await expect(cell).toHaveAttribute('data-blocked', '');
  await expect(cell).toContainText(REFUSAL);
  await page.mouse.up();
  await expect(toast(page, 'The schedule was not changed')).toContainText(REFUSAL);

  // The database refuses what a page with older limits would send.
  const db = await database();
  const { error } = await db.from('shifts').update({ staff_id: BEN, override_reason: 'Agreed' }).eq('id', FRIDAY_GATE);
  expect(error).toMatchObject({ code: '23514', message: REFUSAL });

  await page.getByRole('button', { name: 'Planning Rules' }).click();
  await limitsIn(page).getByRole('button', { name: 'Remove: Ages 16 and 17, North Carolina' }).click();
  await page
    .getByRole('dialog', { name: 'Remove state limits?' })
    .getByRole('button', { name: 'Remove limits' })
    .click();
  await expect(toast(page, 'State limits removed')).toBeVisible();
  await expect(limitsIn(page)).toContainText('No limits are entered.');
  await rulesIn(page).getByRole('button', { name: 'Cancel' }).click();
  await card(page, FRIDAY_GATE).dragTo(cell);
  await expect(toast(page, 'Gate Attendant shift moved to Ben Adler, Friday, May 2')).toBeVisible();
  await expect.poll(async () => (await shiftOf(FRIDAY_GATE))?.staff_id).toBe(BEN);
  expect(problems).toEqual([]);
});

test('a manager adds the limits of another age by keyboard, and reads what is missing', async ({ page, signIn }) => {
  await signIn(MANAGER, '/scheduling?do=rules');
  await limitsIn(page).getByRole('button', { name: 'Add limits' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Add state limits' });
  await expect(form.getByLabel('Ages')).toHaveValue('14-15');
  await expect(form.getByLabel('State')).toHaveValue('North Carolina');
  await expect(form).toContainText('3 hours on a school day, otherwise 8');
  await form.getByRole('button', { name: 'Add limits' }).press('Enter');
  const source = form.getByLabel('Source');
  await expect(source).toBeFocused();
  await expect(form.getByText('Enter at least one limit.')).toBeVisible();
  await page.keyboard.type('https://www.labor.nc.gov/youth');
  const pause = form.getByRole('spinbutton', { name: 'Shortest unpaid break' });
  await pause.focus();
  await page.keyboard.type('30');
  await page.keyboard.press('Enter');
  await expect(form.getByText('A break needs its minutes, and the hours of work after which it comes.')).toBeVisible();
  await expect(form.getByText('Enter at least one limit.')).toHaveCount(0);
  await expect(form.getByRole('spinbutton', { name: 'Longest work without a break' })).toBeFocused();
  await page.keyboard.type('5');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'State limits added')).toBeVisible();
  const added = limitsIn(page).getByRole('listitem').filter({ hasText: 'Ages 14 and 15' });
  await expect(added).toContainText('Break of 30 minutes after 5 hours');
  await expect(added.getByRole('link')).toHaveAttribute('href', 'https://www.labor.nc.gov/youth');
  await expect(limitsIn(page).getByRole('button', { name: 'Add limits' })).toBeDisabled();
});
