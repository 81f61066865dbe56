import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { letters } from '../../support/checks/letters';
import { personsClient } from '../../support/people';
import { database } from '../../support/platform/platformRegistry';
import { heading, recordRequests, toast } from '../../support/pages/screen';
import { expect, test } from '../../support/test';
import { violationsOf } from '../../support/checks/violationsOf';

const PINE_HOLLOW = '10000000-0000-4000-8000-000000000001';
const MANAGER = 'manager@pinehollow.test';
const CONFLICT = 'Someone else changed this. Reload to see their version.';

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** A person who applies in these tests; no one else has the surname. */
const newApplicant = () => {
  const given = `Robin${randomUUID().slice(0, 6)}`;
  return { name: `${given} Testcase`, email: `${given.toLowerCase()}@testcase.example.test` };
};

async function applicationOf(email: string) {
  const { data, error } = await (
    await database()
  )
    .from('job_applications')
    .select('id, status, staff_id, version, events:job_application_events(kind, to_status, note, actor_name)')
    .eq('email', email)
    .single();
  if (error) throw new Error(error.message);
  return data;
}

/** Enters an application for the lifeguards, as a manager would. */
async function enter({ name, email }: ReturnType<typeof newApplicant>): Promise<void> {
  const { error } = await (
    await personsClient(MANAGER)
  ).rpc('enter_application', {
    club_id_param: PINE_HOLLOW,
    application_param: { name, email, phone: '', source: 'referral' },
    job_role_ids_param: ['10000003-0000-4000-8000-000000000004'],
  });
  if (error) throw new Error(error.message);
}

test.afterEach(async () => {
  const db = await database();
  await db.from('job_applications').delete().like('email', '%@testcase.example.test');
});

