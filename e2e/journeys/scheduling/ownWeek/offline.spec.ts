import { CLUB, keepSchedule } from '../../../support/pages/schedule/keepSchedule';
import { shiftId } from '../../../support/pages/schedule/schedulePage';
import { toast } from '../../../support/pages/screen';
import { openDeck } from '../../../support/platform/openDeck';
import { database } from '../../../support/platform/platformRegistry';
import { expect, signInAs, test } from '../../../support/test';

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
/** The tables from which their own hours are read. */
const HOURS = ['time_entries', 'timesheets', 'timesheet_adjustments', 'time_entry_events'];
/** The pages of the deck, with their headings. */
const DECK = { '/operations': 'Operations', '/scheduling': 'Scheduling', '/scheduling/time-clock': 'Time Clock' };
/** The sample club's clock stands still on that day. */
const AS_OF = /^As of May 1, 2025, 9:00 AM$/;
const SATURDAY = 'Saturday, May 3, 10:00 AM to 4:00 PM';
/** The tables and views of the other parts of the dashboard that are kept. */
const HOME = ['seasons', 'needs_today', 'staff_certifications', 'training_people', 'training_participants'];

keepSchedule();

/** The answer to the shift of Saturday in the database. */
async function sentAnswer(): Promise<string | undefined> {
  const db = await database();
  const { data } = await db.from('shift_answers').select('answer').eq('shift_id', shiftId(73)).maybeSingle();
  return data?.answer;
}

test('a person reads their week, their clock and their hours offline, and clocks in once online', async ({
  baseURL,
}) => {
  const deck = await openDeck(baseURL);
  try {
    let { page, context } = deck;
    await page.setViewportSize({ width: 390, height: 844 });
    // A person who opened only their dashboard finds the pages of the deck without a network.
    await signInAs(page, STAFF, '/dashboard');
    await expect(page.getByRole('heading', { name: 'My week' })).toBeVisible();
    await deck.hasKept([...WEEK, ...HOME, 'my_clock_pin', ...HOURS, 'daily_logs', 'pools']);
    // The app opens at the address of the site in airplane mode, after the browser was killed.
    await deck.restartOffline();
    ({ page, context } = deck);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await expect(page).toHaveURL('/dashboard');
    const week = page.getByRole('region', { name: 'My week' });
    await expect(week.getByText(AS_OF)).toBeVisible();
    await expect(week.getByText('Next shift')).toBeVisible();
    await expect(page.getByRole('region', { name: 'My certificates' })).toContainText('CPR/AED');
    await expect(page.getByRole('region', { name: 'My training' })).toContainText('Opening Day Orientation');
    await expect(page.getByRole('region', { name: 'Needs you today' })).toContainText('Counting this needs a network');
    // An answer waits on the device, also while the page is opened again.
    await week.getByRole('button', { name: `Confirm: ${SATURDAY}` }).click();
    await expect(toast(page, 'Kept on this device')).toBeVisible();
    await page.reload();
    await expect(week.getByText('1 change waits on this device')).toBeVisible();
    await expect(week.getByRole('group', { name: SATURDAY })).toContainText('Confirmed');
    expect(await sentAnswer()).toBeUndefined();
    for (const [path, name] of Object.entries(DECK)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByText(AS_OF)).toBeVisible();
      await expect(page.getByText('1 change waits on this device')).toBeVisible();
    }
    await context.setOffline(false);
    await expect(page.getByText('waits on this device')).toHaveCount(0);
    expect(await sentAnswer()).toBe('confirmed');

    await page.goto('/scheduling');
    await expect(page.getByRole('heading', { name: 'My week' })).toBeVisible();
    await page.goto('/scheduling/time-clock');
    await expect(page.getByText('Not clocked in')).toBeVisible();
    const nextShift = await page.getByText(/^Next shift: /).textContent();
    const hours = page.getByRole('region', { name: 'Your hours' });
    const worked = await hours.getByRole('list', { name: 'Hours of the week' }).textContent();
    await expect(hours.getByText('before taxes')).toBeVisible();
    await deck.hasKept(['my_clock_pin', ...HOURS]);
    const keptHours = () =>
      page.evaluate(async (tables) => {
        const addresses = (await (await caches.open('person')).keys()).map(({ url }) => url);
        return tables.map((table) => addresses.filter((url) => url.includes(`/${table}?select=staff_id`)).length);
      }, HOURS);
    // Of this week and of the one before.
    await expect.poll(keptHours).toEqual([2, 2, 2, 2]);
    const keptPay = () =>
      page.evaluate(async () => {
        const kept = await (await caches.open('person')).matchAll();
        return (await Promise.all(kept.map((answer) => answer.text()))).some((text) => /_cents/.test(text));
      });
    expect(await keptPay()).toBe(false);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('Not clocked in')).toBeVisible();
    await expect(page.getByText(/^Next shift: /)).toHaveText(nextShift ?? '');
    await expect(page.getByText(/^As of /)).toBeVisible();
    await expect(page.getByText('Clocking needs a network')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Clock in' })).toBeDisabled();
    // The person's own hours without their pay, also of the week before, which was not opened.
    await expect(hours.getByRole('list', { name: 'Hours of the week' })).toHaveText(worked ?? '');
    await expect(hours.getByText('needs a network')).toBeVisible();
    await hours.getByRole('button', { name: 'Previous week' }).click();
    await expect(hours.getByRole('list', { name: 'Hours of the week' })).toBeVisible();
    await page.goto('/scheduling');
    await expect(page.getByRole('group', { name: SATURDAY })).toContainText('Main pool');
    await expect(page.getByText(/^As of /)).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByText(/^As of /)).toHaveCount(0);
    await page.goto('/scheduling/time-clock');
    await expect(page.getByRole('button', { name: 'Clock in' })).toBeEnabled();
    await expect(page.getByText('Clocking needs a network')).toHaveCount(0);
    await expect(hours.getByText('before taxes')).toBeVisible();

    // Nothing of the week is left for the next person, also when the server cannot be told.
    await context.setOffline(true);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Account of Jordan/ })
      .click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(toast(page, 'Signed out')).toBeVisible();
    await expect.poll(() => page.evaluate(() => caches.has('person'))).toBe(false);
    expect(await page.evaluate(() => localStorage.getItem('platform-session'))).toBeNull();
  } finally {
    await deck.close();
  }
});

