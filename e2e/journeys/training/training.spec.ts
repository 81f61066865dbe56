import type { Locator, Page } from '@playwright/test';
import { database } from '../../support/platform/platformRegistry';
import { heading, recordRequests, toast } from '../../support/pages/screen';
import { expect, test } from '../../support/test';
import { violationsOf } from '../../support/checks/violationsOf';

const MANAGER = 'manager@pinehollow.test';
const STAFF = 'staff@pinehollow.test';
const CLUB = '10000000-0000-4000-8000-000000000001';
const CPR = { id: '30000000-0000-4000-8000-000000001000', title: 'CPR/AED & First Aid' };
const CHEMICALS = { id: '30000000-0000-4000-8000-000000006000', title: 'Pool Chemicals & Water Testing' };
/** The tennis pro, whose CPR/AED has expired, and a lifeguard, who signs in as a plain member. */
const CLAIRE = { id: '10000005-0000-4000-8000-000000000022', name: 'Claire Beaumont' };
const JORDAN = { id: '10000005-0000-4000-8000-000000000001', name: 'Jordan Blake' };
const TOPIC = 'Whistle signals';

/** What the database really holds of a person's part in a module, past every policy. */
async function partOf(staffId: string, courseId: string) {
  const db = await database();
  const { data, error } = await db
    .from('training_participants')
    .select('id, completed_at, due_on')
    .eq('staff_id', staffId)
    .eq('course_id', courseId);
  if (error) throw new Error(error.message);
  return data[0];
}

async function cprOf(staffId: string) {
  const db = await database();
  const { data, error } = await db
    .from('staff_certifications')
    .select('issued_on, expiry_date')
    .eq('staff_id', staffId)
    .eq('certification_name', 'CPR/AED')
    .single();
  if (error) throw new Error(error.message);
  return data;
}

