import type { Page } from '@playwright/test';
import { violationsOf } from '../../support/checks/violationsOf';
import { toast } from '../../support/pages/screen';
import { database } from '../../support/platform/platformRegistry';
import { expect, signInAs, test } from '../../support/test';
import { CLUB, keepSchedule } from './keepSchedule';
import { MANAGER, shiftId, shiftOf, STAFF } from './schedulePage';

keepSchedule();

const JORDAN = '10000005-0000-4000-8000-000000000001';
const AVERY = '10000005-0000-4000-8000-000000000002';
const SATURDAY = 'Saturday, May 3, 10:00 AM to 4:00 PM';
const JORDANS_SATURDAY = shiftId(73);
const OPEN = shiftId(9200);

const phone = (page: Page) => page.setViewportSize({ width: 390, height: 844 });
const myWeek = (page: Page) => page.getByRole('region', { name: 'My week' });

async function answerOf(shift: string) {
  const db = await database();
  const { data } = await db.from('shift_answers').select('answer, note').eq('shift_id', shift).maybeSingle();
  return data;
}

/** Publishes an open shift on a day on which Jordan is free. */
async function publishOpen(): Promise<void> {
  const db = await database();
  await db
    .from('shifts')
    .insert({
      id: OPEN,
      club_id: CLUB,
      role: 'Lifeguard',
      location: 'Main pool',
      starts_at: '2025-05-06T10:00:00-04:00',
      ends_at: '2025-05-06T16:00:00-04:00',
      status: 'published',
    })
    .throwOnError();
}

test('a lifeguard opens the dashboard on a phone and confirms the shift that waits', async ({ page, signIn }) => {
  await phone(page);
  await signIn(STAFF, '/dashboard');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toContainText([
    'My week',
    'My certificates',
    'My training',
    'Needs you today',
    'Features',
  ]);
  await expect(myWeek(page).getByText('Next shift')).toBeVisible();
  await expect(myWeek(page)).toContainText('With Rachel Kim');
  await expect(page.getByRole('region', { name: 'My certificates' })).toContainText('CPR/AED');
  await expect(page.getByRole('region', { name: 'My training' })).toContainText('Opening Day Orientation');
  await myWeek(page)
    .getByRole('button', { name: `Confirm: ${SATURDAY}` })
    .click();
  await expect(toast(page, 'Shift confirmed')).toBeVisible();
  expect(await answerOf(JORDANS_SATURDAY)).toEqual({ answer: 'confirmed', note: null });
  const saturday = myWeek(page).getByRole('group', { name: SATURDAY });
  await expect(saturday).toContainText('Confirmed');
  await expect(saturday).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
});

test('a declined shift stays theirs, and the manager finds someone else for it', async ({ page, browser }) => {
  await phone(page);
  await signInAs(page, STAFF, '/scheduling');
  await page.getByRole('button', { name: `Decline: ${SATURDAY}` }).click();
  const form = page.getByRole('dialog', { name: 'Decline this shift?' });
  await form.getByLabel('Reason').fill('My sister marries.');
  await form.getByRole('button', { name: 'Decline shift' }).click();
  await expect(toast(page, 'Shift declined')).toContainText('It stays yours until someone takes it.');
  expect(await answerOf(JORDANS_SATURDAY)).toEqual({ answer: 'declined', note: 'My sister marries.' });
  expect(await shiftOf(JORDANS_SATURDAY)).toMatchObject({ staff_id: JORDAN, needs_cover: true });

  const office = await browser.newPage();
  await signInAs(office, MANAGER, '/dashboard');
  const needs = office.getByRole('region', { name: 'Needs you today' });
  await needs.getByRole('link', { name: '2 declined shifts' }).click();
  const dialog = office.getByRole('dialog', { name: 'Who has confirmed' });
  const declined = dialog.getByRole('region', { name: 'Declined' });
  await expect(declined).toContainText('“My sister marries.”');
  await declined.getByRole('button', { name: `Find coverage: Jordan Blake, ${SATURDAY}` }).click();
  const coverage = office.getByRole('dialog', { name: 'Find Coverage' });
  await coverage
    .getByRole('button', { name: /^Give shift to / })
    .first()
    .click();
  await expect(coverage).toHaveCount(0);
  await expect.poll(async () => (await shiftOf(JORDANS_SATURDAY))?.staff_id).not.toBe(JORDAN);
  expect(await answerOf(JORDANS_SATURDAY)).toBeNull();
  await office.close();
});

