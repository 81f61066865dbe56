import type { Page } from '@playwright/test';
import { letters } from '../../support/checks/letters';
import { personsClient } from '../../support/people';
import { database } from '../../support/platform/platformRegistry';
import { press } from '../../support/pages/keyboard';
import { heading, toast } from '../../support/pages/screen';
import { expect, startSessionIn, test } from '../../support/test';
import { violationsOf } from '../../support/checks/violationsOf';
import { windows } from '../../support/checks/windows';

const FIRM = 'firm@clubcrew.test';
const ADMIN = 'admin@pinehollow.test';
const JORDAN = { id: 'a0000000-0000-4000-8000-000000000004', name: 'Jordan Blake', email: 'staff@pinehollow.test' };
const ELENA = { id: 'a0000000-0000-4000-8000-000000000003', name: 'Elena Ruiz' };
const LAKESIDE = 'Lakeside Golf & Country Club';
const GUESTS = ['ana.guest@example.test', 'ben.guest@example.test', 'cy.guest@example.test'];

const people = (page: Page) => page.getByRole('list', { name: 'People' });
const drawer = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const role = (page: Page, title: string) => drawer(page, JORDAN.name).getByRole('radio', { name: title, exact: true });
const feature = (page: Page, name: string) => drawer(page, JORDAN.name).getByRole('checkbox', { name });

async function openUsers(page: Page, address = '/admin'): Promise<void> {
  await page.goto(address);
  await expect(heading(page, 'Admin')).toBeVisible();
}

/** Role and granted features as the database has them. */
async function standing(userId: string) {
  const db = await database();
  const profile = await db.from('profiles').select('role').eq('user_id', userId).single();
  const grants = await db.from('user_permissions').select('features(name)').eq('user_id', userId);
  if (profile.error ?? grants.error) throw new Error((profile.error ?? grants.error)?.message);
  const names = (grants.data as unknown as { features: { name: string } }[]).map(({ features }) => features.name);
  return { role: profile.data.role, features: names.sort() };
}

let before: Awaited<ReturnType<typeof standing>>;
test.beforeAll(async () => {
  before = await standing(JORDAN.id);
});

/** Puts back what the tests change. */
test.afterEach(async () => {
  const db = await database();
  const features = await db.from('features').select('id, name');
  const kept = (features.data ?? []).filter(({ name }) => before.features.includes(String(name)));
  const answers = [
    features,
    await db.from('profiles').update({ role: before.role }).eq('user_id', JORDAN.id),
    await db.from('user_permissions').delete().eq('user_id', JORDAN.id),
    await db.from('user_permissions').insert(kept.map(({ id }) => ({ user_id: JORDAN.id, feature_id: id as string }))),
    await db.from('invitations').delete().in('email', GUESTS),
  ];
  expect(answers.map(({ error }) => error).filter(Boolean)).toEqual([]);
});

test('shows a club’s administrator their own people, and the firm everyone with their clubs', async ({
  page,
  startSession,
}) => {
  await startSession(ADMIN);
  await openUsers(page);
  await expect(people(page).getByRole('listitem')).toHaveCount(4);
  await expect(people(page).getByText('Marcus Bell')).toBeVisible();
  await expect(page.getByLabel('Club', { exact: true })).toHaveCount(0);

  const firm = await page
    .context()
    .browser()
    ?.newPage({ baseURL: new URL(page.url()).origin });
  if (!firm) throw new Error('no browser');
  await startSessionIn(firm, FIRM);
  await openUsers(firm);
  await expect(people(firm).getByText('Sam Okafor')).toBeVisible();
  await firm.getByLabel('Club', { exact: true }).selectOption(LAKESIDE);
  await expect(people(firm).getByRole('listitem')).toHaveCount(2);
  await firm.getByLabel('Role').selectOption('Admin');
  await expect(people(firm).getByRole('link')).toHaveText(['Patricia Nguyen']);
  await firm.close();
});

test('finds names and addresses, keeps the search in the address, and says when it finds no one', async ({
  page,
  startSession,
}) => {
  await startSession(ADMIN);
  await openUsers(page);
  const search = page.getByRole('searchbox', { name: 'Search by name or address' });
  await search.fill('staff@pine');
  await expect(people(page).getByRole('link')).toHaveText([JORDAN.name]);
  await expect(page).toHaveURL('/admin?search=staff%40pine');
  await search.fill('no one by that name');
  await expect(page.getByText('No one found')).toBeVisible();
  await button(page, 'Show everyone').click();
  await expect(people(page).getByRole('listitem')).toHaveCount(4);
});