test('two managers at once: a refusal keeps what was typed and says what happened; a card is dragged', async ({
  page,
  signIn,
  problems,
}) => {
  const applicant = newApplicant();
  const { name, email } = applicant;
  await enter(applicant);
  await signIn(MANAGER, '/recruitment?search=Testcase');
  await expect(column(page, 'Pending review').getByRole('link', { name, exact: true })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('button', { name: `Move ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Reject…' }).click();
  const question = dialog(page, `Reject ${name}?`);
  await question.getByLabel('Reason').fill('Away in July and August.');
  const { id, version } = await applicationOf(email);
  const other = await (
    await personsClient('admin@pinehollow.test')
  ).rpc('move_application', { application_id_param: id, status_param: 'interviewed', version_param: version });
  expect(other.error).toBeNull();

  await question.getByRole('button', { name: 'Reject' }).click();
  await expect(question.getByRole('alert')).toContainText(CONFLICT);
  await expect(question.getByLabel('Reason')).toHaveValue('Away in July and August.');
  expect((await applicationOf(email)).status).toBe('interviewed');
  // The browser tells of the refused move itself.
  expect(problems.splice(0)).toEqual([expect.stringContaining('409')]);
  await question.getByRole('button', { name: 'Reject' }).click();
  await expect(column(page, 'Rejected').getByRole('link', { name, exact: true })).toBeVisible();
  await expect.poll(async () => (await applicationOf(email)).status).toBe('rejected');
  expect((await applicationOf(email)).events).toContainEqual(
    expect.objectContaining({ kind: 'note', note: 'Away in July and August.', actor_name: 'Elena Ruiz' }),
  );

  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .dragTo(column(page, 'Interviewed'));
  await expect(column(page, 'Interviewed').getByRole('link', { name, exact: true })).toBeVisible();
  await expect(toast(page, `${name}: Interviewed`)).toBeVisible();
  await expect.poll(async () => (await applicationOf(email)).status).toBe('interviewed');

  await page.getByRole('radio', { name: 'List' }).check({ force: true });
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Interviewed');
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
});

test('emails an invitation as written, and says so in the history', async ({ page, signIn }) => {
  const applicant = newApplicant();
  const { name, email } = applicant;
  await enter(applicant);
  await signIn(MANAGER, '/recruitment?search=Testcase');
  await column(page, 'Pending review').getByRole('link', { name, exact: true }).click();
  const drawer = dialog(page, name);
  await drawer.getByRole('button', { name: 'Invite to an interview' }).click();
  const form = dialog(page, `Invite ${name} to an interview`);
  await expect(form.getByLabel('Email', { exact: true })).toHaveValue(new RegExp(`^Hello ${name},`));
  await form.getByLabel('Email', { exact: true }).fill(`Hello ${name},\n\nPlease come on Friday at five.`);
  expect(await violationsOf(page)).toEqual([]);
  await form.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(toast(page, `${name} is invited`)).toBeVisible();
  const history = drawer.getByRole('list', { name: 'History' });
  await expect(history).toContainText('Please come on Friday at five.');
  await expect(history).toContainText('Invited to an interview');
  const sent = await (await database()).functions.invoke('send-notifications', { method: 'POST' });
  expect(sent.error).toBeNull();
  expect((await letters(page)).filter(({ to }) => to === email)).toMatchObject([
    {
      subject: 'Interview at Pine Hollow Swim & Tennis Club',
      replyTo: 'jobs@pinehollow.test',
      text: `Hello ${name},\n\nPlease come on Friday at five.\n\n--\nPine Hollow Swim & Tennis Club`,
    },
  ]);
  await page.reload();
  await expect(history).toContainText('Email sent');
  expect(await violationsOf(page)).toEqual([]);
});

test('shows a member the positions, and sends no applicant over the network', async ({ page, signIn }) => {
  const asked = recordRequests(page, '/rest/v1/job_applications', '/rest/v1/staff_season_records');
  await signIn('staff@pinehollow.test', '/recruitment');
  await expect(page.getByRole('article', { name: 'Lifeguard' })).toContainText('12 of 13 positions filled');
  await expect(page.getByRole('tab')).toHaveText(['Job Roles', 'Staff Roster', 'Analytics', 'Public page']);
  await expect(page.getByRole('button', { name: 'Add an applicant' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  expect(asked).toEqual([]);
});

test('the demo works completely on a phone, without a server', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked = recordRequests(page, '/rest/v1', '/auth/v1');
  await page.goto('/demo/recruitment');
  await expect(heading(page, 'Recruitment')).toBeVisible();
  await expect(column(page, 'Pending review')).toBeVisible();
  await page.getByRole('button', { name: 'Add an applicant' }).click();
  const entered = dialog(page, 'Add an applicant');
  await entered.getByLabel('Name').fill('Maximiliane-Friederike-Wilhelmina von Oberhausen-Unterwellenborn');
  await entered.getByRole('checkbox', { name: 'Lifeguard', exact: true }).check();
  await entered.getByRole('button', { name: 'Add', exact: true }).click();
  const longName = column(page, 'Pending review').getByRole('link', { name: /^Maximiliane/ });
  await expect.poll(async () => (await longName.locator('..').boundingBox())?.width).toBeLessThan(390);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Maya Torres', exact: true }).click();
  const drawer = dialog(page, 'Maya Torres');
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(390);
  await drawer.getByRole('button', { name: 'Hire', exact: true }).click();
  await dialog(page, 'Hire Maya Torres').getByRole('button', { name: 'Hire', exact: true }).click();
  await dialog(page, 'Maya Torres is hired').getByRole('button', { name: 'Done' }).click();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('radio', { name: 'Hired 5' }).check({ force: true });
  await column(page, 'Hired').getByRole('link', { name: 'Maya Torres', exact: true }).click();
  await drawer.getByRole('link', { name: 'Open in the roster' }).click();
  await expect(drawer.getByText('0 of 5 done')).toBeVisible();
  await page.goBack();
  await drawer.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('tab', { name: 'Job Roles' }).click();
  await expect(page.getByRole('article', { name: 'Lifeguard' })).toContainText('13 of 13 positions filled');
  await page.getByRole('button', { name: 'Add a job role' }).click();
  await dialog(page, 'Add a job role').getByLabel('Title').fill('Snack Bar');
  await dialog(page, 'Add a job role').getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('article', { name: 'Snack Bar' })).toBeVisible();
  await page.getByRole('tab', { name: 'Public page' }).click();
  await expect(page.getByRole('region', { name: 'Preview of the public page' })).toContainText('Snack Bar');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Last season' }).click();
  await page.getByLabel('Select Peter Lang').check();
  await page.getByRole('button', { name: 'Rehire 1 person' }).click();
  await expect(page.getByText('Peter Lang (Gate Attendant) is back, Pending Onboarding.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  expect(asked).toEqual([]);
});
