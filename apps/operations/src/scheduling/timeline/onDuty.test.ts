import type { Shift } from '../source/rows/shift';
import { leastOf, onDutyBy } from './onDuty';

const shift = (staffId: string | null, from: string, until: string, status: Shift['status'] = 'published'): Shift => ({
  id: `${staffId} ${from}`,
  staffId,
  role: 'Lifeguard',
  location: null,
  startsAt: `2025-05-01T${from}:00.000Z`,
  endsAt: `2025-05-01T${until}:00.000Z`,
  breakMinutes: 0,
  status,
  needsCover: false,
  notes: null,
  seriesId: null,
  wasPublished: true,
  version: 1,
});
const span = { from: Date.parse('2025-05-01T10:00Z'), until: Date.parse('2025-05-01T12:00Z') };

test('counts the people on duty of those planned in each half hour', () => {
  const duties = onDutyBy(span, [
    shift('a', '09:00', '11:00'),
    shift(null, '10:30', '12:00'),
    shift('b', '09:00', '12:00', 'cancelled'),
  ]);
  expect(duties.map(({ onDuty, needed }) => `${onDuty}/${needed}`)).toEqual(['1/1', '1/2', '0/1', '0/1']);
});

test('counts a half hour by its quarter with the most missing people', () => {
  const duties = onDutyBy(span, [shift('a', '10:15', '12:00'), shift(null, '10:45', '11:00')]);
  expect(duties.map(({ onDuty, needed }) => `${onDuty}/${needed}`)).toEqual(['0/0', '1/2', '1/1', '1/1']);
  expect(leastOf(duties, { from: span.from, until: span.from + 3_600_000 })).toMatchObject({ onDuty: 1, needed: 2 });
});
