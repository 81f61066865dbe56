import { DataError, queryClient } from '@platform/module-kit';
import { dismissToast, Toaster } from '@platform/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoClub, type ClubSource } from './clubSource';
import { createSource } from './createSource';

const sampleClub = { name: 'Pine Hollow', timeZone: 'UTC', season: '2025', clock: '2025-05-01T09:00:00-04:00' };
const { SourceProvider, useSourceQuery, useSourceChange } = createSource<ClubSource>('lockers');
const source = demoClub(sampleClub, '/demo/lockers');

/** The lockers as the server has them, and its answer to the last change. */
let lockers: string[];
let refuse: (code: string) => void;
/** What a caller does with a refusal. */
let handle: () => void;

beforeEach(() => {
  queryClient.clear();
  dismissToast();
  lockers = ['A1'];
});

function Row() {
  const change = useSourceChange(
    () => new Promise<void>((_, reject) => (refuse = (code) => reject(new DataError('It is taken.', code, 409)))),
  );
  return (
    <li>
      {change.error ? `A1: ${change.error.message}` : 'A1'}
      <button onClick={() => change.mutate()}>Change</button>
      <button onClick={() => void change.mutateAsync().catch(() => handle())}>Change and handle</button>
    </li>
  );
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

/** Opens the lockers and asks for a change, which `refuse` answers. @returns what closes the lockers */
async function ask(by = 'Change'): Promise<() => void> {
  const { rerender } = render(page(true));
  await userEvent.click(await screen.findByRole('button', { name: by }));
  return () => rerender(page(false));
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
  const hide = await ask();
  hide();
  await act(async () => refuse('23514'));
  expect(await screen.findByText('The change was not saved')).toBeTruthy();
});

test('leaves it to a row that shows it, also when the row goes later', async () => {
  const hide = await ask();
  await act(async () => refuse('PT409'));
  expect(await screen.findByText('A1: It is taken.')).toBeTruthy();
  hide();
  expect(screen.queryByText('The change was not saved')).toBeNull();
});

test('leaves it to a caller that handles it', async () => {
  const hide = await ask('Change and handle');
  handle = hide;
  await act(async () => refuse('PT409'));
  await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
  expect(screen.queryByText('The change was not saved')).toBeNull();
});
