import { database } from '../../../support/platform/platformRegistry';
import {
  KEYBOARD_WIDTHS,
  pick,
  pickItem,
  press,
  reach,
  setWidth,
  write,
  writeDay,
  writeTime,
} from '../../../support/pages/keyboard';
import { CLUB, keepSchedule } from '../../../support/pages/schedule/keepSchedule';
import { openShift, pickOfShift, reachCell } from '../../../support/pages/schedule/scheduleKeys';
import { cellOf, MANAGER, shiftId, shiftOf, shiftsOn } from '../../../support/pages/schedule/schedulePage';
import { expect, test } from '../../../support/test';

keepSchedule();

/** A draft of Ethan Walsh on Sunday, May 4, from 10 to 4, and his id. */
const DRAFT = shiftId(85);
const ETHAN = '10000005-0000-4000-8000-000000000007';
const ETHANS = /Ethan Walsh, Lifeguard, Sunday, May 4/;

/** The days on which Ethan works from a day on. */
async function daysOf(from: string): Promise<string[]> {
  const db = await database();
  const { data } = await db
    .from('shifts')
    .select('starts_at, status')
    .eq('club_id', CLUB)
    .eq('staff_id', ETHAN)
    .neq('status', 'cancelled')
    .gte('starts_at', `${from}T00:00:00-04:00`)
    .order('starts_at')
    .throwOnError();
  return data.map(({ starts_at: start }) => String(start).slice(5, 10));
}

