import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { letters, linkInMail } from '../../support/checks/letters';
import { personsClient, visitor } from '../../support/people';
import { database } from '../../support/platform/platformRegistry';
import { heading } from '../../support/pages/screen';
import { expect, submitSignIn, test } from '../../support/test';
import { violationsOf } from '../../support/checks/violationsOf';

const PINE_HOLLOW_ADMIN = 'admin@pinehollow.test';
const alert = (page: Page) => page.getByRole('alert');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Marcus Bell invites a new address to Pine Hollow. */
async function invite(role = 'manager', email = `guest-${randomUUID().slice(0, 8)}@example.test`): Promise<string> {
  const admin = await personsClient(PINE_HOLLOW_ADMIN);
  const { data: club } = await admin.from('clubs').select('id').single();
  const { error } = await admin.functions.invoke('invite', { body: { email, role, clubId: club?.id as string } });
  if (error) throw error;
  return email;
}

async function profileOf(email: string) {
  const registry = await database();
  const accepted = registry.from('invitations').select('accepted_by').eq('email', email).not('accepted_by', 'is', null);
  const { data } = await accepted.single();
  return (
    await registry.from('profiles').select('display_name, role, club_id').eq('user_id', data?.accepted_by).single()
  ).data;
}

async function choosePassword(page: Page, password: string, repeated = password): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Repeat the password').fill(repeated);
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
}

/** An account of Pine Hollow that has just been made by an invitation; the page is signed out again. */
async function newMember(page: Page): Promise<string> {
  const email = await invite();
  await page.goto(await linkInMail(page, email, /invites you to join Pine Hollow/));
  await page.getByLabel('Your name').fill('Robin Vale');
  await choosePassword(page, 'a calm blue pool');
  await button(page, 'Accept the invitation').click();
  await expect(page).toHaveURL('/dashboard');
  await logOut(page);
  return email;
}

