import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageRouter } from '../navigation/PageRouter';
import { ProgressCard, type CardFigure, type ProgressCardProps } from './ProgressCard';

type Props = Pick<ProgressCardProps, 'rhythm'> & { ask(): Promise<CardFigure> };

function PoolCareCard({ ask, rhythm }: Props) {
  const figure = useQuery({ queryKey: ['pool-care', 'progress'], queryFn: ask, retry: false });
  return (
    <>
      <ProgressCard title="Pool care" to="/pool-care" icon="circle" figure={figure} rhythm={rhythm} />
      <output>{figure.status}</output>
    </>
  );
}

function show(props: Props): { cache: QueryClient } {
  const cache = new QueryClient();
  render(
    <QueryClientProvider client={cache}>
      <PageRouter>
        <PoolCareCard {...props} />
      </PageRouter>
    </QueryClientProvider>,
  );
  return { cache };
}

test('shows the progress and what was counted, and links to the module', async () => {
  show({ ask: async () => ({ percent: 92, detail: '24 of 26 positions filled' }) });
  expect(await screen.findByText('92%')).toBeTruthy();
  expect(screen.getByText('24 of 26 positions filled')).toBeTruthy();
  expect(screen.getByText('Nearly Complete')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pool care' }).getAttribute('href')).toBe('/pool-care');
  const bar = screen.getByRole('progressbar', { name: 'Pool care progress' });
  expect(bar.getAttribute('aria-valuetext')).toBe('92%, 24 of 26 positions filled');
});

test('shows a daily module as active until it is complete', async () => {
  show({ ask: async () => ({ percent: 92, detail: '11 of 12 done' }), rhythm: 'daily' });
  expect(await screen.findByText('Active')).toBeTruthy();
});

test('shows a dash instead of 0 % when there is nothing to count', async () => {
  show({ ask: async () => ({ percent: null, detail: 'Nothing to count yet' }) });
  expect(await screen.findByText('–')).toBeTruthy();
  expect(screen.getByText('Pending')).toBeTruthy();
  expect(screen.queryByText('0%')).toBeNull();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Nothing to count yet');
});

test('links to the module and shows no status while the figure loads', () => {
  show({ ask: () => new Promise(() => {}) });
  expect(screen.getByRole('link', { name: 'Pool care' })).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByText('Pending')).toBeNull();
});

test('says why the figure failed, links to the module, and asks again on Retry', async () => {
  let answer = () => Promise.reject<CardFigure>(new Error('Failed to fetch pools'));
  show({ ask: () => answer() });
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch pools');
  expect(screen.getByRole('link', { name: 'Pool care' }).getAttribute('href')).toBe('/pool-care');
  expect(screen.queryByText('Pending')).toBeNull();
  answer = async () => ({ percent: 40, detail: '2 of 5 pools open' });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByText('In Progress')).toBeTruthy());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('keeps a known figure when reading it again fails', async () => {
  let answer = async (): Promise<CardFigure> => ({ percent: 40, detail: '2 of 5 pools open' });
  const { cache } = show({ ask: () => answer() });
  await screen.findByText('40%');
  answer = () => Promise.reject(new Error('Failed to fetch pools'));
  void cache.refetchQueries();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('error'));
  expect(screen.getByText('40%')).toBeTruthy();
  expect(screen.getByText('In Progress')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
