import type { Page } from '@playwright/test';
import { database } from '../../../support/platform/platformRegistry';
import { heading, toast } from '../../../support/pages/screen';
import { personsClient } from '../../../support/people';
import { expect, test } from '../../../support/test';
import { violationsOf } from '../../../support/checks/violationsOf';

const MANAGER = 'manager@pinehollow.test';
const STAFF = 'staff@pinehollow.test';
const CLUB = '10000000-0000-4000-8000-000000000001';
const JORDAN = { id: '10000005-0000-4000-8000-000000000001', name: 'Jordan Blake' };
/** The week before the one in which the demo club stands still. */
const LAST = '2025-04-20';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** A person's hours, read past every policy. */
async function hoursOf(staffId: string) {
  const db = await database();
  const { data } = await db
    .from('time_entries')
    .select('id, clocked_in_at, clocked_out_at')
    .eq('staff_id', staffId)
    .order('clocked_in_at')
    .throwOnError();
  return data;
}

/** Puts back what the tests change. */
let before: Awaited<ReturnType<typeof hoursOf>>;
test.beforeEach(async () => {
  before = await hoursOf(JORDAN.id);
});
test.afterEach(async () => {
  const db = await database();
  const known = before.map(({ id }) => id);
  await db.from('timesheet_approvals').delete().eq('staff_id', JORDAN.id).throwOnError();
  await db
    .from('time_entries')
    .delete()
    .eq('staff_id', JORDAN.id)
    .not('id', 'in', `(${known.join(',')})`)
    .throwOnError();
  for (const { id, ...times } of before) await db.from('time_entries').update(times).eq('id', id).throwOnError();
  await db.from('time_entry_events').delete().in('kind', ['entered', 'corrected', 'removed']).throwOnError();
  await db.from('club_labor_rules').update({ uses_time_clock_from: null }).eq('club_id', CLUB).throwOnError();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a lifeguard clocks in, takes a break and clocks out, and sees only their own hours', async ({
    page,
    signIn,
  }) => {
    await signIn(STAFF, '/scheduling/time-clock');
    await expect(heading(page, 'Time Clock')).toBeVisible();
    await expect(page.getByText('Not clocked in')).toBeVisible();
    await expect(page.getByText('Next shift: today, 10:00 AM – 4:00 PM, Lifeguard, Main pool')).toBeVisible();
    await button(page, 'Clock in').click();
    await expect(page.getByText('At work since 9:00 AM')).toBeVisible();
    await button(page, 'Start break').click();
    await expect(page.getByText('On a break since 9:00 AM')).toBeVisible();
    await button(page, 'End break').click();
    await button(page, 'Clock out').click();
    await expect(page.getByText('Not clocked in')).toBeVisible();
    expect(await hoursOf(JORDAN.id)).toHaveLength(before.length + 1);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Hours of the week' }).getByRole('listitem').last()).toContainText(
      'Thursday, May 1',
    );
    expect(await violationsOf(page)).toEqual([]);
  });
});

