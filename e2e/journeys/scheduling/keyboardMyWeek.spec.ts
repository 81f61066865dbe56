import { database } from '../../support/platform/platformRegistry';
import {
  KEYBOARD_WIDTHS,
  pick,
  pickItem,
  pickRadio,
  press,
  reach,
  setWidth,
  write,
  writeDay,
  writeTime,
} from '../../support/pages/keyboard';
import { CLUB, keepSchedule } from '../../support/pages/schedule/keepSchedule';
import { OPEN_SHIFT, publishOpen, shiftId, shiftOf, STAFF } from '../../support/pages/schedule/schedulePage';
import { expect, test } from '../../support/test';

keepSchedule();

const JORDAN = '10000005-0000-4000-8000-000000000001';
const SATURDAY = 'Saturday, May 3, 10:00 AM to 4:00 PM';

/** Jordan's rows as the database holds them, past every policy. */
async function ownRows(table: string, columns: string, filter: Readonly<Record<string, string>> = {}) {
  const db = await database();
  const { data } = await db
    .from(table)
    .select(columns)
    .eq('club_id', CLUB)
    .eq('staff_id', JORDAN)
    .match(filter)
    .throwOnError();
  return data as unknown[];
}

for (const width of KEYBOARD_WIDTHS) {
  test(`a lifeguard keeps their week with the keyboard alone at ${width} px`, async ({ page, signIn }) => {
    await publishOpen();
    // Several screens' work, one after another.
    test.slow();
    await setWidth(page, width);
    await signIn(STAFF, '/scheduling');
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
    const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
    const requests = () => ownRows('shift_requests', 'kind', { status: 'open' });
    const answers = () => ownRows('shift_answers', 'answer', { shift_id: shiftId(73) });

    await test.step('a shift is declined, confirmed, and asked to be swapped and dropped', async () => {
      await press(button(`Decline: ${SATURDAY}`));
      await write(dialog('Decline this shift?').getByLabel('Reason'), 'My sister marries.');
      await press(button('Decline shift'));
      await expect.poll(answers).toEqual([{ answer: 'declined' }]);
      await pickItem(button(`Actions: ${SATURDAY}`), 'I can work it after all');
      await expect.poll(answers).toEqual([{ answer: 'confirmed' }]);
      await pickItem(button(`Actions: ${SATURDAY}`), 'Ask to swap…');
      await reach(dialog('Ask to swap a shift').getByLabel('For the shift of'));
      await page.keyboard.press('ArrowDown');
      await press(button('Ask'));
      await expect.poll(requests).toEqual([{ kind: 'swap' }]);
      await press(button(/^Withdraw: You ask to swap/));
      await expect.poll(requests).toEqual([]);
      await pickItem(button(`Actions: ${SATURDAY}`), 'Ask to drop…');
      await write(dialog('Ask to drop a shift').getByLabel('Note'), 'An exam.');
      await press(button('Ask'));
      await expect.poll(requests).toEqual([{ kind: 'drop' }]);
      await press(button(/^Withdraw: You ask to drop/));
      await expect.poll(requests).toEqual([]);
      await pickItem(button(`Actions: ${SATURDAY}`), 'I cannot work it…');
      await press(button('Cancel'));
    });

    await test.step('an open shift is asked for, and another one taken', async () => {
      await press(button('Ask to take: Friday, May 2, 2:00 PM to 8:00 PM'));
      await expect.poll(requests).toEqual([{ kind: 'pickup' }]);
      await press(button(/^Withdraw: You ask to take/));
      await expect.poll(requests).toEqual([]);
      await press(button('Take shift: Tuesday, May 6, 10:00 AM to 4:00 PM'));
      await press(button('Take it'));
      await expect.poll(() => shiftOf(OPEN_SHIFT)).toMatchObject({ staff_id: JORDAN });
      await press(button('Next week'));
      await expect(page.getByRole('group', { name: 'Tuesday, May 6, 10:00 AM to 4:00 PM' })).toBeVisible();
      await press(button('This week'));
    });

    await test.step('time off and availability are entered and taken back', async () => {
      await press(button('Ask for time off'));
      await writeDay(dialog('Ask for time off').getByLabel('First day'), '2025-06-18');
      await write(dialog('Ask for time off').getByLabel('Reason'), 'A trip.');
      await press(button('Ask'));
      const days = () => ownRows('time_off_requests', 'status', { reason: 'A trip.' });
      await expect.poll(days).toEqual([{ status: 'pending' }]);
      await press(button('Withdraw: Wednesday, June 18'));
      await expect.poll(days).not.toEqual([{ status: 'pending' }]);
      await press(button('Add availability'));
      const adding = dialog('Add availability');
      await pick(adding.getByLabel('Weekday'), 'Tuesday');
      await pickRadio(adding.getByRole('radiogroup', { name: 'You' }), 'can work only then');
      await press(adding.getByLabel('All day'), 'Space');
      await writeTime(adding.getByLabel('From'), '12:00');
      await write(adding.getByLabel('Note'), 'After class');
      await press(adding.getByRole('button', { name: 'Add availability' }));
      const entries = () => ownRows('staff_availability', 'weekday, from_time, kind', { note: 'After class' });
      await expect.poll(entries).toEqual([{ weekday: 2, from_time: '12:00:00', kind: 'available' }]);
      await page.reload();
      await press(button(/^Remove: .*Tuesday/));
      await expect.poll(entries).toEqual([]);
      await reach(button('Add availability'));
    });
  });
}
