import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { personsClient } from '../../support/people';
import { perLine } from '../../support/checks/perLine';
import { database } from '../../support/platform/platformRegistry';
import { heading, recordRequests, toast } from '../../support/pages/screen';
import { expect, startSessionIn, test } from '../../support/test';
import { violationsOf } from '../../support/checks/violationsOf';

const MANAGER = 'manager@pinehollow.test';
const ADMIN = 'admin@pinehollow.test';
const MEMBER = 'staff@pinehollow.test';
const CLUB = '10000000-0000-4000-8000-000000000001';
/** People that the tests bring in have an address here. */
const GUESTS = '%@guests.example.test';
const JORDAN = '10000005-0000-4000-8000-000000000001';

const drawer = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const person = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const roster = (page: Page) => page.getByRole('region', { name: 'Staff', exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Everyone in the club as the database has them, in the order of their names. */
async function staffRows() {
  const { data, error } = await (
    await database()
  )
    .from('staff_members')
    .select('id, name, role, status, email, phone, hourly_rate')
    .eq('club_id', CLUB)
    .order('name');
  if (error) throw new Error(error.message);
  return data;
}

const rowNamed = async (name: string) => (await staffRows()).find((row) => row.name === name);

/** Puts back what the tests change. */
test.afterEach(async () => {
  const db = await database();
  const answers = [
    await db.from('staff_members').delete().eq('club_id', CLUB).like('email', GUESTS),
    await db.from('staff_members').delete().eq('club_id', CLUB).eq('name', 'Pat Doe'),
    await db.from('job_role_definitions').delete().eq('club_id', CLUB).eq('title', 'Snack Bar'),
    await db
      .from('staff_members')
      .update({ phone: '(743) 555-0110', role: 'Lifeguard', hourly_rate: 15.5 })
      .eq('id', JORDAN),
    await db.from('jobs').delete().eq('club_id', CLUB).eq('kind', 'export'),
  ];
  expect(answers.map(({ error }) => error).filter(Boolean)).toEqual([]);
});

async function openStaff(page: Page, address = '/staff'): Promise<void> {
  await page.goto(address);
  await expect(heading(page, 'Staff')).toBeVisible();
}

test("shows the roster's filters at the same height on one line, and wraps the last two beside an open sidebar", async ({
  page,
  startSession,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await startSession(MANAGER);
  await openStaff(page);
  const fields = page.getByLabel(/^(Search by name or role|Role|Certifications)$/);
  await expect(fields).toHaveCount(3);
  expect(await perLine(fields)).toEqual([3]);
  const heights = await fields.evaluateAll((all) => all.map((field) => field.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
  await page.setViewportSize({ width: 800, height: 800 });
  await expect.poll(() => perLine(fields)).toEqual([3]);
  await page.keyboard.press('Control+b');
  await expect.poll(() => perLine(fields)).toEqual([1, 2]);
});

test('a manager finds people and adds one, is told what is missing or taken, and loses no typed text', async ({
  page,
  startSession,
  problems,
}) => {
  await startSession(MANAGER);
  await page.route('**/rest/v1/staff?**', (route) =>
    route.fulfill({ status: 403, json: { code: '42501', message: 'The roster is closed for a moment.', hint: null } }),
  );
  await openStaff(page);
  await expect(page.getByRole('alert')).toContainText('Failed to fetch staff');
  await expect(page.getByRole('alert')).toContainText('The roster is closed for a moment.');
  await page.unroute('**/rest/v1/staff?**');
  problems.length = 0;
  await button(page, 'Retry').click();
  await expect(person(page, 'Avery Collins')).toBeVisible();
  for (const count of ['All 34', 'On staff 24', 'Active 24', 'Pending 0', 'Inactive 10']) {
    await expect(page.getByRole('radio', { name: count })).toBeVisible();
  }

  const search = page.getByRole('searchbox', { name: 'Search by name or role' });
  await search.fill('head guard');
  await expect(roster(page).getByRole('rowheader')).toHaveText([/Devon Price/, /Rachel Kim/]);
  await expect(page).toHaveURL('/staff?search=head+guard');
  await page.reload();
  await expect(roster(page).getByRole('rowheader')).toHaveText([/Devon Price/, /Rachel Kim/]);
  await page.getByLabel('Valid to season end').check();
  await expect(roster(page).getByRole('rowheader')).toHaveText([/Rachel Kim/]);
  await search.fill('no one by that name');
  await expect(page.getByText('No staff members found')).toBeVisible();
  await button(page, 'Show everyone').click();
  await page.getByRole('link', { name: /Expiring certifications/ }).click();
  await expect(roster(page).getByRole('rowheader')).toHaveCount(5);
  await expect(roster(page).getByText(/^Water Safety Instructor May 17$/)).toHaveCount(2);
  expect(await violationsOf(page)).toEqual([]);

  const before = await staffRows();
  await openStaff(page);
  await button(page, 'Add staff').click();
  const form = drawer(page, 'Add staff');
  await form.getByRole('button', { name: 'Add staff' }).click();
  await expect(form.getByLabel('Name')).toBeFocused();
  await expect(form.getByText('Enter a name.')).toBeVisible();
  await expect(form.getByText('Choose a role.', { exact: true })).toBeVisible();
  await form.getByLabel('Name').fill('Robin Hale');
  await form.getByLabel('Role').selectOption('Gate Attendant');
  await form.getByLabel('Email address').fill('jordan.blake@example.test');
  await form.getByLabel('Pay per hour').fill('14.25');
  await form.getByRole('button', { name: 'Add staff' }).click();
  await expect(form.getByRole('alert')).toContainText('Failed to add staff');
  await expect(form.getByRole('alert')).toContainText(
    'Jordan Blake already has the email address jordan.blake@example.test',
  );
  await expect(form.getByLabel('Name')).toHaveValue('Robin Hale');
  expect(await staffRows()).toEqual(before);
  problems.length = 0;

  await form.getByLabel('Email address').fill('robin@guests.example.test');
  await form.getByRole('button', { name: 'Add staff' }).click();
  await expect(drawer(page, 'Robin Hale').getByText('Pending Onboarding')).toBeVisible();
  expect(await rowNamed('Robin Hale')).toMatchObject({
    role: 'Gate Attendant',
    status: 'Pending Onboarding',
    hourly_rate: 14.25,
  });
  await expect(page.getByRole('radio', { name: 'Pending 1' })).toBeAttached();
  await drawer(page, 'Robin Hale').getByRole('button', { name: 'Start onboarding checklist' }).click();
  await expect(drawer(page, 'Robin Hale').getByLabel(/^Form W-4/)).toBeVisible();

  await drawer(page, 'Robin Hale').getByRole('button', { name: 'Deactivate…' }).click();
  await drawer(page, 'Deactivate Robin Hale?').getByRole('button', { name: 'Deactivate' }).click();
  await expect(toast(page, 'Robin Hale is inactive now')).toBeVisible();
  expect((await rowNamed('Robin Hale'))?.status).toBe('Inactive');
  await drawer(page, 'Robin Hale').getByRole('button', { name: 'Reactivate…' }).click();
  const comingBack = drawer(page, 'Reactivate Robin Hale?');
  await expect(comingBack).toContainText('Robin Hale would be Active before this is done or on record: ');
  await comingBack.getByRole('button', { name: 'Cancel' }).click();
  expect((await rowNamed('Robin Hale'))?.status).toBe('Inactive');
});

test('a manager reads the training of a person beside their details, and opens their record', async ({
  page,
  startSession,
}) => {
  await startSession(MANAGER);
  await openStaff(page, `/staff?open=${JORDAN}`);
  const training = page.getByRole('dialog').getByRole('region', { name: 'Training', exact: true });
  await expect(training).toContainText(/\d+ of \d+ modules completed/);
  expect(await violationsOf(page)).toEqual([]);
  await training.getByRole('link', { name: 'Open training record' }).click();
  await expect(page).toHaveURL(new RegExp(`/training/people/${JORDAN}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
});

test('two managers edit one person: the second is told, keeps what was typed, and decides', async ({
  page,
  browser,
  startSession,
  problems,
}) => {
  await startSession(MANAGER);
  await openStaff(page, `/staff?open=${JORDAN}`);
  await drawer(page, 'Jordan Blake').getByRole('button', { name: 'Edit' }).click();
  await drawer(page, 'Jordan Blake').getByLabel('Phone').fill('(743) 555-0199');
  await page.keyboard.press('Escape');
  await drawer(page, 'Close without saving?').getByRole('button', { name: 'Keep editing' }).click();

  const other = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await startSessionIn(other, ADMIN);
  await openStaff(other, `/staff?open=${JORDAN}`);
  await drawer(other, 'Jordan Blake').getByRole('button', { name: 'Edit' }).click();
  await drawer(other, 'Jordan Blake').getByLabel('Phone').fill('(743) 555-0188');
  await drawer(other, 'Jordan Blake').getByRole('button', { name: 'Save' }).click();
  await expect(toast(other, 'Jordan Blake is updated')).toBeVisible();
  await other.close();

  const mine = drawer(page, 'Jordan Blake');
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(mine.getByRole('alert')).toContainText('Someone else changed this. Reload to see their version.');
  await expect(mine.getByRole('table')).toContainText('(743) 555-0188');
  await expect(mine.getByLabel('Phone')).toHaveValue('(743) 555-0199');
  expect((await rowNamed('Jordan Blake'))?.phone).toBe('(743) 555-0188');
  problems.length = 0;
  await mine.getByRole('button', { name: 'Keep my version' }).click();
  await expect(mine.getByRole('link', { name: '(743) 555-0199' })).toBeVisible();
  expect((await rowNamed('Jordan Blake'))?.phone).toBe('(743) 555-0199');
});

const faulty = [
  'Employee;Job title;E-mail;Birthday;Pay rate;Shoe size',
  '"Robin\nHale";lifeguard;robin@guests.example.test;5/6/2006;15,50;9',
  'Jordan Blake;Head Guard;JORDAN.BLAKE@example.test;;18;',
  'Sam Ortiz;Snack Bar;sam@guests.example.test;;14;',
  '=1+1;Lifeguard;formula@guests.example.test;;;',
  'Lee Park;Lifeguard;robin@guests.example.test;;fifteen;',
  'Pat Doe;Gate Attendant;;;14;',
].join('\r\n');

test('imports a file with errors completely or not at all, and exports the roster', async ({
  page,
  startSession,
  problems,
}) => {
  await startSession(MANAGER);
  await openStaff(page);
  await page.getByRole('link', { name: 'Import CSV' }).click();
  await page.getByLabel('CSV file').setInputFiles({
    name: 'staff.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${faulty}`),
  });
  await expect(page.getByLabel('Job title is')).toHaveValue('role');
  await expect(page.getByLabel('Shoe size is')).toHaveValue('');
  await button(page, 'Check the rows').click();
  await expect(page.getByText('Say how the days are written.')).toBeVisible();
  await page.getByLabel('May 6, 2025').check();
  await button(page, 'Check the rows').click();

  const row = (line: number) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: String(line), exact: true }) });
  await expect(row(2)).toContainText('New');
  await expect(row(4)).toContainText('Role: Lifeguard → Head Guard, Pay: $15.50 → $18.00');
  await expect(row(5)).toContainText('The club has no job role "Snack Bar".');
  await expect(row(6)).toContainText('"=1+1" is a formula.');
  await expect(row(7)).toContainText('Line 2 has the same email address.');
  await expect(row(7)).toContainText('"fifteen" is not an hourly rate.');
  const send = page.getByRole('button', { name: /^Import \d/ });
  await expect(send).toBeDisabled();
  await page.getByLabel('Snack Bar').selectOption({ label: 'Make the job role "Snack Bar"' });
  await expect(row(5)).toContainText('New');
  await expect(send).toBeDisabled();
  const mending = page.waitForEvent('download');
  await button(page, 'Export these rows with the reasons').click();
  const toMend = await readFile(await (await mending).path(), 'utf8');
  expect(toMend).toContain('Problem,Employee,Job title,E-mail,Birthday,Pay rate,Shoe size\r\n');
  expect(toMend.match(/guests\.example\.test/g)).toHaveLength(2);
  await page.getByLabel('Leave out the 2 rows with problems').check();
  await expect(page.getByText('Head Guard would have 3 people; 2 positions are planned.')).toBeVisible();
  await page.getByLabel('Import more people than are planned').check();
  expect(await violationsOf(page)).toEqual([]);

  // Meanwhile a colleague adds a person that the file could mean.
  const meanwhile = await (
    await personsClient(ADMIN)
  )
    .from('staff')
    .insert({ club_id: CLUB, name: 'Pat Doe', role: 'Gate Attendant', status: 'Active' });
  expect(meanwhile.error).toBeNull();
  const before = await staffRows();
  await button(page, 'Import 4 rows').click();
  await expect(page.getByRole('alert')).toContainText('Nothing was imported');
  await expect(page.getByRole('alert')).toContainText('Pat Doe is on the staff already.');
  expect(await staffRows()).toEqual(before);
  problems.length = 0;

  // The roster was read again: that row is one with a problem now.
  await button(page, 'Import 3 rows').click();
  await expect(page.getByText('The file is imported')).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText(['2 people', '1 person', '0 people', '3 rows', 'Snack Bar']);
  expect(await rowNamed('Robin Hale')).toMatchObject({ role: 'Lifeguard', hourly_rate: 15.5 });
  expect(await rowNamed('Jordan Blake')).toMatchObject({ role: 'Head Guard', hourly_rate: 18 });
  expect(await rowNamed('Sam Ortiz')).toMatchObject({ role: 'Snack Bar' });

  await page.getByRole('link', { name: 'See who is pending' }).click();
  await expect(roster(page).getByRole('rowheader')).toHaveText([/Robin Hale/, /Sam Ortiz/]);
  const saving = page.waitForEvent('download');
  await button(page, 'Export CSV').click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file).toContain('Sam Ortiz,Snack Bar,Pending Onboarding,sam@guests.example.test');
});

