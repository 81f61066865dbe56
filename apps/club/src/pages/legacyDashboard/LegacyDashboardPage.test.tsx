import { defineModule, pageHistory } from '@platform/module-kit';
import { startClubServer, type ClubServer } from '@platform/module-kit/testing';
import { connectSupabase, sessionStore, type SessionState } from '@platform/session';
import { act, configure, render, screen } from '@testing-library/react';
import { pageDescriptor } from '../../ownModule.testkit';
import { LegacyDashboardPage } from './LegacyDashboardPage';

const club = { id: 'c', name: 'Pine Hollow', type: 'Golf Club', season: '2026', time_zone: 'UTC' };
const ana: Extract<SessionState, { status: 'signed-in' }> = {
  status: 'signed-in',
  user: { id: 'u', email: 'ana@example.test', displayName: 'Ana' },
  membership: { status: 'ready', value: { role: 'manager', displayName: 'Ana', club } },
  permissions: { status: 'ready', value: [] },
};
let server: ClubServer;

beforeAll(async () => {
  configure({ asyncUtilTimeout: 10_000 });
  server = await startClubServer();
  connectSupabase({ url: server.url, publishableKey: 'sb_publishable_test' });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(() => server.close());

test('keeps showing the club when it cannot be read again', async () => {
  sessionStore.set(ana);
  pageHistory.push('/legacy-dashboard');
  await act(
    async () =>
      void render(defineModule({ descriptor: pageDescriptor, App: LegacyDashboardPage }).render('/legacy-dashboard')),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Pine Hollow' })).toBeTruthy();
  act(() => sessionStore.set({ ...ana, membership: { status: 'failed', message: 'The server could not answer.' } }));
  expect(screen.queryByText('Your account belongs to no club')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Pine Hollow' })).toBeTruthy();
});