test('a manager sees the day, corrects hours, approves a week and adjusts it', async ({ page, signIn }) => {
  await signIn(MANAGER, '/scheduling/time-clock');
  const figures = page.getByRole('list', { name: 'Today' });
  await expect(figures.getByRole('listitem').first()).toContainText('At work2');
  await expect(page.getByRole('row').filter({ hasText: 'Frank Delgado' })).toContainText('Working');
  expect(await violationsOf(page)).toEqual([]);

  await page.goto(`/scheduling/time-clock?tab=timesheets&week=${LAST}`);
  await page.getByRole('link', { name: JORDAN.name }).click();
  const sheet = dialog(page, JORDAN.name);
  await sheet.getByRole('button', { name: 'Correct Saturday, April 26, 10:07 AM – 4:00 PM' }).click();
  const correcting = dialog(page, 'Correct hours');
  await correcting.getByLabel('From', { exact: true }).fill('10:00');
  await correcting.getByRole('button', { name: 'Save correction' }).click();
  await expect(correcting.getByLabel('Reason')).toBeFocused();
  await correcting.getByLabel('Reason').fill('The tablet was late');
  await correcting.getByRole('button', { name: 'Save correction' }).click();
  await expect(toast(page, 'Hours corrected')).toBeVisible();
  await expect(sheet.getByRole('region', { name: 'Changes of the week' })).toContainText(
    'Corrected 10:07 AM – 4:00 PM to 10:00 AM – 4:00 PM: The tablet was late',
  );
  expect(await violationsOf(page)).toEqual([]);

  await sheet.getByRole('button', { name: 'Approve week' }).click();
  await expect(toast(page, `The week of ${JORDAN.name} is approved`)).toBeVisible();
  await sheet.getByRole('button', { name: 'Adjust hours' }).click();
  const adjusting = dialog(page, 'Adjust hours');
  await adjusting.getByRole('spinbutton', { name: 'Minutes' }).fill('-15');
  await adjusting.getByLabel('Reason').fill('Left early');
  await adjusting.getByRole('button', { name: 'Add adjustment' }).click();
  await expect(sheet.getByRole('region', { name: 'Changes of the week' })).toContainText('Took off 15 min: Left early');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row').filter({ hasText: JORDAN.name })).toContainText('Approved');
});

