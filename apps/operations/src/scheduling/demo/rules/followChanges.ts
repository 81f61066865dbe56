import { newId } from '@platform/module-kit/screens';
import { dateInWords } from '@platform/ui/dates';
import { localOf } from '../../../shared/calendar/clock';
import { isWanted } from '../../rules/coverage/emergency';
import { tilesOf } from '../../rules/figures/tiles';
import { nearPeriodWords } from '../../rules/words';
import { sundayOf } from '../../../shared/calendar/week';
import type { Shift } from '../../source/rows/shift';
import type { ScheduleChange } from '../../source/rows/week';
import type { Known } from './facts';
import { endOffers, reopenOffers } from './offersOfShift';
import { followPerson } from './requestsOfPerson';

type Shifts = ReadonlyMap<string, Shift>;

const shiftsIn = (known: Known): Shifts =>
  new Map(known.all('listShifts').flatMap((shifts) => shifts.map((shift) => [shift.id, shift] as const)));

/**
 * What follows from every change of the demo's shifts, as the database's triggers do it: the list of recent changes, the
 * figures, and the requests and offers of shifts that have changed.
 * @param first the shifts as the visit begins
 */
export function followChanges(first: readonly Shift[]): (known: Known) => void {
  let before: Shifts = new Map(first.map((shift) => [shift.id, shift]));
  return (known) => {
    const after = shiftsIn(known);
    const changed = [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
      const [old, now] = [before.get(id), after.get(id)];
      return old === now ? [] : [{ old, now }];
    });
    before = after;
    // By the start of the shifts, the latest first (app.recent_schedule_changes).
    const startOf = ({ old, now }: Changed) => (now ?? old)?.startsAt ?? '';
    const events = changed
      .sort((a, b) => startOf(b).localeCompare(startOf(a)))
      .flatMap(({ old, now }) => eventOf(known, old, now));
    known.change('listChanges', (changes) => [...ofWeeks(known, changed), ...events, ...changes].slice(0, 4));
    for (const { old, now } of changed) {
      if (old && now) followPerson(known, old, now);
      endRequests(known, old, now);
      followShift(known, old, now);
    }
    const today = known.source.today();
    const week = known.get('listShifts', sundayOf(today)) ?? [];
    known.change('readTiles', () => tilesOf(week, today, known.source.timeZone));
  };
}

interface Changed {
  old?: Shift;
  now?: Shift;
}

/** The kind of a change; the most important of several (app.shift_change). */
function kindOf(old: Shift | undefined, now: Shift | undefined): string | null {
  if (!old) return 'added';
  if (!now) return 'deleted';
  if (now.status === 'cancelled' && old.status !== 'cancelled') return 'cancelled';
  if (old.status === 'cancelled' && now.status !== 'cancelled') return 'restored';
  if (old.staffId === null && now.staffId !== null) return 'assigned';
  if (old.staffId !== null && now.staffId === null) return 'opened';
  if (old.staffId !== now.staffId) return 'reassigned';
  if (old.startsAt !== now.startsAt || old.endsAt !== now.endsAt) return 'moved';
  if (old.status === 'published' && now.status === 'draft') return 'unpublished';
  if (now.needsCover && !old.needsCover) return 'flagged';
  if (old.needsCover && !now.needsCover) return 'unflagged';
  if (old.location !== now.location || old.breakMinutes !== now.breakMinutes) return 'changed';
  return old.role === now.role ? null : 'changed';
}

function outcomeOf(kind: string, { staffId }: Shift): string {
  if (kind === 'added' || kind === 'restored') return staffId === null ? 'Open' : 'Planned';
  if (['assigned', 'reassigned', 'unflagged'].includes(kind)) return 'Covered';
  if (['opened', 'flagged'].includes(kind)) return 'Needs coverage';
  return kind[0]?.toUpperCase() + kind.slice(1);
}

function change(known: Known, shift: Shift, kind: string, title: string, outcome: string): ScheduleChange {
  const period = nearPeriodWords(shift, known.source.timeZone, known.source.today());
  return { id: newId(), kind, title, period, outcome, happenedAt: known.source.now().toISOString() };
}

/** Without unpublished drafts, which are the planner's. What is published or a draft again is one change of its week. */
function eventOf(known: Known, old: Shift | undefined, now: Shift | undefined): ScheduleChange[] {
  const kind = kindOf(old, now);
  const shift = now ?? old;
  if (kind === null || kind === 'unpublished' || !shift || (old?.status !== 'published' && now?.status !== 'published'))
    return [];
  const what = { added: ' shift added', deleted: ' shift removed' }[kind] ?? ' shift change';
  return [change(known, shift, kind, shift.role + what, outcomeOf(kind, shift))];
}

/** Publishing, and taking it back, is one change for each week, whatever the number of shifts. */
function ofWeeks(known: Known, changed: readonly Changed[]): ScheduleChange[] {
  const weeksOf = (isMeant: (change: Changed) => boolean) => [
    ...new Set(
      changed.flatMap((one) =>
        one.now && isMeant(one) ? sundayOf(localOf(one.now.startsAt, known.source.timeZone).slice(0, 10)) : [],
      ),
    ),
  ];
  const changeOf = (kind: 'published' | 'unpublished', outcome: string) => (week: string) => ({
    id: newId(),
    kind,
    title: `Schedule ${kind}`,
    period: `Week of ${dateInWords(week, 'longDayOfYear', 'UTC')}`,
    outcome,
    happenedAt: known.source.now().toISOString(),
  });
  return [
    ...weeksOf(({ old, now }) => old?.status === 'draft' && now?.status === 'published').map(
      changeOf('published', 'Published'),
    ),
    ...weeksOf(({ old, now }) => old !== undefined && kindOf(old, now) === 'unpublished').map(
      changeOf('unpublished', 'Draft again'),
    ),
  ];
}

/**
 * A swap and a pickup are about the shift as it was. They end when it has another time, place or role; all requests end
 * when it is a draft again.
 */
function endRequests(known: Known, old: Shift | undefined, now: Shift | undefined): void {
  if (!old || !now) return;
  const isSame = (['startsAt', 'endsAt', 'location', 'role'] as const).every((field) => old[field] === now[field]);
  const isUnpublished = old.status === 'published' && now.status === 'draft' && old.staffId === now.staffId;
  if (isSame && !isUnpublished) return;
  const ended = (known.get('listRequests') ?? []).filter(
    ({ status, kind, shiftId, colleagueShiftId }) =>
      status === 'open' && (kind !== 'drop' || isUnpublished) && (shiftId === now.id || colleagueShiftId === now.id),
  );
  known.change('listRequests', (requests) =>
    requests.map((request) => (ended.includes(request) ? { ...request, status: 'cancelled' as const } : request)),
  );
}

/**
 * Requests show the current shift. Offers end when their shift is filled, canceled, or no longer needs cover; those of a
 * canceled shift are open again once it is restored.
 */
function followShift(known: Known, old: Shift | undefined, now: Shift | undefined): void {
  if (!now) return;
  const { id, staffId, role, location, startsAt, endsAt } = now;
  const shown = { id, staffId, role, location, startsAt, endsAt };
  known.change('listRequests', (requests) =>
    requests.map((request) => ({
      ...request,
      ...(request.shiftId === id && { shift: shown }),
      ...(request.colleagueShiftId === id && { colleagueShift: shown }),
    })),
  );
  const isFilled = staffId !== null && (!now.needsCover || staffId !== old?.staffId);
  if (isFilled || now.status !== 'published') endOffers(known, now);
  if (old?.status === 'cancelled' && isWanted(now, known.source.now().getTime())) reopenOffers(known, now);
}
