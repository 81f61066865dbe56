import { queryClient } from '@platform/module-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { demoClub, type ClubSource } from './clubSource';
import { createSource } from './createSource';

interface LockerSource extends ClubSource {
  listLockers(shelf: string): Promise<string[]>;
}

const sampleClub = { name: 'Pine Hollow', timeZone: 'UTC', season: '2025', clock: '2025-05-01T09:00:00-04:00' };
const { SourceProvider, useSourceRead, declareReads } = createSource<LockerSource>('lockers');
const readFirst = declareReads((_source, search) => [['listLockers', search.get('shelf') ?? '1']]);

function openLockers() {
  const listLockers = jest.fn(async (shelf: string) => [`${shelf}-A`]);
  const source: LockerSource = { ...demoClub(sampleClub, '/demo/lockers'), listLockers };
  const open = (shelf: string) =>
    renderHook(() => useSourceRead('listLockers', [shelf]), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queryClient}>
          <SourceProvider value={source}>{children}</SourceProvider>
        </QueryClientProvider>
      ),
    }).result;
  return { source, listLockers, open };
}

beforeEach(() => queryClient.clear());

test('a page shows what was read before it, without a request of its own', async () => {
  const { source, listLockers, open } = openLockers();
  readFirst(source, new URLSearchParams('shelf=3'));
  const lockers = open('3');
  await waitFor(() => expect(lockers.current.data).toEqual(['3-A']));
  expect(listLockers.mock.calls).toEqual([['3']]);
});

test('an answer that is forgotten is read again where a page shows it, and dropped elsewhere', async () => {
  const { source, listLockers, open } = openLockers();
  const shown = readFirst(source, new URLSearchParams());
  const other = readFirst(source, new URLSearchParams('shelf=2'));
  const lockers = open('1');
  await waitFor(() => expect(lockers.current.data).toEqual(['1-A']));
  listLockers.mockImplementation(async (shelf) => [`${shelf}-B`]);
  shown.forget();
  other.forget();
  await waitFor(() => expect(lockers.current.data).toEqual(['1-B']));
  expect(queryClient.getQueryData(['lockers', 'demo', 'listLockers', '2'])).toBeUndefined();
});

test('the page asks again, and says why, after a failure before it', async () => {
  const { source, listLockers, open } = openLockers();
  listLockers.mockRejectedValueOnce(new Error('The network broke.'));
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  readFirst(source, new URLSearchParams());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const lockers = open('1');
  await waitFor(() => expect(lockers.current.data).toEqual(['1-A']));
  expect(listLockers).toHaveBeenCalledTimes(2);
});
