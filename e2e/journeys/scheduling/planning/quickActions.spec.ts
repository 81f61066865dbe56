import { violationsOf } from '../../../support/checks/violationsOf';
import { database } from '../../../support/platform/platformRegistry';
import { setWidth } from '../../../support/pages/keyboard';
import { toast } from '../../../support/pages/screen';
import { expect, test } from '../../../support/test';
import { CLUB, keepSchedule } from '../../../support/pages/schedule/keepSchedule';
import { MANAGER, shiftId, shiftOf } from '../../../support/pages/schedule/schedulePage';

keepSchedule();

test('Find Coverage ranks who may take a shift, and says why the others may not', async ({ page, signIn }) => {
  await signIn(MANAGER, '/scheduling');
  await page.getByRole('button', { name: 'Find Coverage' }).click();
  const dialog = page.getByRole('dialog', { name: 'Find Coverage' });
  await dialog.getByRole('button', { name: 'Find people: Lifeguard, Saturday, May 3, 2:00 PM to 8:00 PM' }).click();
  const able = dialog.getByRole('region', { name: 'Can take it', exact: true }).getByRole('listitem');
  // He asked for this very shift.
  await expect(able.first()).toContainText('Liam Novak');
  await expect(able.first()).toContainText('Asked for this shift');
  await expect(able.nth(1)).toContainText('Naomi Brooks');
  await expect(able.nth(1)).toContainText('12 of 40 h this week');
  const others = dialog.getByRole('region', { name: 'Cannot take it' });
  await expect(others.getByRole('listitem').filter({ hasText: 'Zoe Hartman' })).toContainText(
    'Zoe Hartman already works on Saturday, May 3, 2:00 PM to 8:00 PM.',
  );
  await expect(others.getByRole('button')).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Give shift to Naomi Brooks' }).click();
  await expect(dialog).toHaveCount(0);
  expect((await shiftOf(shiftId(78)))?.staff_id).not.toBeNull();
});

test('approves time off together with the shifts that it opens, and denies it with a note', async ({
  page,
  signIn,
}) => {
  const db = await database();
  const { data: pending } = await db
    .from('time_off_requests')
    .select('id, staff_id')
    .eq('club_id', CLUB)
    .eq('status', 'pending')
    .order('starts_on')
    .throwOnError();
  const [grace, jordan] = pending;
  // A shift on the days that Jordan asks for.
  await db
    .from('shifts')
    .insert({
      id: shiftId(9100),
      club_id: CLUB,
      staff_id: jordan?.staff_id,
      role: 'Lifeguard',
      starts_at: '2025-05-17T10:00:00-04:00',
      ends_at: '2025-05-17T16:00:00-04:00',
      override_reason: 'Planned before',
    })
    .throwOnError();
  await signIn(MANAGER, '/scheduling?do=time-off');
  const dialog = page.getByRole('dialog', { name: 'Time Off Requests' });
  const row = (name: string) => dialog.getByRole('listitem').filter({ hasText: name }).first();
  await expect(row('Jordan Blake')).toContainText('Approving opens 1 shift:');
  await expect(row('Jordan Blake')).toContainText('Lifeguard, Saturday, May 17, 10:00 AM to 4:00 PM');
  await dialog.getByRole('button', { name: 'Approve: Jordan Blake, Saturday, May 17 to Sunday, May 18' }).click();
  await expect(toast(page, 'Jordan Blake: time off approved')).toContainText('1 shift opened.');
  expect(await shiftOf(shiftId(9100))).toMatchObject({ staff_id: null });

  await dialog.getByRole('button', { name: /^Deny: Grace Okonkwo/ }).click();
  await row('Grace Okonkwo').getByLabel('Note to the person').fill('We need everyone that weekend.');
  await row('Grace Okonkwo').getByRole('button', { name: 'Deny request' }).click();
  await expect(toast(page, 'Grace Okonkwo: time off denied')).toBeVisible();
  const { data: denied } = await db
    .from('time_off_requests')
    .select('status, decision_note')
    .eq('id', grace?.id)
    .single();
  expect(denied).toEqual({ status: 'declined', decision_note: 'We need everyone that weekend.' });

  // Undo takes both back, the last one first, on every width.
  await page.keyboard.press('Escape');
  const statuses = async () => {
    const { data } = await db.from('time_off_requests').select('status').in('id', [grace?.id, jordan?.id]);
    return data?.map(({ status }) => status as string).sort();
  };
  await page.getByRole('button', { name: 'Undo: Grace Okonkwo: time off denied' }).click();
  await expect.poll(statuses).toEqual(['approved', 'pending']);
  await setWidth(page, 820);
  await page.getByRole('button', { name: 'Undo: Jordan Blake: time off approved' }).click();
  await expect.poll(statuses).toEqual(['pending', 'pending']);
  expect(await shiftOf(shiftId(9100))).toMatchObject({ staff_id: jordan?.staff_id });
  await setWidth(page, 390);
  await page.getByRole('button', { name: 'Redo: Jordan Blake: time off approved' }).click();
  await expect.poll(statuses).toEqual(['approved', 'pending']);
  expect(await shiftOf(shiftId(9100))).toMatchObject({ staff_id: null });
});

