import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { logOut } from '../../support/pages/account';
import { linkInMail } from '../../support/checks/letters';
import { pick, pickRadio, press, write } from '../../support/pages/keyboard';
import { acceptInvitation, removeInvitedClub } from '../../support/pages/invited';
import { heading, platformLinks, toast } from '../../support/pages/screen';
import { expect, test } from '../../support/test';
import { violationsOf } from '../../support/checks/violationsOf';

const mark = randomUUID().slice(0, 6);
const CLUB = `Cedar Grove ${mark}`;
const [OWNER, MANAGER, GUARD] = ['owner', 'manager', 'guard'].map((who) => `${who}-${mark}@start.example.test`) as [
  string,
  string,
  string,
];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.afterEach(() => removeInvitedClub(CLUB, `%-${mark}@start.example.test`));

test('the firm invites a client, whose club works at once: plan, season, templates, manager and staff', async ({
  page,
  signIn,
  startSession,
}) => {
  // Four people's first day.
  test.slow();
  await startSession('firm@clubcrew.test');
  await page.goto('/admin?invite=people');
  const inviting = page.getByRole('dialog', { name: 'Invite people' });
  await expect(inviting).toHaveAccessibleDescription(/works for seven days\. You can resend or revoke it/);
  await write(inviting.getByLabel('Email addresses'), OWNER);
  await pick(inviting.getByLabel('Plan of their club'), 'Manage');
  await press(inviting.getByRole('button', { name: 'Send invitation' }));
  await expect(toast(page, 'Invitation sent')).toBeVisible();
  await logOut(page);

  await acceptInvitation(page, OWNER, 'Olive Owner');
  await expect(page).toHaveURL('/onboarding');
  await button(page, 'Continue').click();
  await page.getByLabel('Organization name').fill(CLUB);
  await page.getByLabel('Type').selectOption('Swim & Tennis Club');
  await page.getByLabel('small (1-15 staff)').check();
  await button(page, 'Continue').click();
  await button(page, 'Set Up Club').click();
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();

  await expect(platformLinks(page).getByRole('link', { name: 'Training' })).toBeVisible();
  const steps = page.getByRole('list', { name: 'Get your club ready' });
  await expect(steps.getByRole('listitem')).toHaveCount(6);
  await expect(page.getByText('No Features Available')).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  await steps.getByRole('link', { name: 'Set roles and positions' }).click();
  await expect(page.getByRole('heading', { name: 'Lifeguard' })).toBeVisible();
  await page.goto('/dashboard');
  await steps.getByRole('link', { name: 'Check the days of your season' }).click();
  await expect(page).toHaveURL(/\/settings/);

  await page.goto('/dashboard');
  await press(steps.getByRole('link', { name: 'Invite your managers' }));
  await write(inviting.getByLabel('Email addresses'), MANAGER);
  await pickRadio(inviting.getByRole('radiogroup', { name: 'They join as' }), 'Manager');
  await press(inviting.getByRole('button', { name: 'Send invitation' }));
  await expect(toast(page, 'Invitation sent')).toBeVisible();
  await page.goto('/dashboard');
  await expect(steps.getByRole('link', { name: /^Invite your managers.*done$/ })).toBeVisible();
  await logOut(page);

  await acceptInvitation(page, MANAGER, 'Mia Manager');
  await expect(page).toHaveURL('/dashboard');
  await expect(heading(page, /Mia Manager/)).toBeVisible();
  const actions = page.getByRole('region', { name: 'What you can do' });
  await expect(actions.getByRole('link', { name: 'Add staff' })).toBeVisible();
  await expect(page.getByText('Olive Owner can grant you more features than your role has.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.goto('/user-dashboard?tab=team&invite=staff');
  const staff = page.getByRole('dialog', { name: 'Invite staff' });
  await expect(staff).toHaveAccessibleDescription(/They see their own shifts and records, and no pay/);
  await write(staff.getByLabel('Email addresses'), GUARD);
  await press(staff.getByRole('button', { name: 'Send invitation' }));
  await expect(page.getByRole('list', { name: 'Invited, not accepted yet' })).toContainText(GUARD);
  const first = await linkInMail(page, GUARD, /invites you/);
  await press(button(page, `Resend to ${GUARD}`));
  await expect(toast(page, `Sent again to ${GUARD}`)).toBeVisible();
  await expect.poll(() => linkInMail(page, GUARD, /invites you/)).not.toBe(first);
  await logOut(page);

  await page.goto(first);
  await expect(heading(page, 'This link no longer works')).toBeVisible();
  await acceptInvitation(page, GUARD, 'Gus Guard');
  await expect(page).toHaveURL('/dashboard');
  await expect(heading(page, /Gus Guard/)).toBeVisible();
  await expect(actions.getByRole('link', { name: 'Add staff' })).toHaveCount(0);
  await actions.getByRole('link', { name: 'See my certificates' }).click();
  await expect(page.getByText('You are not on the staff')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('list', { name: 'Get your club ready' })).toHaveCount(0);
  await page.goto('/user-dashboard?tab=team');
  await expect(page.getByRole('list', { name: 'Team members' }).getByRole('listitem')).toHaveCount(3);
  await expect(button(page, 'Invite staff')).toHaveCount(0);
  await logOut(page);

  await signIn('firm@clubcrew.test');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByText(`${CLUB} is set up`).click();
  await expect(page).toHaveURL(/\/admin\/features\?club=/);
  await expect(page.getByRole('main')).toContainText(CLUB);
});