/** Puts back what the tests change. */
test.afterEach(async () => {
  const db = await database();
  const answers = [
    await db.from('training_participants').delete().eq('course_id', CHEMICALS.id).eq('staff_id', CLAIRE.id),
    await db
      .from('training_participants')
      .update({ completed_at: null })
      .eq('course_id', CPR.id)
      .eq('staff_id', CLAIRE.id),
    await db
      .from('staff_certifications')
      .update({ issued_on: '2022-06-15', expiry_date: '2024-06-15' })
      .eq('staff_id', CLAIRE.id)
      .eq('certification_name', 'CPR/AED'),
    await db.from('in_service_sessions').delete().eq('club_id', CLUB).eq('topic', TOPIC),
    await db.from('training_courses').update({ archived_at: null }).eq('id', CHEMICALS.id),
  ];
  expect(answers.map(({ error }) => error).filter(Boolean)).toEqual([]);
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('a manager assigns a module to a role, and a person completes the one that renews their certificate', async ({
  page,
  signIn,
  problems,
}) => {
  await signIn(MANAGER, '/training?do=assign');
  const assigning = dialog(page, 'Assign training');
  await assigning.getByLabel('Module').selectOption(CHEMICALS.title);
  await assigning.getByLabel('Job role').selectOption('Tennis Pro');
  await assigning.getByLabel('Due date').fill('2025-05-08');
  await assigning.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(toast(page, `${CHEMICALS.title}: 1 person assigned`)).toBeVisible();
  await expect(page).toHaveURL('/training');
  expect(await partOf(CLAIRE.id, CHEMICALS.id)).toMatchObject({ completed_at: null, due_on: '2025-05-08' });
  const card = page.getByRole('listitem').filter({ hasText: CHEMICALS.title });
  await expect(card).toContainText('5 of 6 completed');
  await expect(card).toContainText('83%');
  await expect(card).toContainText('On track');
  await expect(card).toContainText('Due soon: May 8, 2025');
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Renewals' }).click();
  await expect(page).toHaveURL('/training?tab=renewals');
  await expect(rowOf(page, CLAIRE.name)).toContainText('Expired 320 days ago');
  await button(page, `Mark as completed: ${CPR.title} for ${CLAIRE.name}`).click();
  const completing = dialog(page, 'Mark as completed');
  await completing.getByLabel('Completed on').fill('2025-04-30');
  await completing.getByRole('button', { name: 'Mark as completed' }).click();
  await expect(toast(page, `${CLAIRE.name} completed ${CPR.title}`)).toContainText(
    'CPR/AED is now valid until Apr 30, 2027.',
  );
  await expect(rowOf(page, CLAIRE.name)).toHaveCount(0);
  expect(await cprOf(CLAIRE.id)).toEqual({ issued_on: '2025-04-30', expiry_date: '2027-04-30' });
  expect(await violationsOf(page)).toEqual([]);

  await page.goto(`/training/${CPR.id}`);
  await expect(rowOf(page, CLAIRE.name)).toContainText('Apr 30, 2025');
  await page.getByLabel(`Select ${CLAIRE.name}`).check();
  await button(page, 'Remove').click();
  const asking = dialog(page, `Remove ${CLAIRE.name} from this module?`);
  await asking.getByRole('button', { name: 'Remove' }).click();
  await expect(asking.getByRole('alert')).toContainText(
    `${CLAIRE.name} has finished this training, so the record is kept.If it was marked by mistake, take the completion back first.`,
  );
  expect(await partOf(CLAIRE.id, CPR.id)).toMatchObject({ completed_at: '2025-04-30T16:00:00+00:00' });
  // The browser says by itself that a request was refused.
  expect(problems.splice(0)).toEqual([expect.stringContaining('403')]);
  await asking.getByRole('button', { name: 'Cancel' }).click();
  expect(await violationsOf(page)).toEqual([]);
  await button(page, 'Take completion back').click();
  await dialog(page, 'Take the completion back?').getByRole('button', { name: 'Take back' }).click();
  await expect(rowOf(page, CLAIRE.name)).toContainText('Not completed');
  await expect.poll(() => partOf(CLAIRE.id, CPR.id)).toMatchObject({ completed_at: null });
});

test('logs, credits and corrects in-service hours, and removes an archived module from the list', async ({
  page,
  signIn,
}) => {
  await signIn(MANAGER, '/training?tab=in-service&do=log');
  const logging = dialog(page, 'Log in-service hours');
  const save = logging.getByRole('button', { name: 'Log session' });
  await logging.getByLabel('Topic').fill(TOPIC);
  await save.click();
  await expect(logging.getByLabel('Search people by name or role')).toBeFocused();
  await expect(logging.getByText('Choose who was there.')).toBeVisible();
  await logging.getByLabel('Search people by name or role').fill('Beaumont');
  await logging.getByLabel(`Select ${CLAIRE.name}`).check();
  await logging.getByLabel('Search people by name or role').fill('Blake');
  await logging.getByLabel(`Select ${JORDAN.name}`).check();
  await expect(logging).toContainText('2 people chosen');
  expect(await violationsOf(page)).toEqual([]);
  await save.click();
  await expect(toast(page, `${TOPIC} logged`)).toBeVisible();
  await expect(rowOf(page, TOPIC)).toContainText('60 min');

  await page.getByRole('tab', { name: 'People' }).click();
  await page.getByLabel('Search by name or role').fill('tennis');
  await expect(rowOf(page, CLAIRE.name)).toContainText('1 h');
  await page.goBack();
  await button(page, `Edit ${TOPIC}`).click();
  const editing = dialog(page, 'Edit in-service session');
  await editing.getByRole('spinbutton', { name: 'Length' }).fill('30');
  await editing.getByRole('button', { name: 'Save session' }).click();
  await expect(rowOf(page, TOPIC)).toContainText('30 min');

  await page.goto(`/training/${CHEMICALS.id}`);
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(toast(page, `${CHEMICALS.title} archived`)).toBeVisible();
  await expect(button(page, 'Assign people')).toHaveCount(0);
  await page.getByRole('link', { name: 'All training modules' }).click();
  await expect(page.getByRole('list', { name: 'Training modules' }).getByRole('listitem')).toHaveCount(5);
  await page.getByText('Show archived (1)').click();
  await expect(page.getByRole('list', { name: 'Training modules' }).getByRole('listitem')).toHaveCount(6);
});

test("reports a refused rule in the module's own words", async ({ page, signIn, problems }) => {
  await signIn(MANAGER, '/training');
  await page.getByRole('button', { name: 'New module' }).click();
  const adding = dialog(page, 'New module');
  await adding.getByLabel('Title').fill(CPR.title);
  await adding.getByRole('button', { name: 'Add module' }).click();
  await expect(adding.getByRole('alert')).toContainText(
    'The club has a training of this title already. Choose another title.',
  );
  expect(problems.filter((text) => !text.includes('status of 409'))).toEqual([]);
  problems.length = 0;
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`shows above the buttons why an assignment was refused, with motion: ${reducedMotion}`, async ({
      page,
      signIn,
      problems,
    }) => {
      await page.emulateMedia({ reducedMotion });
      const engagement = (await database()).from('club_modules');
      await signIn(MANAGER, '/training?do=assign');
      const assigning = dialog(page, 'Assign training');
      await assigning.getByLabel('Module').selectOption(CHEMICALS.title);
      await assigning.getByLabel('Job role').selectOption('Tennis Pro');
      await engagement.delete().eq('club_id', CLUB).eq('module_id', 'training').throwOnError();
      try {
        await assigning.getByRole('button', { name: 'Assign', exact: true }).click();
        const refusal = assigning.getByRole('alert');
        await expect(refusal).toContainText("Training is not part of your club's engagement.");
        const hidden = () => hiddenBehind(refusal, assigning.getByRole('button', { name: 'Cancel' }).locator('..'));
        await expect.poll(hidden).toBeLessThanOrEqual(0);
      } finally {
        await engagement.insert({ club_id: CLUB, module_id: 'training' }).throwOnError();
      }
      expect(problems.filter((text) => !text.includes('status of 403'))).toEqual([]);
      problems.length = 0;
    });
  }
});