test.describe('the own hours of a manager', () => {
  const ELENA = { id: '10000005-0000-4000-8000-000000000024', name: 'Elena Ruiz' };
  const ADMIN = 'admin@pinehollow.test';
  const ADMIN_ACCOUNT = 'a0000000-0000-4000-8000-000000000002';

  const adminRole = async (role: 'admin' | 'user') => {
    const db = await database();
    await db.from('profiles').update({ role }).eq('user_id', ADMIN_ACCOUNT).throwOnError();
  };
  test.beforeEach(async () => {
    const manager = await personsClient(MANAGER);
    await manager
      .rpc('save_time_entry', {
        staff_id: ELENA.id,
        role: 'Manager',
        clocked_in_at: `${LAST}T10:00:00-04:00`,
        clocked_out_at: `${LAST}T16:00:00-04:00`,
        reason: 'The tablet was off',
        break_starts: [],
        break_ends: [],
      })
      .throwOnError();
  });
  test.afterEach(async () => {
    await adminRole('admin');
    const db = await database();
    await db.from('timesheet_approvals').delete().eq('staff_id', ELENA.id).throwOnError();
    await db
      .from('time_entries')
      .delete()
      .eq('staff_id', ELENA.id)
      .eq('clocked_in_at', `${LAST}T10:00:00-04:00`)
      .throwOnError();
  });

  test('are approved and adjusted by someone else, or by the only manager, and the record says so', async ({
    page,
    signIn,
  }) => {
    const address = `/scheduling/time-clock?tab=timesheets&week=${LAST}`;
    const sheet = dialog(page, ELENA.name);
    const changes = sheet.getByRole('region', { name: 'Changes of the week' });
    const asOnlyManager = 'their own hours as the only manager of the club';

    await signIn(MANAGER, address);
    await page.getByRole('link', { name: ELENA.name }).click();
    await expect(sheet.getByText('Another manager or an administrator approves your hours.')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Approve week' })).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);

    const admin = await personsClient(ADMIN);
    await admin.rpc('approve_timesheet', { staff_id: ELENA.id, day_of_week: LAST }).throwOnError();
    await admin
      .rpc('adjust_timesheet', { staff_id: ELENA.id, workweek_start: LAST, minutes: 15, reason: 'Closed the pool' })
      .throwOnError();
    await page.reload();
    await expect(sheet.getByText('Another manager or an administrator adjusts your hours.')).toBeVisible();
    await expect(changes).toContainText('Added 15 min: Closed the pool');
    await expect(sheet.getByText(asOnlyManager)).toHaveCount(0);
    await expect(sheet.getByRole('button', { name: 'Adjust hours' })).toHaveCount(0);

    // The administrator leaves, so she is the only manager of the club.
    const db = await database();
    await db.from('timesheet_approvals').delete().eq('staff_id', ELENA.id).throwOnError();
    await adminRole('user');
    await page.reload();
    await sheet.getByRole('button', { name: 'Approve week' }).click();
    await expect(sheet.getByText(`By Elena Ruiz on May 1, ${asOnlyManager}. Its hours are closed.`)).toBeVisible();
    await sheet.getByRole('button', { name: 'Adjust hours' }).click();
    const adjusting = dialog(page, 'Adjust hours');
    await adjusting.getByRole('spinbutton', { name: 'Minutes' }).fill('-30');
    await adjusting.getByLabel('Reason').fill('Left early');
    await adjusting.getByRole('button', { name: 'Add adjustment' }).click();
    await expect(changes).toContainText('Took off 30 min: Left early');
    await expect(changes).toContainText(`, ${asOnlyManager}`);
    expect(await violationsOf(page)).toEqual([]);
  });
});

test("downloads a week's payroll as a file, and the demo works in memory", async ({ page }) => {
  await page.goto(`/demo/operations/scheduling/time-clock?tab=timesheets&week=${LAST}`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await saved).suggestedFilename()).toBe(`payroll-${LAST}.csv`);
  await button(page, 'Approve 12').click();
  await button(page, 'Approve anyway').click();
  await expect(page.getByText('12 of 12')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('labor counts clocked hours from a week on, and the page first says what that changes', async ({
  page,
  signIn,
}) => {
  await signIn(MANAGER, '/scheduling/time-clock?do=rules');
  const form = dialog(page, 'Clock rules');
  const begin = form.getByLabel('Labor counts clocked hours');
  await begin.selectOption('From the week of May 4');
  await expect(form.getByText('No week that is over changes.')).toBeVisible();
  await begin.selectOption('From the week of Apr 20');
  await expect(form.getByText('1 week that is over changes')).toBeVisible();
  await expect(
    form.getByText(
      /^Apr 20 to Apr 26 will count \d+ h.* clocked \(\$[\d,.]+\) in place of \d+ h.* planned \(\$[\d,.]+\)\./,
    ),
  ).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await button(page, 'Save rules').click();
  await expect(toast(page, 'Clock rules saved')).toBeVisible();

  const db = await database();
  const { data: weeks } = await db
    .from('weekly_labor')
    .select('department, actual')
    .eq('club_id', CLUB)
    .eq('week_start', LAST)
    .gt('actual', 0)
    .returns<{ department: string; actual: number }[]>()
    .throwOnError();
  await page.goto(`/operations?tab=labor&week=${LAST}`);
  await expect(page.getByRole('columnheader', { name: 'Actual' })).toBeVisible();
  expect(weeks.length).toBeGreaterThan(0);
  for (const { department, actual } of weeks) {
    const amount = actual.toLocaleString('en-US', { minimumFractionDigits: actual % 1 === 0 ? 0 : 2 });
    await expect(page.getByRole('row').filter({ hasText: department })).toContainText(`$${amount}`);
  }
  await page.goto('/operations?tab=labor');
  await expect(page.getByRole('columnheader', { name: 'Actual and planned' })).toBeVisible();
  await page.goto('/reports?tab=financial&period=days&from=2025-04-20&to=2025-04-26');
  await expect(page.getByRole('heading', { name: 'Actual labor by role' })).toBeVisible();
  await page.goto('/reports?tab=financial&period=days&from=2025-04-13&to=2025-04-19');
  await expect(page.getByRole('heading', { name: 'Planned labor by role' })).toBeVisible();
});

test('a manager prints the timesheets of a week under the name of the club, without their own clock', async ({
  page,
  signIn,
}) => {
  await signIn(MANAGER, `/scheduling/time-clock?tab=timesheets&week=${LAST}`);
  await expect(page.getByRole('table', { name: 'Timesheets' })).toBeVisible();
  await expect(page.getByText('At work since 8:01 AM')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Time Clock · printed May 1, 2025')).toBeVisible();
  await expect(page.getByText('Apr 20 – 26, 2025')).toBeVisible();
  await expect(page.getByText('At work since 8:01 AM')).toBeHidden();
  await expect(page.getByText('Your PIN', { exact: true })).toBeHidden();
});
