import { pageHistory, PageRouter } from '@platform/module-kit';
import { startClubServer, workingAnswers, type ClubServer } from '@platform/module-kit/testing';
import { AuthProvider, connectSupabase, sessionStore } from '@platform/session';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { ChoosePasswordPage } from './ChoosePasswordPage';

const ASK = 'POST rpc/password_link';
const LINK = '/auth/password?type=recovery&token_hash=abc';
let server: ClubServer;

beforeAll(async () => {
  server = await startClubServer();
  connectSupabase({ url: server.url, publishableKey: 'sb_publishable_test' });
});
afterAll(() => server.close());

beforeEach(() => {
  sessionStorage.clear();
  Object.assign(server, { received: [], answers: workingAnswers() });
  sessionStore.set({
    status: 'signed-in',
    user: { id: 'u', email: 'riley@example.test', displayName: 'Riley Hart' },
    membership: { status: 'ready', value: { role: 'user', displayName: 'Riley Hart', club: null } },
    permissions: { status: 'ready', value: [] },
  });
});

function open(address: string): void {
  act(() => pageHistory.push(address));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AuthProvider>
        <PageRouter>
          <ChoosePasswordPage />
        </PageRouter>
      </AuthProvider>
    </QueryClientProvider>,
  );
}

const answerWith = (row: object) => {
  server.answers[ASK] = [{ status: 200, json: [{ role: null, club_name: null, inviter_name: null, ...row }] }];
};

test('shows no form for a session without a link', () => {
  open('/auth/password');
  expect(screen.getByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
  expect(screen.queryByLabelText('New password')).toBeNull();
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/auth/reset');
});

test('shows no form for a used link, with or without a session', async () => {
  server.answers[ASK] = [{ status: 200, json: [] }];
  open(LINK);
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
  expect(screen.queryByLabelText('New password')).toBeNull();
});

test('names the owner of the password, and nothing else when that person is signed in', async () => {
  answerWith({ email: 'riley@example.test', is_new: false });
  open(LINK);
  expect(await screen.findByText(/^For riley@example\.test\./)).toBeTruthy();
  expect(screen.queryByText(/is signed in in this browser/)).toBeNull();
});

test('says who will be signed out when the link belongs to another person', async () => {
  answerWith({ email: 'robin@example.test', is_new: true, role: 'user', club_name: 'Lakeside', inviter_name: 'Ann' });
  open(LINK);
  expect(await screen.findByText(/^Ann invites you\. You join Lakeside as robin@example\.test\./)).toBeTruthy();
  expect(screen.getByText('riley@example.test is signed in in this browser')).toBeTruthy();
  // A person who asked for a new invitation link has no name yet.
  expect(screen.getByLabelText('Your name')).toBeTruthy();
});

const INVITATION = '/auth/password?type=invitation&token=abc';
const answerLink = (row: object) => {
  const offer = { invitation_id: 'i', email: 'robin@example.test', role: 'user', inviter_name: 'Ann' };
  server.answers['POST rpc/read_invitation_link'] = [
    {
      status: 200,
      json: [{ ...offer, club_name: 'Lakeside', is_new: true, expires_at: '2026-12-01T12:00:00Z', ...row }],
    },
  ];
};

test('names the inviter, the club and the role for an invitation link', async () => {
  answerLink({ state: 'open' });
  open(INVITATION);
  expect(await screen.findByText(/^Ann invites you\. You join Lakeside as robin@example\.test\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Accept the invitation' })).toBeTruthy();
});

test('offers to ask for a new invitation when it has expired', async () => {
  answerLink({ state: 'expired' });
  server.answers['POST rpc/ask_for_new_invitation'] = [{ status: 204 }];
  open(INVITATION);
  expect(await screen.findByRole('heading', { name: 'This invitation has expired' })).toBeTruthy();
  expect(screen.getByText(/Ann invited robin@example\.test to Lakeside until Tuesday, December 1\./)).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Ask for a new invitation' }).click());
  expect(await screen.findByText('Your request is sent')).toBeTruthy();
  expect(server.received.find(({ call }) => call === 'POST rpc/ask_for_new_invitation')?.body).toEqual({
    token_param: 'abc',
  });
});

test.each([
  ['accepted', 'This invitation was accepted'],
  ['ended', 'This link no longer works'],
])('shows no form when the invitation is %s', async (state, title) => {
  answerLink({ state, invitation_id: null, email: null });
  open(INVITATION);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.queryByLabelText('New password')).toBeNull();
});

test('links to sign-in when the address already has an account', async () => {
  answerLink({ state: 'open', is_new: false });
  open(INVITATION);
  expect(await screen.findByRole('heading', { name: 'You have an account already' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/invitations?invitation=i');
});
