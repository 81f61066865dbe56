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

const draw = () =>
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

/** Whether a letter that is typed on the page arrives there. */
const isTyped = () =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true }));

test('pressed twice before its code is there, it opens once, and gives the page its keys back', async () => {
  draw();
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

test('with the header that it stands in, it goes before its code is there, and keeps no key', async () => {
  const { unmount } = draw();
  act(() => opener().click());
  expect(isTyped()).toBe(false);
  unmount();
  expect(isTyped()).toBe(true);
});

test('it closes over what one person has searched when another signs in, as from another tab', async () => {
  draw();
  await shortcut();
  await userEvent.type(await screen.findByRole('combobox'), 'Jordan');
  act(() => signIn('ben', 'Ben'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await shortcut();
  expect((await screen.findByRole<HTMLInputElement>('combobox')).value).toBe('');
});

test('it opens when it was pressed before it was known who is signed in', async () => {
  sessionStore.set({ status: 'loading' });
  draw();
  act(() => opener().click());
  act(() => signIn('ana', 'Ana'));
  expect(await screen.findByRole('combobox')).toBeTruthy();
});
