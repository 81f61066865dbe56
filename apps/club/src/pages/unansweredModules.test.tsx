import { manifestStore } from '@platform/module-kit';
import { openPage, serveRows, signIn } from '@platform/module-kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../module.json';
import { ownModule } from '../ownModule.testkit';
import { DashboardPage } from './dashboard/DashboardPage';
import { LegacyDashboardPage } from './legacyDashboard/LegacyDashboardPage';

serveRows({
  'GET clubs': { type: 'Golf Club', season: '2026', member_count: 285, staff_count: 24 },
  'GET seasons': [],
});

const manifest = { modules: [ownModule], switchedOff: [] };
const Dashboards = () => (
  <>
    <DashboardPage />
    <LegacyDashboardPage />
  </>
);

test('says that the modules failed to load, and offers Retry', async () => {
  const retry = jest.fn(async () => manifestStore.set({ source: 'person', manifest }));
  manifestStore.set({ source: 'unanswered', manifest, retry });
  signIn();
  await openPage({ descriptor, App: Dashboards, address: '/dashboard' });

  const links = await screen.findAllByRole('link', { name: 'Error E302' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/errors/E302', '/errors/E302']);
  expect(screen.getAllByText("Your club's modules could not be loaded")).toHaveLength(2);
  expect(screen.queryByText('No modules yet')).toBeNull();
  expect(screen.getByText('Active modules').closest('li')?.textContent).toBe('Active modules–could not be loaded');

  await act(() => userEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0] as HTMLElement));
  expect(await screen.findByText('No modules yet')).toBeTruthy();
  expect(screen.queryByText("Your club's modules could not be loaded")).toBeNull();
  expect(retry).toHaveBeenCalledTimes(1);
});
