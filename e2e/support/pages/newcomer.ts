import { brand } from '@platform/contract';
import type { Page } from '@playwright/test';
import { database } from '../platform/platformRegistry';
import { heading } from './screen';
import { expect, PASSWORD, submitSignIn } from '../test';

export const NEWCOMER = 'newclient@clubcrew.test';
const NEWCOMER_ID = 'a0000000-0000-4000-8000-000000000007';
/** Requests that the tests answer instead of the server. */
export const CLUBS = '**/rest/v1/clubs?**';
export const PROFILES = '**/rest/v1/profiles?**';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const alert = (page: Page) => page.getByRole('alert');
export const step = (page: Page, number: number) => page.getByRole('status').filter({ hasText: `Step ${number} of 3` });

/** The clubs that the newcomer has set up, read from the database. */
export async function clubsOfNewcomer() {
  const { data, error } = await (
    await database()
  )
    .from('clubs')
    .select('id, name, type, size, member_count, staff_count, season, time_zone, address')
    .eq('created_by', NEWCOMER_ID);
  if (error) throw new Error(error.message);
  return data;
}

export async function profileOfNewcomer() {
  const { data, error } = await (
    await database()
  )
    .from('profiles')
    .select('club_id, display_name, company_name, role')
    .eq('user_id', NEWCOMER_ID)
    .single();
  if (error) throw new Error(error.message);
  return data;
}

/** Resets the newcomer to the state before onboarding: a person without a club. */
export async function forgetClub(): Promise<void> {
  const registry = await database();
  const plain = { role: 'user', display_name: 'Riley Hart', company_name: null };
  const removed = await registry.from('clubs').delete().eq('created_by', NEWCOMER_ID);
  const reset = await registry.from('profiles').update(plain).eq('user_id', NEWCOMER_ID);
  if (removed.error ?? reset.error) throw new Error((removed.error ?? reset.error)?.message);
}

/** Signs the newcomer in, who lands in the wizard. */
export async function startOnboarding(page: Page): Promise<void> {
  await page.goto('/auth');
  await submitSignIn(page, NEWCOMER, PASSWORD);
  await expect(page).toHaveURL('/onboarding');
  await expect(heading(page, `Welcome to ${brand.name}`)).toBeVisible();
}

/** Fills in the first two steps. */
export async function goToDetails(page: Page, name = 'Cedar Grove Pool'): Promise<void> {
  await button(page, 'Continue').click();
  await page.getByLabel('Organization name').fill(name);
  await page.getByLabel('Type').selectOption('Fitness Center');
  await page.getByLabel('large (35+ staff)').check();
  await button(page, 'Continue').click();
  await expect(heading(page, 'Additional details')).toBeFocused();
}
