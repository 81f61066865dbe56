import { violationsOf } from '../../support/checks/violationsOf';
import { toast } from '../../support/pages/screen';
import { database } from '../../support/platform/platformRegistry';
import { expect, test } from '../../support/test';
import { BLUE_RIDGE, MANAGER, PINE_HOLLOW, STAFF } from './pages';

const NAME = 'Triad Plumbing';

/** Puts back what the tests change: the visit that is due has not taken place. */
test.afterEach(async () => {
  const db = await database();
  await db.from('vendors').delete().eq('club_id', PINE_HOLLOW).eq('name', NAME).throwOnError();
  await db
    .from('vendor_visits')
    .update({ visited_on: null, notes: null, invoice: 'none' })
    .eq('vendor_id', BLUE_RIDGE.id)
    .eq('scheduled_on', '2025-04-28')
    .throwOnError();
  await db
    .from('vendor_visits')
    .delete()
    .eq('vendor_id', BLUE_RIDGE.id)
    .gt('scheduled_on', '2025-05-01')
    .throwOnError();
});

test("lists every vendor with visits and insurance on the club's day", async ({ page, signIn }) => {
  await signIn(MANAGER, '/operations?tab=vendors');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(row(BLUE_RIDGE.name)).toContainText('Apr 14Apr 28OverdueValid');
  await expect(row('Carolina Court Surfaces')).toContainText('May 8ScheduledExpires in 19 days');
  await expect(row('Guilford Fire & Safety')).toContainText('Mar 18–Not scheduledNone on file');
  await expect(row('Piedmont Grounds')).toContainText('May 1ScheduledExpired');
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Overdue');
  await expect(page.getByRole('row').filter({ has: page.getByRole('rowheader') })).toHaveCount(1);
  await expect(page).toHaveURL('/operations?tab=vendors&visits=overdue');
});

test('a manager records the visit that was due with its invoice, schedules the next one, and pays', async ({
  page,
  signIn,
}) => {
  await signIn(MANAGER, `/operations?tab=vendors&open=${BLUE_RIDGE.id}`);
  const drawer = page.getByRole('dialog', { name: BLUE_RIDGE.name });
  await drawer.getByRole('button', { name: 'Record a visit' }).click();
  const recording = page.getByRole('dialog', { name: 'Record a visit' });
  await expect(recording).toContainText('This is the visit that was planned for Apr 28, 2025.');
  await recording.getByLabel('Day of the visit').fill('2025-05-02');
  await recording.getByLabel('Purpose').focus();
  await expect(recording.getByText('Choose May 1, 2025 or earlier.')).toBeVisible();
  await recording.getByLabel('Day of the visit').fill('2025-05-01');
  await expect(recording.getByLabel('Invoice')).toHaveValue('none');
  await recording.getByLabel('Invoice').selectOption('Not paid yet');
  await recording.getByRole('button', { name: 'Record visit' }).click();
  await expect(toast(page, 'Visit recorded')).toBeVisible();
  await expect(drawer).toContainText('Not scheduled');
  await expect(drawer.getByRole('list', { name: 'Visits' })).toContainText('May 1, 2025VisitedInvoice not paid');

  await drawer.getByRole('button', { name: 'Schedule next' }).click();
  const scheduling = page.getByRole('dialog', { name: 'Schedule a visit' });
  await scheduling.getByLabel('Day').fill('2025-05-12');
  await scheduling.getByLabel('Purpose').fill('New injector');
  await scheduling.getByRole('button', { name: 'Schedule visit' }).click();
  await expect(toast(page, 'Visit scheduled')).toBeVisible();
  await expect(drawer.getByRole('list', { name: 'Visits' }).getByRole('listitem').first()).toContainText(
    'May 12, 2025PlannedNew injector',
  );
  expect(await violationsOf(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('row').filter({ hasText: BLUE_RIDGE.name })).toContainText('May 1May 12Scheduled');

  // The invoice waits in the list until it is paid.
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Invoices not paid');
  await expect(page).toHaveURL('/operations?tab=vendors&visits=invoices');
  await page.getByRole('link', { name: BLUE_RIDGE.name }).click();
  await drawer.getByRole('button', { name: 'Actions for the visit of May 1, 2025' }).click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  const editing = page.getByRole('dialog', { name: 'Edit visit' });
  await expect(editing.getByLabel('Invoice')).toHaveValue('open');
  await editing.getByLabel('Invoice').selectOption('Paid');
  await editing.getByRole('button', { name: 'Save visit' }).click();
  await expect(drawer.getByRole('list', { name: 'Visits' })).toContainText('Invoice paid');
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('link', { name: BLUE_RIDGE.name })).toHaveCount(0);
});

