import { renewalInWords, renewalState, renewedUntil } from './renewal';

test.each([
  [-1, 'expired', 'Expired 1 day ago'],
  [0, 'expiring', 'Expires today'],
  [30, 'expiring', 'Expires in 30 days'],
  [31, 'valid', 'Expires in 31 days'],
  [120, 'valid', 'Expires in 120 days'],
  [711, 'valid', 'Valid'],
])('%i days left: %s', (daysLeft, state, words) => {
  expect(renewalState(daysLeft)).toBe(state);
  expect(renewalInWords(daysLeft)).toBe(words);
});

test('renews from the day of completion, and never shortens', () => {
  expect(renewedUntil('2025-05-01', 24, '2024-06-15')).toBe('2027-05-01');
  expect(renewedUntil('2025-05-01', 24, undefined)).toBe('2027-05-01');
  expect(renewedUntil('2025-05-01', 24, '2029-01-01')).toBe('2029-01-01');
  expect(renewedUntil('2025-05-01', 24, null)).toBeNull();
  expect(renewedUntil('2025-05-01', null, '2025-05-31')).toBeNull();
});
