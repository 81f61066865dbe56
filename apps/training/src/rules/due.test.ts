import { dueInWords, dueOf, dueTone } from './due';

const TODAY = '2025-05-01';

test.each([
  ['2025-04-30', 'overdue'],
  ['2025-05-01', 'soon'],
  ['2025-05-08', 'soon'],
  ['2025-05-09', 'later'],
])('%s is %s', (day, state) => {
  expect(dueOf(day, TODAY)).toEqual({ on: day, state });
});

test('keeps the due date of completed training, and never calls it late', () => {
  const met = dueOf('2025-04-30', TODAY, true);
  expect(met).toEqual({ on: '2025-04-30', state: 'met' });
  expect(met && dueInWords(met)).toBe('Due Apr 30, 2025');
  expect(met && dueTone(met)).toBe('neutral');
});

test('calls nothing due without a date', () => {
  expect(dueOf(null, TODAY)).toBeNull();
});

test('says the urgency in words, not only in the tone', () => {
  expect(dueInWords({ on: '2025-04-30', state: 'overdue' })).toBe('Overdue since Apr 30, 2025');
  expect(dueInWords({ on: '2025-05-10', state: 'later' })).toBe('Due May 10, 2025');
  expect(dueTone({ on: '2025-04-30', state: 'overdue' })).toBe('danger');
});