test("shows colleagues without pay on a member's phone, and sends none", async ({ page, startSession }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const answers: { path: string; rows: Record<string, unknown>[] }[] = [];
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (!/^\/rest\/v1\/(staff|rpc\/roster_page)/.test(pathname)) return;
    const rows = (await response.json()) as Record<string, unknown> | Record<string, unknown>[];
    answers.push({ path: pathname, rows: Array.isArray(rows) ? rows : [rows] });
  });
  await startSession(MEMBER);
  await openStaff(page);
  const cards = page
    .getByRole('list', { name: 'Staff', exact: true })
    .getByRole('listitem')
    .filter({ has: page.locator('a') });
  await expect(cards).toHaveCount(24);
  await expect(button(page, 'Add staff')).toHaveCount(0);
  await person(page, 'Elena Ruiz').click();
  await expect(drawer(page, 'Elena Ruiz').getByText('Managers of the club see how to reach Elena Ruiz.')).toBeVisible();
  await drawer(page, 'Elena Ruiz').getByRole('button', { name: 'Close' }).click();
  await person(page, 'Jordan Blake').click();
  await expect(drawer(page, 'Jordan Blake').getByText('$15.50 an hour')).toBeVisible();
  await expect(drawer(page, 'Jordan Blake').getByRole('button', { name: 'Edit' })).toHaveCount(0);
  await drawer(page, 'Jordan Blake').getByRole('button', { name: 'Close' }).click();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Analytics' }).click();
  await expect(page.getByText('89%').first()).toBeVisible();
  await expect(page.getByText('Average hourly')).toHaveCount(0);

  const told = answers.flatMap(({ rows }) => rows).filter((row) => row.name !== 'Jordan Blake');
  expect(told.length).toBeGreaterThan(23);
  for (const row of told) {
    expect([row.hourly_rate, row.birth_date, row.phone, row.email, row.average_hourly_rate].filter(Boolean)).toEqual(
      [],
    );
  }
});

