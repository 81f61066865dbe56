import { DataError, queryClient } from '@platform/module-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { demoClub, type ClubSource } from './clubSource';
import { createSource } from './createSource';

interface LockerSource extends ClubSource {
  listLockers(): Promise<string[]>;
  listPeople(): Promise<string[]>;
}

const sampleClub = { name: 'Pine Hollow', timeZone: 'UTC', season: '2025', clock: '2025-05-01T09:00:00-04:00' };
const { SourceProvider, useSource, useSourceQuery, useSourceChange } = createSource<LockerSource>('lockers', {
  unchanged: ['people'],
});

function useLockers(change: () => Promise<string>, onShown?: () => void) {
  return {
    lockers: useSourceQuery(['list'], (source) => source.listLockers()),
    people: useSourceQuery(['people'], (source) => source.listPeople()),
    change: useSourceChange(change, { onShown }),
  };
}

/** Renders a hook on a page with a source. */
const onPage = <Result, Props>(value: LockerSource, hook: (props: Props) => Result, initialProps?: Props) =>
  renderHook(hook, {
    initialProps,
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>
        <SourceProvider value={value}>{children}</SourceProvider>
      </QueryClientProvider>
    ),
  });

async function openLockers(change: () => Promise<string>, onShown?: () => void) {
  queryClient.clear();
  const source: LockerSource = {
    ...demoClub(sampleClub, '/demo/lockers'),
    listLockers: async () => ['A1'],
    listPeople: async () => ['Ann'],
  };
  const { result } = onPage(source, () => useLockers(change, onShown));
  await waitFor(() => expect(result.current.people.isSuccess && result.current.lockers.isSuccess).toBe(true));
  return { source, result };
}

test('shows a refusal at once and reads the rows again when the server refuses a change', async () => {
  const { source, result } = await openLockers(() => Promise.reject(new DataError('It is taken.', '23505', 409)));
  source.listLockers = () => new Promise(() => {});
  act(() => void result.current.change.mutate());
  await waitFor(() => expect(result.current.change.error?.message).toBe('It is taken.'));
  expect(result.current.lockers.isFetching).toBe(true);
});

test('shows the new rows before a change counts as done', async () => {
  const { source, result } = await openLockers(async () => 'B2');
  source.listLockers = async () => ['A1', 'B2'];
  act(() => void result.current.change.mutate());
  await waitFor(() => expect(result.current.change.isSuccess).toBe(true));
  expect(result.current.lockers.data).toEqual(['A1', 'B2']);
});

test('shows the new rows before it says that they are shown', async () => {
  let shown: unknown;
  const { source, result } = await openLockers(
    async () => 'B2',
    () => {
      shown = queryClient.getQueryData(['lockers', 'demo', 'list']);
    },
  );
  source.listLockers = async () => ['A1', 'B2'];
  act(() => void result.current.change.mutate());
  await waitFor(() => expect(result.current.change.isSuccess).toBe(true));
  expect(shown).toEqual(['A1', 'B2']);
});

test('keeps the previous page of a list until the next one arrives, if asked to', async () => {
  queryClient.clear();
  const source = { ...demoClub(sampleClub, '/demo/lockers'), listLockers: async () => [], listPeople: async () => [] };
  let arrive = (_lockers: string[]) => {};
  const pages = onPage(
    source,
    ({ page, keepsPrevious }) =>
      useSourceQuery(
        ['page', page],
        () => (page === 1 ? Promise.resolve(['A1']) : new Promise<string[]>((resolve) => (arrive = resolve))),
        { keepsPrevious },
      ),
    { page: 1, keepsPrevious: true },
  );
  await waitFor(() => expect(pages.result.current.data).toEqual(['A1']));
  pages.rerender({ page: 2, keepsPrevious: true });
  expect(pages.result.current.data).toEqual(['A1']);
  pages.rerender({ page: 2, keepsPrevious: false });
  expect(pages.result.current.data).toBeUndefined();
  act(() => arrive(['B2']));
  await waitFor(() => expect(pages.result.current.data).toEqual(['B2']));
});

test('reads a fresh answer again when a part opens, and another answer only after a while', async () => {
  queryClient.clear();
  let reads = 0;
  const source = { ...demoClub(sampleClub, '/demo/lockers'), listLockers: async () => [], listPeople: async () => [] };
  const open = (isFresh: boolean) =>
    onPage(source, () => useSourceQuery(['count'], () => Promise.resolve(++reads), { isFresh }));
  const first = open(false);
  await waitFor(() => expect(first.result.current.data).toBe(1));
  expect(open(false).result.current.isFetching).toBe(false);
  const fresh = open(true);
  expect(fresh.result.current.isFetching).toBe(true);
  await waitFor(() => expect(fresh.result.current.data).toBe(2));
});

test('does not read again what the change does not touch', async () => {
  const { source, result } = await openLockers(async () => 'B2');
  source.listPeople = () => Promise.reject(new Error('The people were read again.'));
  act(() => void result.current.change.mutate());
  await waitFor(() => expect(result.current.change.isSuccess).toBe(true));
  expect(result.current.people.data).toEqual(['Ann']);
  expect(result.current.people.isFetching).toBe(false);
});

test('reads again by itself what others change, and never in a demo', async () => {
  queryClient.clear();
  let reads = 0;
  const listLockers = async () => [`A${(reads = Math.min(reads + 1, 4))}`];
  const demo: LockerSource = { ...demoClub(sampleClub, '/demo/lockers'), listLockers, listPeople: async () => [] };
  const followed = (value: LockerSource) =>
    onPage(value, () => useSourceQuery(['list'], (source) => source.listLockers(), { every: 5 }));
  const shown = followed(demo);
  await waitFor(() => expect(shown.result.current.data).toEqual(['A1']));
  const live = followed({ ...demo, key: 'club', isDemo: false });
  await waitFor(() => expect(live.result.current.data).toEqual(['A4']));
  expect(shown.result.current.data).toEqual(['A1']);
});

test('throws when a page has no source', () => {
  expect(() => renderHook(() => useSource())).toThrow('Pages of lockers need a source');
});
