import type { Locator, Page } from '@playwright/test';
import { database } from '../../platform/platformRegistry';
import { CLUB } from './keepSchedule';

export const MANAGER = 'manager@pinehollow.test';
export const STAFF = 'staff@pinehollow.test';

/** A cell of the grid. @param day its ISO day */
export async function cellOf(page: Page, row: string, day: string): Promise<Locator> {
  const line = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: row }) });
  return line.locator(`[data-cell$=" ${day}"]`);
}

/** The card of a shift, anywhere on the page. */
export const card = (page: Page, id: string): Locator => page.locator(`[data-shift="${id}"]`);

/** A shift of the sample club. */
export const shiftId = (number: number): string => `10000007-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A shift as the database holds it, read past every policy. */
export async function shiftOf(id: string) {
  const db = await database();
  const { data } = await db
    .from('shifts')
    .select('staff_id, role, starts_at, ends_at, status, notes, version, needs_cover')
    .eq('id', id)
    .maybeSingle()
    .throwOnError();
  return data;
}

/** The shifts of the club that begin on a day of New York's spring. */
export async function shiftsOn(day: string) {
  const db = await database();
  const { data } = await db
    .from('shifts')
    .select('id, staff_id, role, status, starts_at')
    .eq('club_id', CLUB)
    .gte('starts_at', `${day}T00:00:00-04:00`)
    .lt('starts_at', `${day}T23:59:59-04:00`)
    .throwOnError();
  return data;
}

/** Opens the menu of a shift and chooses. */
export async function choose(page: Page, id: string, item: string): Promise<void> {
  await card(page, id)
    .getByRole('button', { name: /^Actions for / })
    .click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** The shift that `publishOpen` publishes. */
export const OPEN_SHIFT = shiftId(9200);

/** Publishes an open shift on a day on which Jordan is free. */
export async function publishOpen(): Promise<void> {
  const db = await database();
  await db
    .from('shifts')
    .insert({
      id: OPEN_SHIFT,
      club_id: CLUB,
      role: 'Lifeguard',
      location: 'Main pool',
      starts_at: '2025-05-06T10:00:00-04:00',
      ends_at: '2025-05-06T16:00:00-04:00',
      status: 'published',
    })
    .throwOnError();
}
