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

test('counts hours for the shift, and other hours of its person that overlap it', () => {
  expect(isClocked(shift, [hours({})])).toBe(true);
  expect(isClocked(shift, [hours({ clockedOutAt: null })])).toBe(true);
  const few = { clockedOutAt: '2025-04-26T14:10:00.000Z' };
  expect(isClocked(shift, [hours({ ...few, shiftId: 'morning' })])).toBe(true);
  expect(isClocked(shift, [hours(few)])).toBe(false);
});

test('does not count hours that ended before the shift, although they were clocked for it', () => {
  const early = { clockedInAt: '2025-04-26T12:00:00.000Z', clockedOutAt: '2025-04-26T13:00:00.000Z' };
  expect(isClocked(shift, [hours({ ...early, shiftId: 'morning' })])).toBe(false);
  expect(isClocked(shift, [hours(early)])).toBe(false);
});

test('counts hours of the previous shift that go on into the next one, but not a few minutes more', () => {
  const before = { shiftId: 'before', clockedInAt: '2025-04-26T10:00:00.000Z' };
  expect(isClocked(shift, [hours({ ...before, clockedOutAt: '2025-04-26T14:10:00.000Z' })])).toBe(false);
  expect(isClocked(shift, [hours({ ...before, clockedOutAt: '2025-04-26T20:00:00.000Z' })])).toBe(true);
  expect(isClocked(shift, [hours({ ...before, clockedOutAt: null })])).toBe(true);
});

test('does not count hours of a person who forgot to clock out the day before', () => {
  const forgotten = { shiftId: 'before', clockedInAt: '2025-04-25T16:00:00.000Z', clockedOutAt: null };
  expect(isClocked(shift, [hours(forgotten)])).toBe(false);
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
