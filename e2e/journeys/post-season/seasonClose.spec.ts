import type { Page } from '@playwright/test';
import { violationsOf } from '../../support/checks/violationsOf';
import { forgetClub, NEWCOMER } from '../../support/pages/newcomer';
import { heading, toast } from '../../support/pages/screen';
import { personsClient } from '../../support/people';
import { database } from '../../support/platform/platformRegistry';
import { expect, test } from '../../support/test';

const DAY_MS = 24 * 60 * 60 * 1000;
const dayFromToday = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const YEAR = new Date().getUTCFullYear();
const NEXT = YEAR + 1;

const region = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** A club of its own with two lifeguards, an open checklist item, and a season that has just ended. */
async function setUpClub(): Promise<string> {
  const newcomer = await personsClient(NEWCOMER);
  const club = { name: 'Cedar Grove Pool', type: 'Community Center', size: 'small', season: String(YEAR) };
  await newcomer.from('clubs').insert(club).throwOnError();
  const { data } = await newcomer.from('clubs').select('id').eq('name', club.name).single().throwOnError();
  const id = data.id as string;
  const db = await database();
  const modules = ['pre-season', 'recruitment', 'post-season'];
  await db
    .from('club_modules')
    .upsert(modules.map((module) => ({ club_id: id, module_id: module })))
    .throwOnError();
  const people = ['Ada Lund', 'Ben Ortiz'].map((name) => ({ club_id: id, name, role: 'Lifeguard', status: 'Active' }));
  await newcomer.from('staff').insert(people).throwOnError();
  await newcomer
    .from('seasons')
    .update({ starts_on: dayFromToday(-200), opens_on: dayFromToday(-150), ends_on: dayFromToday(-20) })
    .eq('club_id', id)
    .eq('year', String(YEAR))
    .throwOnError();
  const { data: season } = await newcomer.from('seasons').select('id').eq('club_id', id).single().throwOnError();
  await newcomer.from('checklists').delete().eq('club_id', id).throwOnError();
  const list = { club_id: id, season_id: season.id as string, kind: 'facility_preparation', title: 'Closing' };
  const { data: checklist } = await newcomer.from('checklists').insert(list).select('id').single().throwOnError();
  await newcomer
    .from('checklist_items')
    .insert({ club_id: id, checklist_id: checklist.id as string, item: 'Drain the pool', position: 1 })
    .throwOnError();
  return id;
}

test.beforeEach(forgetClub);
test.afterEach(forgetClub);