test('changes a role by keyboard, and asks first if it gives power', async ({ page, startSession }) => {
  await startSession(ADMIN);
  await openUsers(page);
  await people(page).getByRole('link', { name: JORDAN.name }).focus();
  await page.keyboard.press('Enter');
  await expect(role(page, 'User')).toBeChecked();
  await expect(role(page, 'Super Admin')).toBeDisabled();
  await expect(drawer(page, JORDAN.name).getByText('Only the firm can make a person super admin.')).toBeVisible();
  await role(page, 'User').focus();
  await page.keyboard.press('ArrowDown');
  await expect(toast(page, 'User role updated successfully')).toContainText('Jordan Blake is a manager now.');
  await expect.poll(async () => (await standing(JORDAN.id)).role).toBe('manager');

  await role(page, 'Admin').click();
  const question = page.getByRole('dialog', { name: 'Make Jordan Blake an administrator?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(role(page, 'Manager')).toBeChecked();
  expect((await standing(JORDAN.id)).role).toBe('manager');
  await role(page, 'Admin').click();
  await question.getByRole('button', { name: 'Make administrator' }).click();
  await expect(toast(page, 'Jordan Blake is an admin now.')).toContainText('User role updated successfully');
  await expect.poll(async () => (await standing(JORDAN.id)).role).toBe('admin');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/admin');
});

test('shows the current data of a person after another administrator changed it', async ({
  page,
  startSession,
  problems,
}) => {
  await startSession(ADMIN);
  await openUsers(page, `/admin?person=${JORDAN.id}`);
  await expect(role(page, 'User')).toBeChecked();
  const firm = await personsClient(FIRM);
  const other = await firm.from('profiles').update({ role: 'admin' }).eq('user_id', JORDAN.id);
  expect(other.error).toBeNull();
  await role(page, 'Manager').click();
  await expect(toast(page, 'Failed to update user role')).toContainText(
    'Someone else changed this. Jordan Blake is now an admin.',
  );
  await expect(drawer(page, JORDAN.name)).toContainText('Jordan Blake is now an admin.');
  await expect(role(page, 'Admin')).toBeChecked();
  expect((await standing(JORDAN.id)).role).toBe('admin');
  expect(problems.filter((text) => !text.includes('status of 409'))).toEqual([]);
  problems.length = 0;
});

test('asks before the last administrator of a club is removed', async ({ page, startSession }) => {
  await startSession(FIRM);
  await openUsers(page, '/admin?person=a0000000-0000-4000-8000-000000000005');
  await drawer(page, 'Patricia Nguyen').getByRole('radio', { name: 'User', exact: true }).click();
  const question = page.getByRole('dialog', { name: `Leave ${LAKESIDE} without an administrator?` });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(drawer(page, 'Patricia Nguyen').getByRole('radio', { name: 'Admin', exact: true })).toBeChecked();
  expect((await standing('a0000000-0000-4000-8000-000000000005')).role).toBe('admin');
});

test('grants and revokes features one by one, and resets the checkbox after a refusal', async ({
  page,
  startSession,
  problems,
}) => {
  await startSession(ADMIN);
  await openUsers(page, `/admin?person=${JORDAN.id}`);
  const sharing = feature(page, 'Data Export');
  await expect(drawer(page, JORDAN.name).getByRole('group', { name: 'Data' })).toContainText('Data Export');
  const had = await sharing.isChecked();
  await sharing.click();
  await expect(sharing).toBeChecked({ checked: !had });
  await expect.poll(async () => (await standing(JORDAN.id)).features.includes('export_data')).toBe(!had);
  await sharing.click();
  await expect(sharing).toBeChecked({ checked: had });
  await expect.poll(async () => (await standing(JORDAN.id)).features.includes('export_data')).toBe(had);

  const asItWas = await standing(JORDAN.id);
  await page.route('**/rest/v1/user_permissions**', (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 403, json: { code: '42501', message: 'Ask the firm for this one.' } }),
  );
  await sharing.click();
  await expect(toast(page, 'Failed to update user permission')).toContainText('Ask the firm for this one.');
  await expect(sharing).toBeChecked({ checked: had });
  expect(await standing(JORDAN.id)).toEqual(asItWas);
  expect(problems.filter((text) => !text.includes('status of 403'))).toEqual([]);
  problems.length = 0;
});

test('an administrator cannot change their own role, features or membership', async ({ page, startSession }) => {
  await startSession(ADMIN);
  await openUsers(page, '/admin?person=a0000000-0000-4000-8000-000000000002');
  const own = drawer(page, 'Marcus Bell');
  await expect(own.getByText('You cannot change your own role. Ask another administrator.')).toBeVisible();
  await expect(own.getByRole('radio', { disabled: true })).toHaveCount(4);
  await expect(own.getByRole('checkbox').first()).toBeDisabled();
  await expect(own.getByText('Remove from the club')).toHaveCount(0);
});

test('invites a list at once, names invalid addresses, and resends and revokes an invitation', async ({
  page,
  startSession,
}) => {
  await startSession(ADMIN);
  await openUsers(page, '/admin?view=invitations');
  await button(page, 'Invite people').click();
  const dialog = page.getByRole('dialog', { name: 'Invite people' });
  const addresses = dialog.getByLabel('Email addresses');
  await addresses.fill(`Ana Guest <${GUESTS[0]}>\n${GUESTS[1]}\ncy.guest@example`);
  await addresses.blur();
  await expect(dialog.getByRole('alert')).toContainText('cy.guest@example: This is not an email address.');
  await dialog.getByRole('button', { name: 'Send 2 invitations' }).click();
  await expect(addresses).toBeFocused();
  await expect(dialog.getByText(/^Correct or remove what cannot be invited/)).toBeVisible();
  await addresses.fill(GUESTS.slice(0, 2).join(', '));
  await dialog.getByRole('radio', { name: 'Manager', exact: true }).check();
  await dialog.getByRole('button', { name: 'Send 2 invitations' }).click();
  await expect(toast(page, '2 invitations sent')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  const list = page.getByRole('list', { name: 'Invitations' });
  await expect(list.getByText(String(GUESTS[0]))).toBeVisible();
  const mails = async () => (await letters(page)).filter(({ to }) => to === GUESTS[0]).length;
  expect(await mails()).toBe(1);
  await button(page, `Resend to ${GUESTS[0]}`).click();
  await expect(toast(page, `Sent again to ${GUESTS[0]}`)).toBeVisible();
  expect(await mails()).toBe(2);

  // By keyboard: the question names the person, and Cancel has the focus first.
  await press(button(page, `Revoke ${GUESTS[1]}`));
  const question = page.getByRole('dialog', { name: String(GUESTS[1]) });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await press(question.getByRole('button', { name: 'Revoke', exact: true }));
  await expect(toast(page, `The invitation of ${GUESTS[1]} is revoked`)).toBeVisible();
  await expect(list.getByText(String(GUESTS[1]))).toHaveCount(0);
  const { data } = await (await database()).from('invitations').select('email, role, revoked_at').in('email', GUESTS);
  const open = (data ?? []).filter(({ revoked_at: revokedAt }) => revokedAt === null);
  expect(open).toMatchObject([{ email: GUESTS[0], role: 'manager' }]);
});

test('asks before it closes a dialog with typed addresses', async ({ page, startSession }) => {
  await startSession(ADMIN);
  await openUsers(page);
  await button(page, 'Invite people').click();
  const dialog = page.getByRole('dialog', { name: 'Invite people' });
  await dialog.getByLabel('Email addresses').fill(String(GUESTS[0]));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Email addresses')).toHaveValue(String(GUESTS[0]));
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Close without saving' }).click();
  await expect(dialog).toHaveCount(0);
});

test('says in the specified words that people failed to load, with Retry', async ({ page, startSession, problems }) => {
  await startSession(ADMIN);
  let broken = true;
  await page.route(/rest\/v1\/profiles\?select=\*/, (route) =>
    broken ? route.fulfill({ status: 404, json: { message: 'cache lookup', code: 'XX000' } }) : route.continue(),
  );
  await openUsers(page);
  await expect(page.getByRole('main').getByText('Failed to fetch user data')).toBeVisible();
  await expect(toast(page, 'Failed to fetch user data')).toBeVisible();
  await expect(page.getByText('No people yet')).toHaveCount(0);
  broken = false;
  await button(page, 'Retry').click();
  await expect(people(page).getByText(JORDAN.name)).toBeVisible();
  problems.length = 0;
});

for (const { colorScheme, viewport } of windows) {
  const { width } = viewport;
  test(`everyone can read and use it: ${colorScheme}, ${width} wide`, async ({ page, startSession }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    await startSession(width === 390 ? ADMIN : FIRM);
    await openUsers(page);
    await expect(people(page).getByText(JORDAN.name)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await people(page).getByRole('link', { name: ELENA.name }).click();
    await expect(drawer(page, ELENA.name).getByRole('checkbox').first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  });
}
