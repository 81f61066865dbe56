import { isRemindedAgain } from './peopleToRemind';

test.each([
  ['2025-05-20', '2025-05-16', true],
  // Three days before: a person who gets an email today is not reminded again.
  ['2025-05-20', '2025-05-17', false],
  ['2025-05-20', '2025-05-20', false],
  [null, '2025-05-16', false],
])('a survey that closes on %s: someone reminded on %s is reminded again: %s', (closesOn, today, again) => {
  expect(isRemindedAgain(closesOn, today)).toBe(again);
});
