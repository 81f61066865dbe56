import { openPage } from '@platform/module-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../../module.json';
import { createDemoSource } from '../../demo/demoSource';
import { ClubFutureSourceProvider } from '../../source/useClubFutureSource';
import { ClubFuturePage } from '../clubFuture/ClubFuturePage';

/** Opens a new report. No module offers a page for the daily work here. */
function openNewReport(
  readsDailyWork: () => Promise<boolean>,
  more: Partial<ReturnType<typeof createDemoSource>> = {},
): Promise<void> {
  const reader = { isDemo: false, canManage: false, canViewAnalytics: false, readsDailyWork };
  const source = { ...createDemoSource(), ...reader, ...more };
  const App = () => (
    <ClubFutureSourceProvider value={source}>
      <ClubFuturePage />
    </ClubFutureSourceProvider>
  );
  return openPage({ descriptor, App, address: '/demo/club-future?tab=reports&report=new' });
}

const dataSets = async () =>
  within(await screen.findByRole('combobox', { name: 'Data set' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('offers a lifeguard the data sets of the daily work', async () => {
  await openNewReport(() => Promise.resolve(true));
  expect(await dataSets()).toEqual(expect.arrayContaining(['Shifts', 'Budget']));
});

test('offers a board member the data sets that the board decides on', async () => {
  await openNewReport(() => Promise.resolve(false));
  expect(await dataSets()).toEqual(['Budget', 'Member satisfaction', 'Capital projects', 'Wishlist']);
});

test('says that it does not know what to offer, and asks again', async () => {
  let isDown = true;
  await openNewReport(() => (isDown ? Promise.reject(new Error('No network')) : Promise.resolve(true)));
  await screen.findByText('Failed to fetch what a report can be about');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await dataSets()).toContain('Shifts');
});

test('shows a report beside an earlier season, and saves no later one in its place', async () => {
  await openNewReport(() => Promise.resolve(true));
  const choose = async (name: string, option: string) =>
    userEvent.selectOptions(await screen.findByRole('combobox', { name }), option);
  await choose('Data set', 'Budget');
  await choose('Beside an earlier period', 'By Year');
  await choose('Group by', 'Line');
  const payroll = await screen.findByRole('row', { name: /^Payroll/ });
  // The plan of 2025, and that of 2024.
  expect(
    within(payroll)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['$116,500', '$116,000']));
  expect(screen.getByText('8 rows in 8 groups: 2025 beside 2024')).toBeTruthy();
  await choose('Season', '2024');
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Plans');
  await userEvent.click(screen.getByRole('button', { name: 'Save report' }));
  await screen.findByText('An earlier period has its days in order, and ends before the other one begins.');
  await choose('Season', '2025');
  await userEvent.click(screen.getByRole('button', { name: 'Save report' }));
  await screen.findByText('Report saved');
});

test('keeps the form until the list has the saved report', async () => {
  const demo = createDemoSource();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  let isSaved = false;
  await openNewReport(() => Promise.resolve(true), {
    addReport: async (draft) => {
      isSaved = true;
      return demo.addReport(draft);
    },
    listReports: async () => {
      if (isSaved) await arrived;
      return demo.listReports();
    },
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'Plans');
  await userEvent.click(screen.getByRole('button', { name: 'Save report' }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByText('This report is not there')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Title' })).toBeTruthy();
  arrive();
  await screen.findByText('Report saved');
  expect(await screen.findByRole('button', { name: 'Email this report' })).toBeTruthy();
});

test('shows all rows until a filter has its value, and saves only filters that can be read', async () => {
  const demo = createDemoSource();
  const saved: unknown[] = [];
  const addReport: typeof demo.addReport = (draft) => {
    saved.push(draft.filters);
    return demo.addReport(draft);
  };
  await openNewReport(() => Promise.resolve(true), { ...demo, isDemo: false, addReport });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'Large ones');
  await screen.findByText('4 rows');
  await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
  screen.getByText('4 rows');
  const filter = within(screen.getByRole('group', { name: 'Filter 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save report' }));
  await filter.findByText('Enter a value, or remove this filter.');
  expect(document.activeElement).toBe(filter.getByRole('textbox', { name: 'Value' }));
  await userEvent.type(filter.getByRole('textbox', { name: 'Value' }), 'many');
  await userEvent.selectOptions(filter.getByRole('combobox', { name: 'Column' }), 'Budget');
  const value = filter.getByRole<HTMLInputElement>('textbox', { name: 'Value' });
  expect(value.value).toBe('');
  await userEvent.selectOptions(filter.getByRole('combobox', { name: 'Comparison' }), 'is at least');
  await userEvent.type(value, 'many');
  await userEvent.click(screen.getByRole('button', { name: 'Save report' }));
  await filter.findByText('Enter a number, such as 10000.');
  expect(saved).toEqual([]);
  await userEvent.clear(value);
  await userEvent.type(value, '$12,000');
  screen.getByText('3 rows');
  await userEvent.click(screen.getByRole('button', { name: 'Save report' }));
  expect(saved).toEqual([[{ column: 'budget', operator: 'at_least', value: '$12,000' }]]);
});

test('names groups and bars in words', async () => {
  await openNewReport(() => Promise.resolve(true));
  const choose = async (name: string, option: string) =>
    userEvent.selectOptions(await screen.findByRole('combobox', { name }), option);
  await choose('Group by', 'Budget');
  await choose('Chart', 'Bars');
  await choose('Chart by', 'Starts on');
  expect(await screen.findByRole('row', { name: /^\$45,000/ })).toBeTruthy();
  expect(screen.queryByText(/\d{4}-\d{2}-\d{2}/)).toBeNull();
});
