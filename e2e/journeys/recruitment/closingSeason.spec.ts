import type { Page } from '@playwright/test';
import { fillWorkDays } from '../../support/pages/applyForm';
import { card } from '../../support/pages/card';
import { forgetClub, NEWCOMER } from '../../support/pages/newcomer';
import { personsClient } from '../../support/people';
import { database } from '../../support/platform/platformRegistry';
import { heading, platformLinks, toast } from '../../support/pages/screen';
import { expect, test } from '../../support/test';
import { violationsOf } from '../../support/checks/violationsOf';

const DAY_MS = 24 * 60 * 60 * 1000;
const dayFromToday = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const YEAR = new Date().getUTCFullYear();

const settings = (page: Page) => card(page, 'Season Settings');
const seasonButton = (page: Page, name: string) =>
  settings(page).getByRole('button', { name, exact: true }).locator('visible=true');

/**
 * A club of its own that nothing was seeded for, with two lifeguards and a season that has just ended. Its type is open all
 * year, so it starts with the season of this year.
 */
async function setUpClub(): Promise<string> {
  const newcomer = await personsClient(NEWCOMER);
  const club = { name: 'Cedar Grove Pool', type: 'Community Center', size: 'small', season: String(YEAR) };
  await newcomer.from('clubs').insert(club).throwOnError();
  const { data } = await newcomer.from('clubs').select('id').eq('name', club.name).single().throwOnError();
  const id = data.id as string;
  const db = await database();
  await db.from('club_modules').upsert({ club_id: id, module_id: 'recruitment' }).throwOnError();
  await newcomer
    .from('job_role_definitions')
    .update({ positions_total: 2 })
    .eq('club_id', id)
    .eq('title', 'Lifeguard')
    .throwOnError();
  const people = ['Ada Lund', 'Ben Ortiz'].map((name) => ({ club_id: id, name, role: 'Lifeguard', status: 'Active' }));
  await newcomer.from('staff').insert(people).throwOnError();
  await newcomer
    .from('seasons')
    .update({ starts_on: dayFromToday(-200), opens_on: dayFromToday(-150), ends_on: dayFromToday(-20) })
    .eq('club_id', id)
    .eq('year', String(YEAR))
    .throwOnError();
  return id;
}

test.beforeEach(forgetClub);
test.afterEach(forgetClub);

