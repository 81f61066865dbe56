import type { PlatformManifest } from '@platform/contract';
import { defineModule, manifestStore, pageHistory, queryClient } from '@platform/module-kit';
import { startClubServer, workingAnswers, type ClubServer } from '@platform/module-kit/testing';
import { connectSupabase, sessionStore, type Role } from '@platform/session';
import { act, configure, render, screen, within } from '@testing-library/react';
import { ownModule, pageDescriptor } from '../../ownModule.testkit';
import { DashboardPage } from './DashboardPage';

const club = { id: 'c', name: 'Cedar Grove', type: 'Resort', season: '2027', time_zone: 'America/Chicago' };
const training = {
  id: 'training',
  descriptor: {
    title: 'Training',
    routes: [{ path: '/training', access: 'club', layout: 'app', title: 'Training' }],
    nav: [],
    actions: [
      { label: 'See my training', to: '/training', clubOnly: true },
      { label: 'Assign training', to: '/training?do=assign', editorsOnly: true },
    ],
  },
};

let server: ClubServer;
beforeAll(async () => {
  // A busy machine renders late. A test still ends as soon as its condition holds.
  configure({ asyncUtilTimeout: 10_000 });
  server = await startClubServer();
  connectSupabase({ url: server.url, publishableKey: 'sb_publishable_test' });
});
afterAll(() => server.close());
afterEach(() => {
  act(() => manifestStore.set({ source: 'page', manifest: { modules: [], switchedOff: [] } }));
  queryClient.clear();
});

/** Opens the page for a person without granted features, in a club that has Training. */
function open(role: Role, team: readonly { name: string; role: Role }[] = []): void {
  const answers = {
    'GET seasons': [{ status: 200, json: [] }],
    'GET profiles': [
      { status: 200, json: team.map((one) => ({ id: one.name, display_name: one.name, role: one.role })) },
    ],
    'POST rpc/team_jobs': [{ status: 200, json: [] }],
  };
  Object.assign(server, { received: [], answers: { ...workingAnswers(), ...answers } });
  manifestStore.set({
    source: 'person',
    manifest: { modules: [ownModule, training], switchedOff: [] } as unknown as PlatformManifest,
  });
  sessionStore.set({
    status: 'signed-in',
    user: { id: 'u', email: 'riley@example.test', displayName: 'riley@example.test' },
    membership: { status: 'ready', value: { role, displayName: 'Riley Hart', club } },
    permissions: { status: 'ready', value: [] },
  });
  pageHistory.push('/dashboard');
  render(<>{defineModule({ descriptor: pageDescriptor, App: DashboardPage }).render('/dashboard')}</>);
}

const actions = async () =>
  within(await screen.findByRole('region', { name: 'What you can do' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('shows what the role does when the person is a manager', async () => {
  open('manager');
  expect(await actions()).toEqual([
    'Read my messages',
    'Send Message',
    'Edit my profile',
    'Invite staff',
    'See my training',
    'Assign training',
  ]);
});

test("shows the person's own actions when they are a lifeguard", async () => {
  open('user');
  expect(await actions()).toEqual(['Read my messages', 'Send Message', 'Edit my profile', 'See my training']);
});

test('says who can grant more when nothing was granted', async () => {
  open('user', [
    { name: 'Olive Owner', role: 'admin' },
    { name: 'Mia Manager', role: 'manager' },
    { name: 'Paul Price', role: 'admin' },
  ]);
  expect(
    await screen.findByText(/^Olive Owner or Paul Price can grant you more features than your role has\./),
  ).toBeTruthy();
  expect(screen.getByText('No Features Available')).toBeTruthy();
});
