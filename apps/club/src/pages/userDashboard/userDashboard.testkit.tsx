import { defineModule, pageHistory, queryClient } from '@platform/module-kit';
import { startClubServer, type Answer, type ClubServer } from '@platform/module-kit/testing';
import { connectSupabase, sessionStore, type Club, type Role } from '@platform/session';
import { dismissToast, Toaster } from '@platform/ui';
import { act, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageDescriptor } from '../../ownModule.testkit';
import { UserDashboardPage } from './UserDashboardPage';

export const CLUB = '10000000-0000-4000-8000-000000000001';
export const [ME, ANA] = ['a0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000002'];
export const FIRST = '9c000000-0000-4000-8000-000000000001';
/** A message of Ana's that the person has not read. */
export const KEYS = {
  id: FIRST,
  subject: 'Cart barn keys',
  message: 'Leave both sets with the starter.',
  priority: 'high',
  created_at: '2025-05-01T12:00:00Z',
  correspondent: { user_id: ANA, display_name: 'Ana Lima' },
  message_reads: [],
};
/** The club's people: one of each role, one without a name. */
export const team = [
  { id: 'p2', user_id: ANA, display_name: 'Ana Lima', role: 'manager', phone: '(555) 010-2200', created_at: '' },
  { id: 'p1', user_id: ME, display_name: 'Marcus T Bell', role: 'admin', phone: null, created_at: '' },
  { id: 'p3', user_id: 'x', display_name: 'Dana', role: 'super_admin', phone: null, created_at: '' },
  { id: 'p4', user_id: 'y', display_name: null, role: 'user', phone: null, created_at: '' },
];
/** The jobs of those on the roster. */
const jobs = [
  { user_id: ANA, job: 'Manager' },
  { user_id: ME, job: 'Head Guard' },
];
/** The database's figures about the club. */
export const figures: Record<string, Answer[]> = {
  'GET clubs': [{ status: 200, json: { member_count: 285 } }],
  'GET staff_measures': [
    {
      status: 200,
      json: {
        staff_count: 24,
        members_per_staff: 12,
        positions_filled: 24,
        positions_total: 26,
        certifications_expiring: 5,
        days_to_opening: null,
        opens_on: '2024-05-25',
      },
    },
  ],
  'POST rpc/schedule_tiles': [
    { status: 200, json: { shifts_today: 12, need_coverage: 2, shifts_this_week: 0, open_shifts: 5, coverage: null } },
  ],
};
/** A refusal by the database, with its words and code. The page does not retry such a request. */
export const refusal = { status: 403, json: { message: 'You may not read this.', code: '42501' } };

export const CLUB_OF_PERSON: Club = {
  id: CLUB,
  name: 'Pine Hollow',
  type: 'Golf Club',
  season: '2025',
  time_zone: 'America/New_York',
};

let server: ClubServer;

/**
 * Starts the server that the dashboard reads from, for the tests of a file. Each test starts with everything working.
 */
export function withDashboardServer(): () => ClubServer {
  // A busy machine renders late. A test still ends as soon as its condition holds.
  configure({ asyncUtilTimeout: 10_000 });
  beforeAll(async () => {
    server = await startClubServer();
    connectSupabase({ url: server.url, publishableKey: 'sb_publishable_test' });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    Object.assign(server, { received: [], answers: workingAnswers(), hold: undefined });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    queryClient.clear();
    // Clears what the previous test recorded.
    dismissToast();
    signIn('admin', CLUB_OF_PERSON);
  });
  afterEach(() => jest.restoreAllMocks());
  return () => server;
}

function workingAnswers(): Record<string, Answer[]> {
  return {
    ...figures,
    'GET profiles': [{ status: 200, json: team }],
    'POST rpc/team_jobs': [{ status: 200, json: jobs }],
    'GET invitations': [{ status: 200, json: [] }],
    'GET messages': [{ status: 200, json: [KEYS] }],
    'GET activity_logs': [{ status: 200, json: [] }],
    'GET user_dashboard_settings': [{ status: 200, json: [] }],
    'POST messages': [{ status: 201 }],
    'POST message_reads': [{ status: 201 }],
  };
}

export function signIn(role: Role, club: Club | null): void {
  sessionStore.set({
    status: 'signed-in',
    user: { id: ME, email: 'marcus@example.test', displayName: 'marcus@example.test' },
    membership: { status: 'ready', value: { role, displayName: 'Marcus T Bell', club } },
    permissions: { status: 'ready', value: [] },
  });
}

/** Opens the dashboard as the platform mounts it. */
export async function open(address: '/user-dashboard' | `/user-dashboard?tab=${string}`): Promise<void> {
  pageHistory.push(address);
  const page = defineModule({ descriptor: pageDescriptor, App: UserDashboardPage });
  await act(async () => {
    render(
      <>
        {page.render('/user-dashboard')}
        <Toaster />
      </>,
    );
  });
}

export const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
export const press = async (name: string | RegExp) => userEvent.click(await button(name));
/** The received requests of a kind, such as `POST messages`. */
export const calls = (call: string) => server.received.filter((received) => received.call === call);
export const dialog = () => within(screen.getByRole('dialog', { name: 'Send Message' }));
export const toasted = (text: string) =>
  within(screen.getByRole('region', { name: 'Notifications' })).findByText(text, { exact: true });
