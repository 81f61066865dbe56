import type { Page } from '@playwright/test';
import { heading } from '../../support/pages/screen';
import { expect, test } from '../../support/test';

const MANAGER = 'manager@pinehollow.test';
const { describe } = test;

/** The figure of this name in the strip. */
const figure = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Figures' })
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${name}`) });
const row = (page: Page, table: string, name: string) =>
  page
    .getByRole('region', { name: table, exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

/** The same numbers stand in the club and in the demo. */
for (const [where, root, person] of [
  ['the club', '/reports', MANAGER],
  ['the demo', '/demo/operations/reports', null],
] as const) {
  describe(`the sample club's numbers in ${where}`, () => {
    const open = async (page: Page, signIn: (email: string, address: string) => Promise<void>, query: string) => {
      if (person) await signIn(person, `${root}${query}`);
      else await page.goto(`${root}${query}`);
      await expect(heading(page, 'Reports')).toBeVisible();
    };

    test('are in the overview', async ({ page, signIn }) => {
      await open(page, signIn, '?period=week');
      await expect(figure(page, 'Positions filled')).toContainText('92%');
      await expect(figure(page, 'Positions filled')).toContainText('24 of 26');
      await expect(figure(page, 'Training')).toContainText('63%');
      await expect(figure(page, 'Shift coverage')).toContainText('94%');
      await expect(figure(page, 'Shift coverage')).toContainText('5 of 84 open');
      await expect(figure(page, 'Budget usage')).toContainText('No income recorded');
      await expect(figure(page, 'Member satisfaction')).toContainText('4.7');
    });

    test('are beside the previous season', async ({ page, signIn }) => {
      await open(page, signIn, '');
      const table = 'Season 2025 beside Season 2024';
      await expect(row(page, table, 'Safety score')).toContainText(/100\s*98\s*\+2/);
      await expect(row(page, table, 'Budget usage')).toContainText(/No income recorded\s*73%\s*–/);
      await expect(row(page, table, 'Income')).toContainText('$240,000');
      await expect(row(page, table, 'Staff retention')).toContainText('89%');
      await expect(row(page, table, 'Return rate')).toContainText('85%');
    });

    test('are in the other three', async ({ page, signIn }) => {
      await open(page, signIn, '?tab=staffing');
      await expect(figure(page, 'People')).toContainText('24');
      await expect(figure(page, 'People')).toContainText('1:12 to members');
      await expect(figure(page, 'Average rate')).toContainText('$17.20');
      await expect(figure(page, 'Expiring certifications')).toContainText('5');

      await page.goto(`${root}?tab=financial&period=2024`);
      await expect(figure(page, 'Expenses')).toContainText('$175,200');
      await expect(figure(page, 'Budget usage')).toContainText('73%');
      await expect(figure(page, 'Variance')).toContainText('−2.7%');
      await expect(row(page, 'Budget of 2024', 'Chemicals')).toContainText('+$700');

      await page.goto(`${root}?tab=operations&period=2024`);
      await expect(figure(page, 'Incidents')).toContainText('2');
      await expect(figure(page, 'Incidents')).toContainText('safety score 98');
    });
  });
}

