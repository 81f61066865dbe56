import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToast, toast, TOAST_DURATION } from './toast';
import { Toaster } from './Toaster';

beforeEach(() => {
  jest.useFakeTimers();
  render(<Toaster />);
});

afterEach(() => {
  act(() => dismissToast());
  jest.useRealTimers();
});

const region = (urgency: string) => {
  const found = document.querySelector<HTMLElement>(`[aria-live="${urgency}"]`);
  if (!found) throw new Error(`no ${urgency} region`);
  return within(found);
};

test('announces a destructive toast at once, and others politely', () => {
  act(() => {
    toast({ title: 'Error', description: 'Failed to sign out', tone: 'destructive' });
    toast({ title: 'Signed out', description: 'You have been successfully signed out' });
  });
  expect(region('assertive').getByText('Error')).toBeTruthy();
  expect(region('assertive').queryByText('Signed out')).toBeNull();
  expect(region('polite').getByText('You have been successfully signed out')).toBeTruthy();
});

test('shows at most three toasts, and removes the oldest', () => {
  act(() => {
    for (const title of ['one', 'two', 'three', 'four']) toast({ title });
  });
  expect(screen.queryByText('one')).toBeNull();
  expect(['two', 'three', 'four'].map((title) => screen.getByText(title).textContent)).toEqual([
    'two',
    'three',
    'four',
  ]);
});

test('disappears after its time, but not under a pointer', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  act(() => void toast({ title: 'Saved' }));
  await user.hover(screen.getByText('Saved'));
  act(() => jest.advanceTimersByTime(TOAST_DURATION * 2));
  expect(screen.getByText('Saved')).toBeTruthy();
  await user.unhover(screen.getByText('Saved'));
  act(() => jest.advanceTimersByTime(TOAST_DURATION - 1));
  expect(screen.getByText('Saved')).toBeTruthy();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText('Saved')).toBeNull();
});

test('is dismissed by its button or its action', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const undo = jest.fn();
  act(() => void toast({ title: 'Deleted', duration: Infinity, action: { label: 'Undo', onSelect: undo } }));
  act(() => jest.advanceTimersByTime(TOAST_DURATION * 10));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Deleted')).toBeNull();
  act(() => void toast({ title: 'Again' }));
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Again')).toBeNull();
});
