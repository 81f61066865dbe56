import { database } from '../../../support/platform/platformRegistry';
import { KEYBOARD_WIDTHS, pickRadio, press, reach, setWidth, write, writeDay } from '../../../support/pages/keyboard';
import { CLUB, keepSchedule } from '../../../support/pages/schedule/keepSchedule';
import {
  MANAGER,
  OPEN_SHIFT,
  publishOpen,
  shiftId,
  shiftOf,
  shiftsOn,
} from '../../../support/pages/schedule/schedulePage';
import { expect, test } from '../../../support/test';

keepSchedule();

const JORDAN = '10000005-0000-4000-8000-000000000001';

/** Rows of the club as the database holds them, past every policy. */
async function rowsOf(table: string, columns: string, filter: Readonly<Record<string, string>>): Promise<unknown[]> {
  const db = await database();
  const { data } = await db.from(table).select(columns).eq('club_id', CLUB).match(filter).throwOnError();
  return data;
}

for (const width of KEYBOARD_WIDTHS) {
  test(`people are found and asked, and weeks made, with the keyboard alone at ${width} px`, async ({
    page,
    signIn,
  }) => {
    // Several screens' work, one after another.
    test.slow();
    await setWidth(page, width);
    await publishOpen();
    const db = await database();
    await db
      .from('shift_requests')
      .insert({ club_id: CLUB, kind: 'pickup', staff_id: JORDAN, shift_id: OPEN_SHIFT })
      .throwOnError();
    await signIn(MANAGER, '/scheduling');
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
    const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });

    await test.step('a shift finds a person', async () => {
      await press(button('Find Coverage'));
      await press(button('Find people: Lifeguard, Saturday, May 3, 2:00 PM to 8:00 PM'));
      await press(button('Other shifts'));
      await press(button('Find people: Lifeguard, Saturday, May 3, 2:00 PM to 8:00 PM'));
      await press(button('Give shift to Naomi Brooks'));
      await expect(dialog('Find Coverage')).toHaveCount(0);
      expect((await shiftOf(shiftId(78)))?.staff_id).not.toBeNull();
    });

    await test.step('a shift that is not confirmed finds a person', async () => {
      const opener = page.getByRole('link', { name: /^\d+ of \d+ confirmed/ });
      await press(opener);
      await press(button(/^Find coverage: /).first());
      await reach(
        dialog('Find Coverage')
          .getByRole('button', { name: /^Give shift to / })
          .first(),
      );
      await page.keyboard.press('Escape');
      await expect(dialog('Find Coverage')).toHaveCount(0);
      await reach(opener);
    });

    await test.step('open shifts are offered', async () => {
      await press(button('Emergency Coverage'));
      await press(button(/^Offer 2 shifts to \d+ people$/));
      await expect(
        dialog('Emergency Coverage')
          .getByText(/^Offered to \d+ people$/)
          .first(),
      ).toBeVisible();
      expect((await rowsOf('shift_offers', 'id', { shift_id: shiftId(51) })).length).toBeGreaterThan(2);
      await press(button('Close').last());
    });

    await test.step('requests are decided, and days blacked out', async () => {
      await press(button(/^Time Off Requests/));
      const requests = dialog('Time Off Requests');
      await press(button('Approve: Jordan Blake, Saturday, May 17 to Sunday, May 18'));
      await expect(requests.getByRole('region', { name: 'Time off', exact: true })).not.toContainText('Jordan Blake');
      await press(button(/^Deny: Grace Okonkwo/));
      await press(button('Back'));
      await press(button(/^Deny: Grace Okonkwo/));
      await write(requests.getByLabel('Note to the person'), 'We need everyone.');
      await press(button('Deny request'));
      await expect
        .poll(() => rowsOf('time_off_requests', 'status', { decision_note: 'We need everyone.' }))
        .toEqual([{ status: 'declined' }]);
      await press(button(/^Approve: Jordan Blake asks to take/));
      await expect.poll(() => shiftOf(OPEN_SHIFT)).toMatchObject({ staff_id: JORDAN });
      await press(button('Add days'));
      await write(dialog('Add blackout days').getByLabel('Name'), 'Swim meet');
      await writeDay(dialog('Add blackout days').getByLabel('First day'), '2025-06-14');
      await press(dialog('Add blackout days').getByRole('button', { name: 'Add days' }));
      const days = () => rowsOf('time_off_blackouts', 'starts_on', { name: 'Swim meet' });
      await expect.poll(days).toEqual([{ starts_on: '2025-06-14' }]);
      await press(button('Remove: Swim meet'));
      await expect.poll(days).toEqual([]);
      await expect(button('Remove: Swim meet')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(requests).toHaveCount(0);
    });

    await test.step('the rules of planning are changed', async () => {
      await press(button('Planning Rules'));
      const rules = dialog('Planning rules');
      await write(rules.getByRole('spinbutton', { name: 'Notice of time off' }), '14');
      await press(rules.getByRole('checkbox', { name: 'People take open shifts themselves' }), 'Space');
      await press(button('Save rules'));
      await expect(rules).toHaveCount(0);
      expect(await rowsOf('club_labor_rules', 'time_off_notice_days', {})).toEqual([{ time_off_notice_days: 14 }]);
    });

    await test.step('a week becomes a template, and a template a week', async () => {
      await press(button('Recurring Schedules'));
      await press(button('Save this week as a template'));
      await write(dialog('Save this week as a template').getByLabel('Name'), 'First week');
      await press(button('Save template'));
      await press(button('Rename First week'));
      await write(dialog('Rename First week').getByLabel('Name'), 'Full week');
      await press(button('Rename'));
      await press(button('Use Full week'));
      await writeDay(dialog('Use Full week').getByLabel('Week'), '2025-05-18');
      await press(button('Create drafts'));
      await expect(page).toHaveURL(/week=2025-05-18/);
      expect(await shiftsOn('2025-05-20')).toHaveLength(12);
      await press(button('Undo: 84 drafts created'));
      await expect.poll(() => shiftsOn('2025-05-20')).toEqual([]);
      await press(button('Recurring Schedules'));
      await press(button('Remove Full week'));
      await press(button('Remove template'));
      await expect.poll(() => rowsOf('schedule_templates', 'name', { name: 'Full week' })).toEqual([]);
      await expect(button('Remove template')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(dialog('Recurring Schedules')).toHaveCount(0);
    });

    await test.step('a week is made from another one, and filled', async () => {
      await press(button('Create Schedule'));
      const making = dialog('Create Schedule');
      await writeDay(making.getByLabel('Week', { exact: true }), '2025-05-25');
      await pickRadio(making.getByRole('radiogroup', { name: 'Start from' }), 'Blank');
      await pickRadio(making.getByRole('radiogroup', { name: 'Start from' }), 'Copy of a week');
      await writeDay(making.getByLabel('Week to copy'), '2025-05-04');
      await press(making.getByRole('button', { name: 'Create Schedule' }));
      await expect(page).toHaveURL(/week=2025-05-25/);
      expect(await shiftsOn('2025-05-25')).toHaveLength(4);
      await press(button('Auto-fill'));
      await reach(page.getByRole('region', { name: 'Auto-fill' }));
      await press(page.getByRole('region', { name: 'Auto-fill' }).getByRole('button', { name: 'Close' }));
      await expect(page.getByRole('region', { name: 'Auto-fill' })).toHaveCount(0);
      await reach(button('Auto-fill'));
    });
  });
}
