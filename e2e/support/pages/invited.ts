import type { Page } from '@playwright/test';
import { linkInMail } from '../checks/letters';
import { database } from '../platform/platformRegistry';

/** Opens the link of a person's newest invitation, enters their name, and chooses a password. */
export async function acceptInvitation(page: Page, email: string, name: string): Promise<void> {
  await page.goto(await linkInMail(page, email, /invites you/));
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('New password', { exact: true }).fill('a calm blue pool');
  await page.getByLabel('Repeat the password').fill('a calm blue pool');
  await page.getByRole('button', { name: 'Accept the invitation', exact: true }).click();
}

/** Removes a club, and the people who were invited. @param addresses pattern of their email addresses, such as `%@start.example.test` */
export async function removeInvitedClub(club: string, addresses: string): Promise<void> {
  const db = await database();
  const { data } = await db.from('invitations').select('accepted_by').like('email', addresses).throwOnError();
  await db.from('clubs').delete().eq('name', club).throwOnError();
  for (const id of new Set(data.flatMap(({ accepted_by: by }) => (by ? [String(by)] : [])))) {
    await db.auth.admin.deleteUser(id);
  }
  await db.from('invitations').delete().like('email', addresses).throwOnError();
}
