import { AuthProvider } from '@platform/session';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { signIn, TEST_CLUB } from '../testing/signIn';
import { queryClient } from '../data/queryClient';
import { PageRouter } from '../navigation/PageRouter';
import { progressCard } from './makeProgressCard';

let open = 2;
const PoolCareCard = progressCard({
  id: 'pool-care',
  title: 'Pool Care',
  icon: 'circle',
  rhythm: 'daily',
  read: async (clubId) => ({ percent: 20 * open, detail: `${open} of 5 pools of ${clubId}` }),
});

const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <PageRouter>
          <PoolCareCard />
        </PageRouter>
      </AuthProvider>
    </QueryClientProvider>,
  );

afterEach(() => queryClient.clear());

test("shows the figure of the person's club, and leads to the module's page", async () => {
  signIn();
  show();
  expect(await screen.findByText(`2 of 5 pools of ${TEST_CLUB.id}`)).toBeTruthy();
  expect(screen.getByText('Active')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pool Care' }).getAttribute('href')).toBe('/pool-care');
});

test("reads again after a change of the module's rows", async () => {
  signIn();
  show();
  await screen.findByText(/^2 of 5/);
  open = 3;
  await act(() => queryClient.invalidateQueries({ queryKey: ['pool-care', TEST_CLUB.id] }));
  expect(screen.getByText(/^3 of 5/)).toBeTruthy();
});
