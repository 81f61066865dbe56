import { violationsOf } from '../../../support/checks/violationsOf';
import { database } from '../../../support/platform/platformRegistry';
import { toast } from '../../../support/pages/screen';
import { expect, test } from '../../../support/test';
import { CLUB, keepSchedule } from '../../../support/pages/schedule/keepSchedule';
import { card, MANAGER, shiftId, shiftOf, shiftsOn } from '../../../support/pages/schedule/schedulePage';

keepSchedule();

const templates = async () => {
  const db = await database();
  const { data } = await db.from('schedule_templates').select('name').eq('club_id', CLUB).order('name').throwOnError();
  return data.map(({ name }) => name as string);
};

test('creates a week as a copy of another one, and opens an existing week', async ({ page, signIn }) => {
  await signIn(MANAGER, '/scheduling');
  await page.getByRole('button', { name: 'Create Schedule' }).click();
  const form = page.getByRole('dialog', { name: 'Create Schedule' });
  await form.getByLabel('Week', { exact: true }).fill('2025-05-06');
  await expect(form.getByText('This week has 4 shifts already.')).toBeVisible();
  await form.getByRole('button', { name: 'Open week' }).click();
  await expect(page).toHaveURL('/scheduling?week=2025-05-04');

  await page.getByRole('button', { name: 'Create Schedule' }).click();
  await form.getByLabel('Week', { exact: true }).fill('2025-05-11');
  await form.getByLabel('Week to copy').fill('2025-08-05');
  await form.getByRole('button', { name: 'Create Schedule' }).click();
  await expect(
    form.getByText('The week of Sunday, August 3 has no shifts to copy. Choose another week.'),
  ).toBeVisible();
  await form.getByLabel('Week to copy').fill('2025-04-28');
  await form.getByRole('button', { name: 'Create Schedule' }).click();
  await expect(toast(page, '84 drafts created')).toBeVisible();
  const left = page.getByRole('dialog', { name: /left open$/ });
  await expect(left).toContainText('Liam Novak has time off from Friday, May 16 to Sunday, May 18.');
  expect(await violationsOf(page)).toEqual([]);
  await left.getByRole('button', { name: 'Show the week' }).click();
  await expect(page).toHaveURL('/scheduling?week=2025-05-11');
  await expect(page.getByRole('button', { name: 'Publish 84' })).toBeVisible();
  expect(await shiftsOn('2025-05-13')).toHaveLength(12);

  await page.getByRole('button', { name: 'Undo: 84 drafts created' }).click();
  await expect(page.locator('[data-shift]')).toHaveCount(0);
  await expect.poll(() => shiftsOn('2025-05-13')).toEqual([]);
});

