import { changesOf } from '../answers/defineChange';
import { demoClub } from '../source/clubSource';
import type { ClubReader } from '../source/useClubReader';
import { playDemo } from './playDemo';
import { answersOf, recordingText, type Recording } from './recording';
import { broken, raised } from './refused';

interface LockerReads {
  listLockers(): Promise<string[]>;
  readLocker(name: string): Promise<{ name: string } | null>;
}

const own = demoClub({ name: 'Pine Hollow', timeZone: 'UTC', season: '2025', clock: '2025-05-01T09:00:00Z' }, '/demo');
const recording: Recording = { listLockers: [{ given: [], answer: ['A1'] }] };
const changes = {
  addLocker: changesOf<LockerReads>()({
    send: (_reader: ClubReader, _name: string) => Promise.reject(new Error('A demo sends nothing.')),
    expect: (known, name) => known.change('listLockers', (lockers) => [...lockers, name]),
  }),
};

const openDemo = () =>
  playDemo<LockerReads, typeof changes>({
    source: own,
    recording,
    changes,
    refuse: {
      addLocker: (known, name) =>
        known.get('listLockers')?.includes(name) ? broken('There is such a locker.', '23505') : undefined,
    },
    found: {
      readLocker: (known, name) => (known.get('listLockers')?.includes(name) ? { name } : null),
    },
  });

test('answers with the recording and the changes since', async () => {
  const demo = openDemo();
  expect(await demo.listLockers()).toEqual(['A1']);
  await demo.addLocker('B2');
  expect(await demo.listLockers()).toEqual(['A1', 'B2']);
});

test('applies its own rule for a change without `expect`, and then what follows', async () => {
  const declared = {
    clear: changesOf<LockerReads>()({ waits: 'computed', send: async (_reader: ClubReader, _reason: string) => 0 }),
  };
  const demo = playDemo<LockerReads, typeof declared>({
    source: own,
    recording,
    changes: declared,
    refuse: {},
    rules: {
      clear(known, reason) {
        const cleared = known.get('listLockers')?.length ?? 0;
        known.change('listLockers', () => [reason]);
        return cleared;
      },
    },
    settle: (known) => known.change('listLockers', (lockers) => [...lockers, 'settled']),
  });
  expect(await demo.clear('winter')).toBe(1);
  expect(await demo.listLockers()).toEqual(['winter', 'settled']);
});

test('names the change when neither its declaration nor the demo says what it does', async () => {
  const declared = { clear: changesOf<LockerReads>()({ waits: 'computed', send: async (_reader: ClubReader) => 0 }) };
  const demo = playDemo<LockerReads, typeof declared>({ source: own, recording, changes: declared, refuse: {} });
  await expect(demo.clear()).rejects.toThrow('The demo has no rule for clear.');
});

test('begins with the recording on each visit', async () => {
  await openDemo().addLocker('B2');
  expect(await openDemo().listLockers()).toEqual(['A1']);
});

test('refuses and changes nothing when the database would refuse', async () => {
  const demo = openDemo();
  await expect(demo.addLocker('A1')).rejects.toMatchObject({
    message: 'There is such a locker.',
    code: '23505',
    status: 409,
  });
  expect(await demo.listLockers()).toEqual(['A1']);
});

test('finds unrecorded answers among the others', async () => {
  const demo = openDemo();
  await demo.addLocker('B2');
  expect(await demo.readLocker('B2')).toEqual({ name: 'B2' });
  expect(await demo.readLocker('C3')).toBeNull();
});

test('names the read when there is no answer', async () => {
  const demo = playDemo<LockerReads, typeof changes>({
    source: own,
    recording: { ...recording, readLocker: [] },
    changes,
    refuse: {},
  });
  await expect(demo.readLocker('A1')).rejects.toThrow('The demo has no answer to ["readLocker","A1"].');
});

test('keeps a moment and a null when answers are written to a file', () => {
  const answer = { at: new Date('2025-05-01T12:00:00Z'), by: null };
  const read = JSON.parse(recordingText({ readLocker: [{ given: ['A1'], answer }] })) as Recording;
  expect(answersOf(read).get('["readLocker","A1"]')).toEqual(answer);
});

test('puts values into the sentence of a function in order', () => {
  const refusal = raised({ code: 'PT409', message: '% works here as %.', hint: 'Change the role.' }, 'Ann', 'Guard');
  expect(refusal).toMatchObject({ message: 'Ann works here as Guard.', hint: 'Change the role.', status: 409 });
});
