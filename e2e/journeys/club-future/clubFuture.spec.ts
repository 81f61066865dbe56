import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violationsOf } from '../../support/checks/violationsOf';
import { database } from '../../support/platform/platformRegistry';
import { heading, toast } from '../../support/pages/screen';
import { expect, test } from '../../support/test';

const MANAGER = 'manager@pinehollow.test';
const STAFF = 'staff@pinehollow.test';
const PAY_BY_ROLE = '10000083-0000-4000-8000-000000000001';
const BESIDE_2024 = 'Budget beside 2024';
const PINE_HOLLOW = '10000000-0000-4000-8000-000000000001';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const row = (page: Page, name: string) => main(page).getByRole('row').filter({ hasText: name });
const figure = (page: Page, list: string, label: string) =>
  main(page)
    .getByRole('list', { name: list })
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${label}`) });
const tab = (page: Page, name: string) => main(page).getByRole('tab', { name });

test.afterEach(async () => {
  const db = await database();
  await db.from('capital_projects').delete().eq('club_id', PINE_HOLLOW).eq('title', 'New gate').throwOnError();
  await db.from('capital_projects').delete().eq('club_id', PINE_HOLLOW).eq('title', 'Bike racks').throwOnError();
  await db.from('wishlist_items').delete().eq('club_id', PINE_HOLLOW).eq('item', 'Bike racks').throwOnError();
  await db.from('reserve_components').delete().eq('club_id', PINE_HOLLOW).eq('name', 'Diving board').throwOnError();
  await db.from('saved_reports').delete().eq('club_id', PINE_HOLLOW).eq('title', BESIDE_2024).throwOnError();
  await db.from('report_schedules').delete().eq('report_id', PAY_BY_ROLE).throwOnError();
  await db.from('workforce_plans').update({ planned_ratio: 12 }).eq('club_id', PINE_HOLLOW).throwOnError();
});

test('a visitor reads the specified figures in every tab of the demo, by keyboard', async ({ page }) => {
  await page.goto('/demo/club-future');
  await expect(heading(page, 'ClubFuture Strategic Hub')).toBeVisible();
  for (const [name, now, target] of [
    ['Member Satisfaction', '4.7', '4.8'],
    ['Staff Retention', '85%', '90%'],
    ['Budget Efficiency', '73%', '75% or less'],
    ['Safety Score', '98%', '100%'],
  ] as const) {
    await expect(page.getByRole('progressbar', { name })).toHaveAttribute('aria-valuetext', `${now}, target ${target}`);
  }
  await expect(main(page).getByText('Up 4 points on 2023')).toBeVisible();
  await expect(figure(page, 'Funding summary', 'Total')).toContainText('$82,000');
  await expect(figure(page, 'Funding summary', 'Approved')).toContainText('$45,000');
  await expect(figure(page, 'Funding summary', 'Pending')).toContainText('$37,000');

  await tab(page, 'Capital Projects').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Workforce Planning')).toHaveAttribute('aria-selected', 'true');
  for (const [label, value] of [
    ['Members', '285'],
    ['Staff', '24'],
    ['Ratio', '1:12'],
    ['Optimal ratio', '1:11'],
  ] as const) {
    await expect(figure(page, 'Workforce today', label)).toContainText(value);
  }
  for (const [year, members, staff, budget] of [
    ['2025', '310', '26', '+8%'],
    ['2026', '340', '29', '+12%'],
    ['2027', '375', '32', '+15%'],
  ] as const) {
    const cells = main(page).getByRole('table', { name: 'Projections' }).getByRole('row').filter({ hasText: year });
    await expect(cells).toContainText(members);
    await expect(cells).toContainText(staff);
    await expect(cells).toContainText(budget);
  }
  await expect(main(page).getByText('Hire 2 more people to reach one for every 11 members.')).toBeVisible();
  await page.getByRole('slider', { name: 'Optimal ratio' }).press('ArrowLeft');
  await expect(main(page).getByText('Hire 5 more people to reach one for every 10 members.')).toBeVisible();

  await tab(page, 'Workforce Planning').focus();
  await page.keyboard.press('ArrowRight');
  await expect(main(page).getByText('A demo has no server.', { exact: false })).toBeVisible();
  await main(page).getByRole('button', { name: 'Open Projects over $10,000' }).click();
  const shown = main(page).getByRole('table', { name: 'Projects over $10,000' });
  await expect(shown.getByRole('row')).toHaveCount(4);
  await expect(shown.getByRole('row', { name: /^Researching/ })).toContainText('$25,000');
  await main(page).getByRole('button', { name: 'Add filter' }).click();
  const filter = main(page).getByRole('group', { name: 'Filter 2' });
  // What is wrong with a filter is below it: its fields stay beside each other.
  await main(page).getByRole('button', { name: 'Save report' }).click();
  await expect(filter.getByText('Enter a value, or remove this filter.')).toBeVisible();
  const top = async (label: string) => (await filter.getByLabel(label).boundingBox())?.y;
  expect(await top('Value')).toBe(await top('Column'));
  await filter.getByLabel('Column').selectOption({ label: 'Priority' });
  await filter.getByLabel('Value').fill('HIGH');
  await expect(shown.getByRole('row')).toHaveCount(3);
  await main(page).getByRole('button', { name: 'Save report' }).click();
  await expect(toast(page, 'Report saved')).toBeVisible();

  await tab(page, 'Executive Reports').focus();
  await page.keyboard.press('ArrowRight');
  await expect(figure(page, 'Prioritization matrix', 'High impact')).toContainText('4');
  await expect(figure(page, 'Prioritization matrix', 'Medium impact')).toContainText('4');
  await expect(figure(page, 'Prioritization matrix', 'Total shortlisted')).toContainText('$146K');
  await expect(figure(page, 'Prioritization matrix', 'All wishes')).toContainText('$228K');
  await expect(main(page).getByText('High-priority staff amenities first.')).toBeVisible();
});

test('a manager adds a project, follows it, and makes a wish a project', async ({ page, signIn }) => {
  await signIn(MANAGER, '/club-future');
  await main(page).getByRole('button', { name: 'Add Project' }).click();
  const adding = dialog(page, 'Add Project');
  await adding.getByRole('button', { name: 'Add Project' }).click();
  await expect(adding.getByText('A title has 1 to 200 characters.')).toBeVisible();
  await adding.getByLabel('Title').fill('New gate');
  await adding.getByLabel('Budget').fill('4500');
  await adding.getByRole('button', { name: 'Add Project' }).click();

  const drawer = dialog(page, 'New gate');
  await expect(drawer.getByText('Began as proposed')).toBeVisible();
  await drawer.getByRole('button', { name: 'Change status' }).click();
  const status = dialog(page, 'Change status');
  await status.getByRole('button', { name: 'Change status' }).click();
  await expect(status.getByText('A change of status needs a reason.')).toBeVisible();
  await status.getByLabel('Reason').fill('Board vote 5 to 2');
  await status.getByRole('button', { name: 'Change status' }).click();
  await expect(drawer.getByText('Proposed → Approved')).toBeVisible();
  await drawer.getByLabel('Add an update').fill('Ordered');
  await drawer.getByRole('button', { name: 'Add update' }).click();
  await expect(drawer.getByRole('list', { name: 'History' }).getByRole('listitem').first()).toContainText('Ordered');
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(figure(page, 'Funding summary', 'Approved')).toContainText('$49,500');

  await tab(page, 'Club Wishlist').click();
  await main(page).getByRole('button', { name: 'Add to Staff Wishlist' }).click();
  const wishing = dialog(page, 'Add to Staff Wishlist');
  await wishing.getByLabel('Item').fill('Bike racks');
  await wishing.getByLabel('Cost').fill('0');
  await wishing.getByRole('button', { name: 'Add wish' }).click();
  await expect(wishing.getByText('The cost must be more than $0.')).toBeVisible();
  await wishing.getByLabel('Cost').fill('1200');
  await wishing.getByRole('button', { name: 'Add wish' }).click();
  await expect(figure(page, 'Prioritization matrix', 'All wishes')).toContainText('$229K');
  await main(page).getByRole('button', { name: 'Actions for Bike racks' }).click();
  await page.getByRole('menuitem', { name: 'Make it a project' }).click();
  await page.getByRole('button', { name: 'Make it a project' }).click();
  await expect(figure(page, 'Prioritization matrix', 'All wishes')).toContainText('$228K');
  await main(page).getByRole('link', { name: 'See the project' }).click();
  await expect(dialog(page, 'Bike racks').getByText('From the staff wishlist.')).toBeVisible();
});

test('a manager saves a plan, and makes a report as a PDF', async ({ page, signIn }) => {
  await signIn(MANAGER, '/club-future?tab=workforce');
  await page.getByRole('slider', { name: 'Planned ratio' }).press('ArrowLeft');
  await main(page).getByRole('button', { name: 'Save ratios as the plan' }).click();
  await expect(toast(page, 'Plan saved')).toBeVisible();
  await expect(row(page, '2025')).toContainText('29');
  // A message in the corner would be on every sheet of paper.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });

  await tab(page, 'Executive Reports').click();
  const downloading = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Generate Financial Performance' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
  const viewed = page.waitForEvent('popup');
  await main(page).getByRole('button', { name: 'View Financial Performance' }).click();
  // Chromium without a window saves a PDF instead of showing it, so only the new tab can be waited for.
  await viewed;
  await expect(main(page).getByText('The file could not be fetched')).toHaveCount(0);

  await main(page).getByRole('button', { name: 'Open Pay by role' }).click();
  const saving = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Download PDF' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^pine-hollow-staff-report-.*\.pdf$/);
  await main(page).getByRole('button', { name: 'Email this report' }).click();
  const mailing = dialog(page, 'Email this report');
  await expect(mailing.getByText('To email it to others, share the report first.')).toBeVisible();
  await expect(mailing.getByRole('checkbox')).toHaveCount(1);
  await mailing.getByRole('checkbox', { name: 'Elena Ruiz (you)' }).uncheck();
  await mailing.getByRole('button', { name: 'Save schedule' }).click();
  await expect(mailing.getByText('A report is emailed to 1 to 200 people.')).toBeVisible();
  await mailing.getByRole('checkbox', { name: 'Elena Ruiz (you)' }).check();
  expect(await violationsOf(page)).toEqual([]);
  await mailing.getByRole('button', { name: 'Save schedule' }).click();
  await expect(main(page).getByText('Emailed each week to 1 person, next on', { exact: false })).toBeVisible();
  await main(page).getByRole('button', { name: 'Email this report' }).click();
  await mailing.getByRole('button', { name: 'Stop the emails' }).click();
  await expect(toast(page, 'Emails stopped')).toBeVisible();
  await expect(main(page).getByText('Emailed each week to 1 person', { exact: false })).toHaveCount(0);

  await main(page).getByRole('button', { name: 'Close', exact: true }).click();
  await main(page).getByRole('button', { name: 'New report' }).click();
  const field = (label: string) => main(page).getByLabel(label, { exact: true });
  await field('Title').fill(BESIDE_2024);
  await field('Data set').selectOption({ label: 'Budget' });
  await field('Group by').selectOption({ label: 'Year' });
  await field('Chart').selectOption({ label: 'Pie' });
  await field('Beside an earlier period').selectOption({ label: 'By Year' });
  // The parts of a pie, and groups by year, are those of one season.
  await expect(field('Chart').getByRole('option', { name: 'Pie' })).toHaveCount(0);
  await expect(field('Group by')).toHaveValue('');
  await field('Group by').selectOption({ label: 'Type' });
  await main(page).getByRole('button', { name: 'Save report' }).click();
  await expect(toast(page, 'Report saved')).toBeVisible();
  await main(page).getByRole('button', { name: 'Close', exact: true }).click();
  await main(page)
    .getByRole('button', { name: `Open ${BESIDE_2024}` })
    .click();
  await expect(field('Beside season')).toHaveValue('2024');
  await expect(field('Chart')).toHaveValue('bar');
  const besideEachOther = main(page).getByRole('table', { name: BESIDE_2024 });
  await expect(besideEachOther.getByRole('row', { name: /^Income/ })).toContainText('$240,000');
  const csv = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Export CSV' }).click();
  expect(await readFile(await (await csv).path(), 'utf8')).toContain(
    'Type,"Rows, 2025","Rows, 2024","Planned, 2025","Planned, 2024","Actual, 2025","Actual, 2024"',
  );
  const pdf = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Download PDF' }).click();
  expect((await pdf).suggestedFilename()).toMatch(/^pine-hollow-budget-report-.*\.pdf$/);
});

test('a manager studies the reserve, and a member does not', async ({ page, signIn }) => {
  await signIn(MANAGER, '/club-future/reserve-study');
  await expect(heading(page, 'Reserve study')).toBeVisible();
  await expect(figure(page, 'Reserve', 'Percent funded')).toContainText('%');
  await expect(main(page).getByRole('table', { name: 'Projection' }).getByRole('row')).toHaveCount(21);
  const goals = main(page).getByRole('table', { name: 'Funding goals' }).getByRole('row');
  await expect(goals.filter({ hasText: 'As planned' })).toContainText('$21,000');
  await expect(goals.filter({ hasText: 'Fully funded in 2044' })).toContainText('100%');
  await main(page).getByRole('button', { name: 'Add component' }).click();
  const adding = dialog(page, 'Add component');
  await adding.getByLabel('Component').fill('Diving board');
  await adding.getByLabel('Useful life', { exact: true }).fill('10');
  await adding.getByLabel('Remaining life', { exact: true }).fill('12');
  await adding.getByLabel('Cost today').fill('6500');
  await adding.getByRole('button', { name: 'Add component' }).click();
  await expect(adding.getByText('A component does not last longer than its useful life.')).toBeVisible();
  await adding.getByLabel('Remaining life', { exact: true }).fill('0');
  await adding.getByRole('button', { name: 'Add component' }).click();
  await expect(row(page, '2035')).toContainText('Diving board');

  await signIn(STAFF, '/club-future/reserve-study');
  await expect(main(page).getByText('The reserve study is not open to you')).toBeVisible();
});

test('a member reads the plans and changes nothing', async ({ page, signIn }) => {
  await signIn(STAFF, '/club-future?new=project');
  await expect(page.getByText('change what the club plans', { exact: false })).toBeVisible();
  await page.goto('/club-future');
  await expect(row(page, 'Pool deck resurfacing')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Add Project' })).toHaveCount(0);
  await tab(page, 'Club Wishlist').click();
  await expect(main(page).getByText('Heated pool extension').first()).toBeVisible();
  await expect(main(page).getByRole('button', { name: /^Add to/ })).toHaveCount(0);
  await tab(page, 'Executive Reports').click();
  await expect(main(page).getByRole('button', { name: /^Generate/ })).toHaveCount(0);
});
