import { workweekOf } from '../../shared/calendar/week';
import { isInWeek } from './workweek';

test.each([
  ['2025-05-01', 0, '2025-04-27'],
  ['2025-04-27', 0, '2025-04-27'],
  ['2025-04-27', 1, '2025-04-21'],
  ['2025-05-03', 6, '2025-05-03'],
])('puts %s into the week from weekday %s that begins on %s', (day, startsOn, week) => {
  expect(workweekOf(day, startsOn)).toBe(week);
});

test("counts a moment on the club's calendar", () => {
  // Saturday evening in New York, Sunday in UTC.
  expect(isInWeek('2025-05-04T02:00:00Z', '2025-04-27', 'America/New_York')).toBe(true);
  expect(isInWeek('2025-05-04T04:00:00Z', '2025-04-27', 'America/New_York')).toBe(false);
});