/** What Jordan has asked for, in the order in which it arrived. */
async function asked(): Promise<string[]> {
  const db = await database();
  const ids = [9401, 9402, 9403].map(shiftId);
  const { data } = await db.from('shift_requests').select('kind, note').in('shift_id', ids).order('created_at');
  return (data ?? []).map(({ kind, note }) => `${String(kind)}: ${String(note)}`);
}

test('a person asks to drop and to swap offline, and for days off, and each is sent once, in order', async ({
  baseURL,
}) => {
  const db = await database();
  const jordan = await db.from('staff_members').select('id').eq('name', 'Jordan Blake').single().throwOnError();
  const tyler = await db.from('staff_members').select('id').eq('name', 'Tyler Jennings').single().throwOnError();
  const shiftOn = (number: number, day: string, staffId: unknown) => ({
    id: shiftId(number),
    club_id: CLUB,
    staff_id: staffId,
    role: 'Lifeguard',
    status: 'published',
    starts_at: `2025-05-${day}T10:00:00-04:00`,
    ends_at: `2025-05-${day}T16:00:00-04:00`,
  });
  await db
    .from('shifts')
    .insert([
      shiftOn(9401, '06', jordan.data.id),
      shiftOn(9402, '07', jordan.data.id),
      shiftOn(9403, '08', tyler.data.id),
    ])
    .throwOnError();
  const deck = await openDeck(baseURL);
  try {
    let { page, context } = deck;
    await page.setViewportSize({ width: 390, height: 844 });
    await signInAs(page, STAFF, '/scheduling?week=2025-05-04');
    await expect(page.getByRole('heading', { name: 'My week' })).toBeVisible();
    await deck.hasKept(WEEK);
    // The page of next week shows the open shifts of the week after it, too.
    const weekAfter = () =>
      page.evaluate(async () => {
        const kept = await (await caches.open('person')).keys();
        return kept.some(({ url }) => url.includes('/shifts?') && url.includes('gte.2025-05-11'));
      });
    await expect.poll(weekAfter).toBe(true);
    await deck.restartOffline();
    ({ page, context } = deck);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/scheduling?week=2025-05-04');
    const ask = async (day: string, item: string, note: string) => {
      await page.getByRole('button', { name: new RegExp(`^Actions for ${day}`) }).click();
      await page.getByRole('menuitem', { name: item }).click();
      const dialog = page.getByRole('dialog', { name: item.replace('…', ' a shift') });
      if (item.includes('swap')) await dialog.getByLabel('For the shift of').selectOption(shiftId(9403));
      await dialog.getByLabel('Note').fill(note);
      await dialog.getByRole('button', { name: 'Ask' }).click();
      await expect(toast(page, 'Kept on this device').last()).toBeVisible();
      await expect(dialog).toBeHidden();
    };
    await ask('Tuesday, May 6', 'Ask to drop…', 'An exam.');
    await ask('Wednesday, May 7', 'Ask to swap…', 'A concert.');
    await page.getByRole('button', { name: 'Ask for time off' }).click();
    const off = page.getByRole('dialog', { name: 'Ask for time off' });
    await off.getByLabel('First day').fill('2025-06-17');
    await off.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(off).toBeHidden();
    // The page shows what waits, also when it is opened again.
    await page.reload();
    await expect(page.getByText('3 changes wait on this device')).toBeVisible();
    await expect(page.getByText('Asked to drop: Tuesday, May 6, 10:00 AM to 4:00 PM')).toBeVisible();
    await expect(page.getByText('Asked to swap: Wednesday, May 7, 10:00 AM to 4:00 PM')).toBeVisible();
    await expect(page.getByText('Asked for time off: Tuesday, June 17')).toBeVisible();
    const requests = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Withdraw: You ask to/ }) });
    await expect(requests).toHaveCount(2);
    expect(await asked()).toEqual([]);
    await context.setOffline(false);
    await expect(page.getByText('wait on this device')).toHaveCount(0);
    expect(await asked()).toEqual(['drop: An exam.', 'swap: A concert.']);
    await expect(requests).toHaveCount(2);
    const days = db.from('time_off_requests').select('id', { count: 'exact' }).eq('starts_on', '2025-06-17');
    expect((await days.throwOnError()).count).toBe(1);
  } finally {
    await deck.close();
    await db.from('shift_requests').delete().in('shift_id', [9401, 9402, 9403].map(shiftId));
    await db.from('time_off_requests').delete().eq('starts_on', '2025-06-17');
  }
});