test('an administrator mends what is open in a season, writes a review, and asks a person to return', async ({
  page,
  signIn,
}) => {
  const clubId = await setUpClub();
  await signIn(NEWCOMER, '/settings?card=season-settings');
  await page.getByRole('link', { name: `Close ${YEAR} in Post-Season` }).click();
  await expect(heading(page, 'Post-Season Wrap-Up')).toBeVisible();
  const open = region(page, 'Open work');
  await expect(open.getByRole('link', { name: '1 checklist item not done' })).toBeVisible();
  await expect(open.getByRole('link', { name: '2 people without a review' })).toBeVisible();
  // The club has no Operations.
  await expect(open.getByRole('heading', { name: 'Operations' })).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);

  await open.getByRole('link', { name: '1 checklist item not done' }).click();
  // The list shows what is open, so the item leaves it.
  await page.getByRole('checkbox', { name: /Drain the pool/ }).click();
  await expect(page.getByRole('checkbox', { name: /Drain the pool/ })).toHaveCount(0);
  await page.goBack();
  await expect(open.getByRole('link', { name: /checklist item/ })).toHaveCount(0);

  const people = region(page, `People of ${YEAR}`);
  await people.getByRole('button', { name: 'Write a review of Ada Lund' }).press('Enter');
  const review = dialog(page, 'Review of Ada Lund');
  await review.getByRole('button', { name: 'Save review' }).press('Enter');
  await expect(review.getByText('A rating is 1 to 5.')).toBeVisible();
  await review.getByRole('radio', { name: '4, good' }).check();
  await review.getByLabel('Strengths').fill('Calm on the deck.');
  expect(await violationsOf(page)).toEqual([]);
  await review.getByRole('button', { name: 'Save review' }).press('Enter');
  await expect(toast(page, 'Review of Ada Lund saved')).toBeVisible();
  await expect(people.getByRole('button', { name: 'Review of Ada Lund: 4 of 5' })).toBeVisible();
  await expect(open.getByRole('link', { name: '1 person without a review' })).toBeVisible();

  await people.getByRole('checkbox', { name: 'Select Ada Lund' }).check();
  await people.getByRole('button', { name: 'Equipment is back (1)' }).click();
  await expect(open.getByRole('link', { name: '1 person with equipment of the club' })).toBeVisible();
  await people.getByRole('button', { name: 'Ask 1 person to return' }).click();
  await expect(toast(page, '1 person asked to return')).toBeVisible();
  await people.getByRole('button', { name: 'Actions for Ada Lund' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Wants to return', exact: true }).press('Enter');
  await expect(people.getByRole('list', { name: 'People of the season' })).toContainText('Want to return1of 1');
  const newcomer = await personsClient(NEWCOMER);
  const answers = async () => {
    const rows = newcomer.from('staff_seasons').select('equipment_returned_on, wants_to_return').eq('club_id', clubId);
    return (await rows.not('asked_at', 'is', null).throwOnError()).data;
  };
  await expect.poll(answers).toEqual([{ equipment_returned_on: expect.any(String), wants_to_return: true }]);
  // The page reads no more of the club before it goes.
  await page.goto('/healthz');
});

test('an administrator closes a season, which is read-only then, reopens it with a reason, and starts the next one', async ({
  page,
  signIn,
}) => {
  const clubId = await setUpClub();
  const newcomer = await personsClient(NEWCOMER);
  const { data: ada } = await newcomer.from('staff').select('id').eq('name', 'Ada Lund').single().throwOnError();
  const { data: season } = await newcomer.from('seasons').select('id').eq('club_id', clubId).single().throwOnError();
  await newcomer
    .from('staff_reviews')
    .insert({
      club_id: clubId,
      season_id: season.id as string,
      staff_id: ada.id as string,
      rating: 4,
      reviewed_on: dayFromToday(-1),
    })
    .throwOnError();
  await signIn(NEWCOMER, `/post-season?tab=close&season=${YEAR}`);
  const people = region(page, `People of ${YEAR}`);
  const review = dialog(page, 'Review of Ada Lund');
  const close = region(page, 'Close the season');
  await close.getByRole('button', { name: `Close ${YEAR}…` }).click();
  const closing = dialog(page, `Close the season ${YEAR}?`);
  await expect(closing).toContainText('1 person without a review, 2 people with equipment of the club');
  expect(await violationsOf(page)).toEqual([]);
  await closing.getByRole('button', { name: `Close ${YEAR}`, exact: true }).click();
  await expect(toast(page, `Season ${YEAR} is closed`)).toBeVisible();
  const record = close.getByRole('list', { name: `Record of the season ${YEAR}` });
  await expect(record.getByRole('listitem')).toHaveText([/^Closed .+ by Riley Hart$/]);

  await people.getByRole('button', { name: 'Review of Ada Lund: 4 of 5' }).click();
  await expect(review).toContainText(`The season ${YEAR} has closed, so its reviews stay as they are.`);
  await expect(review.getByLabel('Strengths')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Pre-Season', exact: true }).first().click();
  await expect(page.getByText(`Season ${YEAR} is closed`, { exact: false })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Drain the pool/ })).toBeDisabled();
  await page.goBack();

  await close.getByRole('button', { name: `Reopen ${YEAR}…` }).click();
  const reopening = dialog(page, `Reopen the season ${YEAR}`);
  await reopening.getByRole('button', { name: `Reopen ${YEAR}` }).press('Enter');
  await expect(reopening.getByLabel('Reason')).toBeFocused();
  await page.keyboard.type('One review is missing.');
  await reopening.getByRole('button', { name: `Reopen ${YEAR}` }).press('Enter');
  await expect(toast(page, `Season ${YEAR} is open again`)).toBeVisible();
  await expect(record.getByRole('listitem').first()).toContainText('One review is missing.');
  await close.getByRole('button', { name: `Close ${YEAR}…` }).click();
  await closing.getByRole('button', { name: `Close ${YEAR}`, exact: true }).click();
  await expect(record.getByRole('listitem')).toHaveCount(3);

  const next = region(page, `Start season ${NEXT}`);
  await next.getByRole('button', { name: `Start season ${NEXT}…` }).click();
  await dialog(page, 'Start the next season')
    .getByRole('button', { name: `Start season ${NEXT}` })
    .click();
  await expect(toast(page, `Season ${NEXT} started`)).toBeVisible();
  await next.getByRole('button', { name: `Make ${NEXT} current` }).click();
  await expect(toast(page, `${NEXT} is the current season`)).toBeVisible();
  await expect(next).toContainText(`${YEAR} has 1 checklist`);
  expect(await violationsOf(page)).toEqual([]);
  await next.getByRole('link', { name: 'Open Last season in Recruitment' }).click();
  await expect(page.getByRole('checkbox', { name: /Ada Lund/ })).toBeVisible();
  const { data: seasons } = await newcomer.from('seasons').select('year, closed_at').order('year').throwOnError();
  expect(seasons).toEqual([
    { year: String(YEAR), closed_at: expect.any(String) },
    { year: String(NEXT), closed_at: null },
  ]);
});
