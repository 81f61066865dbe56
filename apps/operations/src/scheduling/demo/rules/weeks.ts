import { addDays, byName, daysBetween, newId, withChanged, without } from '@platform/module-kit/screens';
import { minutesAfter, momentOf } from '../../../shared/calendar/clock';
import { placed } from '../../rules/shift/shiftPlan';
import { shiftProblems } from '../../rules/shift/shiftProblems';
import { place, shiftIn } from '../../source/changes/placing';
import type { Repetition, ShiftChange } from '../../source/changes/shifts';
import type { MadeShift, NewTemplate, WeekOrigin } from '../../source/changes/weeks';
import type { Shift, ShiftPlan } from '../../source/rows/shift';
import { changeShift } from './changeShift';
import { factsOf, type Known } from './facts';

const weekOf = (known: Known, week: string) => known.get('listShifts', week) ?? [];

/** The shifts that a week would have (app.proposed_shifts). */
function proposed(known: Known, week: string, origin: WeekOrigin): ShiftPlan[] {
  const { timeZone } = known.source;
  const draft = { status: 'draft' as const, needsCover: false, notes: null, seriesId: null };
  if (origin.kind === 'template') {
    const template = known.get('listTemplates')?.find(({ id }) => id === origin.templateId);
    return (template?.shifts ?? []).flatMap(
      ({ weekday, startsAt, lengthMinutes, breakMinutes, role, location, count, staffId }) => {
        const local = `${addDays(week, weekday)}T${startsAt}`;
        const ends = minutesAfter(`${local}Z`, lengthMinutes).slice(0, 16);
        const plan = { ...draft, staffId, role, location, breakMinutes };
        const times = { startsAt: momentOf(local, timeZone), endsAt: momentOf(ends, timeZone) };
        return Array.from({ length: count }, () => ({ ...plan, ...times }));
      },
    );
  }
  if (origin.kind === 'blank') return [];
  const days = daysBetween(origin.week, week);
  return weekOf(known, origin.week)
    .filter(({ status }) => status !== 'cancelled')
    .map((shift) => placed(shift, timeZone))
    .map(({ staffId, role, location, breakMinutes, localStart, localEnd }) => {
      const moved = (local: string) => momentOf(addDays(local.slice(0, 10), days) + local.slice(10), timeZone);
      return { ...draft, staffId, role, location, breakMinutes, startsAt: moved(localStart), endsAt: moved(localEnd) };
    });
}

export function createWeek(known: Known, week: string, origin: WeekOrigin): MadeShift[] {
  const existing = weekOf(known, week).filter(({ status }) => status !== 'cancelled');
  if (existing.length > 0) return existing.map(({ id }) => ({ shiftId: id, result: 'existing', reason: null }));
  return proposed(known, week, origin)
    .sort(
      (one, two) =>
        one.startsAt.localeCompare(two.startsAt) ||
        one.role.localeCompare(two.role) ||
        (one.staffId ?? '\uffff').localeCompare(two.staffId ?? '\uffff'),
    )
    .map((plan) => {
      const problems = shiftProblems({ ...plan, id: null }, null, factsOf(known));
      const reason = problems.map(({ message }) => message).join(' ') || null;
      const id = newId();
      place(known, {
        ...plan,
        staffId: reason === null ? plan.staffId : null,
        id,
        wasPublished: false,
        answer: null,
        version: 1,
      });
      return { shiftId: id, result: reason === null ? 'created' : 'left open', reason };
    });
}

export function repeatShift(known: Known, first: ShiftChange, repetitions: readonly Repetition[]): Shift[] {
  const before = shiftIn(known, first.id);
  const made = before && first.to ? [changeShift(known, before, first.to)] : [];
  for (const { id, to } of repetitions.toSorted(
    (one, two) => byMoment(one.to, two.to) || one.id.localeCompare(two.id),
  )) {
    const isLeft = shiftProblems({ ...to, id: null }, null, factsOf(known)).length > 0;
    const shift = { ...to, staffId: isLeft ? null : to.staffId, id, wasPublished: false, answer: null, version: 1 };
    place(known, shift);
    made.push(shift);
  }
  return made
    .map(({ answer: _answer, ...shift }) => shift)
    .sort((one, two) => byMoment(one, two) || one.id.localeCompare(two.id));
}

const byMoment = (one: ShiftPlan, two: ShiftPlan) => one.startsAt.localeCompare(two.startsAt);

export function addTemplate(known: Known, template: NewTemplate): void {
  const added = { ...template, version: 1 };
  known.change('listTemplates', (templates) => inOrder([...templates, added]));
}

export function renameTemplate(known: Known, id: string, name: string, version: number): void {
  known.change('listTemplates', (templates) =>
    inOrder(withChanged(templates, [id], () => ({ name, version: version + 1 }))),
  );
}

export const removeTemplate = (known: Known, id: string): void =>
  known.change('listTemplates', (templates) => without(templates, [id]));

const inOrder = <Row extends { name: string }>(rows: readonly Row[]): Row[] => [...rows].sort(byName);