test('adds a vendor, refuses a taken name, and removes the vendor', async ({ page, signIn, problems }) => {
  await signIn(MANAGER, '/operations?tab=vendors&new=vendor');
  const adding = page.getByRole('dialog', { name: 'Add vendor' });
  await adding.getByLabel('Name').fill(BLUE_RIDGE.name);
  await adding.getByLabel('Type').fill('Plumbing');
  await adding.getByLabel('Email').fill('not an address');
  await adding.getByRole('button', { name: 'Add vendor' }).click();
  await expect(adding.getByText('An email address looks like name@example.com.')).toBeVisible();
  await adding.getByLabel('Email').fill('desk@triadplumbing.test');
  await adding.getByRole('button', { name: 'Add vendor' }).click();
  await expect(adding.getByText('The club has a vendor of this name already. Choose another name.')).toBeVisible();
  // The browser says by itself that a request was refused.
  expect(problems.splice(0)).toEqual([expect.stringContaining('409')]);
  await expect(adding.getByLabel('Type')).toHaveValue('Plumbing');
  await adding.getByLabel('Name').fill(NAME);
  await adding.getByLabel('Insurance expires on').fill('2025-05-10');
  await adding.getByRole('button', { name: 'Add vendor' }).click();
  await expect(toast(page, 'Vendor added')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: NAME })).toContainText('Not scheduledExpires in 9 days');

  await page.getByRole('link', { name: NAME }).click();
  const drawer = page.getByRole('dialog', { name: NAME });
  await expect(drawer.getByText('No visit is planned, and none took place yet.')).toBeVisible();
  await drawer.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Remove vendor' }).click();
  await page.getByRole('button', { name: 'Remove vendor' }).click();
  await expect(toast(page, `${NAME} removed`)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: NAME })).toHaveCount(0);
});

test("a manager adds and replaces a vendor's certificate of insurance, and staff members cannot open it", async ({
  page,
  signIn,
}) => {
  await signIn(MANAGER, '/operations?tab=vendors&new=vendor');
  const adding = page.getByRole('dialog', { name: 'Add vendor' });
  await adding.getByLabel('Name').fill(NAME);
  await adding.getByLabel('Type').fill('Plumbing');
  await adding.getByLabel('Insurance expires on').fill('2025-05-20');
  const file = adding.locator('input[type=file]');
  await file.setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(40 * 1024 * 1024) });
  await expect(adding.getByText(/scan\.pdf.*10 MB/).first()).toBeVisible();
  await expect(adding.getByLabel('Name')).toHaveValue(NAME);
  const certificate = { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
  await file.setInputFiles({ name: 'certificate.pdf', ...certificate });
  expect(await violationsOf(page)).toEqual([]);
  await adding.getByRole('button', { name: 'Add vendor' }).click();
  await expect(toast(page, 'Vendor added')).toBeVisible();

  await page.getByRole('link', { name: NAME }).click();
  const drawer = page.getByRole('dialog', { name: NAME });
  await expect(drawer).toContainText('Expires in 19 days, until May 20, 2025');
  const signed = page.waitForResponse(/object\/sign\/club-files\/.*\/confidential\//);
  await drawer.getByRole('button', { name: 'Open certificate' }).click();
  expect((await signed).ok()).toBe(true);

  const stored = async () => {
    const db = await database();
    const { data } = await db
      .from('vendors')
      .select('id, insurance_path')
      .eq('club_id', PINE_HOLLOW)
      .eq('name', NAME)
      .single()
      .throwOnError();
    return data;
  };
  const { id, insurance_path: before } = await stored();
  await drawer.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit vendor' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit vendor' });
  await editing.locator('input[type=file]').setInputFiles({ name: 'renewed.pdf', ...certificate });
  await editing.getByRole('button', { name: 'Save vendor' }).click();
  await expect(toast(page, 'Vendor saved')).toBeVisible();
  expect((await stored()).insurance_path).not.toBe(before);

  await signIn(STAFF, `/operations?tab=vendors&open=${id}`);
  await expect(drawer).toContainText('Expires in 19 days');
  await expect(drawer.getByRole('button', { name: 'Open certificate' })).toHaveCount(0);
});
