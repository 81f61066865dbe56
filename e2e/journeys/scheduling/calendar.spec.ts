import ICAL from 'ical.js';
import { toast } from '../../support/pages/screen';
import { database } from '../../support/platform/platformRegistry';
import { expect, test } from '../../support/test';
import { shiftId, STAFF } from '../../support/pages/schedule/schedulePage';

const JORDANS_ACCOUNT = 'a0000000-0000-4000-8000-000000000004';
const JORDANS_SATURDAY = shiftId(73);

/** Turns the feature that calendars need on or off. */
async function grant(isGranted: boolean): Promise<void> {
  const db = await database();
  const { data: feature } = await db.from('features').select('id').eq('name', 'api_access').single().throwOnError();
  const row = { user_id: JORDANS_ACCOUNT, feature_id: feature.id };
  if (isGranted) await db.from('user_permissions').insert(row).throwOnError();
  else await db.from('user_permissions').delete().match(row).throwOnError();
}

test.afterEach(() => grant(false));

test('a lifeguard subscribes a calendar to their shifts, and ends the subscription', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(STAFF, '/scheduling');
  const card = page.getByRole('region', { name: 'Your calendar' });
  await expect(card).toContainText('Ask an administrator of your club to grant it to you.');
  await grant(true);
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
