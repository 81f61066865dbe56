import { database } from '../../../support/platform/platformRegistry';
import {
  KEYBOARD_WIDTHS,
  pick,
  press,
  reach,
  setWidth,
  write,
  writeDay,
  writeTime,
} from '../../../support/pages/keyboard';
import { heading } from '../../../support/pages/screen';
import { MANAGER, STAFF } from '../../../support/pages/schedule/schedulePage';
import { expect, test } from '../../../support/test';

const CLUB = '10000000-0000-4000-8000-000000000001';
const JORDAN = { id: '10000005-0000-4000-8000-000000000001', name: 'Jordan Blake' };
/** The week before the one in which the demo club stands still. */
const LAST = '2025-04-20';
const CLOCK = 'Keys: snack bar';
/** The PIN of everyone in the sample club who has one. */
const PIN = '4826';

/** Jordan's hours, read past every policy. */
async function hours() {
  const db = await database();
  const { data } = await db
    .from('time_entries')
    .select('id, clocked_in_at, clocked_out_at')
    .eq('staff_id', JORDAN.id)
    .order('clocked_in_at')
    .throwOnError();
  return data;
}

/** Puts back what the tests change. */
let before: Awaited<ReturnType<typeof hours>>;
let rules: Record<string, unknown>;
test.beforeEach(async () => {
  before = await hours();
  const db = await database();
  const { data } = await db.from('club_labor_rules').select('clock_late_minutes').eq('club_id', CLUB).single();
  rules = data as Record<string, unknown>;
});
test.afterEach(async () => {
  const db = await database();
  const known = before.map(({ id }) => id);
  await db.from('timesheet_approvals').delete().eq('club_id', CLUB).eq('workweek_start', LAST).throwOnError();
  await db
    .from('time_entries')
    .delete()
    .eq('staff_id', JORDAN.id)
    .not('id', 'in', `(${known.join(',')})`)
    .throwOnError();
  // The one break that the test adds is at noon.
  await db
    .from('time_entry_breaks')
    .delete()
    .eq('staff_id', JORDAN.id)
    .eq('started_at', '2025-04-26T12:00:00-04:00')
    .throwOnError();
  for (const { id, ...times } of before) await db.from('time_entries').update(times).eq('id', id).throwOnError();
  await db.from('timesheet_adjustments').delete().eq('staff_id', JORDAN.id).eq('reason', 'Left early').throwOnError();
  await db.from('time_entry_events').delete().in('kind', ['entered', 'corrected', 'removed']).throwOnError();
  await db.from('club_labor_rules').update(rules).eq('club_id', CLUB).throwOnError();
  await db.from('clock_devices').delete().eq('club_id', CLUB).eq('name', CLOCK).throwOnError();
  await db.from('time_entry_events').delete().not('device_name', 'is', null).throwOnError();
});

