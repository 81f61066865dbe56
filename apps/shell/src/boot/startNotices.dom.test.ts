import { pageHistory, useUnsavedChanges } from '@platform/module-kit';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import type { Page } from '../document/readPage';
import { outletStore } from '../loading/frame/outletStore';
import { askBeforeSignOut } from '../person/askBeforeSignOut';
import { startNotices } from './startNotices';

const page: Page = {
  config: { supabaseUrl: '', publishableKey: '', artifactOrigin: '', roots: [] },
  manifest: { modules: [], switchedOff: [] },
  composition: '',
};

function Form() {
  useUnsavedChanges(true, 'the club');
  return null;
}

// Compiled before the test waits for it.
beforeAll(() => import('../chrome/notices/mountNotices'));
// The code that follows the page's focus is still listening when Jest removes the page.
afterAll(() => document.body.replaceChildren());

test('asks a person who leaves or signs out before the notices have arrived, and loses nothing', async () => {
  document.body.innerHTML = '<div id="page-notices"></div>';
  pageHistory.replace('/settings');
  outletStore.set({ kind: 'loading', title: 'Club', slow: false });
  act(() => startNotices(page));

  const signOut = jest.fn();
  askBeforeSignOut(signOut);
  render(createElement(Form));
  pageHistory.push('/training');
  expect(pageHistory.location.pathname).toBe('/settings');
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Leave without saving' }));
  expect(pageHistory.location.pathname).toBe('/training');
  await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1));
});
