import { DataError, queryClient } from '@platform/module-kit';
import type { Club } from '@platform/session';
import { ownClub } from '../source/clubSource';
import type { KeptChange } from '../outbox/kept';
import { outboxStore } from '../outbox/outboxStore';
import type { ClubReader } from '../source/useClubReader';
import { withShownChanges } from '../shownChanges/shownChanges';
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
  displayName: 'Ana',
  canManage: true,
  canExport: true,
  canViewAnalytics: true,
  canReadReports: true,
};

/** A change that ends when the test says so. */
function openLockers({ waits = false, keeps = false } = {}) {
  let answer: (refusal?: Error) => void = () => {};
  let meaning: ClubReader['meaning'];
  const lockerChange = changesOf<LockerReads>((known) => {
    known.change('countLockers', (count) => known.get('listLockers')?.length ?? count);
  });
  const addLocker = lockerChange({
    waits: waits ? 'own-form' : undefined,
    send: (reader: ClubReader, name: string) =>
      new Promise<string>((resolve, reject) => {
        ({ meaning } = reader);
        answer = (refusal) => (refusal ? reject(refusal) : resolve(keeps ? 'kept' : `id of ${name}`));
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
  return { source, answer: (refusal?: Error) => answer(refusal), meaning: () => meaning };
}

const shown = () => [
  queryClient.getQueryData(['lockers', 'c1', 'listLockers']),
  queryClient.getQueryData(['lockers', 'c1', 'countLockers']),
];

afterEach(() => {
  queryClient.clear();
  outboxStore.set([]);
});

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

describe.each([{ waits: false }, { waits: true }])('a change that waits on this device (%j)', ({ waits }) => {
  const kept: KeptChange = {
    order: 7,
    person: 'u1',
    request: { about: 'Locker', insert: 'clubs', row: {} },
    keptAt: 0,
    refusal: null,
  };
  /** Reads what the server had before the network went. */
  const readOld = () =>
    queryClient.fetchQuery({
      queryKey: ['lockers', 'c1', 'listLockers'],
      queryFn: withShownChanges(async () => ['A1']),
      staleTime: 0,
    });

  async function keepLocker() {
    const { source, answer, meaning } = openLockers({ waits, keeps: true });
    const adding = source.addLocker('B2');
    const own = { ...kept, meaning: meaning() };
    outboxStore.set([own]);
    answer();
    expect(await adding).toBe('kept');
    return own;
  }

  test('is shown over old answers until it is sent', async () => {
    await keepLocker();
    await readOld();
    expect(shown()).toEqual([['A1', 'B2'], 2]);
    outboxStore.set([]);
    await new Promise(setImmediate);
    expect(shown()).toEqual([['A1', 'B2'], 2]);
    // From now on the server's answers count.
    await readOld();
    expect(shown()[0]).toEqual(['A1']);
  });

  test('shows on a page that is opened later, only to its person', async () => {
    const meaning = { id: crypto.randomUUID(), module: 'lockers', name: 'addLocker', input: ['B2'] };
    const [own, other] = [
      { ...kept, order: 8, meaning },
      { ...kept, order: 9, person: 'u2', meaning: { ...meaning, id: crypto.randomUUID(), input: ['C3'] } },
    ];
    outboxStore.set([own, other]);
    openLockers({ waits });
    await readOld();
    expect(shown()[0]).toEqual(['A1', 'B2']);
    outboxStore.set([{ ...own, refusal: 'It is taken.' }]);
    expect(shown()[0]).toEqual(['A1']);
  });

  test('is taken back when it is refused', async () => {
    const own = await keepLocker();
    outboxStore.set([{ ...own, refusal: 'It is taken.' }]);
    expect(shown()).toEqual([['A1'], 1]);
  });
});
