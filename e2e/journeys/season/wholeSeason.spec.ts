import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { logOut } from '../../support/pages/account';
import { fillWorkDays } from '../../support/pages/applyForm';
import { card } from '../../support/pages/card';
import { letters } from '../../support/checks/letters';
import { database } from '../../support/platform/platformRegistry';
import { acceptInvitation, removeInvitedClub } from '../../support/pages/invited';
import { heading, toast } from '../../support/pages/screen';
import { expect, test } from '../../support/test';

const mark = randomUUID().slice(0, 6);
const CLUB = `Willow Bend ${mark}`;
const [OWNER, GUARD] = ['owner', 'guard'].map((who) => `${who}-${mark}@whole.example.test`) as [string, string];
const NAME = 'Gwen Guard';
const YEAR = new Date().getUTCFullYear();
const COURSE = 'Rescue drills';
const PDF = { name: 'card.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n% a certificate\n') };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const settings = (page: Page) => card(page, 'Season Settings');
const seasonButton = (page: Page, name: string) =>
  settings(page).getByRole('button', { name, exact: true }).locator('visible=true');

/** Sends the queued messages, as a platform's timer does each minute. */
async function sendMails(): Promise<void> {
  const { error } = await (await database()).functions.invoke('send-notifications', { method: 'POST' });
  expect(error).toBeNull();
}

/** Removes the club with its files and its people. */
test.afterEach(async () => {
  const db = await database();
  const { data: files } = await db
    .from('staff_certifications')
    .select('storage_path, clubs!inner(name)')
    .eq('clubs.name', CLUB)
    .not('storage_path', 'is', null);
  const paths = (files ?? []).map(({ storage_path: file }) => String(file));
  if (paths.length > 0) await db.storage.from('club-files').remove(paths);
  await removeInvitedClub(CLUB, `%-${mark}@whole.example.test`);
});

