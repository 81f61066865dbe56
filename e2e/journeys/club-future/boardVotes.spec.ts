import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import { violationsOf } from '../../support/checks/violationsOf';
import { toast } from '../../support/pages/screen';
import { database } from '../../support/platform/platformRegistry';
import { expect, test } from '../../support/test';

const MANAGER = 'manager@pinehollow.test';
const BOARD = 'board@pinehollow.test';
const STAFF = 'staff@pinehollow.test';
const SHADE = '10000080-0000-4000-8000-000000000004';
const QUESTION = 'Build the shade this summer?';

const quote = { name: 'quote.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Deck shade structures' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const vote = (page: Page) => drawer(page).getByRole('region', { name: QUESTION });
const shade = `/club-future?open=${SHADE}`;

test.afterEach(async () => {
  const db = await database();
  for (const table of ['project_votes', 'project_bids', 'project_comments', 'club_documents'] as const) {
    await db.from(table).delete().eq('project_id', SHADE).throwOnError();
  }
  await db.from('project_updates').delete().eq('project_id', SHADE).neq('to_status', 'wishlist').throwOnError();
  await db.from('project_updates').delete().eq('project_id', SHADE).is('to_status', null).throwOnError();
  await db.from('capital_projects').update({ status: 'wishlist', budget: 12_000 }).eq('id', SHADE).throwOnError();
  await db.from('notifications').delete().like('title', `%${QUESTION}`).throwOnError();
});

test('the board votes on a phone, and the result approves the project', async ({ page, signIn }) => {
  await signIn(MANAGER, shade);
  await drawer(page).getByRole('button', { name: 'Start a vote' }).click();
  const starting = dialog(page, 'Start a vote');
  await starting.getByRole('button', { name: 'Start vote' }).click();
  await expect(starting.getByText('A question has 1 to 200 characters.')).toBeVisible();
  await starting.getByLabel('Question').fill(QUESTION);
  await expect(starting.getByRole('checkbox', { name: 'Ruth Castellano' })).toBeChecked();
  await starting.getByRole('checkbox', { name: 'Elena Ruiz (you)' }).check();
  await expect(starting.getByRole('spinbutton', { name: 'Quorum' })).toHaveValue('2');
  expect(await violationsOf(page)).toEqual([]);
  await starting.getByRole('button', { name: 'Start vote' }).click();
  await expect(toast(page, 'Vote started')).toBeVisible();
  await vote(page).getByRole('radio', { name: 'Approve' }).check();
  await vote(page).getByRole('button', { name: 'Vote', exact: true }).click();
  await expect(vote(page).getByText('1 of 2 voted; at least 2 must vote.', { exact: false })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(BOARD, shade);
  await expect(vote(page).getByText('1 of 2 voted', { exact: false })).toBeVisible();
  await expect(vote(page).getByText('Elena Ruiz')).toHaveCount(0);
  await expect(drawer(page).getByRole('button', { name: 'Start a vote' })).toHaveCount(0);
  // By keyboard: the first option takes the focus, and an arrow chooses the next one.
  await vote(page).getByRole('radio', { name: 'Approve' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(vote(page).getByRole('radio', { name: 'Decline' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'You have voted')).toBeVisible();
  await vote(page).getByRole('radio', { name: 'Approve' }).check();
  await vote(page).getByRole('button', { name: 'Change vote' }).click();
  await expect(toast(page, 'Your vote was changed')).toBeVisible();
  await drawer(page).getByLabel('Add a comment').fill('Which color will it be?');
  await drawer(page).getByRole('button', { name: 'Add comment' }).click();
  await expect(drawer(page).getByRole('list', { name: 'Comments' })).toContainText('Ruth Castellano');

  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(MANAGER, shade);
  await vote(page).getByRole('button', { name: 'Actions for this vote' }).click();
  await page.getByRole('menuitem', { name: 'Count the votes' }).click();
  await page.getByRole('button', { name: 'Count the votes' }).click();
  await expect(vote(page).getByText('Chosen: Approve.')).toBeVisible();
  await expect(vote(page).getByText('Elena Ruiz, Ruth Castellano')).toBeVisible();
  const history = drawer(page).getByRole('list', { name: 'History' }).getByRole('listitem');
  const result = `Vote on "${QUESTION}": Approve 2, Decline 0. 2 of 2 voted. Chosen: Approve.`;
  await expect(history.first()).toContainText(result);
  await vote(page).getByRole('button', { name: 'Mark project as approved' }).click();
  await expect(history.first()).toContainText('Wishlist → Approved');
  await expect(history.first()).toContainText(result);
  await expect(vote(page).getByRole('button', { name: 'Mark project as approved' })).toHaveCount(0);

  await signIn(STAFF, shade);
  await expect(history.first()).toContainText(result);
  await expect(vote(page)).toHaveCount(0);
  await expect(drawer(page).getByRole('heading', { name: 'Bids' })).toHaveCount(0);
});

test('a manager compares bids, chooses one, and makes the board deck', async ({ page, signIn }) => {
  await signIn(MANAGER, shade);
  const add = async (name: string, amount: string, file?: typeof quote) => {
    await drawer(page).getByRole('button', { name: 'Add bid' }).click();
    const adding = dialog(page, 'Add bid');
    await adding.getByLabel('Name of the vendor').fill(name);
    await adding.getByLabel('Amount').fill(amount);
    if (file) await adding.locator('input[type=file]').setInputFiles(file);
    await adding.getByRole('button', { name: 'Add bid' }).click();
    await expect(drawer(page).getByRole('list', { name: 'Bids' })).toContainText(name);
  };
  await add('Sail Makers', '11250', quote);
  await add('Shade Works', '13400');
  await test.step('the file of a bid is a document of the project, with its versions and readers', async () => {
    const opening = page.waitForEvent('popup');
    await drawer(page).getByRole('button', { name: 'Open Bid of Sail Makers' }).click();
    await opening;
    await drawer(page).getByRole('button', { name: 'Versions of Bid of Sail Makers' }).click();
    const versions = dialog(page, 'Bid of Sail Makers');
    await expect(versions.getByRole('list', { name: 'Opened by, version 1' })).toContainText('Elena Ruiz');
    await versions.getByRole('button', { name: 'Add a version' }).click();
    const adding = dialog(page, 'Add a version');
    await adding.getByRole('button', { name: 'Add version' }).click();
    await expect(adding.getByText('Choose a file.')).toBeVisible();
    await adding.locator('input[type=file]').setInputFiles(quote);
    await adding.getByRole('button', { name: 'Add version' }).click();
    await expect(versions.getByText('Version 2')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await versions.getByRole('button', { name: 'Done' }).click();
  });
  await drawer(page).getByRole('button', { name: 'Compare bids' }).click();
  const bids = dialog(page, 'Compare bids').getByRole('table', { name: 'Bids' }).getByRole('row');
  await expect(bids.filter({ hasText: 'Sail Makers' })).toContainText('Lowest');
  await expect(bids.filter({ hasText: 'Sail Makers' })).toContainText('$750 under');
  await expect(bids.filter({ hasText: 'Shade Works' })).toContainText('$1,400 over');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Choose Sail Makers' }).click();
  const choosing = dialog(page, 'Choose Sail Makers?');
  await choosing.getByRole('button', { name: 'Choose bid' }).click();
  await expect(choosing.getByText('Enter a reason.')).toBeVisible();
  await choosing.getByLabel('Reason').fill('Lowest, and here by June');
  await choosing.getByRole('button', { name: 'Choose bid' }).click();
  await page.keyboard.press('Escape');
  await expect(drawer(page).getByRole('list', { name: 'History' }).getByRole('listitem').first()).toContainText(
    'Bid of Sail Makers for $11,250 chosen: Lowest, and here by June (The budget was $12,000.)',
  );
  await expect(drawer(page).getByText('$11,250').first()).toBeVisible();

  await page.goto('/club-future?tab=reports');
  const download = async (name: string) => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name, exact: true }).click();
    return readFile(await (await downloading).path());
  };
  expect((await download('Generate PDF: Board Deck')).toString('latin1', 0, 4)).toBe('%PDF');
  const files = unzipSync(await download('Generate PowerPoint: Board Deck'));
  const slides = Object.keys(files).filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name));
  const text = slides.map((name) => strFromU8(files[name] ?? new Uint8Array())).join('\n');
  // $82,000 less the $750 that the bid is below the budget.
  for (const figure of ['$81,250', '$45,000', '$11,250', 'Approve 7, Decline 0. Chosen: Approve', '$96,000']) {
    expect(text).toContain(figure);
  }
  expect(Object.keys(files).filter((name) => /^ppt\/charts\/chart\d+\.xml$/.test(name))).toHaveLength(3);

  await signIn(BOARD, '/club-future?tab=reports');
  await expect(page.getByRole('button', { name: /^Generate/ })).toHaveCount(0);
  expect((await download('Download Board Deck')).toString('latin1', 0, 4)).toBe('%PDF');
});
