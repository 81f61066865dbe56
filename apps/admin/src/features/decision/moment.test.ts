import { AT_ONCE, momentOf, momentProblem } from './moment';

const now = new Date('2026-11-21T12:00');

test('at once is no moment, and nothing is wrong with it', () => {
  expect(momentOf(AT_ONCE)).toBeUndefined();
  expect(momentProblem(AT_ONCE, now)).toBeUndefined();
});

test('a day and a time are a moment on the decider’s own clock', () => {
  const when = { at: 'moment', day: '2026-11-30', time: '09:30' } as const;
  expect(momentOf(when)).toEqual(new Date(2026, 10, 30, 9, 30));
  expect(momentProblem(when, now)).toBeUndefined();
});

test.each([
  ['without a day', { day: '', time: '09:30' }, 'Choose a day and a time.'],
  ['without a time', { day: '2026-11-30', time: '' }, 'Choose a day and a time.'],
  ['on a day that is none', { day: '2026-13-41', time: '09:30' }, 'Choose a day and a time.'],
  ['that has passed', { day: '2026-11-21', time: '11:59' }, 'Choose a moment that is still to come.'],
])('a moment %s is refused', (_what, chosen, problem) => {
  expect(momentProblem({ at: 'moment', ...chosen }, now)).toBe(problem);
});
