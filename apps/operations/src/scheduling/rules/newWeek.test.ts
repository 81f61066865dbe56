import { testShift } from '../source/rows/shift.testkit';
import { newWeekOf } from './newWeek';

const NEW_YORK = 'America/New_York';
const TODAY = '2025-05-01';
const on = (...days: string[]) =>
  days.map((day) => testShift({ id: day, startsAt: `${day}T14:00:00.000Z`, endsAt: `${day}T20:00:00.000Z` }));
const proposed = (shown: string, ...days: string[]) => {
  const { week, from } = newWeekOf(shown, on(...days), TODAY, NEW_YORK);
  return [week, from];
};

test('plans the next week without shifts like the shown one', () => {
  expect(proposed('2025-04-27', '2025-04-29')).toEqual(['2025-05-04', '2025-04-27']);
  expect(proposed('2025-04-27', '2025-04-29', '2025-05-06')).toEqual(['2025-05-11', '2025-04-27']);
});

test('plans the shown week if it has no shifts, like the one before', () => {
  expect(proposed('2025-05-11', '2025-05-06')).toEqual(['2025-05-11', '2025-05-04']);
  const canceled = testShift({ status: 'cancelled', startsAt: '2025-05-12T14:00:00.000Z' });
  expect(newWeekOf('2025-05-11', [canceled], TODAY, NEW_YORK).week).toBe('2025-05-11');
});

test('copies the current week where no week before has shifts', () => {
  expect(proposed('2025-06-08')).toEqual(['2025-06-08', '2025-04-27']);
  expect(proposed('2025-06-08', '2025-06-18')).toEqual(['2025-06-08', '2025-04-27']);
});

test('never copies a week into itself', () => {
  expect(proposed('2025-04-27')).toEqual(['2025-04-27', '2025-04-20']);
});

test('does not plan a week that is over', () => {
  expect(proposed('2025-04-20')).toEqual(['2025-04-27', '2025-04-20']);
});
