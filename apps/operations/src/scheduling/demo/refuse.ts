import {
  assign_shifts,
  carry_out_shift_request,
  change_shifts,
  create_week,
  decide_shift_request,
  decide_time_off,
  keep_published_shift,
  keep_worked_shift,
  publish_drafts,
  refuse_left_shifts,
} from '@platform/database/raised';
import { club_minor_limits } from '@platform/database/refusals/club_minor_limits';
import { schedule_templates } from '@platform/database/refusals/schedule_templates';
import { school_calendar_days } from '@platform/database/refusals/school_calendar_days';
import type { DataError } from '@platform/module-kit';
import { broken, outdated, raised, type Answers, type DemoRefusals } from '@platform/module-kit/screens';
import { problemsOfWrite, shiftProblems } from '../rules/shift/shiftProblems';
import { stayReason } from '../rules/publishing/unpublishing';
import { periodWords } from '../rules/words';
import { byStart, shiftIn } from '../source/changes/placing';
import type { changes } from '../source/changes';
import type { PublishedShift } from '../source/changes/publishing';
import type { Assignment, RemovedShift, ShiftChange } from '../source/changes/shifts';
import type { SchedulingReads } from '../source/schedulingSource';
import type { Shift, ShiftPlan } from '../source/rows/shift';
import { forbidden } from './forbidden';
import { refuseOwnRequests } from './refuseOwnRequests';
import { refuseOwnWeek } from './refuseOwnWeek';
import { refuseReopening } from './refuseReopening';
import { factsOf } from './rules/facts';

type Known = Answers<SchedulingReads>;

/** A published shift that has begun was worked (app.keep_worked_shift). No season of the demo that has shifts is closed. */
function worked(known: Known, stored: Shift, plan: ShiftPlan, reason?: string): DataError | undefined {
  const now = known.source.now().toISOString();
  const isTouched =
    plan.staffId !== stored.staffId || plan.status !== stored.status || plan.startsAt !== stored.startsAt;
  if (stored.status !== 'published' || stored.staffId === null || stored.startsAt > now || !isTouched) return undefined;
  if (plan.staffId === null || plan.status === 'draft' || plan.startsAt > now) {
    return raised(carry_out_shift_request['42501']);
  }
  return plan.status === 'cancelled' && reason === undefined ? raised(keep_worked_shift.PT422) : undefined;
}

function refuseWrite(known: Known, id: string, plan: ShiftPlan, version: number, reason?: string) {
  const stored = shiftIn(known, id);
  const refused = outdated(stored, version) ?? (stored && worked(known, stored, plan, reason));
  return refused ?? forbidden(problemsOfWrite({ ...plan, id }, stored ?? null, factsOf(known)), reason);
}

/** Judged by the new state of the week: the database checks the shifts as the statement leaves them. */
function refuseAssigning(known: Known, assignments: readonly Assignment[]) {
  const stored = assignments.map(({ shiftId }) => shiftIn(known, shiftId));
  if (assignments.some(({ version }, place) => stored[place]?.version !== version)) return raised(assign_shifts.PT409);
  const given = new Map(assignments.map((assignment) => [assignment.shiftId, assignment]));
  const after = known
    .all('listShifts')
    .flat()
    .map((shift) => ({
      ...shift,
      staffId: given.has(shift.id) ? (given.get(shift.id)?.staffId ?? null) : shift.staffId,
    }));
  const facts = factsOf(known, after);
  return assignments
    .map(({ shiftId, staffId, status, reason }, place) => {
      const before = stored[place];
      if (!before) return undefined;
      const plan = { ...before, staffId, status, id: shiftId };
      return (
        worked(known, before, plan, reason ?? undefined) ??
        forbidden(problemsOfWrite(plan, before, facts), reason ?? undefined)
      );
    })
    .find((refused) => refused !== undefined);
}

