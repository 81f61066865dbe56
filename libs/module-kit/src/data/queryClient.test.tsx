import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { queryClient } from './queryClient';

const queryKey = ['tick'];

function Tick() {
  const { data = false } = useQuery({ queryKey, queryFn: () => new Promise<boolean>(() => {}), initialData: false });
  const change = useMutation({ mutationFn: async () => void queryClient.setQueryData(queryKey, true) });
  return <input type="checkbox" checked={data} onChange={() => change.mutate()} />;
}

test('renders a checked box before anything else', async () => {
  render(
    <QueryClientProvider client={queryClient}>
      <Tick />
    </QueryClientProvider>,
  );
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  await act(async () => {
    box.click();
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    expect(queryClient.getQueryData(queryKey)).toBe(true);
  });
  expect(box.checked).toBe(true);
});