for (const width of KEYBOARD_WIDTHS) {
  test(`a week is planned and published with the keyboard alone at ${width} px`, async ({ page, signIn }) => {
    const isPhone = width === 390;
    // Several screens' work, one after another.
    test.slow();
    await setWidth(page, width);
    await signIn(MANAGER, '/scheduling?week=2025-05-04&day=2025-05-04');
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
    const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
    const drafted = () => daysOf('2025-05-04');
    const undo = async (words: string) => {
      await expect(button(new RegExp(`^Undo: .*${words}`))).toBeVisible();
      await page.keyboard.press('Control+z');
    };

    await test.step('a shift is added and edited', async () => {
      if (isPhone) await press(button('Add shift'));
      else {
        await reachCell(await cellOf(page, 'Owen Pratt', '2025-05-04'));
        await page.keyboard.press('Enter');
      }
      const adding = dialog('Add a shift');
      if (isPhone) {
        await pick(adding.getByLabel('Role'), 'Gate Attendant');
        await write(adding.getByRole('combobox', { name: 'Person' }), 'Owen');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
      }
      await writeTime(adding.getByLabel('From'), '11:00');
      await writeTime(adding.getByLabel('To'), '16:00');
      await press(adding.getByRole('button', { name: 'Add shift' }));
      await expect(adding).toHaveCount(0);
      await openShift(page, /Owen Pratt, .*Sunday, May 4, 11:00 AM to 4:00 PM/);
      await write(dialog('Edit shift').getByLabel('Notes'), 'Bring the keys.');
      await press(button('Save shift'));
      await expect(dialog('Edit shift')).toHaveCount(0);
      const [added] = (await shiftsOn('2025-05-04')).filter(({ starts_at: start }) => String(start).includes('T15'));
      expect(await shiftOf(String(added?.id))).toMatchObject({ notes: 'Bring the keys.', status: 'draft' });
    });

    await test.step('a shift is moved, copied, repeated and taken back', async () => {
      await pickOfShift(page, ETHANS, 'Move to…');
      await writeDay(dialog('Move shift to…').getByLabel('Day'), '2025-05-08');
      await page.keyboard.press('Enter');
      await expect.poll(drafted).toEqual(['05-08']);
      await press(button(/^Undo: Lifeguard shift moved/));
      await expect.poll(drafted).toEqual(['05-04']);
      await press(button(/^Redo: /));
      await expect.poll(drafted).toEqual(['05-08']);
      await undo('moved');
      await expect.poll(drafted).toEqual(['05-04']);
      await pickOfShift(page, ETHANS, 'Copy to…');
      await writeDay(dialog('Copy shift to…').getByLabel('Day'), '2025-05-06');
      await page.keyboard.press('Enter');
      await expect.poll(drafted).toEqual(['05-04', '05-06']);
      await undo('copied');
      await expect.poll(drafted).toEqual(['05-04']);
      await pickOfShift(page, ETHANS, 'Repeat…');
      await press(dialog('Repeat shift').getByRole('checkbox', { name: 'Wed' }), 'Space');
      await writeDay(dialog('Repeat shift').getByLabel('Until'), '2025-05-11');
      await press(button('Create 2 drafts'));
      await expect.poll(drafted).toEqual(['05-04', '05-07', '05-11']);
      await press(button('Recurring Schedules'));
      await press(button(/^Open the next shift: Lifeguard, Ethan Walsh/));
      await expect(dialog('Edit shift')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog('Edit shift')).toHaveCount(0);
      await press(button('Recurring Schedules'));
      await press(button(/^End the series: Lifeguard, Ethan Walsh/));
      await press(button('End series'));
      await expect.poll(drafted).toEqual([]);
      await expect(dialog('Recurring Schedules').getByText('No series yet')).toBeVisible();
      await reach(dialog('Recurring Schedules').getByRole('button', { name: 'Close' }).last());
      await page.keyboard.press('Escape');
      await expect(dialog('Recurring Schedules')).toHaveCount(0);
      await undo('removed');
      await expect.poll(drafted).toEqual(['05-04', '05-07', '05-11']);
      await pickOfShift(page, ETHANS, 'Remove from series…');
      await press(button('Remove shifts'));
      await expect.poll(drafted).toEqual([]);
      await undo('removed');
      await expect.poll(drafted).toEqual(['05-04', '05-07', '05-11']);
      await undo('repeated');
      await expect.poll(drafted).toEqual(['05-04']);
    });

    await test.step('a shift gets another one beside it, and finds a person', async () => {
      await pickOfShift(page, ETHANS, 'Add another shift…');
      const adding = dialog('Add a shift');
      await writeDay(adding.getByLabel('Day'), '2025-05-06');
      await press(adding.getByRole('button', { name: 'Add shift' }));
      await expect.poll(drafted).toEqual(['05-04', '05-06']);
      await undo('added');
      await expect.poll(drafted).toEqual(['05-04']);
      await pickOfShift(page, ETHANS, 'Find coverage…');
      await reach(
        dialog('Find Coverage')
          .getByRole('button', { name: /^Give shift to / })
          .first(),
      );
      await page.keyboard.press('Escape');
      await expect(dialog('Find Coverage')).toHaveCount(0);
      await reach(button(new RegExp(`^Actions for ${ETHANS.source}`)));
    });

    await test.step('a shift is flagged, opened and deleted', async () => {
      const draft = () => shiftOf(DRAFT);
      await pickOfShift(page, ETHANS, 'Needs coverage');
      await expect.poll(draft).toMatchObject({ needs_cover: true });
      await pickOfShift(page, ETHANS, 'No longer needs coverage');
      await expect.poll(draft).toMatchObject({ needs_cover: false });
      await pickOfShift(page, ETHANS, 'Make open');
      await expect.poll(draft).toMatchObject({ staff_id: null });
      await pickOfShift(page, /Open, Lifeguard, Sunday, May 4, 10:00 AM to 4:00 PM/, 'Delete draft');
      await expect.poll(draft).toBeNull();
      await undo('deleted');
      await undo('opened');
      await expect.poll(drafted).toEqual(['05-04']);
    });

    await test.step('the week is published, and a shift of it canceled and restored', async () => {
      await press(button('Publish 5'));
      await press(button('Publish 5 shifts'));
      await expect(dialog('Publish schedule')).toHaveCount(0);
      await reach(button('Publish'));
      expect(await shiftOf(DRAFT)).toMatchObject({ status: 'published' });
      await page.reload();
      await pickOfShift(page, ETHANS, 'Cancel shift');
      await expect.poll(() => shiftOf(DRAFT)).toMatchObject({ status: 'cancelled' });
      await pickOfShift(page, ETHANS, 'Restore shift');
      await expect.poll(() => shiftOf(DRAFT)).toMatchObject({ status: 'published' });
    });

    await test.step('the shown time and people are chosen', async () => {
      await press(button('Previous week'));
      await expect(page).toHaveURL(/^(?!.*week=2025-05-04)/);
      await press(button('Next week'));
      await press(button('This week'));
      await pickItem(button('Role'), 'Gate Attendant');
      await expect(page).toHaveURL(/role=Gate/);
      await expect(button('Role: Gate Attendant')).toBeFocused();
      await pickItem(button('Location'), 'Front gate');
      await expect(button('Location: Front gate')).toBeFocused();
      await expect(page.getByRole('link', { name: /, Lifeguard, .*, Main pool/ })).toHaveCount(0);
      await pickItem(button('Person'), 'Open shifts');
      await expect(page).toHaveURL(/role=Gate.*location=Front.*person=open/);
    });
  });
}
