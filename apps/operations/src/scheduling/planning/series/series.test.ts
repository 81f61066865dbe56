import type { Shift } from '../../source/rows/shift';
import { changedAlike, partOf, repeatedDays, repetitionsOf, takenBack } from './series';

const NEW_YORK = 'America/New_York';
const shift = (id: string, day: string, some: Partial<Shift> = {}): Shift => ({
  id,
  staffId: 'a',
  role: 'Lifeguard',
  location: 'Main pool',
  startsAt: `${day}T14:00:00.000Z`,
  endsAt: `${day}T20:00:00.000Z`,
  breakMinutes: 30,
  status: 'draft',
  needsCover: false,
  notes: null,
  seriesId: 's',
  wasPublished: false,
  version: 1,
  ...some,
});

test('repeats on weekdays up to a last day, at the same hours across a clock change', () => {
  expect(repeatedDays('2025-10-29', '2025-11-07', [0, 3])).toEqual(['2025-11-02', '2025-11-05']);
  expect(repeatedDays('2025-10-29', '2025-10-28', [0, 3])).toEqual([]);
  const published = shift('1', '2025-10-29', { status: 'published', needsCover: true });
  expect(repetitionsOf(published, ['2025-11-05'], 'new', NEW_YORK)).toMatchObject([
    { startsAt: '2025-11-05T15:00:00.000Z', status: 'draft', needsCover: false, staffId: 'a', seriesId: 'new' },
  ]);
});

test('leaves out shifts of a series that have begun or are canceled', () => {
  const [first, second, third] = [shift('1', '2025-05-05'), shift('2', '2025-05-12'), shift('3', '2025-05-19')];
  const canceled = shift('4', '2025-05-26', { status: 'cancelled' });
  const series = [first, second, third, canceled];
  const ids = (part: 'this' | 'following' | 'all', now: string) =>
    partOf(series, second, part, Date.parse(now)).map(({ id }) => id);
  expect(ids('this', '2025-05-01T00:00Z')).toEqual(['2']);
  expect(ids('following', '2025-05-01T00:00Z')).toEqual(['2', '3']);
  expect(ids('all', '2025-05-01T00:00Z')).toEqual(['1', '2', '3']);
  expect(ids('all', '2025-05-06T00:00Z')).toEqual(['2', '3']);
});

test('applies the change of one shift to another, and keeps the other fields', () => {
  const before = shift('1', '2025-05-05');
  const other = shift('2', '2025-05-12', { notes: 'Bring the keys.', staffId: 'b' });
  const longer = { ...before, endsAt: '2025-05-05T21:00:00.000Z' };
  expect(changedAlike(other, before, longer, NEW_YORK)).toMatchObject({
    startsAt: '2025-05-12T14:00:00.000Z',
    endsAt: '2025-05-12T21:00:00.000Z',
    staffId: 'b',
    notes: 'Bring the keys.',
  });
  const tomorrow = {
    ...before,
    startsAt: '2025-05-06T14:00:00.000Z',
    endsAt: '2025-05-06T20:00:00.000Z',
    staffId: 'c',
  };
  expect(changedAlike(other, before, tomorrow, NEW_YORK)).toMatchObject({
    startsAt: '2025-05-13T14:00:00.000Z',
    staffId: 'c',
  });
});

test('deletes a draft, and cancels a shift that people know about', () => {
  expect(takenBack(shift('1', '2025-05-05'))).toBeNull();
  expect(takenBack(shift('1', '2025-05-05', { status: 'published', wasPublished: true }))?.status).toBe('cancelled');
});
