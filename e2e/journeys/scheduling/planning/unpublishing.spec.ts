import { violationsOf } from '../../../support/checks/violationsOf';
import { personsClient } from '../../../support/people';
import { press, reach, setWidth } from '../../../support/pages/keyboard';
import { CLUB, keepSchedule } from '../../../support/pages/schedule/keepSchedule';
import { MANAGER, shiftId, shiftOf, STAFF } from '../../../support/pages/schedule/schedulePage';
import { passToasts, recordRequests, toast } from '../../../support/pages/screen';
import { database } from '../../../support/platform/platformRegistry';
import { expect, test } from '../../../support/test';

keepSchedule();

/** A draft of Ethan Walsh on Sunday, May 4. */
const ETHANS = shiftId(85);
/** A draft of the staff account's person, on a day on which he is free. */
const JORDANS = shiftId(9300);
const JORDAN = '10000005-0000-4000-8000-000000000001';

test.beforeEach(async () => {
  const db = await database();
  await db
    .from('shifts')
    .insert({
      id: JORDANS,
      club_id: CLUB,
      staff_id: JORDAN,
      role: 'Lifeguard',
      location: 'Main pool',
      starts_at: '2025-05-06T10:00:00-04:00',
      ends_at: '2025-05-06T16:00:00-04:00',
    })
    .throwOnError();
  await db.from('notifications').delete().eq('link', '/scheduling').throwOnError();
});

test.afterEach(async () => {
  const db = await database();
  await db.from('notifications').delete().eq('link', '/scheduling').throwOnError();
});

/** What the staff account was told, the newest last. */
async function told(): Promise<string[]> {
  const client = await personsClient(STAFF);
  const { data } = await client.from('notifications').select('title').order('created_at').throwOnError();
  return data.map(({ title }) => String(title)).filter((title) => title.includes('May 6'));
}

const seenByStaff = async () => {
  const client = await personsClient(STAFF);
  const { data } = await client.from('shifts').select('status').eq('id', JORDANS).throwOnError();
  return data.map(({ status }) => status as string);
};

