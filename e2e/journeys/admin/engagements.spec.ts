import type { Locator, Page } from '@playwright/test';
import {
  cell,
  choose,
  consequences,
  engagementOf,
  LAKESIDE,
  PINE_HOLLOW,
  resetEngagements,
  SWITCHED_OFF,
} from '../../support/platform/engagements';
import { personsClient } from '../../support/people';
import { database, publishScript } from '../../support/platform/platformRegistry';
import { expect, test } from '../../support/test';
import { violationsOf, WCAG_AA } from '../../support/checks/violationsOf';

/** Titles of the notifications about the engagement that a person has. */
async function toldTo(email: string): Promise<string[]> {
  const person = await personsClient(email);
  const { data } = await person.from('notifications').select('title').eq('link', '/admin/features').throwOnError();
  return data.map(({ title }) => title as string);
}

test.afterEach(resetEngagements);

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

    test('plans a switch-off, shows it as planned, and cancels it', async ({ page, signIn }) => {
      await signIn('firm@clubcrew.test', '/admin/features');
      await cell(page, PINE_HOLLOW.name).click();
      await choose(page, 'Off');
      await expect(consequences(page).getByRole('region', { name: 'Goes' })).toContainText('(/training)');
      await expect(consequences(page)).toContainText(
        /\d+ stay and can be read in the club’s exports, but no longer changed/,
      );
      await choose(page, 'At a date');
      await page.getByLabel('Reason').fill('The trial ends.');
      await page.getByRole('button', { name: 'Plan this change' }).click();
      await expect(page.getByText('Choose a day and a time.')).toBeVisible();
      const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
      // Digit by digit: the first of the year makes it 0002.
      const [year = '', month = '', date = ''] = day.split('-');
      await expect(page.getByLabel('Day')).toBeFocused();
      await page.keyboard.type(`${month}${date}${year}`);
      await expect(page.getByLabel('Day')).toHaveValue(day);
      await page.getByRole('button', { name: 'Plan this change' }).click();
      const planned = page.getByRole('status').filter({ hasText: 'switched off' });
      await expect(planned.first()).toContainText('Planned for');
      expect(await engagementOf(PINE_HOLLOW)).toHaveLength(1);
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(cell(page, PINE_HOLLOW.name)).toContainText('switched off on');

      await cell(page, PINE_HOLLOW.name).click();
      await page.getByRole('button', { name: 'Cancel this change' }).click();
      await expect(page.getByText('The change was canceled')).toBeVisible();
      const decided = page.getByRole('region', { name: 'What was decided' });
      const line = decided.getByRole('listitem').first();
      await expect(line).toContainText('Canceled: switched off on');
      await expect(line).toContainText(/Decided .+, Dana Whitfield/);
      await expect(line).toContainText(/Canceled .+, Dana Whitfield/);
      // The club's clock, whatever the reader's is.
      for (const moment of await decided.locator('time').all()) await expect(moment).toHaveText(/ E[SD]T$/);
      expect(await toldTo('admin@pinehollow.test')).toEqual([
        expect.stringMatching(/^Training stays on: the change on .+ is canceled$/),
      ]);
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(cell(page, PINE_HOLLOW.name)).not.toContainText('switched off on');
      expect(await engagementOf(PINE_HOLLOW)).toHaveLength(1);
    });

    test("an administrator reads their club's engagement, and changes nothing", async ({ page, signIn }) => {
      await signIn('admin@lakeside.test', '/admin/features');
      const panel = page.getByRole('tabpanel');
      await expect(panel).toContainText('Your plan is Manage');
      await expect(panel.getByRole('listitem').filter({ hasText: 'Training' }).first()).toContainText('Off');
      await expect(panel).not.toContainText(PINE_HOLLOW.name);
      await expect(panel.getByRole('button')).toHaveCount(0);
      expect(await violationsOf(page, WCAG_AA)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
}

test('refuses an outdated decision in place, and keeps the input', async ({ page, signIn, problems }, { retry }) => {
  const db = await database();
  // What is removed stays so: each try has a release of its own.
  const gone = `0.4.${3 + retry}`;
  await publishScript('training', gone, 'window[GLOBAL] = {};');
  await signIn('firm@clubcrew.test', '/admin/features');
  await cell(page, PINE_HOLLOW.name).click();
  await choose(page, 'Off');
  await choose(page, 'At a date');
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Day').fill(yesterday);
  await page.getByLabel('Reason').fill('It was better before.');
  await expect(page.getByText('Choose a moment that is still to come.')).toBeVisible();
  await page.getByRole('button', { name: 'Plan this change' }).click();
  await expect(page.getByLabel('Day')).toBeFocused();

  await choose(page, 'Now');
  await choose(page, 'Pinned release');
  await page.getByLabel('Release', { exact: true }).selectOption(gone);
  const confirm = page.getByRole('button', { name: 'Change now' });
  await expect(confirm).toBeEnabled();
  await db
    .rpc('prune_release', { module_id_param: 'training', version_param: gone, days_param: 0, actor_param: 'ci' })
    .throwOnError();
  await confirm.click();
  const refusal = page.getByRole('alert').filter({ hasText: `The files of training ${gone} have been removed.` });
  await expect(refusal).toBeVisible();
  expect(problems).toEqual([expect.stringContaining('status of 409')]);
  problems.length = 0;
  await expect(page.getByLabel('Reason')).toHaveValue('It was better before.');
  expect(await engagementOf(PINE_HOLLOW)).toEqual([{ channel: 'production', pinned_version: null }]);
  const changes = await db.from('engagement_changes').select('id').eq('club_id', PINE_HOLLOW.id);
  expect(changes.data).toEqual([]);
  await page.getByLabel('Release', { exact: true }).selectOption('1.0.0');
  await expect(refusal).toHaveCount(0);

  await test.step('tells two people of the firm who decide at once about each other', async () => {
    await choose(page, 'Off');
    await page.getByLabel('Reason').fill('It is not used.');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Close without saving?' })).toBeVisible();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(consequences(page)).toContainText('Goes');
    await decideMeanwhile(page);
    expect(problems).toEqual([expect.stringContaining('status of 409')]);
    problems.length = 0;
  });
});

/** The other one of the firm moves the club to staging before this one confirms. */
async function decideMeanwhile(page: Page): Promise<void> {
  const db = await database();
  await db
    .from('club_modules')
    .update({ channel: 'staging' })
    .eq('club_id', PINE_HOLLOW.id)
    .eq('module_id', 'training');
  await page.getByRole('button', { name: 'Switch off now' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'When you opened it: Follows production. Now: Follows staging. Your choice: switched off.',
  );
  await expect(page.getByLabel('Reason')).toHaveValue('It is not used.');
  expect(await engagementOf(PINE_HOLLOW)).toEqual([{ channel: 'staging', pinned_version: null }]);
  await page.getByRole('button', { name: 'Continue from the new state' }).click();
  await page.getByRole('button', { name: 'Switch off now' }).click();
  await expect(page.getByText('Training is switched off')).toBeVisible();
  expect(await engagementOf(PINE_HOLLOW)).toEqual([]);
}

test('puts the buttons of a decision at the bottom right, without a notice over them', async ({ page, signIn }) => {
  await signIn('firm@clubcrew.test', '/admin/features');
  await cell(page, PINE_HOLLOW.name).click();
  await choose(page, 'Off');
  await page.getByLabel('Reason').fill('It is not used.');
  const confirm = page.getByRole('button', { name: 'Switch off now' });
  const [button, panel] = [await boxOf(confirm), await boxOf(page.getByRole('dialog'))];
  // It is the last thing of the dialog, within its margin.
  expect(panel.right - button.right).toBeLessThan(40);
  expect(panel.bottom - button.bottom).toBeLessThan(40);
  await confirm.click();
  const told = await boxOf(page.locator('[data-toast]').filter({ hasText: 'Training is switched off' }));
  const done = await boxOf(page.getByRole('button', { name: 'Done' }));
  expect(told.right <= done.left || told.left >= done.right || told.top >= done.bottom).toBe(true);
});

async function boxOf(part: Locator) {
  await expect(part).toBeVisible();
  return part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
}

test('the firm reads the features of another plan, sets it with a reason, and the club is told', async ({
  page,
  signIn,
}) => {
  await signIn('firm@clubcrew.test', '/admin/features');
  const planOf = (plan: string) =>
    page.getByRole('button', { name: `${plan} plan of ${LAKESIDE.name}` }).filter({ visible: true });
  await planOf('Manage').click();
  const confirm = page.getByRole('button', { name: 'Change the plan now' });
  const plan = page.getByLabel('Plan', { exact: true });
  await confirm.click();
  await expect(plan).toHaveAccessibleDescription('Choose another plan.');
  await expect(plan).toBeFocused();
  await plan.selectOption('Elevate');
  await expect(page.getByRole('region', { name: 'Come' })).toContainText('Advanced Reporting');
  await expect(page.getByRole('region', { name: 'Go' })).toContainText('Nothing');
  await confirm.click();
  await expect(page.getByLabel('Reason')).toHaveAccessibleDescription(/^Write in a few words why\./);
  await expect(page.getByLabel('Reason')).toBeFocused();
  const reason = `They open a second pool, agreed at ${new Date().toISOString()}.`;
  await page.getByLabel('Reason').fill(reason);
  expect(await violationsOf(page, WCAG_AA)).toEqual([]);
  await confirm.click();
  await expect(page.getByText('The plan is Elevate')).toBeVisible();
  const club = await (await database()).from('clubs').select('plan').eq('id', LAKESIDE.id).single();
  expect(club.data).toEqual({ plan: 'elevate' });
  // Training belongs to the plan, and Lakeside did not have it.
  expect((await toldTo('admin@lakeside.test')).sort()).toEqual([
    "Training is now part of your club's engagement",
    "Your club's plan is now Elevate; it was Manage",
  ]);

  await planOf('Elevate').click();
  const line = page.getByRole('region', { name: 'What was decided' }).getByRole('listitem').first();
  await expect(line).toContainText('Plan: Manage to Elevate');
  await expect(line).toContainText(reason);
  await expect(line).toContainText(/ C[SD]T, Dana Whitfield$/);
});

test('tells two people of the firm about each other when both set a plan', async ({ page, signIn, problems }) => {
  await signIn('firm@clubcrew.test', '/admin/features');
  const plan = (name: string) =>
    page.getByRole('button', { name: `${name} plan of ${LAKESIDE.name}` }).filter({ visible: true });
  await plan('Manage').click();
  await page.getByLabel('Plan', { exact: true }).selectOption('Launch');
  await expect(page.getByRole('region', { name: 'Go', exact: true })).toBeVisible();
  const firm = await personsClient('firm@clubcrew.test');
  const decision = { club_id_param: LAKESIDE.id, plan_param: 'run', reason_param: 'They grow.' };
  await firm.rpc('change_plan', { ...decision, expected_plan_param: 'manage' }).throwOnError();
  await page.getByLabel('Reason').fill('They asked for less.');
  await page.getByRole('button', { name: 'Change the plan now' }).click();
  await expect(page.getByRole('dialog')).toContainText('When you opened it: Manage. Now: Run. Your choice: Launch.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Close without saving' }).click();
  await plan('Run').click();
  await expect(page.getByLabel('Plan', { exact: true })).toHaveValue('run');
  // The conflict itself.
  expect(problems.splice(0)).toHaveLength(1);
});

test('refuses every write of a club without the module, even without a page', async () => {
  const admin = await personsClient('admin@lakeside.test');
  const { error } = await admin.from('training_courses').insert({ club_id: LAKESIDE.id, title: 'Rescue tubes' });
  expect(error).toMatchObject({ code: '42501', message: `${SWITCHED_OFF}.` });
  const refused = await admin.rpc('change_engagement', {
    club_id_param: LAKESIDE.id,
    module_id_param: 'training',
    kind_param: 'on',
    reason_param: 'For us.',
  });
  expect(refused.error).toMatchObject({ code: '42501', message: 'Only the firm changes engagements.' });
  expect(await engagementOf(LAKESIDE)).toEqual([]);
  const rows = await (await database()).from('training_courses').select('id').eq('title', 'Rescue tubes');
  expect(rows.data).toEqual([]);
});
