import { openWeek } from '../../autofill/examples/weeks.testkit';
import type { Shift } from '../../source/rows/shift';
import { fitsSearch, shiftsToCover } from './toCover';

const [shift] = openWeek(10, 1, 1).rows.shifts as [Shift];
const at = (id: string, hour: number, some: Partial<Shift> = {}): Shift => ({
  ...shift,
  id,
  startsAt: `2025-05-20T${hour}:00:00.000Z`,
  endsAt: `2025-05-20T${hour + 4}:00:00.000Z`,
  ...some,
});
const now = Date.parse('2025-05-20T14:30:00Z');

test('lists what is open or marked and not over, the earliest first, whatever the order of the rows', () => {
  const shifts = [
    at('later', 16),
    at('b', 12),
    at('a', 12),
    at('over', 10),
    at('held', 15, { staffId: 'p' }),
    at('marked', 13, { staffId: 'p', needsCover: true }),
    at('canceled', 15, { status: 'cancelled' }),
  ];
  expect(shiftsToCover(shifts, now).map(({ id }) => id)).toEqual(['a', 'b', 'marked', 'later']);
  expect(shiftsToCover(shifts.toReversed(), now).map(({ id }) => id)).toEqual(['a', 'b', 'marked', 'later']);
});

test('a search finds its words in any order', () => {
  const text = 'Lifeguard, Tuesday, May 20, 2:00 PM to 8:00 PM Main pool · Open';
  expect(fitsSearch(text, 'may 20 LIFEGUARD')).toBe(true);
  expect(fitsSearch(text, 'gate')).toBe(false);
  expect(fitsSearch(text, ' ')).toBe(true);
});