test('an open shift is taken in two taps on a phone', async ({ page, signIn }) => {
  await publishOpen();
  await phone(page);
  await signIn(STAFF, '/dashboard');
  await myWeek(page).getByRole('button', { name: 'Take shift: Tuesday, May 6, 10:00 AM to 4:00 PM' }).click();
  await page.getByRole('dialog', { name: 'Take this shift?' }).getByRole('button', { name: 'Take it' }).click();
  await expect(toast(page, 'The shift is yours')).toBeVisible();
  expect(await shiftOf(OPEN)).toMatchObject({ staff_id: JORDAN });
  expect(await answerOf(OPEN)).toEqual({ answer: 'confirmed', note: null });
  await expect(myWeek(page).getByRole('group', { name: 'Tuesday, May 6' })).toContainText('Confirmed');
});

test('tells the second of two editors that another person was first', async ({ page, signIn, problems }) => {
  await publishOpen();
  await signIn(STAFF, '/scheduling?week=2025-05-04');
  await page.getByRole('button', { name: 'Take shift: Tuesday, May 6, 10:00 AM to 4:00 PM' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take this shift?' });
  const db = await database();
  await db.from('shifts').update({ staff_id: AVERY }).eq('id', OPEN).throwOnError();
  await dialog.getByRole('button', { name: 'Take it' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This shift is no longer open: someone else was first.');
  problems.length = 0;
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: /^Take shift: Tuesday, May 6/ })).toHaveCount(0);
  expect(await shiftOf(OPEN)).toMatchObject({ staff_id: AVERY });
});

test('availability is entered by keyboard, and a day that is due is refused', async ({ page, signIn }) => {
  await signIn(STAFF, '/scheduling');
  await page.getByRole('button', { name: 'Add availability' }).focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Add availability' });
  await form.getByRole('radio', { name: 'Every week' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(form.getByRole('radio', { name: 'On one day' })).toBeChecked();
  await form.getByLabel('Day', { exact: true }).fill('2025-05-08');
  await page.keyboard.press('Enter');
  await expect(
    form.getByText('Availability for Thursday, May 8 is due already. You can change it from Sunday, May 11 on.'),
  ).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await form.getByLabel('Day', { exact: true }).fill('2025-05-15');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Availability added')).toBeVisible();
  const remove = page.getByRole('button', { name: 'Remove: Thursday, May 15, all day' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Availability removed')).toBeVisible();
  await expect(remove).toHaveCount(0);
});

test('a manager sets notice and blackout days, and people read them before they ask', async ({ page, browser }) => {
  await signInAs(page, MANAGER, '/scheduling');
  await page.getByRole('button', { name: 'Planning Rules' }).click();
  const rules = page.getByRole('dialog', { name: 'Planning rules' });
  await rules.getByRole('spinbutton', { name: 'Notice of time off' }).fill('14');
  await rules.getByRole('button', { name: 'Save rules' }).click();
  await expect(toast(page, 'Planning rules saved')).toBeVisible();
  await page.getByRole('button', { name: 'Time Off Requests' }).click();
  const blackouts = page.getByRole('region', { name: 'Blackout days' });
  await expect(blackouts).toContainText('Opening weekend');
  await blackouts.getByRole('button', { name: 'Add days' }).click();
  const adding = page.getByRole('dialog', { name: 'Add blackout days' });
  await adding.getByLabel('Name').fill('Swim meet');
  await adding.getByLabel('First day').fill('2025-06-14');
  await adding.getByRole('button', { name: 'Add days' }).click();
  await expect(blackouts.getByRole('listitem').filter({ hasText: 'Swim meet' })).toContainText('Saturday, June 14');

  const guard = await browser.newPage();
  await signInAs(guard, STAFF, '/scheduling');
  await guard.getByRole('button', { name: 'Ask for time off' }).click();
  const form = guard.getByRole('dialog', { name: 'Ask for time off' });
  await form.getByLabel('First day').fill('2025-05-12');
  await form.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(form.getByText('Time off is asked for 14 days ahead, so from Thursday, May 15 on.')).toBeVisible();
  await form.getByLabel('First day').fill('2025-06-14');
  await expect(form.getByText('No one has time off on Saturday, June 14: Swim meet.')).toBeVisible();
  await guard.close();
});
