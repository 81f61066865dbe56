import { openPage } from '@platform/module-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import descriptor from '../../../../module.json';
import { createDemoSource } from '../../demo/demoSource';
import type { OperationsSource } from '../../source/operationsSource';
import { OperationsSourceProvider } from '../../source/useOperationsSource';
import { WaterSheetPage } from './WaterSheetPage';

function openSheet(source: OperationsSource, query = ''): Promise<void> {
  const App = () => (
    <OperationsSourceProvider value={source}>
      <Routes>
        <Route path={`${source.basePath}/water-sheet`} element={<WaterSheetPage />} />
      </Routes>
    </OperationsSourceProvider>
  );
  return openPage({ descriptor, App, address: `${source.basePath}/water-sheet${query}` });
}

test('lists a month of one body of water, the earliest first, and marks in words what was out of limits', async () => {
  await openSheet(createDemoSource());
  expect(await screen.findByText('7.9 out')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Month'), 'Apr 2025');
  const table = await screen.findByRole('table', { name: 'Readings of Main pool' });
  const rows = within(table).getAllByRole('rowheader');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Apr 28, 7:45 AM',
    'Apr 29, 7:40 AM',
    'Apr 30, 7:40 AM',
    'Apr 30, 12:00 PM',
    'Apr 30, 6:00 PM',
  ]);
  expect(within(within(table).getByRole('row', { name: /Apr 30, 12:00 PM/ })).getByText('Missed')).toBeTruthy();
  expect(screen.getByText('4 readings, 0 out of limits, 1 missed.')).toBeTruthy();
  expect(screen.getByText(/read at 8:00 AM, 12:00 PM, 6:00 PM/)).toBeTruthy();
});

test('is for managers, who read the readings of everyone', async () => {
  await openSheet({ ...createDemoSource(), canManage: false });
  expect(
    await screen.findByText(/Managers and administrators of your club print the readings of everyone/),
  ).toBeTruthy();
});
