import type { Shift } from '../../source/rows/shift';
import { testShift } from '../../source/rows/shift.testkit';
import { seriesAmong, seriesInWords } from './seriesList';

const shift = (startsAt: string, some: Partial<Shift> = {}) =>
  testShift({
    id: startsAt,
    staffId: 'ethan',
    location: 'Main pool',
    startsAt,
    endsAt: `${startsAt.slice(0, 11)}20:00:00.000Z`,
    seriesId: 'one',
    ...some,
  });
const SUNDAY = '2025-05-04T14:00:00.000Z';
const WEDNESDAY = '2025-05-07T14:00:00.000Z';
const NEXT_SUNDAY = '2025-05-11T14:00:00.000Z';
const now = Date.parse('2025-05-05T12:00:00.000Z');
const wording = {
  timeZone: 'America/New_York',
  today: '2025-05-05',
  nameOf: (id: string) => (id === 'ethan' ? 'Ethan Walsh' : undefined),
};

test('lists the active series with their first day and their future shifts', () => {
  const found = seriesAmong(
    [
      shift(NEXT_SUNDAY),
      shift(SUNDAY),
      shift(WEDNESDAY, { status: 'cancelled' }),
      shift(WEDNESDAY, { seriesId: 'two' }),
      shift(SUNDAY, { seriesId: 'over' }),
      shift(NEXT_SUNDAY, { seriesId: null }),
    ],
    now,
  );
  expect(found.map(({ id, firstAt, coming }) => [id, firstAt, coming.map(({ startsAt }) => startsAt)])).toEqual([
    ['two', WEDNESDAY, [WEDNESDAY]],
    ['one', SUNDAY, [NEXT_SUNDAY]],
  ]);
});

test('describes the pattern, the person and the days of a series', () => {
  const series = { id: 'one', firstAt: SUNDAY, coming: [shift(WEDNESDAY), shift(NEXT_SUNDAY)] };
  expect(seriesInWords(series, wording)).toEqual({
    title: 'Lifeguard, Ethan Walsh',
    pattern: 'Every Sunday and Wednesday, 10:00 AM to 4:00 PM, Main pool',
    span: 'Sunday, May 4 to Sunday, May 11',
    next: 'Wednesday, May 7',
  });
});

test('says how the shifts of a series differ', () => {
  const differing = [
    shift(WEDNESDAY, { staffId: 'ben', endsAt: '2025-05-07T21:00:00.000Z', location: null }),
    shift(NEXT_SUNDAY),
    shift('2025-05-14T14:00:00.000Z', { staffId: null }),
  ];
  expect(seriesInWords({ id: 'one', firstAt: SUNDAY, coming: differing }, wording)).toMatchObject({
    title: 'Lifeguard, 2 people, some open',
    pattern: 'Every Sunday and Wednesday, at different times, in different places',
  });
  const open = [shift(WEDNESDAY, { staffId: null })];
  expect(seriesInWords({ id: 'one', firstAt: WEDNESDAY, coming: open }, wording).title).toBe('Lifeguard, open');
});
