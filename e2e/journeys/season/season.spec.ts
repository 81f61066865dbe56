import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { fillWorkDays } from '../../support/pages/applyForm';
import { database } from '../../support/platform/platformRegistry';
import { toast } from '../../support/pages/screen';
import { expect, test } from '../../support/test';
import { violationsOf } from '../../support/checks/violationsOf';

const MANAGER = 'manager@pinehollow.test';
const CPR_COURSE = { id: '30000000-0000-4000-8000-000000001000', title: 'CPR/AED & First Aid' };
/** No one else's training is due on this day. */
const DUE = '2025-05-19';
const APPLICANTS = '%@season.example.test';

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** The person who applies in this test; no one else has the name. */
const newApplicant = () => {
  const given = `Robin${randomUUID().slice(0, 6)}`;
  return { name: `${given} Whole`, email: `${given.toLowerCase()}@season.example.test` };
};

async function applicationOf(email: string) {
  const db = await database();
  const { data, error } = await db.from('job_applications').select('status, staff_id').eq('email', email).single();
  if (error) throw new Error(error.message);
  return data;
}

/** The person as the roster shows them, with the items on their list. */
async function personOf(email: string) {
  const db = await database();
  const { data, error } = await db
    .from('staff')
    .select('id, role, status, hourly_rate, certification_badge, staff_onboarding_items(title, is_done)')
    .eq('email', email)
    .single();
  if (error) throw new Error(error.message);
  const { staff_onboarding_items: items, ...person } = data;
  return {
    ...person,
    open: items
      .filter((item) => !item.is_done)
      .map(({ title }) => String(title))
      .sort(),
  };
}

/** Puts back what the test changes. */
test.afterEach(async () => {
  const db = await database();
  const training = () => db.from('training_participants');
  const answers = [
    await training().update({ completed_at: null }).eq('course_id', CPR_COURSE.id).eq('due_on', DUE),
    await training().delete().eq('course_id', CPR_COURSE.id).eq('due_on', DUE),
    await db.from('job_applications').delete().like('email', APPLICANTS),
    await db.from('staff_members').delete().like('email', APPLICANTS),
  ];
  expect(answers.map(({ error }) => error).filter(Boolean)).toEqual([]);
});

