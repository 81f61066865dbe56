import { openWeek } from '../../autofill/examples/weeks.testkit';
import type { Shift } from '../../source/rows/shift';
import { clubFacts } from '../shift/clubFacts';
import { emergencyShifts, someNames, toAsk } from './emergency';

const { rows, timeZone } = openWeek(10, 1, 1);
const [shift] = rows.shifts as [Shift];
const guards = rows.people.filter(({ role }) => role === 'Lifeguard');
const [holder, other] = guards as [(typeof guards)[0], (typeof guards)[0]];
const published = { ...shift, status: 'published' as const };
const hoursBefore = (hours: number) => new Date(Date.parse(shift.startsAt) - hours * 3_600_000);

function offered(some: Partial<Shift>, now = hoursBefore(5), offers: string[] = []) {
  const shifts = [{ ...published, ...some }];
  const free = { ...rows, people: guards, timeOff: [], availability: [], shifts };
  const facts = clubFacts({ timeZone, today: () => shift.startsAt.slice(0, 10), now: () => now }, free);
  const made = offers.map((staffId) => ({ id: staffId, shiftId: shift.id, staffId }));
  return emergencyShifts(shifts, made, facts);
}

test('offers an open shift, and one whose person may not be able to work it, to everyone else', () => {
  const [open] = offered({});
  expect(open?.fresh).toHaveLength(guards.length);
  const [flagged] = offered({ staffId: holder.id, needsCover: true });
  expect(flagged?.fresh).toHaveLength(guards.length - 1);
  expect(flagged?.fresh).not.toContainEqual({ staffId: holder.id, name: holder.name });
  expect(offered({ staffId: holder.id })).toEqual([]);
});

test('leaves out drafts, shifts that have begun, and those more than a day ahead', () => {
  expect(offered({ status: 'draft' })).toEqual([]);
  expect(offered({}, hoursBefore(0))).toEqual([]);
  expect(offered({}, hoursBefore(25))).toEqual([]);
});

test('separates people with the offer from those still to be asked', () => {
  const found = offered({}, hoursBefore(5), [other.id]);
  expect(found[0]?.offered).toEqual([{ staffId: other.id, name: other.name }]);
  expect(toAsk(found).size).toBe(guards.length - 1);
  expect(toAsk(found).has(other.id)).toBe(false);
});

test('names everyone where they fit on a line, and otherwise how many others there are', () => {
  const people = (count: number) => Array.from({ length: count }, (_, number) => ({ name: `P${number}` }));
  expect(someNames(people(2))).toBe('P0, P1');
  expect(someNames(people(9))).toBe('P0, P1, P2, P3, P4, P5, P6, P7, P8');
  expect(someNames(people(60))).toBe('P0, P1, P2, P3, P4, P5, P6, P7 and 52 more');
});
