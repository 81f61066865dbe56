import { DataError, manifestStore } from '@platform/module-kit';
import type { PlatformManifest } from '@platform/contract';
import { openPage } from '@platform/module-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import descriptor from '../../module.json';
import { createDemoSource } from './demo/demoSource';
import { ReportsPage } from './ReportsPage';
import type { ReportsSource } from './source/reportsSource';
import { ReportsSourceProvider } from './source/useReportsSource';

const operations = {
  descriptor,
  channel: 'live',
  version: '1.0.0',
  url: '/modules/operations/1.0.0/module.json',
  integrity: `sha384-${'A'.repeat(64)}`,
};
const recruitment = {
  ...operations,
  descriptor: {
    id: 'recruitment',
    routes: [{ path: '/demo/recruitment', access: 'public', layout: 'demo', title: '' }],
  },
};
// Figures link only to pages that the platform has.
const offerPages = (modules: readonly unknown[] = [operations]) =>
  manifestStore.set({
    source: 'person',
    manifest: { modules, switchedOff: [] } as unknown as PlatformManifest,
  });

/** Opens the page over the sample club, with parts of its source replaced. */
function openReports(changes: Partial<ReportsSource>, query = ''): Promise<void> {
  const source = { ...createDemoSource(), ...changes };
  const App = () => (
    <ReportsSourceProvider value={source}>
      <Routes>
        <Route path={source.basePath} element={<ReportsPage />} />
      </Routes>
    </ReportsSourceProvider>
  );
  return openPage({ descriptor, App, address: `${source.basePath}${query}` });
}

/** Resolves with the figure of this name when the tab shows it. */
const figure = async (name: string) => {
  const figures = await within(await screen.findByRole('list', { name: 'Figures' })).findAllByRole('listitem');
  return figures.find(({ textContent }) => textContent.startsWith(name))?.textContent;
};
const refused = () => Promise.reject(new DataError('Your role has changed.', '42501', 403));

test('says why a budget failed to load, and shows the other figures', async () => {
  await openReports({ listBudgetYears: refused }, '?period=week');
  expect(await figure('Shift coverage')).toBe('Shift coverage94%5 of 84 open');
  expect(await figure('Budget usage')).toBe('Budget usage–could not be fetched');
  expect((await screen.findAllByText('Failed to fetch budget')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Your role has changed.').length).toBeGreaterThan(0);
});

test('says that the season to compare with failed to load instead of showing an empty one', async () => {
  const { readFigures } = createDemoSource();
  await openReports({ readFigures: (from, to) => (from.startsWith('2024') ? refused() : readFigures(from, to)) });
  expect(await figure('Safety score')).toBe('Safety score100of 100');
  expect(await screen.findByText('Failed to fetch the figures of Season 2024')).toBeTruthy();
});

test('shows a dash with its reason on each tab when the season to compare with has no shifts', async () => {
  await openReports({}, '?tab=financial');
  expect(await figure('Planned labor')).toBe('Planned labor$13,578804 h, planned');
  for (const tab of ['Overview', 'Staffing', 'Operations']) {
    expect(await screen.findByText('No shifts are recorded for Season 2024.')).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: tab }));
  }
  expect(await figure('Incidents')).toBe('Incidents02 in 2024');
  expect(document.body.textContent).not.toContain('$0 in 2024');
});

test('shows the board a dash for labor with its reason, and no labor of weeks', async () => {
  const { readFigures, listWeeks } = createDemoSource();
  const unread = {
    canViewAnalytics: false,
    readFigures: async (from: string, to: string) => ({ ...(await readFigures(from, to)), laborCents: null }),
    listWeeks: async (from: string, to: string) =>
      (await listWeeks(from, to)).map((week) => ({ ...week, laborCents: null })),
  };
  await openReports(unread, '?tab=financial');
  expect(await figure('Planned labor')).toBe('Planned labor–804 h, planned');
  expect(await screen.findByText('Labor is not shown')).toBeTruthy();
  expect(screen.getAllByText(/^Labor is shown to managers/)).toHaveLength(2);
  await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
  const row = await screen.findByRole('row', { name: /^Planned labor/ });
  expect(row.textContent).not.toContain('$');
  expect(screen.getByText(/^Labor is shown to managers/)).toBeTruthy();
});

test('links each figure to the rows of its own days', async () => {
  offerPages();
  await openReports({}, '?tab=operations&period=week');
  await figure('Incidents');
  const hrefOf = (name: string | RegExp, place = 0) =>
    screen.getAllByRole('link', { name })[place]?.getAttribute('href');
  const root = '/demo/operations';
  expect(hrefOf(/^Incidents/)).toBe(`${root}?view=incidents&from=2025-04-27&to=2025-05-03`);
  expect(hrefOf(/^Tickets opened/)).toBe(`${root}?tab=tickets&from=2025-04-27&to=2025-05-03`);
  expect(hrefOf(/^Shift coverage/)).toBe(`${root}/scheduling?week=2025-04-27`);
  expect(hrefOf('Main pool')).toBe(`${root}/scheduling?week=2025-04-27&location=Main%20pool`);
});