/** Over newer versions nothing is changed. Each is judged by the new state of the week. */
function refuseChanging(known: Known, changed: readonly ShiftChange[], reason?: string) {
  const stored = new Map(changed.map(({ id }) => [id, shiftIn(known, id)]));
  if (changed.some(({ id, version }) => version !== null && !stored.get(id)))
    return raised(change_shifts.someoneElseDeletedOne);
  const [newer] = changed
    .flatMap(({ id, version }) => {
      const shift = stored.get(id);
      return shift && shift.version !== version ? [shift] : [];
    })
    .sort((one, two) => one.startsAt.localeCompare(two.startsAt) || one.id.localeCompare(two.id));
  if (newer) {
    const period = periodWords(newer, known.source.timeZone, known.source.today());
    return raised(change_shifts.someoneElseChangedShift, newer.role, period);
  }
  const after = changed.flatMap(({ id, version, to }) => {
    const before = stored.get(id);
    const plan = to ?? (before?.wasPublished ? { ...before, status: 'cancelled' as const } : null);
    return plan ? [{ wasPublished: false, ...before, ...plan, id, version: (version ?? 0) + 1 }] : [];
  });
  const others = known
    .all('listShifts')
    .flat()
    .filter(({ id }) => !stored.has(id));
  const facts = factsOf(known, [...others, ...after]);
  return after
    .map((plan) => {
      const before = stored.get(plan.id);
      return (
        (before && worked(known, before, plan, reason)) ??
        forbidden(problemsOfWrite(plan, before ?? null, facts), reason)
      );
    })
    .find((refused) => refused !== undefined);
}

/** Over a newer version nothing is deleted. */
function refuseRemoving(known: Known, removed: readonly RemovedShift[]) {
  const stored = removed.flatMap(({ id, version }) => {
    const shift = shiftIn(known, id);
    return shift ? [{ shift, isNewer: shift.version !== version }] : [];
  });
  if (stored.some(({ shift, isNewer }) => !isNewer && shift.wasPublished)) {
    return raised(keep_published_shift['42501']);
  }
  const [newer] = stored.flatMap(({ shift, isNewer }) => (isNewer ? [shift] : [])).sort(byStart);
  if (!newer) return undefined;
  return raised(refuse_left_shifts.PT409, newer.role, periodWords(newer, known.source.timeZone, known.source.today()));
}

/** A person counts on a shift that begins soon. */
function refuseUnpublishing(known: Known, shifts: readonly PublishedShift[], reason?: string) {
  const facts = factsOf(known);
  return shifts
    .flatMap(({ id, plan }) => {
      const shift = shiftIn(known, id);
      return !shift || stayReason(shift, plan, facts.now) ? [] : [shift];
    })
    .sort((one, two) => one.startsAt.localeCompare(two.startsAt) || one.id.localeCompare(two.id))
    .map((shift) => forbidden(problemsOfWrite({ ...shift, status: 'draft' }, shift, facts), reason))
    .find((refused) => refused !== undefined);
}

/** The shifts of an approved request with their new people, judged by the week as it is then (app.carry_out_shift_request). */
function refuseTrade(known: Known, given: readonly { shift: Shift; staffId: string | null }[], reason?: string) {
  const takers = new Map(given.map(({ shift, staffId }) => [shift.id, staffId]));
  const after = known
    .all('listShifts')
    .flat()
    .map((shift) => ({ ...shift, staffId: takers.get(shift.id) ?? shift.staffId }));
  const facts = factsOf(known, after);
  // A request counts as notice, so only the rules about the people apply.
  return forbidden(
    given.flatMap(({ shift, staffId }) => shiftProblems({ ...shift, staffId }, null, facts)),
    reason,
  );
}

const takenName = (known: Known, name: string, id?: string) =>
  known.get('listTemplates')?.some((template) => template.name === name && template.id !== id)
    ? broken(schedule_templates.rules.schedule_templates_name_unique, '23505')
    : undefined;

