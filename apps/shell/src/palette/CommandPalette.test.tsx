import { pageHistory, PageRouter } from '@platform/module-kit';
import { AuthProvider, PermissionsProvider, sessionStore } from '@platform/session';
import { act, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CommandPalette } from './CommandPalette';

const signIn = (id: string, displayName: string) =>
  sessionStore.set({
    status: 'signed-in',
    user: { id, email: `${id}@example.test`, displayName },
    membership: { status: 'ready', value: { role: 'user', displayName, club: null } },
    permissions: { status: 'ready', value: [] },
  });

beforeEach(() => {
  configure({ asyncUtilTimeout: 10_000 });
  signIn('ana', 'Ana');
  pageHistory.push('/dashboard');
});

const show = () =>
  render(
    <AuthProvider>
      <PermissionsProvider>
        <PageRouter>
          <CommandPalette />
          <input aria-label="Name" />
        </PageRouter>
      </PermissionsProvider>
    </AuthProvider>,
  );
const opener = () => screen.getByRole('button', { name: /^Search/ });
const shortcut = () => userEvent.keyboard('{Control>}k{/Control}');

/** Whether a letter typed on the page reaches the page. */
const isTyped = () =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true }));

test('opens once when pressed twice before its code arrives, and returns the keys to the page', async () => {
  show();
  act(() => {
    opener().click();
    opener().click();
  });
  expect(isTyped()).toBe(false);
  const field = await screen.findByRole<HTMLInputElement>('combobox');
  await waitFor(() => expect(field.value).toBe('a'));
  await shortcut();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(isTyped()).toBe(true);
});

test('stops taking keys when the header unmounts before the code arrives', async () => {
  const { unmount } = show();
  act(() => opener().click());
  expect(isTyped()).toBe(false);
  unmount();
  expect(isTyped()).toBe(true);
});

test('closes and empties the search when another person signs in', async () => {
  show();
  await shortcut();
  await userEvent.type(await screen.findByRole('combobox'), 'Jordan');
  act(() => signIn('ben', 'Ben'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await shortcut();
  expect((await screen.findByRole<HTMLInputElement>('combobox')).value).toBe('');
});

test('opens when a person presses it before the session is known', async () => {
  sessionStore.set({ status: 'loading' });
  show();
  act(() => opener().click());
  act(() => signIn('ana', 'Ana'));
  expect(await screen.findByRole('combobox')).toBeTruthy();
});