test('links figures of the season to compare with to the rows of that season', async () => {
  offerPages();
  await openReports({}, '?tab=overview');
  await figure('Shift coverage');
  const table = screen.getByRole('region', { name: 'Season 2025 beside Season 2024' });
  const links = (name: string) =>
    within(within(table).getByRole('rowheader', { name }).closest('tr') as HTMLElement)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  const incidents = '/demo/operations?view=incidents';
  expect(links('Incidents')).toEqual([
    `${incidents}&from=2025-04-01&to=2025-09-01`,
    `${incidents}&from=2024-04-01&to=2024-09-02`,
  ]);
  expect(links('Planned labor')).toEqual(['/demo/operations/reports?tab=financial#labor-budgets']);
  expect(links('Planned hours')).toEqual(['/demo/operations/reports?tab=operations#weeks']);
  // This platform has no Staff page.
  const retention = within(table).getByRole('rowheader', { name: 'Staff retention' }).closest('tr') as HTMLElement;
  expect(retention.textContent).toContain('89%');
  expect(within(retention).queryByRole('link')).toBeNull();
});

test('links the retention and return rate of a season to the seasons of the staff', async () => {
  offerPages([operations, recruitment]);
  await openReports({}, '?tab=overview&period=2024');
  await figure('Shift coverage');
  for (const words of ['89%', '85%']) {
    expect((await screen.findByRole('link', { name: words })).getAttribute('href')).toBe(
      '/demo/recruitment/staff?tab=analytics#seasons',
    );
  }
});

test('lists the hours of each week, linked to Labor Tracking only for people who read labor', async () => {
  offerPages();
  await openReports({ canViewAnalytics: false }, '?tab=operations');
  const table = await screen.findByRole('region', { name: 'Week by week' });
  expect(within(table).getByRole('columnheader', { name: /^Planned hours/ })).toBeTruthy();
  expect(within(table).getByText('168 h').closest('a')).toBeNull();
  expect(within(table).getByRole('link', { name: '5' }).getAttribute('href')).toBe(
    '/demo/operations/scheduling?week=2025-04-27&person=open',
  );
});

test('links a week of labor to Labor Tracking, and a week of shifts to the schedule', async () => {
  offerPages();
  await openReports({}, '?tab=financial');
  await figure('Planned labor');
  const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs()).toContain('/demo/operations?tab=labor&week=2025-04-20');
  await userEvent.click(screen.getByRole('tab', { name: 'Operations' }));
  await figure('Incidents');
  expect(hrefs()).toContain('/demo/operations/scheduling?week=2025-04-20');
});

test('says so when there is no income', async () => {
  const years = await createDemoSource().listBudgetYears();
  const without = years.map((year) => (year.year === '2024' ? { ...year, incomeCents: 0 } : year));
  await openReports({ listBudgetYears: () => Promise.resolve(without) }, '?tab=financial&period=2024');
  expect(await figure('Budget usage')).toBe('Budget usage–No income recorded');
});

test('shows no numbers for a club without seasons, roles and shifts', async () => {
  await openReports(
    {
      listSeasons: () => Promise.resolve([]),
      listBudgetYears: () => Promise.resolve([]),
      listBudgetLines: () => Promise.resolve([]),
      listPositions: () => Promise.resolve([]),
      readTraining: () => Promise.resolve({ percent: null, modules: [] }),
    },
    '?tab=financial&period=days&from=2023-01-01&to=2023-01-31',
  );
  expect(await screen.findByText('No budget is recorded for these days')).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: 'Operations' }));
  expect(await screen.findByText('No training modules available')).toBeTruthy();
  expect(await figure('Shift coverage')).toBe('Shift coverage–no published shifts');
  expect(document.body.textContent).not.toMatch(/NaN|Infinity|undefined|null/);
});

test('shows a board member no hours by person and no labor by role', async () => {
  const never = () => Promise.reject(new Error('A member of the board must not ask for this.'));
  await openReports(
    { canViewAnalytics: false, canManage: false, canExport: false, listHours: never, listDepartmentWeeks: never },
    '?tab=financial',
  );
  expect(await screen.findByRole('heading', { name: 'Budget of 2025' })).toBeTruthy();
  expect(screen.queryByText('Planned labor by role')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Staffing' }));
  expect(await screen.findByRole('heading', { name: 'Work by role' })).toBeTruthy();
  expect(screen.queryByText('Planned hours by person')).toBeNull();
});