test('a club goes from its invitation through a whole season into the next one', async ({
  page,
  startSession,
  browser,
}) => {
  // A year of three people's work.
  test.setTimeout(120_000);
  const guard = await (await browser.newContext()).newPage();

  await test.step('the firm invites its administrator, who sets the club up', async () => {
    await startSession('firm@clubcrew.test');
    await page.goto('/admin?invite=people');
    const inviting = dialog(page, 'Invite people');
    await inviting.getByLabel('Email addresses').fill(OWNER);
    await inviting.getByLabel('Plan of their club').selectOption('Manage');
    await inviting.getByRole('button', { name: 'Send invitation' }).click();
    await expect(toast(page, 'Invitation sent')).toBeVisible();
    await logOut(page);
    await acceptInvitation(page, OWNER, 'Olive Owner');
    await button(page, 'Continue').click();
    await page.getByLabel('Organization name').fill(CLUB);
    // Open all year, so its first season has begun on any day on which this test runs.
    await page.getByLabel('Type').selectOption('Community Center');
    await page.getByLabel('small (1-15 staff)').check();
    await button(page, 'Continue').click();
    await page.getByLabel('Member count').fill('120');
    await page.getByLabel('Address').fill('12 Pool Road, Raleigh, NC 27601');
    await button(page, 'Set Up Club').click();
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  });

  const steps = page.getByRole('list', { name: 'Get your club ready' });
  await test.step('sets up its days, positions and lists in a few answers', async () => {
    await steps.getByRole('link', { name: 'Check the days of your season' }).click();
    await settings(page).getByLabel('End date').fill(`${YEAR}-12-30`);
    await seasonButton(page, 'Update Season').click();
    await expect(toast(page, `Season ${YEAR} updated`)).toBeVisible();

    await page.goto('/dashboard');
    await steps.getByRole('link', { name: 'Set roles and positions' }).click();
    await page.getByRole('article', { name: 'Lifeguard' }).getByRole('button', { name: 'Edit' }).click();
    const role = dialog(page, 'Edit Lifeguard');
    await role.getByRole('spinbutton', { name: 'Positions' }).fill('2');
    await role.getByLabel('Lowest pay an hour').fill('14');
    await role.getByLabel('Highest pay an hour').fill('18');
    await role.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('article', { name: 'Lifeguard' })).toContainText('0 of 2 positions filled');

    await page.goto('/dashboard');
    await steps.getByRole('link', { name: 'Start your checklists' }).click();
    await button(page, 'Start a checklist').click();
    const starting = dialog(page, 'Start a checklist');
    await starting.getByRole('radio', { name: 'Hiring' }).check();
    await starting.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.getByRole('checkbox').first()).toBeVisible();

    await page.goto('/pre-season?tab=budget');
    for (const [line, type, amount, isLabor] of [
      ['Membership dues', 'Income', '60000', false],
      ['Chemicals', 'Expense', '4000', false],
      ['Payroll', 'Expense', '30000', true],
    ] as const) {
      await button(page, 'Add line').click();
      const adding = dialog(page, `Add a line to ${YEAR}`);
      await adding.getByLabel('Name').fill(line);
      await adding.getByRole('radio', { name: type }).check();
      await adding.getByLabel('Draft').fill(amount);
      if (isLabor) await expect(adding.getByLabel('Fill in the actual from the schedule')).toBeChecked();
      await adding.getByRole('button', { name: 'Add line' }).click();
      await expect(page.getByLabel(`Draft of ${line}`)).toBeVisible();
    }
  });

  await test.step('a stranger applies, is invited to an interview, and is hired with an invitation', async () => {
    await page.goto('/dashboard');
    await steps.getByRole('link', { name: 'Share your application page' }).click();
    const address = await page.getByRole('link', { name: /\/apply\// }).getAttribute('href');
    await guard.goto(String(address));
    await guard.getByRole('checkbox', { name: /^Lifeguard\b/ }).check();
    await guard.getByLabel('Name', { exact: true }).fill(NAME);
    await guard.getByLabel('Email').fill(GUARD);
    await fillWorkDays(guard);
    await guard.getByRole('button', { name: 'Send application' }).click();
    await expect(guard.getByRole('heading', { name: `Thank you, ${NAME}` })).toBeVisible();

    await page.goto('/dashboard');
    const needs = page.getByRole('region', { name: 'Needs you today' });
    await needs.getByRole('link', { name: /^1\s*application/ }).click();
    await page.getByRole('link', { name: NAME, exact: true }).click();
    const drawer = dialog(page, NAME);
    await expect(drawer).toContainText('CPR/AED');
    await drawer.getByRole('button', { name: 'Invite to an interview' }).click();
    await button(page, 'Send the invitation').click();
    await expect(toast(page, `${NAME} is invited`)).toBeVisible();
    await drawer.getByRole('button', { name: 'Move…' }).click();
    await page.getByRole('menuitem', { name: 'Move to Interviewed' }).click();
    await drawer.getByRole('button', { name: 'Make an offer' }).click();
    await button(page, 'Send the offer').click();
    await expect(drawer.getByRole('list', { name: 'History' })).toContainText('Made an offer as Lifeguard');
    await drawer.getByRole('button', { name: 'Hire', exact: true }).click();
    const terms = dialog(page, `Hire ${NAME}`);
    await terms.getByLabel('Birth date').fill(`${YEAR - 17}-01-01`);
    await terms.getByRole('button', { name: 'Hire', exact: true }).click();
    await expect(dialog(page, `${NAME} is hired`)).toContainText(`goes to ${GUARD}`);
    await button(page, 'Done').click();
    await sendMails();
    const subjects = (await letters(page)).filter(({ to }) => to === GUARD).map(({ subject }) => subject);
    expect(subjects).toHaveLength(4);
  });

  await test.step('the new person signs in, is trained, and sends a certificate that is confirmed', async () => {
    await acceptInvitation(guard, GUARD, NAME);
    await expect(heading(guard, `Welcome, ${NAME}`)).toBeVisible();

    await page.goto('/training');
    await button(page, 'New module').click();
    const course = dialog(page, 'New module');
    await course.getByLabel('Title').fill(COURSE);
    await course.getByLabel('Renews', { exact: true }).selectOption('CPR/AED');
    await course.getByRole('button', { name: 'Add module' }).click();
    await expect(heading(page, COURSE)).toBeVisible();
    await button(page, 'Assign people').click();
    const assigning = dialog(page, 'Assign training');
    await assigning.getByLabel('Module').selectOption(COURSE);
    await assigning.getByLabel('Job role').selectOption('Lifeguard');
    await assigning.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(toast(page, `${COURSE}: 1 person assigned`)).toBeVisible();

    await guard.reload();
    await guard.getByRole('link', { name: /^1\s*training module/ }).click();
    await expect(guard.getByRole('link', { name: COURSE }).first()).toBeVisible();
    await guard.goto('/dashboard');
    await guard.getByRole('link', { name: 'See my certificates' }).click();
    await dialog(guard, NAME).getByRole('button', { name: 'Send a certificate' }).click();
    const form = dialog(guard, NAME).getByRole('form', { name: 'Send a certificate' });
    await form.getByLabel('Certification', { exact: true }).selectOption('Lifeguarding (your role requires it)');
    await form.getByLabel('Number').fill('77-12');
    await form.getByLabel('Issuer').fill('American Red Cross');
    await form.getByLabel('Issued on').fill(`${YEAR}-01-01`);
    await form.locator('input[type=file]').setInputFiles(PDF);
    await form.getByRole('button', { name: 'Send certificate' }).click();
    await expect(dialog(guard, NAME).getByText('Waiting for confirmation')).toBeVisible();

    await page.getByLabel(`Select ${NAME}`).check();
    await button(page, 'Mark as completed').click();
    await dialog(page, 'Mark as completed').getByRole('button', { name: 'Mark as completed' }).click();
    await expect(toast(page, `${NAME} completed ${COURSE}`)).toBeVisible();
    await page.goto('/dashboard');
    await page.getByRole('link', { name: /certificate to confirm/ }).click();
    await page.getByRole('link', { name: NAME, exact: true }).click();
    await dialog(page, NAME).getByRole('button', { name: 'Confirm Lifeguarding' }).click();
    await expect(dialog(page, NAME).getByText(/^Confirmed by Olive Owner/)).toBeVisible();
  });

  await test.step('a manager plans and publishes a shift and enters actual amounts, and labor fills in by itself', async () => {
    await page.goto(`/scheduling?week=${YEAR}-12-28`);
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: NAME }) });
    await row.getByRole('button', { name: /^Add a shift: .+ December 28$/ }).click();
    const planning = dialog(page, 'Add a shift');
    await planning.getByLabel('From').fill('10:00');
    await planning.getByLabel('To').fill('15:00');
    await planning.getByRole('button', { name: 'Add shift' }).click();
    await expect(toast(page, 'Lifeguard shift added')).toBeVisible();
    await page.getByRole('button', { name: 'Publish 1' }).click();
    await dialog(page, 'Publish schedule')
      .getByRole('button', { name: /^Publish/ })
      .click();
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
    await page.goto('/pre-season?tab=budget');
    await page.getByLabel('Actual of Chemicals').fill('4400');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Chemicals: actual $4,400 saved')).toBeVisible();
    await page.getByLabel('Actual of Membership dues').fill('50000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row', { name: /^Payroll/ })).toContainText('$70');
    await expect(page.getByRole('row', { name: /^Expenses/ })).toContainText('+$400');
    await expect(page.getByRole('list', { name: 'Budget' })).toContainText('+10%');
  });

  await test.step('closes the season after its preview, reopens it with a reason, and closes it again', async () => {
    const close = async () => {
      await seasonButton(page, `Close ${YEAR}…`).click();
      const closing = dialog(page, `Close the season ${YEAR}?`);
      await expect(closing).toContainText('1 person worked it');
      await closing.getByRole('button', { name: `Close ${YEAR}` }).click();
      await expect(toast(page, `Season ${YEAR} is closed`)).toBeVisible();
    };
    await page.goto('/settings');
    await close();
    await seasonButton(page, `Reopen ${YEAR}…`).click();
    const reopening = dialog(page, `Reopen the season ${YEAR}`);
    await reopening.getByLabel('Reason').fill('One invoice came late.');
    await reopening.getByRole('button', { name: `Reopen ${YEAR}` }).click();
    await expect(toast(page, `Season ${YEAR} is open again`)).toBeVisible();
    await close();
  });

  await test.step('starts the next season without people, rehires them, and compares it with the last one', async () => {
    const next = String(YEAR + 1);
    await settings(page).getByRole('button', { name: 'Add Season' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add Season' }).click();
    await seasonButton(page, `Make ${next} Current`).click();
    await dialog(page, `Make ${next} the current season?`)
      .getByRole('button', { name: `Make ${next} Current` })
      .click();
    await expect(toast(page, `${next} is the current season`)).toBeVisible();

    await page.goto('/recruitment?tab=roles');
    await expect(page.getByRole('article', { name: 'Lifeguard' })).toContainText('0 of 2 positions filled');
    await page.getByRole('tab', { name: 'Last season' }).click();
    await page.getByRole('checkbox', { name: new RegExp(NAME) }).check();
    await button(page, 'Rehire 1 person').click();
    await expect(page.getByText('1 of them is back', { exact: false })).toBeVisible();
    await page.getByRole('tab', { name: 'Job Roles' }).click();
    await expect(page.getByRole('article', { name: 'Lifeguard' })).toContainText('1 of 2 positions filled');
    await page.getByRole('tab', { name: 'Analytics' }).click();
    await expect(page.getByRole('list', { name: 'Figures' })).toContainText('100%');

    await page.goto('/pre-season?tab=budget');
    await button(page, `Copy from ${YEAR}`).click();
    await page.getByRole('button', { name: `Copy into ${next}` }).click();
    await page.getByRole('link', { name: `Open season ${next}` }).click();
    await page.getByRole('tab', { name: 'Budget' }).click();
    await expect(page.getByLabel('Draft of Chemicals')).toHaveValue('4,400.00');
  });
  await guard.context().close();
});
