import { DataError, queryClient } from '@platform/module-kit';
import type { Club } from '@platform/session';
import { ownClub } from '../source/clubSource';
import type { ClubReader } from '../source/useClubReader';
import { changesOf } from './defineChange';
import { sendChanges } from './sendChanges';

interface LockerReads {
  listLockers(): Promise<string[]>;
  countLockers(): Promise<number>;
}

const club: Club = { id: 'c1', name: 'Pine Hollow', type: 'Pool', season: '2025', time_zone: 'UTC' };
const reader: ClubReader = {
  club,
  userId: 'u1',
  canManage: true,
  canExport: true,
  canViewAnalytics: true,
  canReadReports: true,
};

/** A change that ends when the test says so. */
function openLockers({ waits = false } = {}) {
  let answer: (refusal?: Error) => void = () => {};
  const lockerChange = changesOf<LockerReads>((known) => {
    known.change('countLockers', (count) => known.get('listLockers')?.length ?? count);
  });
  const addLocker = lockerChange({
    waits,
    send: (_reader: ClubReader, name: string) =>
      new Promise<string>((resolve, reject) => {
        answer = (refusal) => (refusal ? reject(refusal) : resolve(`id of ${name}`));
      }),
    expect(known, name) {
      known.change('listLockers', (lockers) => [...lockers.filter((locker) => locker !== name), name]);
      return '';
    },
  });
  const own = ownClub(reader, '/lockers');
  const source = sendChanges<LockerReads, { addLocker: typeof addLocker }>('lockers', { addLocker }, own, reader);
  queryClient.clear();
  queryClient.setQueryData(['lockers', 'c1', 'listLockers'], ['A1']);
  queryClient.setQueryData(['lockers', 'c1', 'countLockers'], 1);
  return { source, answer: (refusal?: Error) => answer(refusal) };
}

const shown = () => [
  queryClient.getQueryData(['lockers', 'c1', 'listLockers']),
  queryClient.getQueryData(['lockers', 'c1', 'countLockers']),
];

afterEach(() => queryClient.clear());

test('shows what is expected, and what follows from it, while the change is on its way', async () => {
  const { source, answer } = openLockers();
  const adding = source.addLocker('B2');
  expect(shown()).toEqual([['A1', 'B2'], 2]);
  answer();
  expect(await adding).toBe('id of B2');
  expect(shown()).toEqual([['A1', 'B2'], 2]);
});

test('shows what was there before when the database refuses', async () => {
  const { source, answer } = openLockers();
  const adding = source.addLocker('B2');
  answer(new DataError('It is taken.', '23505', 409));
  await expect(adding).rejects.toThrow('It is taken.');
  expect(shown()).toEqual([['A1'], 1]);
});

test('shows nothing before the database has it when the change waits', async () => {
  const { source, answer } = openLockers({ waits: true });
  const adding = source.addLocker('B2');
  expect(shown()).toEqual([['A1'], 1]);
  answer();
  await adding;
});

test('leaves answers that are not on the page unchanged', async () => {
  const { source, answer } = openLockers();
  queryClient.removeQueries({ queryKey: ['lockers', 'c1', 'listLockers'] });
  const adding = source.addLocker('B2');
  expect(shown()).toEqual([undefined, 1]);
  answer();
  await adding;
  expect(shown()).toEqual([undefined, 1]);
});
