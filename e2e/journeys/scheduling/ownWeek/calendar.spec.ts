import ICAL from 'ical.js';
import { toast } from '../../../support/pages/screen';
import { expect, test } from '../../../support/test';
import { grantCalendar } from '../../../support/pages/schedule/grantCalendar';
import { shiftId, STAFF } from '../../../support/pages/schedule/schedulePage';

const JORDANS_SATURDAY = shiftId(73);

test.afterEach(() => grantCalendar(false));

test('a lifeguard subscribes a calendar to their shifts, and ends the subscription', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(STAFF, '/scheduling');
  const card = page.getByRole('region', { name: 'Your calendar' });
  await expect(card).toContainText('Ask an administrator of your club to grant it to you.');
  await grantCalendar(true);
  await page.reload();
  await card.getByRole('button', { name: 'Make an address' }).click();
  const address = await card.getByLabel('Address of your calendar').inputValue();
  const text = await (await fetch(address)).text();
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  const saturday = events.find(({ uid }) => uid === JORDANS_SATURDAY);
  expect(saturday?.summary).toBe('Lifeguard, Pine Hollow Swim & Tennis Club');
  expect(saturday?.startDate.toString()).toBe('2025-05-03T10:00:00');

  await card.getByRole('button', { name: 'Stop' }).click();
  await expect(toast(page, 'Calendar stopped')).toBeVisible();
  expect((await fetch(address)).status).toBe(404);
  await expect(card.getByRole('button', { name: 'Make an address' })).toBeVisible();
});
