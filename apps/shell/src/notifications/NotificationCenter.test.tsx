import { PageRouter, queryClient } from '@platform/module-kit';
import { startClubServer, type ClubServer } from '@platform/module-kit/testing';
import { AuthProvider, connectSupabase, sessionStore } from '@platform/session';
import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { NotificationBell } from './NotificationBell';
import { NotificationCenter } from './NotificationCenter';
import type { Notification } from './notificationRows';
import type { NotificationList } from './useNotificationList';

const ME = 'a0000000-0000-4000-8000-000000000001';
const shift: Notification = {
  id: 'n',
  kind: 'schedule_changes',
  title: 'Your shifts are published',
  body: null,
  link: null,
  readAt: null,
  createdAt: '2026-05-04T12:00:00Z',
};
const refusal = { status: 403, json: { message: 'You may not read this.', code: '42501' } };
/** What the server counts as unread. */
const unread = (...moments: string[]) => ({
  status: 200,
  json: moments.map((created_at, index) => ({ id: `u${index}`, created_at })),
});
let server: ClubServer;

beforeAll(async () => {
  configure({ asyncUtilTimeout: 10_000 });
  server = await startClubServer();
  connectSupabase({ url: server.url, publishableKey: 'sb_publishable_test' });
});
afterAll(() => server.close());
beforeEach(() => {
  server.received = [];
  queryClient.clear();
  sessionStore.set({
    status: 'signed-in',
    user: { id: ME, email: 'marcus@example.test', displayName: 'Marcus' },
    membership: { status: 'ready', value: { role: 'admin', displayName: 'Marcus', club: null } },
    permissions: { status: 'ready', value: [] },
  });
});

const show = (part: ReactNode) =>
  render(
    <AuthProvider>
      <PageRouter>{part}</PageRouter>
    </AuthProvider>,
  );
/** The open list, with one notification. */
const listOf = (row: Notification) =>
  ({
    query: { isPending: false, isError: false, dataUpdatedAt: Date.parse('2026-05-04T13:00:00Z') },
    shown: [row],
    until: row.createdAt,
    arrived: [],
    hasOlder: false,
  }) as unknown as NotificationList;
const markAll = () => screen.findByRole('button', { name: 'Mark all as read' });
const counted = () => waitFor(() => expect(server.received).toHaveLength(1));

test.each([
  ['the count failed', refusal],
  ['more came since than are counted', unread(...Array.from({ length: 10 }, () => '2026-05-04T12:30:00Z'))],
])('can mark visible notifications as read though %s', async (_, answer) => {
  server.answers = { 'GET notifications': [answer], 'PATCH notifications': [{ status: 204 }] };
  show(<NotificationCenter userId={ME} list={listOf(shift)} />);
  await counted();
  expect((await markAll()).getAttribute('aria-disabled')).toBe('false');
  await userEvent.click(await markAll());
  await waitFor(() => expect(server.received.map(({ call }) => call)).toContain('PATCH notifications'));
});

test('disables Mark all as read when nothing is unread', async () => {
  server.answers = { 'GET notifications': [unread()] };
  show(<NotificationCenter userId={ME} list={listOf({ ...shift, readAt: '2026-05-04T12:10:00Z' })} />);
  await screen.findByText('All read');
  expect((await markAll()).getAttribute('aria-disabled')).toBe('true');
});

test('says that the count is unknown instead of nothing new', async () => {
  server.answers = { 'GET notifications': [refusal] };
  show(<NotificationBell />);
  expect(await screen.findByRole('button', { name: 'Notifications, how many are unread is not known' })).toBeTruthy();
});
