import { defineModule, pageHistory } from '@platform/module-kit';
import { startClubServer, workingAnswers, type ClubServer } from '@platform/module-kit/testing';
import { connectSupabase, sessionStore, type Answer as Known, type Permission } from '@platform/session';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageDescriptor } from '../../ownModule.testkit';
import { DashboardPage } from './DashboardPage';

let server: ClubServer;
beforeAll(async () => {
  server = await startClubServer();
  connectSupabase({ url: server.url, publishableKey: 'sb_publishable_test' });
});
afterAll(() => server.close());

const feature = (featureDisplayName: string, featureCategory: string): Permission => ({
  featureName: featureDisplayName.toLowerCase(),
  featureDisplayName,
  featureCategory,
});

function open(permissions: Known<readonly Permission[]>): void {
  Object.assign(server, { received: [], answers: workingAnswers() });
  sessionStore.set({
    status: 'signed-in',
    user: { id: 'u', email: 'riley@example.test', displayName: 'riley@example.test' },
    membership: { status: 'ready', value: { role: 'user', displayName: 'Riley Hart', club: null } },
    permissions,
  });
  pageHistory.push('/dashboard');
  render(<>{defineModule({ descriptor: pageDescriptor, App: DashboardPage }).render('/dashboard')}</>);
}

test('lists granted features by category, in order, with their count', () => {
  open({
    status: 'ready',
    value: [feature('Reporting', 'Insight'), feature('Export', 'Data'), feature('Analytics', 'Insight')],
  });
  const cards = screen.getAllByRole('heading', { level: 3 }).map((title) => title.closest('div')?.parentElement);
  expect(cards.map((card) => card?.textContent)).toEqual([
    'Data1 featureExport',
    'Insight2 featuresAnalyticsReporting',
  ]);
  expect(screen.getByRole('list', { name: 'Quick overview' }).textContent).toContain('Features3');
});

test('says so when no feature is granted', async () => {
  open({ status: 'ready', value: [] });
  expect(await screen.findByText('No Features Available')).toBeTruthy();
});

test('shows the reason of a failure instead of an empty list, and retries', async () => {
  open({ status: 'failed', message: 'The permissions service is down.' });
  const failure = within(screen.getByRole('alert'));
  expect(failure.getByText('The permissions service is down.')).toBeTruthy();
  expect(screen.queryByText('No Features Available')).toBeNull();
  server.answers['POST rpc/get_user_permissions'] = [
    {
      status: 200,
      json: [{ feature_name: 'export_data', feature_display_name: 'Data Export', feature_category: 'Data' }],
    },
  ];
  await userEvent.click(failure.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Data Export')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('does not say that anything is missing while it loads', () => {
  open({ status: 'loading' });
  expect(screen.getByRole('status', { name: 'Loading your features' })).toBeTruthy();
  expect(screen.queryByText('No Features Available')).toBeNull();
});
