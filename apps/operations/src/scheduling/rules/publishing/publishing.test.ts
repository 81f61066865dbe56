import type { Person } from '../../source/rows/person';
import type { ToldShift } from '../../source/rows/shift';
import { testShift } from '../../source/rows/shift.testkit';
import { beforeWords, draftsIn, newsOf } from './publishing';

const people = new Map(['Avery', 'Jordan'].map((name) => [name.toLowerCase(), { name } as Person] as const));
const told: ToldShift = {
  staffId: 'jordan',
  role: 'Lifeguard',
  location: 'Main pool',
  startsAt: '2025-05-01T14:00:00.000Z',
  endsAt: '2025-05-01T20:00:00.000Z',
};
const words = { periodOf: ({ startsAt }: ToldShift) => `from ${startsAt.slice(11, 16)}`, nameOf: (id: string) => id };

test('lists drafts by person, and the person who loses a draft that they know', () => {
  const news = newsOf(
    [
      testShift({ id: 'again', ...told, told }),
      testShift({ id: 'fresh', staffId: 'jordan' }),
      testShift({ id: 'given', ...told, staffId: 'avery', told }),
      testShift({ id: 'open' }),
      testShift({ id: 'known', ...told, status: 'published' }),
    ],
    people,
  );
  expect(news.map(({ name, lines }) => [name, lines.map(({ shift, word }) => `${shift.id} ${word}`)])).toEqual([
    ['Avery', ['given changed']],
    ['Jordan', ['fresh new', 'again again', 'given lost']],
    ['Open shifts', ['open new']],
  ]);
  expect(draftsIn(news)).toBe(4);
});

test.each([
  ['another time', { startsAt: '2025-05-01T15:00:00.000Z' }, 'from 14:00'],
  ['another place and role', { location: null, role: 'Manager' }, 'Lifeguard, Main pool'],
  ['another person', { staffId: 'avery' }, 'jordan'],
])('says what people know of a draft with %s', (_what, some, said) => {
  const shift = testShift({ ...told, ...some, told });
  expect(beforeWords({ shift, told, word: 'changed' }, words)).toBe(said);
});

test('says that a shift was open and had no place', () => {
  const was = { ...told, staffId: null, location: null };
  const shift = testShift({ ...told, told: was });
  expect(beforeWords({ shift, told: was, word: 'changed' }, words)).toBe('no place, open');
  expect(beforeWords({ shift, word: 'new' }, words)).toBeNull();
});
