import { pageHistory } from '@platform/module-kit';
import { sessionStore, type Membership } from '@platform/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin, PINE_HOLLOW, signIn, withAdministrationServer } from './administration.testkit';

const answers = withAdministrationServer();

function failToReadAgain(): void {
  const session = sessionStore.get();
  if (session.status !== 'signed-in') throw new Error('No one is signed in');
  act(() => sessionStore.set({ ...session, membership: { status: 'failed', message: 'The server is away.' } }));
}

const membership = (): Membership | undefined => {
  const session = sessionStore.get();
  return session.status === 'signed-in' && session.membership.status === 'ready' ? session.membership.value : undefined;
};

test('keeps a club’s administrator in their club when role and club cannot be reread', async () => {
  signIn('admin');
  await openAdmin('/admin/features');
  expect(await screen.findByText('Pine Hollow')).toBeTruthy();
  failToReadAgain();
  const alert = await screen.findByText('Failed to fetch club');
  expect(alert.closest('[role=alert]')?.textContent).toContain('The server is away.');
  expect(screen.getByText('Pine Hollow')).toBeTruthy();
  expect(screen.queryByText('All clubs')).toBeNull();
  await act(async () => pageHistory.push('/admin/settings'));
  expect(await screen.findByRole('region', { name: 'Administrators' })).toBeTruthy();

  answers['GET profiles'] = () => ({ json: { role: 'admin', club_id: PINE_HOLLOW.id, display_name: 'Ann Reed' } });
  answers['GET clubs'] = () => ({ json: PINE_HOLLOW });
  answers['POST rpc/get_user_permissions'] = () => ({ json: [] });
  const retry = within(alert.closest('[role=alert]') as HTMLElement).getByRole('button', { name: 'Retry' });
  await userEvent.click(retry);
  await waitFor(() => expect(screen.queryByText('Failed to fetch club')).toBeNull());
  expect(membership()?.club?.name).toBe('Pine Hollow');
});

test("does not use one person's role for the next person", async () => {
  signIn('super_admin');
  await openAdmin('/admin/settings');
  expect(await screen.findByText('All clubs')).toBeTruthy();
  act(() =>
    sessionStore.set({
      status: 'signed-in',
      user: { id: 'another', email: 'bo@example.test', displayName: 'Bo' },
      membership: { status: 'loading' },
      permissions: { status: 'loading' },
    }),
  );
  await waitFor(() => expect(screen.queryByText('All clubs')).toBeNull());
});

test('shows a withdrawn release on every tab', async () => {
  answers['GET release_withdrawals'] = () => ({
    json: [{ id: 1, module_id: 'training', release_version: '1.1.0', channel: 'production', failures: 7 }],
  });
  await openAdmin('/admin/settings');
  expect(await screen.findByRole('tab', { name: /Analytics\s*1/ })).toBeTruthy();
});

test('opens the first tab under its name, too', async () => {
  await openAdmin('/admin/users');
  await waitFor(() => expect(pageHistory.location.pathname).toBe('/admin'));
  expect((await screen.findByRole('tab', { name: 'Users' })).getAttribute('aria-selected')).toBe('true');
});