test('an administrator closes a season, reopens it with a reason, and starts the next one', async ({
  page,
  signIn,
}) => {
  const clubId = await setUpClub();
  await signIn(NEWCOMER, '/settings');
  await seasonButton(page, `Close ${YEAR}…`).click();
  const closing = page.getByRole('dialog', { name: `Close the season ${YEAR}?` });
  await expect(closing).toContainText('Nothing is open.');
  await expect(closing).toContainText('2 people worked it: 2 finish it, 0 left before. 2 may return.');
  await closing.getByText('Who may return').click();
  await expect(closing.getByRole('list', { name: 'Who may return' }).getByRole('listitem')).toHaveText([
    'Ada Lund Lifeguard',
    'Ben Ortiz Lifeguard',
  ]);
  expect(await violationsOf(page)).toEqual([]);
  await closing.getByRole('button', { name: 'Keep it open' }).click();
  await expect(settings(page).getByRole('combobox', { name: 'Season' })).toContainText(`${YEAR} (current)`);

  await seasonButton(page, `Close ${YEAR}…`).click();
  await closing.getByRole('button', { name: `Close ${YEAR}` }).click();
  await expect(toast(page, `Season ${YEAR} is closed`)).toBeVisible();
  const record = page.getByRole('list', { name: `Record of the season ${YEAR}` });
  await expect(record.getByRole('listitem')).toHaveText([/^Closed .+ by Riley Hart$/]);

  await seasonButton(page, `Reopen ${YEAR}…`).click();
  const reopening = page.getByRole('dialog', { name: `Reopen the season ${YEAR}` });
  await reopening.getByRole('button', { name: `Reopen ${YEAR}` }).click();
  await expect(reopening.getByLabel('Reason')).toHaveAccessibleDescription(/^Write in a few words why\./);
  await expect(reopening.getByLabel('Reason')).toBeFocused();
  await reopening.getByLabel('Reason').fill('One invoice came late.');
  expect(await violationsOf(page)).toEqual([]);
  await reopening.getByRole('button', { name: `Reopen ${YEAR}` }).click();
  await expect(toast(page, `Season ${YEAR} is open again`)).toBeVisible();
  await expect(record.getByRole('listitem').first()).toContainText('One invoice came late.');

  await seasonButton(page, `Close ${YEAR}…`).click();
  await closing.getByRole('button', { name: `Close ${YEAR}` }).click();
  await expect(record.getByRole('listitem')).toHaveCount(3);

  await settings(page).getByRole('button', { name: 'Add Season' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add Season' }).click();
  await seasonButton(page, `Close ${YEAR + 1}…`).click();
  const early = page.getByRole('dialog', { name: `The season ${YEAR + 1} cannot be closed yet` });
  await expect(early).toContainText(/^.+It opens on \w+ \d+, \d{4}\. Close it when it is over/);
  await expect(early.getByRole('button', { name: /^Close \d/ })).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  await early.getByRole('button', { name: 'Keep it open' }).click();
  await seasonButton(page, `Make ${YEAR + 1} Current`).click();
  const moving = page.getByRole('dialog', { name: `Make ${YEAR + 1} the current season?` });
  await expect(moving).toContainText(`fill no position of ${YEAR + 1} until they are rehired`);
  await expect(moving).not.toContainText('is not closed');
  await moving.getByRole('button', { name: `Make ${YEAR + 1} Current` }).click();
  await expect(toast(page, `${YEAR + 1} is the current season`)).toBeVisible();

  const filled = async () => {
    const db = await database();
    const roles = db.from('job_roles').select('positions_filled').eq('club_id', clubId);
    const { data } = await roles.eq('title', 'Lifeguard');
    return data?.map((role) => role.positions_filled as number);
  };
  expect(await filled()).toEqual([0]);
  await page.goto('/recruitment');
  await page.getByRole('tab', { name: 'Last season' }).click();
  await page.getByRole('checkbox', { name: /Ada Lund/ }).check();
  await page.getByRole('button', { name: 'Rehire 1 person' }).click();
  await expect(page.getByText('1 of them is back', { exact: false })).toBeVisible();
  expect(await filled()).toEqual([1]);
  const outcome = page.getByRole('listitem').filter({ hasText: 'Ada Lund (Lifeguard) is back, Active.' });
  await outcome.getByRole('link', { name: 'Ada Lund' }).click();
  await expect(page.getByRole('dialog', { name: 'Ada Lund' }).getByRole('region', { name: 'History' })).toContainText(
    `Rehired for season ${YEAR + 1} as Lifeguard`,
  );
});

test('a closed season takes no applications, and an applicant who was typing loses nothing', async ({
  page,
  browser,
  problems,
}) => {
  const clubId = await setUpClub();
  const newcomer = await personsClient(NEWCOMER);
  const { data: club } = await newcomer.from('clubs').select('slug').eq('id', clubId).single().throwOnError();
  await newcomer
    .from('job_role_definitions')
    .update({ positions_total: 3 })
    .eq('club_id', clubId)
    .eq('title', 'Lifeguard')
    .throwOnError();
  const send = page.getByRole('button', { name: 'Send application' });
  await page.goto(`/apply/${String(club.slug)}`);
  await page.getByRole('checkbox', { name: /^Lifeguard\b/ }).check();
  await page.getByLabel('Name', { exact: true }).fill('Ann Reed');
  await page.getByLabel('Email').fill('ann@closing.example.test');
  await fillWorkDays(page);
  await newcomer.from('seasons').update({ closed_at: new Date() }).eq('club_id', clubId).throwOnError();

  await send.click();
  await expect(page.getByRole('alert')).toHaveText(
    `Applications to Cedar Grove Pool are closed: its season ${YEAR} has ended. Ask the club when it takes applications for the next season.`,
  );
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ann Reed');
  await expect(page.getByRole('checkbox', { name: /^Lifeguard\b/ })).toBeChecked();
  // The browser itself reports the status.
  expect(problems.splice(0)).toEqual([expect.stringContaining('status of 410')]);
  const applications = newcomer.from('job_applications').select('id').eq('club_id', clubId);
  expect((await applications.throwOnError()).data).toEqual([]);

  await page.reload();
  await expect(heading(page, /^Work at Cedar Grove Pool/)).toBeVisible();
  await expect(page.getByText('Applications are closed')).toBeVisible();
  await expect(send).toHaveCount(0);
  await expect(page.getByText('Choose what suits you', { exact: false })).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);

  const readable = await browser.newContext({ javaScriptEnabled: false });
  const plain = await readable.newPage();
  await plain.goto(page.url());
  await expect(plain.getByText('Applications are closed')).toBeVisible();
  await expect(plain.getByText('Choose what suits you', { exact: false })).toBeHidden();
  await readable.close();
});

test('a season with a new year keeps its applications and its budget on every page', async ({ page, signIn }) => {
  const clubId = await setUpClub();
  await (await database()).from('club_modules').upsert({ club_id: clubId, module_id: 'pre-season' }).throwOnError();
  const newcomer = await personsClient(NEWCOMER);
  await newcomer.from('job_applications').insert({ club_id: clubId, name: 'Ann Reed' }).throwOnError();
  const line = { club_id: clubId, year: String(YEAR), name: 'Chemicals', type: 'expense', planned_amount: 900 };
  await newcomer.from('budget_categories').insert(line).throwOnError();
  await signIn(NEWCOMER, '/settings');
  const link = (name: string) => platformLinks(page).getByRole('link', { name });
  await link('Recruitment').click();
  await expect(page.getByRole('link', { name: 'Ann Reed' })).toBeVisible();
  await link('Settings').click();

  await settings(page)
    .getByLabel('Season year')
    .fill(String(YEAR - 1));
  await expect(settings(page).getByText(`Is ${YEAR - 1} the right year?`)).toBeVisible();
  await seasonButton(page, 'Update Season').click();
  await expect(toast(page, `Season ${YEAR - 1} updated`)).toBeVisible();
  await link('Recruitment').click();
  await expect(page.getByText(`for season ${YEAR - 1}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ann Reed' })).toBeVisible();
  await link('Pre-Season').click();
  await page.getByRole('tab', { name: 'Budget' }).click();
  await expect(page.getByRole('heading', { name: `Budget of ${YEAR - 1}` })).toBeVisible();
  await expect(page.getByLabel('Draft of Chemicals')).toHaveValue('900.00');
});

test('a manager changes the days of a season, and cannot close one', async ({ page, signIn }) => {
  await signIn('manager@pinehollow.test', '/settings');
  await expect(seasonButton(page, 'Update Season')).toBeVisible();
  await expect(settings(page).getByRole('button', { name: /^(Close|Reopen)/ })).toHaveCount(0);
});
