import { DataError, queryClient } from '@platform/module-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { demoSource } from '../demo';
import { useModules, useTrainingChange } from './queries';
import { TrainingSourceContext } from './TrainingSourceContext';

test('a refusal is told at once, while what is shown is read again', async () => {
  const source = demoSource();
  const inside = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <TrainingSourceContext value={source}>{children}</TrainingSourceContext>
    </QueryClientProvider>
  );
  const refused = () => Promise.reject(new DataError('This day has passed.', '22023', 400));
  const { result } = renderHook(() => ({ modules: useModules(), change: useTrainingChange(refused) }), {
    wrapper: inside,
  });
  await waitFor(() => expect(result.current.modules.isSuccess).toBe(true));
  source.listModules = () => new Promise(() => {});
  act(() => result.current.change.mutate(undefined));
  await waitFor(() => expect(result.current.change.error?.message).toBe('This day has passed.'));
  expect(result.current.modules.isFetching).toBe(true);
});