test('keeps the tab, the days and the season to compare with in the address', async ({ page, signIn }) => {
  await signIn(MANAGER, '/reports');
  await tab(page, 'Financial').click();
  await expect(page).toHaveURL('/reports?tab=financial');
  await page.getByLabel('Period', { exact: true }).selectOption('Season 2024');
  await expect(page.getByLabel('Compare with')).toHaveValue('none');
  await page.getByLabel('Compare with').selectOption('Season 2025');
  await expect(page).toHaveURL('/reports?tab=financial&period=2024&compare=2025');
  await page.reload();
  await expect(tab(page, 'Financial')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Compare with')).toHaveValue('2025');
  await expect(figure(page, 'Income')).toContainText('$240,000');
  await page.goBack();
  await expect(page.getByLabel('Compare with')).toHaveValue('none');
  await page.goBack();
  await expect(figure(page, 'Planned income')).toContainText('$243,000');
});

test('explains days in the wrong order in a sentence, and loses none of them', async ({ page, signIn }) => {
  await signIn(MANAGER, '/reports?tab=operations&period=week');
  await expect(figure(page, 'Shift coverage')).toContainText('94%');
  await page.getByLabel('Period', { exact: true }).selectOption('Other days');
  await expect(page.getByLabel('From')).toHaveValue('2025-04-27');
  await page.getByLabel('To', { exact: true }).fill('2025-04-01');
  await expect(page.getByText('The range ends before it begins.')).toBeVisible();
  await expect(page.getByLabel('From')).toHaveValue('2025-04-27');
  await page.getByLabel('To', { exact: true }).fill('2035-04-01');
  await expect(page.getByText('A report covers one day to two years.')).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('2025-04-27');
  await expect(figure(page, 'Shift coverage')).toContainText('100%');
  await expect(page).toHaveURL('/reports?tab=operations&period=days&from=2025-04-27&to=2025-04-27');
});

test('links each figure to its rows', async ({ page, signIn }) => {
  await signIn(MANAGER, '/reports');
  const links = page.getByRole('list', { name: 'Figures' }).getByRole('link');
  await expect(links.filter({ hasText: 'Positions filled' })).toHaveAttribute('href', '/staff?tab=roles');
  await expect(links.filter({ hasText: 'Training' })).toHaveAttribute('href', '/training');
  await expect(links.filter({ hasText: 'Budget usage' })).toHaveAttribute('href', '/pre-season?tab=budget&season=2025');
  await expect(links.filter({ hasText: 'Member satisfaction' })).toHaveAttribute('href', '/post-season?tab=feedback');
  await links.filter({ hasText: 'Shift coverage' }).click();
  await expect(page).toHaveURL('/reports?tab=operations#weeks');
  await row(page, 'Week by week', 'Apr 20, 2025').getByRole('link', { name: 'Apr 20, 2025' }).click();
  await expect(page).toHaveURL('/scheduling?week=2025-04-20');
  await expect(heading(page, 'Scheduling')).toBeVisible();
});

test("links the incidents of the season to compare with to that season's rows only", async ({ page, signIn }) => {
  await signIn(MANAGER, '/reports');
  await row(page, 'Season 2025 beside Season 2024', 'Incidents').getByRole('link', { name: '2', exact: true }).click();
  await expect(page).toHaveURL('/operations?view=incidents&from=2024-04-01&to=2024-09-02');
  await expect(page.getByText('Only incidents from Apr 1, 2024 to Sep 2, 2024.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Incidents' }).getByRole('row')).toHaveCount(3);
});

test('links visits and checklist items to as many rows, in both seasons', async ({ page, signIn }) => {
  await signIn(MANAGER, '/reports?tab=operations');
  const activity = 'Activity: Season 2025 beside Season 2024';
  await row(page, activity, 'Vendor visits').getByRole('link', { name: '2', exact: true }).click();
  await expect(page).toHaveURL('/reports?tab=operations#vendor-visits');
  // With the row of the headings.
  await expect(page.getByRole('region', { name: 'Vendor visits' }).getByRole('row')).toHaveCount(3);
  await row(page, activity, 'Checklist items done').getByRole('link', { name: '27', exact: true }).click();
  await expect(page).toHaveURL('/reports?tab=operations#checklist-items');
  const items = page.getByRole('region', { name: 'Checklist items done' }).getByRole('row');
  await expect(items).toHaveCount(28);
  await row(page, activity, 'Checklist items done').getByRole('link', { name: '16', exact: true }).click();
  await expect(page).toHaveURL('/reports?tab=operations&period=2024#checklist-items');
  await expect(items).toHaveCount(17);
});

test('links a note to the figures of its days', async ({ page, signIn }) => {
  await signIn(MANAGER, '/reports');
  await expect(page.getByText('Payroll stayed $4,000 under its plan; chemicals went $700 over.')).toBeVisible();
  await page.getByRole('link', { name: 'Season 2024 finances' }).click();
  await expect(page).toHaveURL('/reports?tab=financial&period=days&from=2024-04-01&to=2024-09-02');
  await expect(figure(page, 'Budget usage')).toContainText('73%');
});
