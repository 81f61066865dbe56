import { pageHistory, PageRouter } from '@platform/module-kit';
import { AuthProvider, sessionStore } from '@platform/session';
import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { DoneStep } from './DoneStep';

beforeEach(() => {
  jest.useFakeTimers();
  sessionStore.set({ status: 'signed-out' });
  pageHistory.push('/onboarding');
});
afterEach(() => jest.useRealTimers());

const show = () =>
  render(
    <AuthProvider>
      <PageRouter>
        <DoneStep heading={createRef()} typedName=" Cedar Grove Pool " />
      </PageRouter>
    </AuthProvider>,
  );

test('stays for two seconds, then goes home and cannot be reached by Back', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cedar Grove Pool is ready');
  act(() => jest.advanceTimersByTime(1999));
  expect(window.location.pathname).toBe('/onboarding');
  act(() => jest.advanceTimersByTime(1));
  expect(window.location.pathname).toBe('/');
  expect(pageHistory.action).toBe('REPLACE');
});

test('goes nowhere when the person has already left', () => {
  const { unmount } = show();
  act(() => pageHistory.push('/dashboard'));
  unmount();
  act(() => jest.advanceTimersByTime(5000));
  expect(window.location.pathname).toBe('/dashboard');
});