test('a stranger applies, is interviewed, hired and trained, and works with certificates that count', async ({
  page,
  signIn,
  browser,
}) => {
  // Four modules and five people's work, in one go.
  test.slow();
  const { name, email } = newApplicant();
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto('/apply/pine-hollow');
  await stranger.getByRole('checkbox', { name: /^Lifeguard\b/ }).check();
  await stranger.getByLabel('Name', { exact: true }).fill(name);
  await stranger.getByLabel('Email').fill(email);
  await fillWorkDays(stranger);
  await stranger.getByLabel('Why you?').fill('Two seasons at the lake.');
  await stranger.getByRole('button', { name: 'Send application' }).click();
  await expect(stranger.getByRole('heading', { name: `Thank you, ${name}` })).toBeVisible();
  await stranger.context().close();

  await test.step('reviewed, and interviewed by keyboard', async () => {
    await signIn(MANAGER, '/recruitment');
    const card = page.getByRole('link', { name, exact: true });
    await expect(column(page, 'Pending review').getByRole('link', { name, exact: true })).toBeVisible();
    await card.click();
    const drawer = dialog(page, name);
    await expect(drawer.getByText('Two seasons at the lake.')).toBeVisible();
    await drawer.getByLabel('Add a note').fill('Sounds calm on the phone.');
    await drawer.getByRole('button', { name: 'Add note' }).click();
    await expect(drawer.getByRole('list', { name: 'History' })).toContainText('Sounds calm on the phone.');
    await expect(drawer.getByRole('list', { name: 'History' })).toContainText('Elena Ruiz');
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(card).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByText(`${name} is lifted, in Pending review.`)).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(page.getByText(`${name} is in Interviewed now.`)).toBeAttached();
    await expect(column(page, 'Interviewed').getByRole('link', { name, exact: true })).toBeFocused();
    await expect.poll(async () => (await applicationOf(email)).status).toBe('interviewed');
  });

  await test.step('hired, with a list of what is missing', async () => {
    await page.keyboard.press('Enter');
    await dialog(page, name).getByRole('button', { name: 'Hire', exact: true }).click();
    const terms = dialog(page, `Hire ${name}`);
    await expect(terms.getByLabel('Job role')).toContainText('Lifeguard (12 of 13 filled)');
    await terms.getByLabel('Pay an hour').fill('18.25');
    await expect(terms.getByText('This is outside of what the role pays')).toBeVisible();
    await terms.getByLabel('Pay an hour').fill('15.25');
    await terms.getByRole('button', { name: 'Hire', exact: true }).click();
    const summary = dialog(page, `${name} is hired`);
    await expect(summary.getByText('Pending Onboarding')).toBeVisible();
    await expect(summary.getByRole('list', { name: 'Missing certificates' }).getByRole('listitem')).toHaveText([
      'CPR/AED certification',
      'Lifeguarding certification',
    ]);
    await expect(summary.getByText('13 of 13 Lifeguard positions are filled.')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    const person = await personOf(email);
    expect(person).toMatchObject({ role: 'Lifeguard', status: 'Pending Onboarding', hourly_rate: 15.25 });
    expect(await applicationOf(email)).toEqual({ status: 'hired', staff_id: person.id });
    await summary.getByRole('link', { name: 'Open in the roster' }).click();
    await expect(page).toHaveURL(`/staff?open=${person.id}`);
  });

  const drawer = dialog(page, name);
  await test.step('in the roster, with the certificates that are missing', async () => {
    await expect(drawer.getByText('Pending Onboarding')).toBeVisible();
    await expect(drawer.getByText('Action Needed')).toBeVisible();
    await expect(drawer.getByText('0 of 5 done')).toBeVisible();
    await expect(drawer.getByLabel('CPR/AED certification')).toBeDisabled();
    await expect(drawer.getByLabel('Lifeguarding certification')).toBeDisabled();
  });

  await test.step('trained, which records a certificate', async () => {
    await page.goto('/training?do=assign');
    const assigning = dialog(page, 'Assign training');
    await assigning.getByLabel('Module').selectOption(CPR_COURSE.title);
    await assigning.getByLabel('Job role').selectOption('Lifeguard');
    await assigning.getByLabel('Due date').fill(DUE);
    await assigning.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(toast(page, `${CPR_COURSE.title}: 1 person assigned`)).toBeVisible();
    await page.goto(`/training/${CPR_COURSE.id}`);
    await page.getByLabel(`Select ${name}`).check();
    await page.getByRole('button', { name: 'Mark as completed', exact: true }).click();
    const completing = dialog(page, 'Mark as completed');
    await completing.getByLabel('Completed on').fill('2025-04-30');
    await completing.getByRole('button', { name: 'Mark as completed' }).click();
    await expect(toast(page, `${name} completed ${CPR_COURSE.title}`)).toContainText(
      'CPR/AED is now valid until Apr 30, 2027.',
    );
    expect((await personOf(email)).open).not.toContain('CPR/AED certification');
  });

  await test.step('recorded, active and current', async () => {
    await page.goto('/staff?status=Pending');
    await page.getByRole('link', { name, exact: true }).click();
    await expect(drawer.getByText('1 of 5 done')).toBeVisible();
    await drawer.getByRole('button', { name: 'Add certification' }).click();
    const form = drawer.getByRole('form', { name: 'Add certification' });
    await form.getByRole('button', { name: 'Save certification' }).click();
    await expect(form.getByText('Choose a certification.')).toBeVisible();
    await form.getByLabel('Certification', { exact: true }).selectOption('Lifeguarding');
    await form.getByLabel('Issued on').fill('2025-04-26');
    await expect(form.getByText('Apr 26, 2027, unless you say otherwise.')).toBeVisible();
    await form.getByRole('button', { name: 'Save certification' }).click();
    await expect(drawer.getByRole('button', { name: 'Renew Lifeguarding' })).toBeVisible();
    await expect(drawer.getByText('2 of 5 done')).toBeVisible();
    expect((await personOf(email)).status).toBe('Pending Onboarding');
    for (const item of [/^Form I-9/, /^Form W-4/, /^At least 15/]) {
      await drawer.getByLabel(item).click();
      await expect(drawer.getByLabel(item)).toBeChecked();
    }
    await expect(drawer.getByText('5 of 5 done')).toBeVisible();
    await expect(drawer.getByText('Active', { exact: true })).toBeVisible();
    await expect(drawer.getByText('Current').first()).toBeVisible();
    await expect
      .poll(() => personOf(email))
      .toMatchObject({ status: 'Active', certification_badge: 'Current', open: [] });
    await expect(drawer.getByText('Hired')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
});
