import { peopleForStands } from './peopleForStands';

test.each([
  // An hour on stands, and then one step of half an hour off.
  { stands: 2, minutesPerStand: 30, minutesBeforeBreak: 60, breakMinutes: 15, people: 3 },
  { stands: 4, minutesPerStand: 30, minutesBeforeBreak: 60, breakMinutes: 15, people: 6 },
  { stands: 3, minutesPerStand: 20, minutesBeforeBreak: 60, breakMinutes: 20, people: 4 },
  { stands: 0, minutesPerStand: 30, minutesBeforeBreak: 60, breakMinutes: 15, people: 0 },
])('$stands stands need $people people', ({ stands, people, ...times }) => {
  expect(peopleForStands(stands, times)).toBe(people);
});
