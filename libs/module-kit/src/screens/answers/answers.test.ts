import { demoClub } from '../source/clubSource';
import { Answers } from './answers';

interface LockerReads {
  listLockers(): Promise<string[]>;
  listKeys(locker: string): Promise<number[]>;
}

const source = demoClub(
  { name: 'Pine Hollow', timeZone: 'UTC', season: '2025', clock: '2025-05-01T09:00:00Z' },
  '/demo',
);
const known = () =>
  new Answers<LockerReads>(
    new Map<string, unknown>([
      ['["listLockers"]', ['A1']],
      ['["listKeys","A1"]', [1, 2]],
      ['["listKeys","B2"]', [3]],
      ['["listKeysOfGuests"]', [9]],
    ]),
    source,
  );

test('finds the answer of a read by its arguments', () => {
  expect(known().get('listKeys', 'B2')).toEqual([3]);
  expect(known().get('listKeys', 'C3')).toBeUndefined();
  expect(known().all('listKeys')).toEqual([[1, 2], [3]]);
});

test('changes each answer of a read, and no answer of another one', () => {
  const answers = known();
  answers.change('listKeys', (keys, locker) => (locker === 'A1' ? [...keys, 7] : keys));
  expect(answers.all('listKeys')).toEqual([[1, 2, 7], [3]]);
  expect(answers.get('listLockers')).toEqual(['A1']);
});

test('answers a read that a change has set', () => {
  const answers = known();
  answers.set('listKeys', ['C3'], []);
  expect(answers.get('listKeys', 'C3')).toEqual([]);
});
