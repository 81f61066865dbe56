import { brand } from '@platform/contract';
import { database } from '../../support/platform/platformRegistry';
import { heading, platformLinks, toast } from '../../support/pages/screen';
import { expect, signInAs, test } from '../../support/test';

const ADMIN = 'admin@pinehollow.test';
const PINE_HOLLOW = '10000000-0000-4000-8000-000000000001';
const JORDAN = { id: 'a0000000-0000-4000-8000-000000000004', name: 'Jordan Blake', email: 'staff@pinehollow.test' };
const GONE = 'You are no longer a member of Pine Hollow Swim & Tennis Club';

/** Jordan's membership in the club, to restore it: other tests need it, even when this one has failed. */
async function standing() {
  const db = await database();
  const grants = await db.from('user_permissions').select('feature_id').eq('user_id', JORDAN.id);
  const staff = await db.from('staff_members').select('id').eq('user_id', JORDAN.id);
  return {
    features: (grants.data ?? []).map(({ feature_id: id }) => id as string),
    staff: (staff.data ?? []).map(({ id }) => id as string),
  };
}

let before: Awaited<ReturnType<typeof standing>>;
test.beforeAll(async () => {
  before = await standing();
});
test.afterAll(async () => {
  const db = await database();
  const answers = [
    await db.from('profiles').update({ club_id: PINE_HOLLOW, role: 'user' }).eq('user_id', JORDAN.id),
    await db.from('user_permissions').delete().eq('user_id', JORDAN.id),
    await db.from('user_permissions').insert(before.features.map((id) => ({ user_id: JORDAN.id, feature_id: id }))),
    await db.from('staff_members').update({ user_id: JORDAN.id }).in('id', before.staff),
  ];
  expect(answers.map(({ error }) => error).filter(Boolean)).toEqual([]);
});

test('a person removed while a tab is open is told there and after a reload, and returns by an invitation', async ({
  page,
  signIn,
  problems,
}) => {
  await signIn(JORDAN.email, '/user-dashboard');
  await expect(heading(page, 'Welcome to Pine Hollow Swim & Tennis Club')).toBeVisible();

  const admin = await page
    .context()
    .browser()
    ?.newPage({ baseURL: new URL(page.url()).origin });
  if (!admin) throw new Error('no browser');
  await signInAs(admin, ADMIN, `/admin?person=${JORDAN.id}`);
  await admin.getByRole('button', { name: 'Remove from the club…' }).click();
  await admin.getByRole('button', { name: 'Remove from the club', exact: true }).click();
  await expect(toast(admin, 'Jordan Blake no longer belongs to Pine Hollow Swim & Tennis Club')).toBeVisible();

  // Jordan goes on in the open tab: the next link says so, without a reload.
  const links = ['Pre-Season', 'Training'];
  await expect(async () => {
    const link = platformLinks(page).getByRole('link', { name: links[0] as string, exact: true });
    links.reverse();
    if (await link.isVisible()) await link.click();
    await expect(heading(page, GONE)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  // The server refuses what the open tab still requested in between.
  problems.length = 0;
  await expect(page.getByText(`Ask the club to invite ${JORDAN.email} again.`)).toBeVisible();
  for (const address of ['/user-dashboard', '/onboarding', '/training']) {
    await page.goto(address);
    await expect(heading(page, GONE)).toBeVisible();
  }
  await expect(heading(page, `Welcome to ${brand.name}`)).toHaveCount(0);

  await admin.goto('/admin?view=invitations');
  await admin.getByRole('button', { name: 'Invite people' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Invite people' });
  await dialog.getByLabel('Email addresses').fill(JORDAN.email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(toast(admin, 'Invitation sent')).toBeVisible();

  await page.reload();
  await page.getByRole('link', { name: 'See your invitation' }).click();
  await page.getByRole('button', { name: /^Join/ }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/training');
  await expect(heading(page, 'Training')).toBeVisible();

  await admin.goto('/user-dashboard?tab=activity');
  const activity = admin.getByRole('tabpanel', { name: 'Activity' });
  await expect(activity.getByText('Removed Jordan Blake from the club')).toBeVisible();
  await admin.getByLabel('Kind').selectOption('Invitations');
  await expect(activity.getByText(`Invited ${JORDAN.email} as User`)).toBeVisible();
  await expect(activity.getByText('Removed Jordan Blake from the club')).toHaveCount(0);
  await admin.close();
});
