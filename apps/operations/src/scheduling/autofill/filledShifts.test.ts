import type { Shift } from '../source/schedulingSource';
import { filledShifts } from './filledShifts';

const shift = (some: Partial<Shift>): Shift => ({
  id: 'one',
  staffId: 'a',
  role: 'Lifeguard',
  location: null,
  startsAt: '2025-05-01T14:00:00.000Z',
  endsAt: '2025-05-01T20:00:00.000Z',
  breakMinutes: 0,
  status: 'draft',
  needsCover: false,
  notes: null,
  seriesId: null,
  wasPublished: false,
  filledFrom: 'draft',
  version: 2,
  ...some,
});

test('returns only the drafts that still have the mark of auto-fill', () => {
  const shifts = [
    shift({ id: 'filled' }),
    shift({ id: 'was published open', filledFrom: 'published', wasPublished: true }),
    shift({ id: 'published', status: 'published' }),
    shift({ id: 'by hand', filledFrom: undefined }),
    shift({ id: 'open', staffId: null }),
  ];
  expect(filledShifts(shifts).map(({ id }) => id)).toEqual(['filled', 'was published open']);
});