test('approves a swap that both people want', async ({ page, signIn }) => {
  const before = [await shiftOf(shiftId(74)), await shiftOf(shiftId(63))];
  await signIn(MANAGER, '/scheduling?do=time-off');
  const dialog = page.getByRole('dialog', { name: 'Time Off Requests' });
  await dialog.getByRole('button', { name: /^Approve: Avery Collins asks to swap/ }).click();
  await expect(toast(page, 'Request approved')).toBeVisible();
  const people = async () => [await shiftOf(shiftId(74)), await shiftOf(shiftId(63))].map((shift) => shift?.staff_id);
  const own = before.map((shift) => shift?.staff_id);
  expect(await people()).toEqual(own.toReversed());
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Undo: Avery Collins asks to swap .*approved$/ }).click();
  await expect.poll(people).toEqual(own);
});

test('Emergency Coverage offers open shifts and those that need cover, once to each person', async ({
  page,
  signIn,
}) => {
  await signIn(MANAGER, '/scheduling');
  await page.getByRole('button', { name: 'Emergency Coverage' }).click();
  const dialog = page.getByRole('dialog', { name: 'Emergency Coverage' });
  const row = (words: string) => dialog.getByRole('listitem').filter({ hasText: words });
  const open = row('Lifeguard, Thursday, May 1, 2:00 PM to 8:00 PM');
  const flagged = row('Mateo Alvarez may not be able to work it');
  await expect(open).toContainText('To be asked: ');
  await expect(flagged).toContainText('Lifeguard, Thursday, May 1, 10:00 AM to 4:00 PM');
  const offering = dialog.getByRole('button', { name: /^Offer 2 shifts to \d+ people$/ });
  const people = /to (\d+ people)$/.exec((await offering.textContent()) ?? '')?.[1] ?? 'unknown';
  await offering.click();
  await expect(dialog.getByRole('paragraph').filter({ hasText: `Offered to ${people}` })).toBeVisible();
  const db = await database();
  const { data } = await db.from('shift_offers').select('id').eq('shift_id', shiftId(51)).throwOnError();
  expect(data.length).toBeGreaterThan(2);
  await expect(flagged).toContainText(`Offered to ${data.length} people`);
  await expect(open).toContainText('Offered already: ');
  // There is no one left to ask.
  await expect(dialog.getByRole('button', { name: /^Offer / })).toHaveCount(0);
  expect((await shiftOf(shiftId(51)))?.staff_id).not.toBeNull();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Undo: 2 shifts offered to ${people}` }).click();
  const stillOpen = async () =>
    (await db.from('shift_offers').select('id').eq('shift_id', shiftId(51)).eq('status', 'open').throwOnError()).data;
  await expect.poll(stillOpen).toEqual([]);
});
