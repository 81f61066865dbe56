import { DataError, queryClient } from '@platform/module-kit';
import { dismissToast, Toaster } from '@platform/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { demoClub, type ClubSource } from './clubSource';
import { createSource } from './createSource';

const sampleClub = { name: 'Pine Hollow', timeZone: 'UTC', season: '2025', clock: '2025-05-01T09:00:00-04:00' };
const { SourceProvider, useSourceQuery, useSourceChange } = createSource<ClubSource>('lockers');
const source = demoClub(sampleClub, '/demo/lockers');

/** The lockers as the server has them, and what the rows offer to the tests. */
let lockers: string[];
let press: { mutate: () => void; mutateAsync: () => Promise<void> };
let refuse: (code: string) => void;

beforeEach(() => {
  queryClient.clear();
  dismissToast();
  lockers = ['A1'];
});

function Row() {
  const change = useSourceChange(
    () => new Promise<void>((_, reject) => (refuse = (code) => reject(new DataError('It is taken.', code, 409)))),
  );
  press = change;
  return <li>{change.error ? `A1: ${change.error.message}` : 'A1'}</li>;
}

function Lockers() {
  const list = useSourceQuery(['list'], async () => lockers);
  return (
    <ul>
      {list.data?.map((name) => (
        <Row key={name} />
      ))}
    </ul>
  );
}

const page = (shown: boolean) => (
  <QueryClientProvider client={queryClient}>
    <SourceProvider value={source}>{shown && <Lockers />}</SourceProvider>
    <Toaster />
  </QueryClientProvider>
);

/** Opens the lockers and asks for a change, which is answered by `refuse`. */
async function ask(by: 'mutate' | 'mutateAsync' = 'mutate') {
  const { rerender } = render(page(true));
  await screen.findByText('A1');
  let answer: Promise<unknown> | undefined;
  act(() => {
    answer = press[by]()?.catch(() => 'handled');
  });
  return { hide: () => rerender(page(false)), answer };
}

const said = () => screen.queryAllByText(/^It is taken\.$/).length;

test('says a refusal in the corner when its row goes with it', async () => {
  await ask();
  lockers = [];
  await act(async () => refuse('PT409'));
  await waitFor(() => expect(screen.queryByText(/^A1/)).toBeNull());
  expect(await screen.findByText('The change was not saved')).toBeTruthy();
  expect(said()).toBe(1);
});

test('says it in the corner when the part that asked was closed before the answer', async () => {
  const { hide } = await ask();
  hide();
  await act(async () => refuse('23514'));
  expect(await screen.findByText('The change was not saved')).toBeTruthy();
});

test('leaves it to a row that shows it, also when the row goes later', async () => {
  const { hide } = await ask();
  await act(async () => refuse('PT409'));
  expect(await screen.findByText('A1: It is taken.')).toBeTruthy();
  hide();
  expect(screen.queryByText('The change was not saved')).toBeNull();
});

test('leaves it to a caller that handles it', async () => {
  const { hide, answer } = await ask('mutateAsync');
  await act(async () => {
    refuse('PT409');
    expect(await answer).toBe('handled');
    hide();
  });
  expect(screen.queryByText('The change was not saved')).toBeNull();
});