test.describe('an invitation', () => {
  test('leads to a name and a password, and into the club', async ({ page }) => {
    const email = await invite();
    const link = await linkInMail(page, email, /invites you to join Pine Hollow/);
    await page.goto(link);
    await expect(heading(page, 'Welcome aboard')).toBeVisible();
    await expect(
      page.getByText(`Marcus Bell invites you. You join Pine Hollow Swim & Tennis Club as ${email}.`),
    ).toBeVisible();
    await page.getByLabel('Your name').fill('Robin Vale');

    await choosePassword(page, 'short');
    await button(page, 'Accept the invitation').click();
    await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
    await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(/^Use at least 8 /);
    await expect(page.getByRole('status').filter({ hasText: 'Use at least 8 characters.' })).toHaveCount(1);
    await choosePassword(page, 'a calm blue pool', 'a calm blue sea');
    await button(page, 'Accept the invitation').click();
    await expect(page.getByLabel('Repeat the password')).toBeFocused();
    await expect(page.getByLabel('Repeat the password')).toHaveAccessibleDescription('The two passwords differ.');

    await choosePassword(page, 'a calm blue pool');
    await button(page, 'Accept the invitation').click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('button', { name: 'Account of Robin Vale' })).toBeVisible();
    expect(await profileOf(email)).toMatchObject({ display_name: 'Robin Vale', role: 'manager' });

    await logOut(page);
    await page.goto('/auth');
    await submitSignIn(page, email, 'a calm blue pool');
    await expect(page).toHaveURL('/dashboard');
  });

  test('is used up once it was accepted, and says so at once', async ({ page }) => {
    const email = await newMember(page);
    await page.goto(await linkInMail(page, email, /invites you/));
    await expect(heading(page, 'This invitation was accepted')).toBeFocused();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/auth');
  });

  test('lets the person ask for a new one once it expired, whose link leads to name, password and club', async ({
    page,
  }) => {
    const email = await invite();
    const first = await linkInMail(page, email, /invites you/);
    const registry = await database();
    const before = new Date(Date.now() - 60_000).toISOString();
    await registry.from('invitations').update({ expires_at: before }).eq('email', email).throwOnError();
    await page.goto(first);
    await expect(heading(page, 'This invitation has expired')).toBeFocused();
    expect(await violationsOf(page)).toEqual([]);
    await button(page, 'Ask for a new invitation').click();
    await expect(page.getByRole('status').filter({ hasText: 'Your request is sent' })).toContainText(email);
    const told = await registry.from('notifications').select('title').like('title', `${email} asks%`);
    expect(told.data).toHaveLength(1);

    await invite('manager', email);
    await page.goto(first);
    await expect(heading(page, 'This link no longer works')).toBeFocused();
    await page.goto(await linkInMail(page, email, /invites you/));
    await page.getByLabel('Your name').fill('Robin Vale');
    await choosePassword(page, 'a calm blue pool');
    await button(page, 'Accept the invitation').click();
    await expect(page).toHaveURL('/dashboard');
    expect(await profileOf(email)).toMatchObject({ display_name: 'Robin Vale', role: 'manager' });
  });

  test('says who is signed out and who is signed in when it is for another person', async ({ page, signIn }) => {
    const email = await invite();
    await signIn('staff@pinehollow.test', '/dashboard');
    await page.goto(await linkInMail(page, email, /invites you/));
    await expect(page.getByText('staff@pinehollow.test is signed in in this browser')).toBeVisible();
    await expect(page.getByText(`they are signed out here and ${email} is signed in`)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });

  test('is accepted after signing in when the person has an account', async ({ page }) => {
    const email = await newMember(page);
    const registry = await database();
    const { data } = await registry.from('invitations').select('accepted_by').eq('email', email).single();
    await registry.from('profiles').update({ club_id: null, role: 'user' }).eq('user_id', data?.accepted_by);
    await invite('user', email);

    await page.goto(await linkInMail(page, email, /invites you to join Pine Hollow/));
    // Where the emails to people with an account lead.
    await page.goto('/auth/join');
    await expect(page).toHaveURL('/auth');
    await submitSignIn(page, email, 'a calm blue pool');
    await expect(page).toHaveURL('/invitations');
    await page.getByRole('button', { name: /^Join Pine Hollow/ }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('main')).toContainText('Pine Hollow');
  });

  test('leads into its own club, even if another club invited the person first', async ({ page }) => {
    const email = await newMember(page);
    const registry = await database();
    const { data } = await registry.from('invitations').select('accepted_by').eq('email', email).single();
    await registry.from('profiles').update({ club_id: null, role: 'user' }).eq('user_id', data?.accepted_by);
    await invite('user', email);
    const lakeside = await personsClient('admin@lakeside.test');
    const { data: club } = await lakeside.from('clubs').select('id').single();
    await lakeside.functions.invoke('invite', { body: { email, role: 'user', clubId: club?.id as string } });

    await page.goto(await linkInMail(page, email, /invites you to join Lakeside/));
    await submitSignIn(page, email, 'a calm blue pool');
    await expect(page.getByRole('button', { name: /^Join/ })).toHaveText([/^Join Lakeside/, /^Join Pine Hollow/]);
    expect(await violationsOf(page)).toEqual([]);
    await page.goto('/invitations');
    await expect(page.getByRole('button', { name: /^Join/ })).toHaveText([/^Join Pine Hollow/, /^Join Lakeside/]);
    await page.goto('/onboarding');
    await page.getByRole('link', { name: 'See your invitations' }).click();
    await page.getByRole('button', { name: /^Join Lakeside/ }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('main')).toContainText('Lakeside');
  });

  test('gets a friendly answer when it was never sent', async ({ page, signIn }) => {
    await signIn('staff@lakeside.test', '/invitations');
    await expect(page.getByText(/^You belong to Lakeside/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Join/ })).toHaveCount(0);
  });
});

