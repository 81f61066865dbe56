import type { Locator, Page } from '@playwright/test';
import { database } from './platformRegistry';

export const PINE_HOLLOW = { id: '10000000-0000-4000-8000-000000000001', name: 'Pine Hollow Swim & Tennis Club' };
export const LAKESIDE = { id: '20000000-0000-4000-8000-000000000001', name: 'Lakeside Golf & Country Club' };
export const SWITCHED_OFF = "Training is not part of your club's engagement";

/** The entry for Training and a club in the firm's list. */
export const cell = (page: Page, club: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^Training for ${club}: `) }).filter({ visible: true });
export const consequences = (page: Page): Locator => page.getByRole('region', { name: 'Consequences' });
export const choose = (page: Page, answer: string): Promise<void> =>
  page.getByRole('radio', { name: answer, exact: true }).check();

/** Whether and how a club has Training, read from the database. */
export async function engagementOf(club: { id: string }) {
  const rows = (await database()).from('club_modules').select('channel, pinned_version');
  return (await rows.eq('club_id', club.id).eq('module_id', 'training').throwOnError()).data;
}

/** Restores Training: Pine Hollow has it, Lakeside does not. Removes the notifications about it. */
export async function resetEngagements(): Promise<void> {
  const db = await database();
  const clubs = [PINE_HOLLOW.id, LAKESIDE.id];
  await db.from('notifications').delete().in('club_id', clubs).eq('link', '/admin/features');
  await db.from('engagement_changes').delete().in('club_id', clubs).eq('module_id', 'training');
  await db.from('club_modules').delete().eq('club_id', LAKESIDE.id).eq('module_id', 'training');
  await db.from('clubs').update({ plan: 'manage' }).eq('id', LAKESIDE.id);
  await db.from('club_modules').upsert({
    club_id: PINE_HOLLOW.id,
    module_id: 'training',
    channel: 'production',
    pinned_version: null,
  });
}
