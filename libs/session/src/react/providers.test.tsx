import { act, render, screen } from '@testing-library/react';
import { AuthProvider, useAuth } from './AuthProvider';
import { PermissionsProvider, usePermissions } from './PermissionsProvider';
import type { SessionState } from '../store/sessionState';
import { sessionStore } from '../store/sessionStore';

function Who() {
  const { status, displayName, club, isAdmin } = useAuth();
  const { can } = usePermissions();
  return (
    <p>
      {[
        status,
        displayName,
        club?.name ?? 'no club',
        isAdmin ? 'admin' : '-',
        can('export_data') ? 'export' : '-',
      ].join(' ')}
    </p>
  );
}

const tree = (
  <AuthProvider>
    <PermissionsProvider>
      <Who />
    </PermissionsProvider>
  </AuthProvider>
);

const signedIn = (displayName: string | null): SessionState => ({
  status: 'signed-in',
  user: { id: 'u', email: 'ann@example.test', displayName: 'ann@example.test' },
  membership: {
    status: 'ready',
    value: {
      role: 'admin',
      displayName,
      club: { id: 'c', name: 'Pine Hollow', type: 'Other', season: '2026', time_zone: 'UTC' },
    },
  },
  permissions: {
    status: 'ready',
    value: [{ featureName: 'export_data', featureDisplayName: 'Data Export', featureCategory: 'Data' }],
  },
});

test('shows the same person and changes in every root', () => {
  sessionStore.set({ status: 'loading' });
  render(tree);
  render(tree);
  act(() => sessionStore.set(signedIn('Ann Reed')));
  expect(screen.getAllByText('signed-in Ann Reed Pine Hollow admin export')).toHaveLength(2);
  act(() => sessionStore.set({ status: 'signed-out', ended: 'here' }));
  expect(screen.getAllByText('signed-out no club - -')).toHaveLength(2);
});

test('shows the email address of a person without a name', () => {
  sessionStore.set(signedIn(null));
  render(tree);
  expect(screen.getByText(/^signed-in ann@example\.test/)).toBeDefined();
});

test('lets administrators export on every plan, and managers only with a grant', () => {
  const as = (role: 'admin' | 'manager'): SessionState => {
    const state = signedIn('Ann') as Extract<SessionState, { status: 'signed-in' }>;
    const club = { id: 'c', name: 'Pine Hollow', type: 'Other', season: '2026', time_zone: 'UTC' };
    return {
      ...state,
      membership: { status: 'ready', value: { role, displayName: 'Ann', club } },
      permissions: { status: 'ready', value: [] },
    };
  };
  sessionStore.set(as('admin'));
  render(tree);
  expect(screen.getByText('signed-in Ann Pine Hollow admin export')).toBeDefined();
  act(() => sessionStore.set(as('manager')));
  expect(screen.getByText('signed-in Ann Pine Hollow - -')).toBeDefined();
});

test('grants nothing on an unknown or failed answer', () => {
  for (const permissions of [{ status: 'loading' }, { status: 'failed', message: 'x' }] as const) {
    sessionStore.set({ ...(signedIn('Ann') as Extract<SessionState, { status: 'signed-in' }>), permissions });
    const { unmount } = render(tree);
    expect(screen.getByText(/ admin -$/)).toBeDefined();
    unmount();
  }
});

test('names the missing provider when a hook is used outside', () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  const Permissions = () => <>{String(usePermissions().can('x'))}</>;
  expect(() => render(<Who />)).toThrow('useAuth must be used within an AuthProvider');
  expect(() => render(<Permissions />)).toThrow('usePermissions must be used within a PermissionsProvider');
  errors.mockRestore();
});
