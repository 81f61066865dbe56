import { violationsOf } from '../../support/checks/violationsOf';
import { heading, toast } from '../../support/pages/screen';
import { database } from '../../support/platform/platformRegistry';
import { expect, test } from '../../support/test';
import { BLUE_RIDGE, MANAGER, PINE_HOLLOW, STAFF } from './pages';
import { PIXEL } from '../../support/pixel';

const PUMP_ROOM = '10000089-0000-4000-8000-000000000003';
const PROBLEM = 'Light is out';
const PLAN = 'Rinse the gutters';
const PLACE = 'Picnic lawn';
const CONTRACT = 'Winter service';

/** Puts back what the tests change. */
test.afterEach(async () => {
  const db = await database();
  const ours = (table: 'maintenance_tickets' | 'maintenance_plans' | 'vendor_contracts', title: string) =>
    db.from(table).delete().eq('club_id', PINE_HOLLOW).eq('title', title).throwOnError();
  await ours('maintenance_tickets', PROBLEM);
  await ours('maintenance_tickets', PLAN);
  await ours('maintenance_plans', PLAN);
  await ours('vendor_contracts', CONTRACT);
  await db.from('places').delete().eq('club_id', PINE_HOLLOW).eq('name', PLACE).throwOnError();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a lifeguard scans a code, reports a problem with a photo, and sees its status', async ({ page, signIn }) => {
    await signIn(STAFF, `/operations/report?place=${PUMP_ROOM}`);
    await expect(heading(page, 'Report a problem')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Place' })).toHaveValue(PUMP_ROOM);
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('A title has 1 to 160 characters.')).toBeVisible();
    await page.getByLabel('What is broken').fill(PROBLEM);
    await page.getByLabel('Someone can get hurt').check();
    const file = page.locator('input[type=file]');
    await file.setInputFiles({ name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(40 * 1024 * 1024) });
    await expect(page.getByText(/huge\.jpg/).first()).toBeVisible();
    await expect(page.getByText(/10 MB/).first()).toBeVisible();
    await expect(page.getByLabel('What is broken')).toHaveValue(PROBLEM);
    await file.setInputFiles(PIXEL);
    await expect(page.getByText('light.png').first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(toast(page, 'Problem reported')).toBeVisible();
    const own = page.getByRole('region', { name: 'Your reports' });
    await expect(own.getByRole('listitem').filter({ hasText: PROBLEM })).toContainText('Open');
    const db = await database();
    const { data } = await db
      .from('maintenance_tickets')
      .select('id, location, priority, photos, reporter_name')
      .eq('title', PROBLEM)
      .single()
      .throwOnError();
    expect(data).toMatchObject({ location: 'Pump room', priority: 'high', reporter_name: 'Jordan Blake' });
    expect(data.photos).toEqual([expect.stringMatching(/\/reports\/[0-9a-f-]{36}\.jpg$/)]);
    await db.from('maintenance_tickets').update({ status: 'resolved' }).eq('id', data.id).throwOnError();
    await page.reload();
    await expect(own.getByRole('listitem').filter({ hasText: PROBLEM })).toContainText('Resolved');
    await own.getByRole('link', { name: PROBLEM }).click();
    await expect(page.getByRole('img', { name: `Photo 1 of ${PROBLEM}` })).toBeVisible();
  });
});

