import type { Shift } from '../source/rows/shift';
import { testShift } from '../source/rows/shift.testkit';
import { filledShifts } from './filledShifts';

const shift = (some: Partial<Shift>) => testShift({ staffId: 'a', filledFrom: 'draft', ...some });

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