for (const width of KEYBOARD_WIDTHS) {
  test(`hours are clocked, corrected and approved with the keyboard alone at ${width} px`, async ({
    page,
    signIn,
    browser,
  }) => {
    // Several screens' work, one after another.
    test.slow();
    await setWidth(page, width);
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
    const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });

    await test.step('a lifeguard clocks in and out and sets a PIN', async () => {
      await signIn(STAFF, '/scheduling/time-clock');
      await press(button('Clock in'));
      await press(button('Start break'));
      await expect(page.getByText('On a break since 9:00 AM')).toBeVisible();
      await press(button('End break'));
      await press(button('Clock out'));
      await expect(button('Clock in')).toBeVisible();
      expect(await hours()).toHaveLength(before.length + 1);
      await press(button('Set a new PIN'));
      await write(dialog('Your PIN').getByLabel('PIN', { exact: true }), PIN);
      await write(dialog('Your PIN').getByLabel('PIN again'), PIN);
      await press(button('Set PIN'));
      await expect(dialog('Your PIN')).toHaveCount(0);
      await press(button('Previous week'));
      await expect(page.getByText('Saturday, April 26')).toBeVisible();
    });

    const sheet = dialog(JORDAN.name);
    await test.step('a manager corrects, enters and removes hours, and approves the week', async () => {
      await signIn(MANAGER, `/scheduling/time-clock?tab=timesheets&week=${LAST}`);
      await press(page.getByRole('link', { name: JORDAN.name }));
      await press(button('Correct Saturday, April 26, 10:07 AM – 4:00 PM'));
      const correcting = dialog('Correct hours');
      await writeTime(correcting.getByLabel('From', { exact: true }), '10:00');
      await press(button('Add a break'));
      await writeTime(correcting.getByLabel('Break 1 from'), '12:00');
      await writeTime(correcting.getByLabel('Break 1 to'), '12:30');
      await press(button('Add a break'));
      await press(button('Remove break 2'));
      await write(correcting.getByLabel('Reason'), 'The tablet was late');
      await press(button('Save correction'));
      await expect(sheet).toContainText('Corrected 10:07 AM – 4:00 PM to 10:00 AM – 4:00 PM: The tablet was late');
      await press(button('Enter hours'));
      const entering = dialog('Enter hours');
      await writeDay(entering.getByLabel('Day'), '2025-04-23');
      await writeTime(entering.getByLabel('From', { exact: true }), '18:00');
      await writeTime(entering.getByLabel('To', { exact: true }), '19:00');
      await write(entering.getByLabel('Reason'), 'Helped at the gate');
      await press(entering.getByRole('button', { name: 'Enter hours' }));
      await expect.poll(hours).toHaveLength(before.length + 2);
      await press(button('Correct Wednesday, April 23, 6:00 PM – 7:00 PM'));
      await press(button('Remove entry'));
      await write(dialog('Remove this entry?').getByLabel('Reason'), 'Another day');
      await press(dialog('Remove this entry?').getByRole('button', { name: 'Remove entry' }));
      await expect.poll(hours).toHaveLength(before.length + 1);
      await press(button('Approve week'));
      await press(button('Adjust hours'));
      await write(dialog('Adjust hours').getByRole('spinbutton', { name: 'Minutes' }), '-15');
      await write(dialog('Adjust hours').getByLabel('Reason'), 'Left early');
      await press(button('Add adjustment'));
      await expect(sheet).toContainText('Took off 15 min: Left early');
      await page.reload();
      await expect(sheet).toContainText('Took off 15 min: Left early');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('row').filter({ hasText: JORDAN.name })).toContainText('Approved');
      await press(button(/^Approve \d+$/));
      await press(button('Cancel'));
      await press(button(/^Approve \d+$/));
      await press(button('Approve anyway'));
      await expect(button(/^Approve \d+$/)).toHaveCount(0);
      const saving = page.waitForEvent('download');
      await press(button('Export CSV'));
      expect((await saving).suggestedFilename()).toBe(`payroll-${LAST}.csv`);
      await press(button('Next week'));
      await press(button('This week'));
    });

    await test.step('the rules of the clock are changed', async () => {
      await press(button('Clock rules'));
      await write(dialog('Clock rules').getByRole('spinbutton').first(), '7');
      await pick(dialog('Clock rules').getByLabel('Labor counts clocked hours'), 'From the week of May 4');
      await press(dialog('Clock rules').getByLabel('Labor counts clocked hours'), 'Home');
      await press(button('Save rules'));
      await expect(dialog('Clock rules')).toHaveCount(0);
      const db = await database();
      const { data } = await db.from('club_labor_rules').select('clock_late_minutes').eq('club_id', CLUB).single();
      expect(data).toEqual({ clock_late_minutes: 7 });
    });

    await test.step('a shared clock is made, used and turned off', async () => {
      await reach(page.getByRole('tab', { name: 'Timesheets' }));
      await page.keyboard.press('ArrowRight');
      await press(button('Add shared clock'));
      await write(dialog('Add shared clock').getByLabel('Name'), CLOCK);
      await press(button('Add clock'));
      const link = await page.getByLabel('Link of the clock').inputValue();
      await press(button('Done'));
      await reach(button('Add shared clock'));
      const tablet = await (await browser.newContext({ viewport: { width, height: 1180 } })).newPage();
      await tablet.goto(link);
      await expect(heading(tablet, CLOCK)).toBeVisible();
      await press(tablet.getByRole('button', { name: /Jordan Blake/ }));
      await expect(tablet.getByLabel('PIN')).toBeFocused();
      await tablet.keyboard.type(PIN);
      await tablet.keyboard.press('Enter');
      await expect(tablet.getByText('Clocked in at 9:00 AM')).toBeVisible();
      await tablet.context().close();
      await page.reload();
      await press(button(`Turn off ${CLOCK}`));
      await press(button('Turn off'));
      await expect(button(`Turn off ${CLOCK}`)).toHaveCount(0);
      await press(button(/^Set the PIN of Rachel Kim/));
      await reach(dialog('PIN of Rachel Kim').getByLabel('PIN again'));
      await page.keyboard.press('Escape');
      await reach(button(/^Set the PIN of Rachel Kim/));
    });
  });
}
