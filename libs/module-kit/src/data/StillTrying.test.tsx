import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { queryClient } from './queryClient';
import { StillTrying } from './StillTrying';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  queryClient.clear();
  jest.useRealTimers();
});

function Page({ read }: { read: () => Promise<string> }) {
  const { data = 'nothing yet' } = useQuery({ queryKey: ['drills'], queryFn: read });
  return <p>{data}</p>;
}

const open = (read: () => Promise<string>) =>
  render(
    <QueryClientProvider client={queryClient}>
      <Page read={read} />
      <StillTrying />
    </QueryClientProvider>,
  );

test('shows the notice after two seconds, and removes it when the data arrives', async () => {
  let answer: (text: string) => void = () => {};
  open(() => new Promise((resolve) => (answer = resolve)));
  await act(() => jest.advanceTimersByTimeAsync(1_900));
  expect(screen.queryByRole('status')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(100));
  // The live region is filled after it is added.
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('status').textContent).toBe('Still trying…');
  answer('ten drills');
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(screen.getByText('ten drills')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

test('shows the notice while a failing query is retried', async () => {
  open(() => Promise.reject(new TypeError('Failed to fetch')));
  await act(() => jest.advanceTimersByTimeAsync(2_500));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('status').textContent).toBe('Still trying…');
});