test('publishes a week after showing what changes', async ({ page, signIn }) => {
  await signIn(MANAGER, '/scheduling?week=2025-05-04');
  await page.getByRole('button', { name: 'Publish 4' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish schedule' });
  await expect(dialog.getByRole('heading', { name: 'Ethan Walsh' })).toBeVisible();
  await expect(dialog).toContainText('Sunday, May 4, 10:00 AM to 4:00 PM');
  await dialog.getByRole('button', { name: 'Publish 4 shifts' }).click();
  await expect(toast(page, '4 shifts published')).toContainText('4 people told.');
  await expect(card(page, shiftId(85))).toHaveAttribute('data-status', 'published');
  expect(await shiftOf(shiftId(85))).toMatchObject({ status: 'published' });
  const told = page.getByRole('listitem').filter({ hasText: 'Schedule published' });
  await expect(told.filter({ hasText: 'Week of May 4' })).toHaveCount(1);
});

test('saves a week as a template, renames it, uses it and removes it', async ({ page, signIn, problems }) => {
  await signIn(MANAGER, '/scheduling?do=recurring');
  const dialog = page.getByRole('dialog', { name: 'Recurring Schedules' });
  await dialog.getByRole('button', { name: 'Save this week as a template' }).click();
  const form = page.getByRole('dialog', { name: 'Save this week as a template' });
  await form.getByLabel('Name').fill('Before opening day');
  await form.getByRole('button', { name: 'Save template' }).click();
  await expect(form.getByRole('alert')).toContainText('The club has a template of this name already.');
  // The browser itself logs the refusal.
  expect(problems.splice(0)).toEqual([expect.stringContaining('409')]);
  await form.getByLabel('Name').fill('First full week');
  await form.getByRole('button', { name: 'Save template' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'First full week' })).toContainText(
    '84 shifts a week, open',
  );
  await dialog.getByRole('button', { name: 'Rename First full week' }).click();
  await page.getByRole('dialog', { name: 'Rename First full week' }).getByLabel('Name').fill('Full week');
  await page
    .getByRole('dialog', { name: 'Rename First full week' })
    .getByRole('button', { name: 'Rename', exact: true })
    .click();
  await expect.poll(templates).toEqual(['Before opening day', 'Full week']);
  await dialog.getByRole('button', { name: 'Use Full week' }).click();
  const use = page.getByRole('dialog', { name: 'Use Full week' });
  await use.getByLabel('Week').fill('2025-05-18');
  await use.getByRole('button', { name: 'Create drafts' }).click();
  await expect(toast(page, '84 drafts created')).toBeVisible();
  await expect(page).toHaveURL('/scheduling?week=2025-05-18');
  await page.getByRole('button', { name: 'Recurring Schedules' }).click();
  await dialog.getByRole('button', { name: 'Remove Full week' }).click();
  await page.getByRole('button', { name: 'Remove template' }).click();
  await expect.poll(templates).toEqual(['Before opening day']);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Undo: Template Full week removed' }).click();
  await expect.poll(templates).toEqual(['Before opening day', 'Full week']);
});

test('says so when someone else has just deleted the drafts to publish, the week to copy, or the template', async ({
  page,
  signIn,
  problems,
}) => {
  const db = await database();
  const draft = { id: shiftId(9500), club_id: CLUB, role: 'Lifeguard', location: 'Main pool', status: 'draft' };
  const times = { starts_at: '2025-06-03T10:00:00-04:00', ends_at: '2025-06-03T16:00:00-04:00' };
  await db
    .from('shifts')
    .insert({ ...draft, ...times })
    .throwOnError();
  await signIn(MANAGER, '/scheduling?do=publish&week=2025-06-01');
  const publishing = page.getByRole('dialog', { name: 'Publish schedule' });
  const publish = publishing.getByRole('button', { name: 'Publish 1 shift' });
  await expect(publish).toBeVisible();
  await db.from('shifts').delete().eq('id', draft.id).throwOnError();
  await publish.click();
  await expect(publishing.getByRole('alert')).toContainText(
    'Someone else published or deleted these drafts meanwhile, so nothing was published.',
  );
  await expect(toast(page, '0 shifts published')).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);

  const { data: template } = await db
    .from('schedule_templates')
    .insert({ club_id: CLUB, name: 'Going' })
    .select('id')
    .single()
    .throwOnError();
  await page.goto('/scheduling?do=create&week=2025-06-08');
  const creating = page.getByRole('dialog', { name: 'Create Schedule' });
  const create = creating.getByRole('button', { name: 'Create Schedule' });
  await creating.getByRole('radio', { name: 'Template' }).check();
  await creating.getByRole('combobox', { name: 'Template' }).selectOption('Going');
  await db
    .from('schedule_templates')
    .delete()
    .eq('id', template.id as string)
    .throwOnError();
  await create.click();
  await expect(creating.getByRole('alert')).toContainText('This template does not exist any more.');
  // The browser itself logs the refusal.
  expect(problems.splice(0)).toEqual([expect.stringContaining('404')]);
  await creating.getByRole('radio', { name: 'Copy of a week' }).check();
  await creating.getByLabel('Week to copy').fill('2025-06-03');
  await create.click();
  await expect(
    creating.getByText('The week of Sunday, June 1 has no shifts to copy. Choose another week.'),
  ).toBeVisible();
});