/** What the demo refuses, with the sentences of the database. */
export const refuse: DemoRefusals<SchedulingReads, typeof changes> = {
  ...refuseOwnRequests,
  ...refuseOwnWeek,
  ...refuseReopening,
  writeShift: refuseWrite,
  saveShift: refuseWrite,
  assignShifts: refuseAssigning,
  addShift: (known, id, plan, reason) => forbidden(problemsOfWrite({ ...plan, id }, null, factsOf(known)), reason),
  changeShifts: refuseChanging,
  saveShifts: refuseChanging,
  repeatShift: (known, first) => refuseChanging(known, [first]),
  publishWeek(known, week, seen) {
    const versions = new Map(seen.map(({ id, version }) => [id, version]));
    const isSeen = ({ id, version }: Shift) => versions.get(id) === version;
    const drafts = (known.get('listShifts', week) ?? []).filter(({ status }) => status === 'draft');
    return drafts.every(isSeen) ? undefined : raised(publish_drafts.PT409);
  },
  unpublishShifts: refuseUnpublishing,
  removeShifts: refuseRemoving,
  createWeek(known, _week, origin) {
    const isThere =
      origin.kind !== 'template' || known.get('listTemplates')?.some(({ id }) => id === origin.templateId);
    return isThere ? undefined : raised(create_week.PT404);
  },
  saveRules: (known, _draft, version) => outdated(known.get('readRules'), version),
  addSchoolDays: (known, days) =>
    known.get('listSchoolDays')?.some((stored) => days.some(({ day }) => day === stored.day))
      ? broken(school_calendar_days.rules.school_calendar_days_once, '23505')
      : undefined,
  addMinorLimits: (known, { ages }) =>
    known.get('listMinorLimits')?.some((limits) => limits.ages === ages)
      ? broken(club_minor_limits.rules.club_minor_limits_once_per_age, '23505')
      : undefined,
  saveMinorLimits: (known, id, _draft, version) =>
    outdated(
      known.get('listMinorLimits')?.find((limits) => limits.id === id),
      version,
    ),
  addTemplate: (known, { name }) => takenName(known, name),
  renameTemplate: (known, id, name, version) =>
    outdated(
      known.get('listTemplates')?.find((template) => template.id === id),
      version,
    ) ?? takenName(known, name, id),
  decideTimeOff(known, id, decision) {
    const status = known.get('listTimeOff')?.find((request) => request.id === id)?.status ?? 'pending';
    return ['pending', decision].includes(status) ? undefined : raised(decide_time_off.PT409, status);
  },
  decideRequest(known, id, decision, _note, reason) {
    const request = known.get('listRequests')?.find((one) => one.id === id);
    if (!request || request.status === decision) return undefined;
    if (request.status !== 'open') return raised(decide_shift_request.PT409, request.status);
    if (decision === 'declined') return undefined;
    const shift = shiftIn(known, request.shiftId);
    const isThere =
      request.kind === 'pickup' ? shift?.staffId === null || shift?.needsCover : shift?.staffId === request.staffId;
    if (shift?.status !== 'published' || !isThere) return raised(carry_out_shift_request.scheduleHasChangedSince);
    const hasBegun = shift.startsAt <= known.source.now().toISOString();
    if (request.kind === 'drop' && hasBegun) return raised(carry_out_shift_request['42501']);
    if (request.kind === 'drop') return undefined;
    if (request.kind === 'pickup') return refuseTrade(known, [{ shift, staffId: request.staffId }], reason);
    const other = request.colleagueShiftId === null ? undefined : shiftIn(known, request.colleagueShiftId);
    if (other?.status !== 'published' || other.staffId !== request.colleagueId) {
      return raised(carry_out_shift_request.scheduleHasChangedSince);
    }
    const colleague = known.get('listStaff')?.find((person) => person.id === request.colleagueId);
    if (request.colleagueAgreedAt === null) return raised(carry_out_shift_request.hasNotAgreed, colleague?.name ?? '');
    return refuseTrade(
      known,
      [
        { shift, staffId: request.colleagueId },
        { shift: other, staffId: request.staffId },
      ],
      reason,
    );
  },
};
