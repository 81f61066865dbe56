import type { Club } from '@platform/session';
import { isOver } from './isOver';

const club: Club = {
  id: 'c',
  name: 'Lakeside',
  type: 'Swim & Tennis Club',
  season: '2025',
  time_zone: 'America/New_York',
  clock_override: '2025-09-02T02:00:00Z',
};

test("counts a season as over from the day after its last day, on the club's calendar", () => {
  expect(isOver('2025-08-31', club)).toBe(true);
  // Late in the evening of September 1 in New York.
  expect(isOver('2025-09-01', club)).toBe(false);
});

test('never counts a season without a last day as over', () => {
  expect(isOver(null, club)).toBe(false);
});
