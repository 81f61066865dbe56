import { Board } from './search/board';
import type { FillInput } from './fill';
import { fillWeek } from './fillWeek';
import { reasonOf } from './reasons';
import { openWeek } from './examples/weeks.testkit';

/** Why the first shift of a week stays open. It is a lifeguard's, on Sunday, June 8. */
function reasonFor(change: (input: FillInput) => FillInput): string {
  const board = new Board(change(openWeek(10, 1, 1)));
  const [slot] = board.slots;
  if (!slot) throw new Error('The week has no open shift.');
  return reasonOf(board, slot);
}

test('counts the people for a shift by what prevents them', () => {
  const reason = reasonFor((input) => {
    const [shift] = input.rows.shifts;
    const guards = input.rows.people.filter(({ role }) => role === 'Lifeguard').map(({ id }) => id);
    if (!shift) throw new Error('The week has no shift.');
    const busy = guards.slice(0, 3).map((staffId, place) => ({ ...shift, id: `busy-${place}`, staffId }));
    const off = guards.slice(3).map((staffId, place) => ({
      id: `off-${place}`,
      staffId,
      startsOn: input.week,
      endsOn: input.week,
      reason: null,
      status: 'approved' as const,
      decisionNote: null,
    }));
    const rows = { ...input.rows, shifts: [shift, ...busy], timeOff: off.slice(0, 2), availability: [] };
    const people = input.rows.people.filter(({ id }) => guards.slice(0, 5).includes(id));
    return { ...input, rows: { ...rows, people } };
  });
  expect(reason).toBe('None of the 5 people for Lifeguard can take it: 3 work at that time already, 2 have time off.');
});

test('says when there is no one for a shift', () => {
  const reason = reasonFor((input) => ({
    ...input,
    rows: { ...input.rows, people: input.rows.people.filter(({ certifications }) => certifications.length === 0) },
  }));
  expect(reason).toBe('No one on the active staff can work as Lifeguard.');
});

test('says why a substitute has a shift', () => {
  const input = openWeek(10, 1, 1);
  const [shift] = input.rows.shifts;
  if (!shift) throw new Error('The week has no shift.');
  const guards = input.rows.people.filter(({ role }) => role === 'Lifeguard');
  const substitute = input.rows.people.filter(({ role, certifications }) => role !== 'Lifeguard' && certifications[0]);
  const busy = { ...shift, id: 'busy', staffId: guards[0]?.id ?? null };
  const people = [...guards.slice(0, 1), ...substitute.slice(0, 1)];
  const rows = { ...input.rows, people, shifts: [shift, busy], timeOff: [], availability: [] };
  expect(fillWeek({ ...input, rows }).filled).toEqual([
    {
      shiftId: shift.id,
      staffId: substitute[0]?.id,
      warnings: [],
      standsIn: 'The only Lifeguard cannot take it: 1 works at that time already.',
    },
  ]);
});
