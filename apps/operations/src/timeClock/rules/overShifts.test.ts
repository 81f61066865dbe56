import { isClocked, isClockUsed, missedShifts, type ClockedHours } from './overShifts';

const shift = {
  shiftId: 'morning',
  staffId: 'jordan',
  startsAt: '2025-04-26T14:00:00.000Z',
  endsAt: '2025-04-26T20:00:00.000Z',
};
const hours = (some: Partial<ClockedHours>): ClockedHours => ({
  staffId: 'jordan',
  shiftId: null,
  clockedInAt: '2025-04-26T14:07:00.000Z',
  clockedOutAt: '2025-04-26T20:00:00.000Z',
  ...some,
});

test('calls a shift without hours missed', () => {
  expect(isClocked(shift, [])).toBe(false);
  expect(isClocked(shift, [hours({ staffId: 'naomi' })])).toBe(false);
  expect(isClocked(shift, [hours({ clockedInAt: shift.endsAt, clockedOutAt: null })])).toBe(false);
});

test('counts hours for the shift at any time, and hours without a shift if they overlap it', () => {
  expect(isClocked(shift, [hours({})])).toBe(true);
  expect(isClocked(shift, [hours({ clockedOutAt: null })])).toBe(true);
  const early = { clockedInAt: '2025-04-26T12:00:00.000Z', clockedOutAt: '2025-04-26T13:00:00.000Z' };
  expect(isClocked(shift, [hours({ ...early, shiftId: 'morning' })])).toBe(true);
  expect(isClocked(shift, [hours(early)])).toBe(false);
});

test('does not count hours of the previous shift that run into the next one', () => {
  expect(isClocked(shift, [hours({ shiftId: 'before', clockedOutAt: '2025-04-26T14:10:00.000Z' })])).toBe(false);
});

const rest = { role: 'Lifeguard', location: null };

test('lists the shifts that no one clocked', () => {
  const all = [
    { ...shift, ...rest, isClocked: true },
    { ...shift, ...rest, shiftId: 'noon', isClocked: false },
    { ...shift, ...rest, shiftId: 'other', staffId: 'naomi', isClocked: false },
  ];
  expect(missedShifts(all).map(({ shiftId }) => shiftId)).toEqual(['noon', 'other']);
});

test('calls no shift missed in a week in which no one clocked', () => {
  const all = ['noon', 'evening'].map((shiftId) => ({ ...shift, ...rest, shiftId, isClocked: false }));
  expect(isClockUsed(all)).toBe(false);
  expect(missedShifts(all)).toEqual([]);
});