test('publishing is taken back after a question, and done again, at three widths', async ({ page, signIn }) => {
  await setWidth(page, 390);
  await signIn(MANAGER, '/scheduling?week=2025-05-04');
  await page.getByRole('button', { name: 'Publish 5' }).click();
  await page.getByRole('button', { name: 'Publish 5 shifts' }).click();
  await expect(toast(page, '5 shifts published')).toContainText('5 people told.');
  expect(await seenByStaff()).toEqual(['published']);
  const period = 'Tuesday, May 6, 10:00 AM to 4:00 PM';
  const [published, takenBack] = [`Your shift is published: ${period}`, `Your shift is a draft again: ${period}`];
  const news = [published];
  const sent = recordRequests(page, '/rest/v1/rpc/', '/rest/v1/shifts');
  for (const width of [390, 820, 1440]) {
    await setWidth(page, width);
    await passToasts(page);
    await page.getByRole('button', { name: 'Undo: 5 shifts published' }).click();
    const question = page.getByRole('dialog', { name: 'Take back 5 shifts?' });
    await expect(question).toContainText('5 people were told about them and will be told that they are drafts again.');
    expect(await violationsOf(page)).toEqual([]);
    await question.getByRole('button', { name: 'Take back 5 shifts' }).click();
    await expect(toast(page, '5 shifts are drafts again')).toContainText('5 people told.');
    await expect(page.getByRole('button', { name: 'Publish 5' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Redo: 5 shifts published' })).toBeVisible();
    expect(await shiftOf(ETHANS)).toMatchObject({ status: 'draft' });
    expect(await seenByStaff()).toEqual([]);
    news.push(takenBack);
    expect(await told()).toEqual(news);

    await page.getByRole('button', { name: 'Redo: 5 shifts published' }).click();
    const again = page.getByRole('dialog', { name: 'Publish 5 shifts again?' });
    await expect(again).toContainText('5 people are told again.');
    await again.getByRole('button', { name: 'Publish 5 shifts' }).click();
    await expect(page.getByRole('button', { name: 'Undo: 5 shifts published' })).toBeVisible();
    expect(await seenByStaff()).toEqual(['published']);
    news.push(published);
    expect(await told()).toEqual(news);
  }
  expect(sent.filter((request) => request.startsWith('POST') && request.includes('unpublish'))).toHaveLength(3);
  expect(sent.filter((request) => request.startsWith('PATCH'))).toEqual([]);
});

test('publishing again shows what people were told before, to the manager and to its person', async ({
  page,
  signIn,
}) => {
  const db = await database();
  await db.from('shifts').update({ status: 'published' }).eq('id', JORDANS).throwOnError();
  const later = { status: 'draft', starts_at: '2025-05-06T11:00:00-04:00', location: 'Diving well' };
  await db.from('shifts').update(later).eq('id', JORDANS).throwOnError();
  await signIn(MANAGER, '/scheduling?week=2025-05-04');
  await page.getByRole('button', { name: 'Publish 5' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish schedule' });
  for (const width of [390, 820, 1440]) {
    await setWidth(page, width);
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Jordan Blake' })).toContainText(
      'ChangedTuesday, May 6, 11:00 AM to 4:00 PMLifeguard, Diving wellBefore: Tuesday, May 6, 10:00 AM to 4:00 PM, Main pool',
    );
    expect(await violationsOf(page)).toEqual([]);
  }
  await dialog.getByRole('button', { name: 'Publish 5 shifts' }).click();
  await expect(toast(page, '5 shifts published')).toBeVisible();
  const staff = await personsClient(STAFF);
  const { data } = await staff.from('notifications').select('body').like('title', '%11:00 AM%').single().throwOnError();
  expect(data.body).toBe('Lifeguard, Diving well\nBefore: Tuesday, May 6, 10:00 AM to 4:00 PM, Main pool');
});

for (const width of [390, 820, 1440]) {
  test(`the keyboard takes publishing back, and a changed shift stays, at ${width} px`, async ({ page, signIn }) => {
    await setWidth(page, width);
    await signIn(MANAGER, '/scheduling?week=2025-05-04');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await press(button('Publish 5'));
    await press(button('Publish 5 shifts'));
    await expect(button('Undo: 5 shifts published')).toBeVisible();
    const staff = await personsClient(STAFF);
    await staff.rpc('answer_shift', { shift_id: JORDANS, answer: 'declined', note: 'Exams' }).throwOnError();

    await reach(button('Undo: 5 shifts published'));
    await page.keyboard.press('Control+z');
    const question = page.getByRole('dialog', { name: 'Take back 5 shifts?' });
    await expect(question.getByRole('button', { name: /^Take back/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    expect(await shiftOf(JORDANS)).toMatchObject({ status: 'published' });
    await page.keyboard.press('Control+z');
    await expect(question.getByRole('button', { name: /^Take back/ })).toBeFocused();
    // Another manager changes a shift while the question is open.
    const db = await database();
    await db.from('shifts').update({ notes: 'Bring the keys.' }).eq('id', ETHANS).throwOnError();
    await page.keyboard.press('Enter');
    await expect(button('Redo: 4 shifts published')).toBeVisible();
    expect(await shiftOf(JORDANS)).toMatchObject({ status: 'draft', needs_cover: false });
    expect(await shiftOf(ETHANS)).toMatchObject({ status: 'published' });
    const outcome = page.getByRole('dialog', { name: 'Not everything was taken back' });
    await expect(outcome).toContainText('Ethan Walsh: It has changed since.');
    expect(await violationsOf(page)).toEqual([]);
    await expect(outcome.getByRole('button', { name: 'Done' })).toBeFocused();
    await page.keyboard.press('Enter');
    await reach(button('Publish 4'));
  });
}
