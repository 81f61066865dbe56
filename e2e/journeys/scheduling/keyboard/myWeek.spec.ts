import { database } from '../../../support/platform/platformRegistry';
import { toast } from '../../../support/pages/screen';
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
} from '../../../support/pages/keyboard';
import { grantCalendar } from '../../../support/pages/schedule/grantCalendar';
import { CLUB, keepSchedule } from '../../../support/pages/schedule/keepSchedule';
import { OPEN_SHIFT, publishOpen, shiftId, shiftOf, STAFF } from '../../../support/pages/schedule/schedulePage';
import { expect, test } from '../../../support/test';

keepSchedule();

const JORDAN = '10000005-0000-4000-8000-000000000001';
const SATURDAY = 'Saturday, May 3, 10:00 AM to 4:00 PM';

test.afterEach(() => grantCalendar(false));

/** A shift of Naomi, who is free when Jordan works on Saturday. */
const NAOMIS = shiftId(9201);

/** Naomi asks Jordan to swap for Saturday. */
async function askForSwap(): Promise<void> {
  const db = await database();
  const { data: naomi } = await db
    .from('staff_members')
    .select('id')
    .eq('club_id', CLUB)
    .eq('name', 'Naomi Brooks')
    .single()
    .throwOnError();
  await db
    .from('shifts')
    .upsert({
      id: NAOMIS,
      club_id: CLUB,
      staff_id: naomi.id,
      role: 'Lifeguard',
      location: 'Main pool',
      starts_at: '2025-05-08T12:00:00-04:00',
      ends_at: '2025-05-08T16:00:00-04:00',
      status: 'published',
      override_reason: 'Journey',
    })
    .throwOnError();
  await db
    .from('shift_requests')
    .insert({
      club_id: CLUB,
      kind: 'swap',
      staff_id: naomi.id,
      shift_id: NAOMIS,
      colleague_shift_id: shiftId(73),
    })
    .throwOnError();
}

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
      await pickItem(button(`Actions for ${SATURDAY}`), 'I can work it after all');
      await expect.poll(answers).toEqual([{ answer: 'confirmed' }]);
      await pickItem(button(`Actions for ${SATURDAY}`), 'Ask to swap…');
      await reach(dialog('Ask to swap a shift').getByLabel('For the shift of'));
      await page.keyboard.press('ArrowDown');
      await press(button('Ask'));
      await expect.poll(requests).toEqual([{ kind: 'swap' }]);
      await press(button(/^Withdraw: You ask to swap/));
      await expect.poll(requests).toEqual([]);
      await pickItem(button(`Actions for ${SATURDAY}`), 'Ask to drop…');
      await write(dialog('Ask to drop a shift').getByLabel('Note'), 'An exam.');
      await press(button('Ask'));
      await expect.poll(requests).toEqual([{ kind: 'drop' }]);
      await press(button(/^Withdraw: You ask to drop/));
      await expect.poll(requests).toEqual([]);
      await pickItem(button(`Actions for ${SATURDAY}`), 'I cannot work it…');
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

    await test.step('swaps that a colleague asks for are declined and agreed to', async () => {
      await askForSwap();
      await grantCalendar(true);
      await page.reload();
      await press(button(/^Decline: Naomi Brooks asks to swap/));
      await expect(button(/^Decline: Naomi Brooks asks to swap/)).toHaveCount(0);
      await askForSwap();
      await page.reload();
      await press(button(/^Agree: Naomi Brooks asks to swap/));
      await expect(page.getByText('You agreed', { exact: true })).toBeVisible();
      await reach(button('Add availability'));
    });

    await test.step('the address of the calendar is made, copied and stopped', async () => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await press(button('Make an address'));
      const address = await page.getByLabel('Address of your calendar').inputValue();
      await press(button('Copy'));
      await expect(toast(page, 'Address copied')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
      await press(button('Stop'));
      await expect(toast(page, 'Calendar stopped')).toBeVisible();
      await reach(button('Make an address'));
    });
  });
}
