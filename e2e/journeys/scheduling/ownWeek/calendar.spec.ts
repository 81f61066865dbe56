import ICAL from 'ical.js';
import { personsClient } from '../../../support/people';
import { toast } from '../../../support/pages/screen';
import { expect, test } from '../../../support/test';
import { grantCalendar } from '../../../support/pages/schedule/grantCalendar';
import { keepSchedule } from '../../../support/pages/schedule/keepSchedule';
import { MANAGER, shiftId, STAFF } from '../../../support/pages/schedule/schedulePage';

const JORDANS_SATURDAY = shiftId(73);

keepSchedule();

test.afterEach(() => grantCalendar(false));

/** The event of that shift, as a calendar reads it at an address. */
async function saturdayAt(address: string): Promise<ICAL.Event | undefined> {
  const calendar = new ICAL.Component(ICAL.parse(await (await fetch(address)).text()) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  return events.find(({ uid }) => uid === JORDANS_SATURDAY);
}

test('a lifeguard subscribes a calendar to their shifts, sees a cancellation, and ends the subscription', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(STAFF, '/scheduling');
  const card = page.getByRole('region', { name: 'Your calendar' });
  await expect(card).toContainText('Ask an administrator of your club to grant it to you.');
  await grantCalendar(true);
  await page.reload();
  await card.getByRole('button', { name: 'Make an address' }).click();
  const address = await card.getByLabel('Address of your calendar').inputValue();
  const saturday = await saturdayAt(address);
  expect(saturday?.summary).toBe('Lifeguard, Pine Hollow Swim & Tennis Club');
  expect(saturday?.startDate.toString()).toBe('2025-05-03T10:00:00');

  const manager = await personsClient(MANAGER);
  await manager.from('shifts').update({ status: 'cancelled' }).eq('id', JORDANS_SATURDAY).throwOnError();
  const canceled = await saturdayAt(address);
  expect(canceled?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(canceled?.sequence).toBeGreaterThan(Number(saturday?.sequence));

  await card.getByRole('button', { name: 'Stop' }).click();
  await expect(toast(page, 'Calendar stopped')).toBeVisible();
  expect((await fetch(address)).status).toBe(404);
  await expect(card.getByRole('button', { name: 'Make an address' })).toBeVisible();
});
