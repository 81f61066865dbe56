import type { Page } from '@playwright/test';
import { card } from '../../support/pages/card';
import { database } from '../../support/platform/platformRegistry';
import { heading } from '../../support/pages/screen';
import { expect } from '../../support/test';

export const ADMIN = 'admin@pinehollow.test';
export const MANAGER = 'manager@pinehollow.test';
export const CLUB = 'Pine Hollow Swim & Tennis Club';

/** What the database really holds of the club, past every policy. */
export async function clubRow() {
  const db = await database();
  const { data, error } = await db
    .from('clubs')
    .select(
      'id, name, type, size, member_count, time_zone, address, season, seasons(year, starts_on, opens_on, ends_on)',
    )
    .eq('slug', 'pine-hollow')
    .single();
  if (error) throw new Error(error.message);
  return data;
}

export async function openSettings(page: Page): Promise<void> {
  await page.goto('/settings');
  await expect(heading(page, 'Settings')).toBeVisible();
  await expect(card(page, 'Club Information').getByLabel('Club name')).toHaveValue(CLUB);
}

export const button = (page: Page, title: string, name: string) =>
  card(page, title).getByRole('button', { name, exact: true });
