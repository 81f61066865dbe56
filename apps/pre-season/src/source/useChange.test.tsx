import { DataError, queryClient } from '@platform/module-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { makeDemoSource } from '../demo/demoSource';
import { PreSeasonSourceContext } from './PreSeasonSourceContext';
import { useBudget } from './preSeasonQueries';
import { useChange } from './useChange';

test('a refusal is told at once, while what is shown is read again', async () => {
  const source = makeDemoSource();
  const inside = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <PreSeasonSourceContext value={source}>{children}</PreSeasonSourceContext>
    </QueryClientProvider>
  );
  const run = () => Promise.reject(new DataError('The budget has a line of this name already.', '23505', 409));
  const { result } = renderHook(() => ({ budget: useBudget(['2025']), change: useChange({ run }) }), {
    wrapper: inside,
  });
  await waitFor(() => expect(result.current.budget.isSuccess).toBe(true));
  source.listBudget = () => new Promise(() => {});
  act(() => result.current.change.mutate(undefined));
  await waitFor(() => expect(result.current.change.error?.message).toContain('already'));
  expect(result.current.budget.isFetching).toBe(true);
});
