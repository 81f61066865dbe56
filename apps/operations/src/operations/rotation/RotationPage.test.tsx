import { openPage } from '@platform/module-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import descriptor from '../../../module.json';
import { createDemoSource } from '../demo/demoSource';
import type { OperationsSource } from '../source/operationsSource';
import { OperationsSourceProvider } from '../source/useOperationsSource';
import { RotationPage } from './RotationPage';

function openRotation(source: OperationsSource): Promise<void> {
  const App = () => (
    <OperationsSourceProvider value={source}>
      <Routes>
        <Route path={`${source.basePath}/rotation`} element={<RotationPage />} />
      </Routes>
    </OperationsSourceProvider>
  );
  return openPage({ descriptor, App, address: `${source.basePath}/rotation` });
}

test("plans today's stands from who is on shift, and plans again for other stands", async () => {
  await openRotation(createDemoSource());
  const table = await screen.findByRole('region', { name: 'Rotation of today' });
  expect(within(table).getByRole('columnheader', { name: 'Deep end' })).toBeTruthy();
  expect(within(table).getByRole('rowheader', { name: '10:00 AM – 10:30 AM' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Stands and breaks' }));
  const dialog = await screen.findByRole('dialog', { name: 'Stands and breaks' });
  const stands = within(dialog).getByLabelText('Stands');
  await userEvent.clear(stands);
  await userEvent.type(stands, 'Pool{enter}Slide{enter}Slide');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText(/each with a name of its own/)).toBeTruthy();
  await userEvent.type(stands, '{backspace}{backspace}{backspace}{backspace}{backspace}Deck');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('columnheader', { name: 'Deck' })).toBeTruthy();
  expect(await screen.findByText('Too few people for all stands and breaks')).toBeTruthy();
});

test('lets a member read and print the rotation, not change it', async () => {
  await openRotation({ ...createDemoSource(), canManage: false });
  expect(await screen.findByRole('region', { name: 'Rotation of today' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Stands and breaks' })).toBeNull();
});
