import { openWeek } from '../../autofill/examples/weeks.testkit';
import type { ShiftRequest } from '../../source/rows/request';
import type { Shift } from '../../source/rows/shift';
import { rankedCandidates } from './candidateReasons';
import { candidatesFor } from '../candidates';
import { clubFacts } from '../shift/clubFacts';

const { rows, timeZone, now } = openWeek(10, 1, 1);
const [shift] = rows.shifts as [Shift];
const guards = rows.people.filter(({ role }) => role === 'Lifeguard');
const [first, second, third] = guards.map(({ id }) => id);
const substitute = rows.people.find(({ role, certifications }) => role !== 'Lifeguard' && certifications[0])?.id;

const pickup = (staffId: string | undefined): ShiftRequest => ({
  id: 'asked',
  kind: 'pickup',
  staffId: staffId ?? '',
  shiftId: shift.id,
  colleagueShiftId: null,
  colleagueId: null,
  colleagueAgreedAt: null,
  note: null,
  status: 'open',
  decisionNote: null,
  shift: null,
  colleagueShift: null,
});

function ranked(requests: ShiftRequest[], others: readonly Partial<Shift>[] = []) {
  const shifts = [shift, ...others.map((some, place) => ({ ...shift, id: `other-${place}`, ...some }))];
  const facts = clubFacts(
    { timeZone, today: () => shift.startsAt.slice(0, 10), now: () => new Date(now) },
    { ...rows, shifts, timeOff: [], availability: [] },
  );
  return rankedCandidates(candidatesFor(shift, facts), shift, { requests, facts });
}

test('puts a person who asked for the shift first', () => {
  const [before] = ranked([]);
  expect(before?.staffId).not.toBe(third);
  const [best, next] = ranked([pickup(third)]);
  expect(best).toMatchObject({ staffId: third, rank: 1 });
  expect(best?.grounds).toEqual(['Asked for this shift', 'Own role', '0 of 40 h this week', 'Rested', 'Available']);
  expect(next?.asked).toBe(false);
});

test('says hours, rest and who is a substitute', () => {
  const ends = new Date(Date.parse(shift.startsAt) - 12 * 3_600_000).toISOString();
  const starts = new Date(Date.parse(ends) - 6 * 3_600_000).toISOString();
  const found = ranked([], [{ staffId: second ?? null, startsAt: starts, endsAt: ends, breakMinutes: 0 }]);
  const groundsOf = (id: string | undefined) => found.find(({ staffId }) => staffId === id)?.grounds;
  expect(groundsOf(second)).toContain('12 hours of rest');
  expect(groundsOf(substitute)).toContain('Substitute');
});

test('marks a person who declined or may not work another shift that day, and puts them after the others', () => {
  const later = {
    startsAt: new Date(Date.parse(shift.endsAt)).toISOString(),
    endsAt: new Date(Date.parse(shift.endsAt) + 3_600_000).toISOString(),
    breakMinutes: 0,
  };
  const answer = { answer: 'declined' as const, note: 'I am sick.', answeredAt: shift.startsAt };
  const found = ranked(
    [],
    [
      { ...later, staffId: first ?? null, answer, needsCover: true },
      { ...later, staffId: second ?? null, needsCover: true },
    ],
  );
  const marks = new Map(found.map(({ staffId, mark }) => [staffId, mark]));
  expect(marks.get(first ?? '')).toBe('Declined another shift that day: “I am sick.”');
  expect(marks.get(second ?? '')).toBe('May not be able to work that day');
  const eligible = found.filter((candidate) => candidate.eligible).map(({ staffId }) => staffId);
  expect(new Set(eligible.slice(-2))).toEqual(new Set([first, second]));
});
