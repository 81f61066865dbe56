import { defineModule, manifestStore, pageHistory } from '@platform/module-kit';
import { startClubServer, workingAnswers, type ClubServer } from '@platform/module-kit/testing';
import { connectSupabase, sessionStore } from '@platform/session';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import descriptor from '../../module.json';
import { DashboardPage } from '../pages/dashboard/DashboardPage';
import { HomePage } from '../pages/home/HomePage';
import { followPersonManifest } from './followPersonManifest';

const club = { id: 'c', name: 'Pine Hollow', type: 'Golf Club', season: '2026', time_zone: 'UTC' };
const page = { manifest: { modules: [], switchedOff: [] }, composition: 'x' } as never;
let server: ClubServer;

beforeAll(async () => {
  server = await startClubServer();
  connectSupabase({ url: server.url, publishableKey: 'sb_publishable_test' });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(() => server.close());

test('modules that could not be asked for are not taken for none, and come with Retry', async () => {
  server.answers = {
    ...workingAnswers(),
    'GET clubs': [{ status: 200, json: { type: 'Golf Club', season: '2026', member_count: 285, staff_count: 24 } }],
    'POST rpc/platform_manifest': [{ status: 500 }, { status: 200, json: { modules: [], switchedOff: [] } }],
  };
  sessionStore.set({ status: 'signed-out' });
  followPersonManifest(page);
  sessionStore.set({
    status: 'signed-in',
    user: { id: 'u', email: 'ana@example.test', displayName: 'Ana' },
    membership: { status: 'ready', value: { role: 'manager', displayName: 'Ana', club } },
    permissions: { status: 'ready', value: [] },
  });
  pageHistory.push('/dashboard');
  const pages = defineModule({
    descriptor,
    App: () => (
      <>
        <DashboardPage />
        <HomePage />
      </>
    ),
  });
  await act(async () => void render(<>{pages.draw('/dashboard')}</>));

  const failures = await screen.findAllByText("Your club's modules could not be loaded", {}, { timeout: 10_000 });
  expect(failures).toHaveLength(2);
  expect(screen.queryByText('No modules yet')).toBeNull();
  expect(screen.getByText('Active modules').closest('dl')?.textContent).toBe('Active modules–could not be loaded');
  expect(screen.getAllByRole('link', { name: 'Error E302' })[0]?.getAttribute('href')).toBe('/errors/E302');

  await userEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0] as HTMLElement);
  expect(await screen.findByText('No modules yet', {}, { timeout: 10_000 })).toBeTruthy();
  expect(screen.queryByText("Your club's modules could not be loaded")).toBeNull();
  expect(manifestStore.get().source).toBe('person');
});