test.describe('a forgotten password', () => {
  test('is replaced through a link in an email', async ({ page }) => {
    const email = await newMember(page);
    await page.goto('/auth');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page).toHaveURL('/auth/reset');
    await page.getByLabel('Email').fill(` ${email} `);
    await button(page, 'Send the link').click();
    await expect(page.getByRole('status').filter({ hasText: 'Check your email' })).toContainText(email);
    // Another email waits for a minute, however it is asked for.
    const again = page.getByRole('button', { name: /^Send again in \d+ s$/ });
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await page.getByLabel('Email').press('Enter');
    await expect(again).toBeVisible();
    const refused = await (await visitor()).auth.resetPasswordForEmail(email);
    expect(refused.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    const mails = (await letters(page)).filter(
      ({ to, subject }) => to === email && /^Choose your password/.test(subject),
    );
    expect(mails).toHaveLength(1);

    const link = await linkInMail(page, email, /^Choose your password/);
    // A mail program looks at the link before its reader does.
    expect((await page.request.get(link)).status()).toBe(200);
    await page.goto(link);
    await expect(page).toHaveURL(/\/auth\/password\?type=recovery&token_hash=/);
    await expect(heading(page, 'Choose a new password')).toBeVisible();
    await expect(page.getByText(`For ${email}.`)).toBeVisible();
    await choosePassword(page, 'a wide green lawn');
    await button(page, 'Save the password').click();
    await expect(page).toHaveURL('/dashboard');

    // In the browser where it was used, too, and though the person is signed in there.
    await page.goto(link);
    await expect(heading(page, 'This link no longer works')).toBeVisible();
    await page.goto('/dashboard');
    await logOut(page);
    await page.goto('/auth');
    await submitSignIn(page, email, 'a wide green lawn');
    await expect(page).toHaveURL('/dashboard');
  });

  test('may be refused once: after a reload the same link accepts a better one', async ({ page, problems }) => {
    const email = await newMember(page);
    await (await visitor()).auth.resetPasswordForEmail(email);
    await page.goto(await linkInMail(page, email, /^Choose your password/));
    await page.route('**/auth/v1/user', async (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      // The server's own refusal: the form would not let so short a password through.
      return route.continue({ postData: JSON.stringify({ password: 'short' }) });
    });
    await choosePassword(page, 'a wide green lawn');
    await button(page, 'Save the password').click();
    await expect(alert(page)).toHaveText('Password should be at least 8 characters.');

    await page.unroute('**/auth/v1/user');
    await page.reload();
    await choosePassword(page, 'a wide green lawn');
    await button(page, 'Save the password').click();
    await expect(page).toHaveURL('/dashboard');
    await logOut(page);
    await page.goto('/auth');
    await submitSignIn(page, email, 'a wide green lawn');
    await expect(page).toHaveURL('/dashboard');
    expect(problems.filter((text) => !text.includes('status of 422'))).toEqual([]);
    problems.length = 0;
  });

  test('answers a stranger the same, emails nothing, and passes the address on', async ({ page }) => {
    const stranger = `stranger-with-a-long-name-${randomUUID()}@example.test`;
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/auth');
    await page.getByLabel('Email').fill(stranger);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(stranger);
    await button(page, 'Send the link').click();
    await expect(page.getByRole('status').filter({ hasText: 'Check your email' })).toContainText(stranger);
    // An address that is longer than a line is broken: nothing reaches out of its card.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const sent = (await (await page.request.get('/outbox.json')).json()) as { to: string }[];
    expect(sent.filter(({ to }) => to === stranger)).toEqual([]);
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(stranger);
  });

  test('keeps the address and says so when the server cannot be reached', async ({ page, problems }) => {
    await page.route('**/auth/v1/recover*', (route) => route.abort());
    await page.goto('/auth/reset');
    await page.getByLabel('Email').fill('staff@pinehollow.test');
    await button(page, 'Send the link').click();
    await expect(alert(page)).toHaveText('The server did not answer. Check your connection and try again.');
    await expect(page.getByLabel('Email')).toHaveValue('staff@pinehollow.test');
    problems.length = 0;
  });

  test('a page without a link shows how to get one', async ({ page }) => {
    await page.goto('/auth/password');
    await expect(heading(page, 'This link no longer works')).toBeVisible();
    await page.goto('/auth/password#error=access_denied&error_code=otp_expired&error_description=expired');
    await expect(heading(page, 'This link no longer works')).toBeVisible();
  });

  test('is not replaced without a link by a person who finds a signed-in browser', async ({ page, signIn }) => {
    await signIn('staff@pinehollow.test', '/auth/password');
    await expect(heading(page, 'This link no longer works')).toBeVisible();
    await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0);
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(page).toHaveURL('/auth/reset');
    await expect(page.getByLabel('Email')).toHaveValue('staff@pinehollow.test');
  });

  test('cannot be replaced by itself, and the page stays', async ({ page, problems }) => {
    const email = await newMember(page);
    await (await visitor()).auth.resetPasswordForEmail(email);
    await page.goto(await linkInMail(page, email, /^Choose your password/));
    await choosePassword(page, 'a calm blue pool');
    await button(page, 'Save the password').click();
    const password = page.getByLabel('New password', { exact: true });
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription(/^This is your password already. Choose another one./);
    await expect(page).toHaveURL(/\/auth\/password/);
    // The browser itself reports that the server refused to replace a password by itself.
    expect(problems.filter((text) => !text.includes('status of 422'))).toEqual([]);
    problems.length = 0;
  });
});
