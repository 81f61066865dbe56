import { sessionStore } from '@platform/session';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { askBeforeSignOut } from '../../person/askBeforeSignOut';
import { SignOutQuestion } from './SignOutQuestion';

// jsdom has no IndexedDB, so this test sets the count. The journeys use the storage of a browser.
let unsent = 0;
let isBroken = false;
jest.mock('@platform/module-kit/screens', () => ({
  ...jest.requireActual<object>('@platform/module-kit/screens'),
  countUnsent: () => (isBroken ? Promise.reject(new Error('broken')) : Promise.resolve(unsent)),
}));

const signOut = jest.fn();
const ask = () => act(async () => askBeforeSignOut(signOut));
const question = () => screen.queryByRole('dialog', { name: 'Sign out without sending?' });

beforeEach(() => {
  isBroken = false;
  signOut.mockClear();
  sessionStore.set({
    status: 'signed-in',
    user: { id: 'ana', email: 'ana@example.test', displayName: 'Ana' },
    membership: { status: 'loading' },
    permissions: { status: 'loading' },
  });
});

test('signs out at once where nothing waits', async () => {
  unsent = 0;
  render(<SignOutQuestion />);
  await ask();
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(question()).toBeNull();
});

test('says how many changes signing out deletes, and signs out only if the person wants that', async () => {
  unsent = 2;
  render(<SignOutQuestion />);
  await ask();
  expect(screen.getByText(/^2 changes on this device are not sent yet\. Signing out deletes them/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
  expect(question()).toBeNull();
  expect(signOut).not.toHaveBeenCalled();

  unsent = 1;
  await ask();
  expect(screen.getByText(/^1 change on this device is not sent yet\. Signing out deletes it/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Delete and sign out' }));
  expect(signOut).toHaveBeenCalledTimes(1);
});

test('asks if the changes could not be counted, and still lets the person sign out', async () => {
  isBroken = true;
  render(<SignOutQuestion />);
  await ask();
  expect(signOut).not.toHaveBeenCalled();
  expect(screen.getByText(/^The changes on this device could not be read\./)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Delete and sign out' }));
  expect(signOut).toHaveBeenCalledTimes(1);
});
