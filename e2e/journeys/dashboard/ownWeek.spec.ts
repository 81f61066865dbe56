import type { Page } from '@playwright/test';
import { violationsOf } from '../../support/checks/violationsOf';
import { keepSchedule } from '../../support/pages/schedule/keepSchedule';
import { publishOpen, OPEN_SHIFT, MANAGER, shiftId, shiftOf, STAFF } from '../../support/pages/schedule/schedulePage';
import { toast } from '../../support/pages/screen';
import { database } from '../../support/platform/platformRegistry';
import { signInAs, expect, test } from '../../support/test';

keepSchedule();

const JORDAN = '10000005-0000-4000-8000-000000000001';
const SATURDAY = 'Saturday, May 3, 10:00 AM to 4:00 PM';
const JORDANS_SATURDAY = shiftId(73);

const phone = (page: Page) => page.setViewportSize({ width: 390, height: 844 });
const myWeek = (page: Page) => page.getByRole('region', { name: 'My week' });

async function answerOf(shift: string) {
  const db = await database();
  const { data } = await db.from('shift_answers').select('answer, note').eq('shift_id', shift).maybeSingle();
  return data;
}

test('a lifeguard opens the dashboard on a phone and confirms the waiting shift', async ({ page, signIn }) => {
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

test('a declined shift keeps its person until the manager finds someone else', async ({ page, browser }) => {
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

test('takes an open shift in two taps on a phone', async ({ page, signIn }) => {
  await publishOpen();
  await phone(page);
  await signIn(STAFF, '/dashboard');
  await myWeek(page).getByRole('button', { name: 'Take shift: Tuesday, May 6, 10:00 AM to 4:00 PM' }).click();
  await page.getByRole('dialog', { name: 'Take this shift?' }).getByRole('button', { name: 'Take it' }).click();
  await expect(toast(page, 'The shift is yours')).toBeVisible();
  expect(await shiftOf(OPEN_SHIFT)).toMatchObject({ staff_id: JORDAN });
  expect(await answerOf(OPEN_SHIFT)).toEqual({ answer: 'confirmed', note: null });
  await expect(myWeek(page).getByRole('group', { name: 'Tuesday, May 6' })).toContainText('Confirmed');
});