test('a manager adds a place and prints its code', async ({ page, signIn, problems }) => {
  await signIn(MANAGER, '/operations/places');
  await page.getByRole('button', { name: 'Add place' }).click();
  const adding = page.getByRole('dialog', { name: 'Add place' });
  await adding.getByLabel('Name').fill('Pump room');
  await adding.getByRole('button', { name: 'Add place' }).click();
  await expect(adding.getByText('The club has a place of this name. Choose another name.')).toBeVisible();
  // The browser says by itself that a request was refused.
  expect(problems.splice(0)).toEqual([expect.stringContaining('409')]);
  await adding.getByLabel('Name').fill(PLACE);
  await adding.getByRole('button', { name: 'Add place' }).click();
  await expect(toast(page, 'Place added')).toBeVisible();
  await expect(page.getByRole('img', { name: `QR code: report a problem at ${PLACE}` })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('by keyboard alone, a manager adds recurring upkeep, and the clock opens its ticket once', async ({
  page,
  signIn,
}) => {
  await signIn(MANAGER, '/operations/upkeep');
  await page.getByRole('button', { name: 'Add plan' }).focus();
  await page.keyboard.press('Enter');
  const adding = page.getByRole('dialog', { name: 'Add plan' });
  await expect(adding.getByLabel('What is done')).toBeFocused();
  await page.keyboard.type(PLAN);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Plan added')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: PLAN });
  await expect(row).toContainText('Every week');
  expect(await violationsOf(page)).toEqual([]);
  const db = await database();
  for (const opened of [1, 0]) {
    const { data } = await db.rpc('open_due_upkeep').throwOnError();
    expect(data).toBe(opened);
  }
  await page.reload();
  await expect(row).toContainText('May 8');
  await row.getByRole('button', { name: `Actions for ${PLAN}` }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'History' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'History' })).toBeFocused();
  await page.keyboard.press('Enter');
  const history = page.getByRole('dialog', { name: PLAN });
  await expect(history.getByRole('list', { name: 'Its tickets' }).getByRole('listitem')).toHaveCount(1);
});

test('a contract keeps its dates in order, warns before its notice, and is settled', async ({ page, signIn }) => {
  await signIn(MANAGER, `/operations?tab=vendors&open=${BLUE_RIDGE.id}`);
  const drawer = page.getByRole('dialog', { name: BLUE_RIDGE.name });
  await drawer.getByRole('button', { name: 'Add contract' }).click();
  const adding = page.getByRole('dialog', { name: 'Add contract' });
  await adding.getByLabel('Contract').fill(CONTRACT);
  await adding.getByLabel('Starts on').fill('2025-01-01');
  await adding.getByLabel('Ends on').fill('2024-12-31');
  await adding.getByRole('button', { name: 'Add contract' }).click();
  await expect(adding.getByText('A contract ends on the day on which it starts, or later.')).toBeVisible();
  await expect(adding.getByLabel('Contract')).toHaveValue(CONTRACT);
  await adding.getByLabel('Ends on').fill('2025-12-31');
  await adding.getByLabel('Last day for notice').fill('2025-05-20');
  await adding.locator('input[type=file]').setInputFiles({
    name: 'contract.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  expect(await violationsOf(page)).toEqual([]);
  await adding.getByRole('button', { name: 'Add contract' }).click();
  await expect(toast(page, 'Contract added')).toBeVisible();
  const contracts = drawer.getByRole('list', { name: 'Contracts' });
  const row = contracts.getByRole('listitem').filter({ hasText: CONTRACT });
  await expect(row).toContainText('Notice due in 19 days');
  await expect(row.getByRole('button', { name: 'Open the file' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Contracts to renew or end');
  await expect(page.getByRole('row').filter({ has: page.getByRole('rowheader') })).toHaveCount(1);
  await page.getByRole('link', { name: BLUE_RIDGE.name }).click();
  await row.getByRole('button', { name: `Actions for ${CONTRACT}` }).click();
  await page.getByRole('menuitem', { name: 'Settled: renewed or let go' }).click();
  await expect(row).toContainText('Settled');
});

test('a staff member reads no contract', async ({ page, signIn }) => {
  await signIn(STAFF, `/operations?tab=vendors&open=${BLUE_RIDGE.id}`);
  const drawer = page.getByRole('dialog', { name: BLUE_RIDGE.name });
  await expect(drawer.getByRole('heading', { name: 'Visits' })).toBeVisible();
  await expect(drawer.getByRole('heading', { name: 'Contracts' })).toHaveCount(0);
});
