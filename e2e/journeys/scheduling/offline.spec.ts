import { openDeck } from '../../support/platform/openDeck';
import { expect, signInAs, test } from '../../support/test';

const STAFF = 'staff@pinehollow.test';
/** The tables and functions from which the week is read. */
const WEEK = [
  'club_labor_rules',
  'open_shifts_for_me',
  'roster_page',
  'shift_requests',
  'shifts',
  'staff_availability',
  'staff_members',
  'time_off_requests',
];
const SATURDAY = 'Saturday, May 3, 10:00 AM to 4:00 PM';

test('a person reads their week and their clock offline, and clocks in once online', async ({ baseURL }) => {
  const deck = await openDeck(baseURL);
  try {
    const { page, context } = deck;
    await page.setViewportSize({ width: 390, height: 844 });
    await signInAs(page, STAFF, '/scheduling');
    await expect(page.getByRole('heading', { name: 'My week' })).toBeVisible();
    await deck.hasKept(WEEK);
    await page.goto('/scheduling/time-clock');
    await expect(page.getByText('Not clocked in')).toBeVisible();
    const nextShift = await page.getByText(/^Next shift: /).textContent();
    await deck.hasKept(['time_entries', 'my_clock_pin']);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('Not clocked in')).toBeVisible();
    await expect(page.getByText(/^Next shift: /)).toHaveText(nextShift ?? '');
    await expect(page.getByText(/^As of /)).toBeVisible();
    await expect(page.getByText('Clocking needs a network')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Clock in' })).toBeDisabled();
    await page.goto('/scheduling');
    await expect(page.getByRole('group', { name: SATURDAY })).toContainText('Main pool');
    await expect(page.getByText(/^As of /)).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByText(/^As of /)).toHaveCount(0);
    await page.goto('/scheduling/time-clock');
    await expect(page.getByRole('button', { name: 'Clock in' })).toBeEnabled();
    await expect(page.getByText('Clocking needs a network')).toHaveCount(0);

    // Nothing of the week is left for the next person.
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Account of Jordan/ })
      .click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect.poll(() => page.evaluate(() => caches.has('person'))).toBe(false);
  } finally {
    await deck.close();
  }
});
