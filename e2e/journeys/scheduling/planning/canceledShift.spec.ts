import type { Page } from '@playwright/test';
import { keepSchedule, CLUB } from '../../../support/pages/schedule/keepSchedule';
import { card, choose, MANAGER, shiftId, shiftOf, STAFF } from '../../../support/pages/schedule/schedulePage';
import { setWidth } from '../../../support/pages/keyboard';
import { toast } from '../../../support/pages/screen';
import { personsClient } from '../../../support/people';
import { database } from '../../../support/platform/platformRegistry';
import { expect, signInAs, test } from '../../../support/test';
import { violationsOf } from '../../../support/checks/violationsOf';

keepSchedule();

const [JORDAN, CALEB] = ['10000005-0000-4000-8000-000000000001', '10000005-0000-4000-8000-000000000005'];
/** The shift of the staff account's person on Saturday, May 3. */
const SATURDAY = shiftId(73);
const CALEBS = shiftId(9400);
/** An open shift of this evening, which the manager offers. */
const TONIGHT = shiftId(9401);

test.beforeEach(async () => {
  const db = await database();
  const shift = { club_id: CLUB, role: 'Lifeguard', location: 'Main pool', status: 'published' };
  const calebs = {
    ...shift,
    id: CALEBS,
    staff_id: CALEB,
    starts_at: '2025-05-08T10:00:00-04:00',
    ends_at: '2025-05-08T14:00:00-04:00',
    override_reason: 'Agreed',
  };
  const tonight = {
    ...shift,
    id: TONIGHT,
    staff_id: null,
    starts_at: '2025-05-01T18:00:00-04:00',
    ends_at: '2025-05-01T21:00:00-04:00',
    override_reason: null,
  };
  await db.from('shifts').insert([calebs, tonight]).throwOnError();
  await db
    .from('shift_requests')
    .insert([
      { club_id: CLUB, kind: 'drop', staff_id: JORDAN, shift_id: SATURDAY },
      { club_id: CLUB, kind: 'swap', staff_id: CALEB, shift_id: CALEBS, colleague_shift_id: SATURDAY },
    ])
    .throwOnError();
  const manager = await personsClient(MANAGER);
  await manager.rpc('offer_open_shifts').throwOnError();
});

const forgetNews = async () => {
  const db = await database();
  await db.from('notifications').delete().eq('link', '/scheduling').throwOnError();
};
test.afterEach(forgetNews);

/** What the staff account was told since the last look, with the details of each message. */
async function told(): Promise<string[]> {
  const client = await personsClient(STAFF);
  const { data } = await client
    .from('notifications')
    .select('title, body')
    .eq('link', '/scheduling')
    .order('title')
    .throwOnError();
  await forgetNews();
  return data.map(({ title, body }) => `${title as string} | ${(body as string | null) ?? ''}`);
}

async function statuses() {
  const db = await database();
  const { data: requests } = await db
    .from('shift_requests')
    .select('kind, status')
    .in('shift_id', [SATURDAY, CALEBS])
    .order('kind')
    .throwOnError();
  const { data: offer } = await db
    .from('shift_offers')
    .select('status')
    .eq('shift_id', TONIGHT)
    .eq('staff_id', JORDAN)
    .single()
    .throwOnError();
  return { requests: requests.map(({ status }) => status as string), offer: offer.status as string };
}

async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Undo: Lifeguard shift canceled' }).click();
}

test('canceling a shift ends its requests and offers, tells their people once, and undo brings everything back', async ({
  page,
  browser,
  signIn,
}) => {
  await signIn(MANAGER, '/scheduling');
  await expect(card(page, SATURDAY)).toBeVisible();
  await forgetNews();
  await choose(page, SATURDAY, 'Cancel shift');
  await expect(toast(page, 'Lifeguard shift canceled')).toBeVisible();
  await expect.poll(async () => (await shiftOf(SATURDAY))?.status).toBe('cancelled');
  expect(await told()).toEqual([
    'Shift canceled: Saturday, May 3, 10:00 AM to 4:00 PM | Lifeguard, Main pool\n' +
      'Your request to drop it has ended. The swap with Caleb Foster has ended.',
  ]);
  await choose(page, TONIGHT, 'Cancel shift');
  await expect.poll(statuses).toEqual({ requests: ['cancelled', 'cancelled'], offer: 'cancelled' });
  expect(await told()).toEqual([
    'You are no longer asked to work Thursday, May 1, 6:00 PM to 9:00 PM | Lifeguard, Main pool. The shift was canceled.',
  ]);

  const phone = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } });
  try {
    const own = await phone.newPage();
    await signInAs(own, STAFF, '/scheduling');
    await expect(own.getByText('Swap asked')).toHaveCount(0);
    await expect(own.getByText('Thursday, May 1, 6:00 PM to 9:00 PM')).toHaveCount(0);

    await undo(page);
    await expect.poll(async () => (await shiftOf(TONIGHT))?.status).toBe('published');
    await setWidth(page, 390);
    await undo(page);
    await expect.poll(async () => (await shiftOf(SATURDAY))?.status).toBe('published');
    expect(await statuses()).toEqual({ requests: ['open', 'open'], offer: 'open' });
    expect(await told()).toEqual([
      'Can you work Thursday, May 1, 6:00 PM to 9:00 PM? | Lifeguard, Main pool. The first person to take it has it.',
      'Shift no longer canceled: Saturday, May 3, 10:00 AM to 4:00 PM | Lifeguard, Main pool\n' +
        'Your request to drop it is open again. You are told when it is decided. ' +
        'The swap with Caleb Foster is open again. Say whether you agree.',
    ]);
    expect(await shiftOf(SATURDAY)).toMatchObject({ staff_id: JORDAN });

    await own.reload();
    await expect(own.getByRole('button', { name: 'Take shift: Thursday, May 1, 6:00 PM to 9:00 PM' })).toBeVisible();
    expect(await violationsOf(own)).toEqual([]);
  } finally {
    await phone.close();
  }
});
