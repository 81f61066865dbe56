import { hoursApart, inServiceHours, practicedBy } from './hours';

test('adds the hours of modules and the minutes of sessions', () => {
  expect(inServiceHours({ moduleHours: 9, sessionMinutes: 225 })).toBe(12.75);
  expect(inServiceHours({ moduleHours: 0, sessionMinutes: 0 })).toBe(0);
});

test('adds up the hours of several people, and says where they come from', () => {
  const people = [
    { moduleHours: 9, sessionMinutes: 225 },
    { moduleHours: 4, sessionMinutes: 30 },
  ];
  const together = practicedBy(people);
  expect(inServiceHours(together)).toBe(people.reduce((sum, each) => sum + inServiceHours(each), 0));
  expect(hoursApart(together)).toBe('13 h in modules, 4.25 h in sessions');
  expect(inServiceHours(practicedBy([]))).toBe(0);
});