test('the demo works completely, without a request to the server', async ({ page }) => {
  const sent = recordRequests(page, '/rest/v1', '/auth/v1', '/functions/v1', '/storage/v1');
  await openStaff(page, '/demo/recruitment/staff');
  await expect(page.getByText('nothing is saved')).toBeVisible();
  await person(page, 'Ben Adler').click();
  const ben = drawer(page, 'Ben Adler');
  await ben.getByRole('button', { name: 'Add certification' }).click();
  await ben.getByLabel('Certification', { exact: true }).selectOption('CPR/AED');
  await ben.getByLabel('Issued on').fill('2025-04-26');
  await ben.getByRole('button', { name: 'Save certification' }).click();
  await expect(ben.getByText('Current').first()).toBeVisible();
  await ben.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('link', { name: /Action Needed/ })).toContainText('3');

  await page.getByRole('tab', { name: 'Job Roles' }).click();
  await expect(page.getByRole('article', { name: 'Lifeguard' })).toContainText('12 of 13 positions filled');
  await expect(page.getByRole('tab', { name: 'Job Roles' })).toBeFocused();
  await page.getByRole('tab', { name: 'Analytics' }).click();
  for (const figure of ['89%', '$17.20', '23'])
    await expect(page.getByText(figure, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Headcount by role' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: '$14–16' }).click();
  await expect(roster(page).getByRole('rowheader')).toHaveCount(15);

  await page.getByRole('link', { name: 'Import CSV' }).click();
  await page.getByLabel('CSV file').setInputFiles({
    name: 'staff.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Name,Role,Email\nRobin Hale,Lifeguard,robin@guests.example.test\n'),
  });
  await button(page, 'Check the rows').click();
  await button(page, 'Import 1 row').click();
  await page.getByRole('link', { name: 'See who is pending' }).click();
  await expect(person(page, 'Robin Hale')).toBeVisible();
  const saving = page.waitForEvent('download');
  await button(page, 'Export CSV').click();
  expect(await readFile(await (await saving).path(), 'utf8')).toContain('Robin Hale,Lifeguard,Pending Onboarding');
  expect(sent).toEqual([]);
});
