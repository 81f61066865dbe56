import type { Page } from '@playwright/test';
import { setWidth } from '../../../support/pages/keyboard';
import { toast } from '../../../support/pages/screen';
import { CLUB, keepSchedule } from '../../../support/pages/schedule/keepSchedule';
import { MANAGER } from '../../../support/pages/schedule/schedulePage';
import { database } from '../../../support/platform/platformRegistry';
import { expect, test } from '../../../support/test';

keepSchedule();

/** What the club plans by: the hours of rest, and how many school days and blackout days it has entered. */
async function settings() {
  const db = await database();
  const [rules, days, blackouts] = await Promise.all([
    db.from('club_labor_rules').select('rest_hours').eq('club_id', CLUB).single().throwOnError(),
    db.from('school_calendar_days').select('day').eq('club_id', CLUB).throwOnError(),
    db.from('time_off_blackouts').select('id').eq('club_id', CLUB).throwOnError(),
  ]);
  return { rest: rules.data.rest_hours, days: days.data.length, blackouts: blackouts.data.length };
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function addDays(page: Page, dialog: string, name: string, first: string): Promise<void> {
  const form = page.getByRole('dialog', { name: dialog });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('First day').fill(first);
  await form.getByRole('button', { name: 'Add days' }).click();
  await expect(form).toHaveCount(0);
}

test('undo and redo cover planning rules, school days and blackout days, unless another person changed them', async ({
  page,
  signIn,
  problems,
}) => {
  const before = await settings();
  await signIn(MANAGER, '/scheduling?do=rules');
  await press(page, 'Add school days');
  await addDays(page, 'Add school days', 'Storm', '2025-05-08');
  await page.getByRole('spinbutton', { name: 'Rest between shifts' }).fill('7');
  await press(page, 'Save rules');
  await expect(toast(page, 'Planning rules saved')).toBeVisible();
  await press(page, /^Time Off Requests/);
  await press(page, 'Add days');
  await addDays(page, 'Add blackout days', 'Swim meet', '2025-06-14');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await settings()).toEqual({ rest: 7, days: before.days + 1, blackouts: before.blackouts + 1 });

  await press(page, 'Undo: Blackout days added: Swim meet');
  await press(page, 'Undo: Planning rules saved');
  await setWidth(page, 390);
  await press(page, 'Undo: School days added: Storm');
  await expect.poll(settings).toEqual(before);
  await press(page, 'Redo: School days added: Storm');
  await setWidth(page, 1440);
  await press(page, 'Redo: Planning rules saved');
  await press(page, 'Redo: Blackout days added: Swim meet');
  await expect.poll(settings).toEqual({ rest: 7, days: before.days + 1, blackouts: before.blackouts + 1 });

  // Another manager corrects the blackout days and the rules; both stay, and the school days can still be undone.
  const db = await database();
  await db.from('time_off_blackouts').update({ ends_on: '2025-06-15' }).eq('name', 'Swim meet').throwOnError();
  await db.from('club_labor_rules').update({ rest_hours: 6 }).eq('club_id', CLUB).throwOnError();
  await press(page, 'Undo: Blackout days added: Swim meet');
  await expect(toast(page, 'Could not undo: Blackout days added: Swim meet')).toContainText(
    'Another person has changed the blackout days Swim meet since.',
  );
  await press(page, 'Undo: Planning rules saved');
  await expect(toast(page, 'Could not undo: Planning rules saved')).toContainText(
    'Another person has changed the planning rules since.',
  );
  await press(page, 'Undo: School days added: Storm');
  await expect.poll(settings).toEqual({ rest: 6, days: before.days, blackouts: before.blackouts + 1 });
  expect(problems).toEqual([]);
});
