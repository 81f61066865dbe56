import type { Shift, ShiftAnswer } from '../../source/rows/shift';
import { answersOf } from './answers';

const said = (answer: ShiftAnswer['answer']): ShiftAnswer => ({
  answer,
  note: null,
  answeredAt: '2025-05-01T13:00:00Z',
});
const shift = (id: string, some: Partial<Shift>): Shift => ({
  id,
  staffId: 'ann',
  role: 'Lifeguard',
  location: 'Main pool',
  startsAt: '2025-05-03T14:00:00.000Z',
  endsAt: '2025-05-03T20:00:00.000Z',
  breakMinutes: 0,
  status: 'published',
  needsCover: false,
  notes: null,
  seriesId: null,
  wasPublished: true,
  version: 1,
  answer: null,
  ...some,
});

test('asks only about future published shifts with a person', () => {
  const found = answersOf(
    [
      shift('waits', {}),
      shift('confirmed', { answer: said('confirmed') }),
      shift('declined', { answer: said('declined'), needsCover: true }),
      shift('open', { staffId: null }),
      shift('draft', { status: 'draft' }),
      shift('canceled', { status: 'cancelled' }),
      shift('begun', { startsAt: '2025-05-01T12:00:00.000Z' }),
    ],
    Date.parse('2025-05-01T13:00:00Z'),
  );
  const idsOf = (shifts: readonly Shift[]) => shifts.map(({ id }) => id);
  expect([idsOf(found.declined), idsOf(found.waiting), idsOf(found.confirmed)]).toEqual([
    ['declined'],
    ['waits'],
    ['confirmed'],
  ]);
});
