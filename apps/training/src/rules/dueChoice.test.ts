import { dueDateProblem } from './dueChoice';

test('refuses a past day as due date, and accepts today, a later day and none', () => {
  expect(dueDateProblem('2025-04-30', '2025-05-01')).toBe('This day has passed. Choose today or a later day, or none.');
  expect(dueDateProblem('2025-05-01', '2025-05-01')).toBeUndefined();
  expect(dueDateProblem('2025-05-02', '2025-05-01')).toBeUndefined();
  expect(dueDateProblem('', '2025-05-01')).toBeUndefined();
});
