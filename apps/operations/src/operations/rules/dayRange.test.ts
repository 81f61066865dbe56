import { happenedWithin, isLimited, isWithin } from './dayRange';

const april = { from: '2025-04-01', to: '2025-04-30' };

test.each([
  ['2025-03-31', false],
  ['2025-04-01', true],
  ['2025-04-30', true],
  ['2025-05-01', false],
])('%s lies in April: %p', (day, isIn) => {
  expect(isWithin(april, day)).toBe(isIn);
});

test('leaves a range open at either end', () => {
  expect(isWithin({ from: '', to: '2025-04-30' }, '2001-01-01')).toBe(true);
  expect(isWithin({ from: '2025-04-01', to: '' }, '2031-01-01')).toBe(true);
  expect([isLimited({ from: '', to: '' }), isLimited({ from: '', to: '2025-04-30' })]).toEqual([false, true]);
});

test("counts a moment on the club's calendar", () => {
  // 22:30 on April 30 in New York.
  expect(happenedWithin(april, '2025-05-01T02:30:00Z', 'America/New_York')).toBe(true);
  expect(happenedWithin(april, '2025-05-01T02:30:00Z', 'UTC')).toBe(false);
  expect(happenedWithin({ from: '', to: '' }, null, 'UTC')).toBe(false);
});