/** How many pixels of the end of something lie behind what covers it. */
async function hiddenBehind(part: Locator, cover: Locator): Promise<number> {
  const [box, above] = [await part.boundingBox(), await cover.boundingBox()];
  return box && above ? box.y + box.height - above.y : Infinity;
}

test('a plain member sees what to do next and their own record, which prints on white', async ({ page, signIn }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(STAFF, '/training');
  const own = page.getByRole('region', { name: 'Your training' });
  await expect(own).toContainText('Opening Day Orientation');
  await expect(own).toContainText('12.75 h of in-service training this year');
  await expect(button(page, 'Assign training')).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveText(['Modules', 'In-service']);
  expect(await violationsOf(page)).toEqual([]);

  await own.getByRole('link', { name: 'Your record' }).click();
  await expect(heading(page, JORDAN.name)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Certifications' })).toContainText('CPR/AED');
  expect(await violationsOf(page)).toEqual([]);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(button(page, 'Print record')).toBeHidden();
  await expect(page.getByText('Training record · May 1, 2025')).toBeVisible();
  await expect(page.getByText('For Pine Hollow Swim & Tennis Club')).toBeVisible();
  await expect(heading(page, JORDAN.name)).toHaveCSS('color', 'rgb(12, 37, 48)');
  await page.emulateMedia({ media: 'screen' });

  await page.goto(`/training/people/${CLAIRE.id}`);
  await expect(page.getByText('There is no record to show')).toBeVisible();
  await page.goto(`/training/${CPR.id}`);
  await expect(rowOf(page, JORDAN.name)).toContainText('Completed');
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('the demo works completely, in memory, on a phone', async ({ page }) => {
  const asked = recordRequests(page, '/rest/', '/auth/', '/functions/');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/demo/training?tab=renewals');
  await button(page, `Mark as completed: ${CPR.title} for ${CLAIRE.name}`).click();
  const completing = dialog(page, 'Mark as completed');
  await expect(completing.getByLabel('Completed on')).toHaveValue('2025-05-01');
  await completing.getByRole('button', { name: 'Mark as completed' }).click();
  await expect(toast(page, `${CLAIRE.name} completed ${CPR.title}`)).toContainText('until May 1, 2027');
  await page.getByRole('tab', { name: 'Modules' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: CPR.title })).toContainText('21 of 24 completed');
  expect(await violationsOf(page)).toEqual([]);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await saved).suggestedFilename()).toBe('training-modules.csv');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(asked).toEqual([]);
});
