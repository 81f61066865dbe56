import { sampleId } from '../sampleIds';
import { sampleShifts } from './shifts';
import { sampleTeam } from '../club/team';

export interface SampleShiftEvent {
  id: string;
  shiftId: string | null;
  staffId: string | null;
  previousStaffId: string | null;
  kind: 'assigned' | 'flagged' | 'opened' | 'moved' | 'published';
  title: string;
  period: string;
  outcome: 'Covered' | 'Needs coverage' | 'Moved' | 'Published';
  beforeWords: string | null;
  afterWords: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** Why a soft rule was set aside. */
  reason: string | null;
  actorName: string;
  /** ISO 8601 with offset. */
  happenedAt: string;
}

/** What changed in the demo club's schedule lately, the newest first. */
export const sampleShiftEvents: readonly SampleShiftEvent[] = [
  shiftEvent(1, {
    shift: shiftNumber(77),
    kind: 'assigned',
    title: 'Lifeguard shift change',
    period: 'Saturday, May 3, 2:00 PM to 8:00 PM',
    outcome: 'Covered',
    from: { person: null },
    to: { person: 'Zoe Hartman' },
    reason: null,
    happenedAt: '2025-05-01T08:40:00-04:00',
  }),
  shiftEvent(2, {
    shift: shiftNumber(51),
    kind: 'flagged',
    title: 'Lifeguard shift change',
    period: 'Thursday, May 1, 10:00 AM to 4:00 PM',
    outcome: 'Needs coverage',
    from: { person: 'Mateo Alvarez' },
    to: { person: 'Mateo Alvarez', needsCover: true },
    reason: null,
    happenedAt: '2025-05-01T07:25:00-04:00',
  }),
  shiftEvent(3, {
    shift: shiftNumber(69),
    kind: 'opened',
    title: 'Gate Attendant shift change',
    period: 'Friday, May 2, 3:30 PM to 8:00 PM',
    outcome: 'Needs coverage',
    from: { person: 'Lucy Tran' },
    to: { person: null },
    reason: 'Request approved: drop',
    happenedAt: '2025-04-30T18:20:00-04:00',
  }),
  shiftEvent(4, {
    shift: shiftNumber(84),
    kind: 'moved',
    title: 'Tennis Pro shift change',
    period: 'Saturday, May 3, 9:00 AM to 3:00 PM',
    outcome: 'Moved',
    from: { person: 'Claire Beaumont', startsAt: '2025-05-03T10:00:00-04:00', endsAt: '2025-05-03T16:00:00-04:00' },
    to: { person: 'Claire Beaumont' },
    reason: null,
    happenedAt: '2025-04-30T15:10:00-04:00',
  }),
  {
    id: sampleId('shiftEvent', 5),
    shiftId: null,
    staffId: null,
    previousStaffId: null,
    kind: 'published',
    title: 'Schedule published',
    period: 'Week of April 27',
    outcome: 'Published',
    beforeWords: null,
    afterWords: '84 shifts',
    before: null,
    after: null,
    reason: null,
    actorName: 'Elena Ruiz',
    happenedAt: '2025-04-24T17:00:00-04:00',
  },
];

interface Side {
  person: string | null;
  needsCover?: boolean;
  startsAt?: string;
  endsAt?: string;
}

interface Change extends Pick<SampleShiftEvent, 'kind' | 'title' | 'period' | 'outcome' | 'reason' | 'happenedAt'> {
  shift: (typeof sampleShifts)[number];
  from: Side;
  to: Side;
}

function shiftEvent(number: number, { shift, from, to, ...change }: Change): SampleShiftEvent {
  const staffId = staffIdOf(to.person);
  const previousStaffId = staffIdOf(from.person);
  return {
    id: sampleId('shiftEvent', number),
    shiftId: shift.id,
    staffId,
    previousStaffId: previousStaffId === staffId ? null : previousStaffId,
    ...change,
    beforeWords: words(shift, from, change.period),
    afterWords: words(shift, to, change.period),
    before: facts(shift, from),
    after: facts(shift, to),
    actorName: 'Elena Ruiz',
  };
}

function words({ role, location }: Change['shift'], { person, needsCover }: Side, period: string): string {
  return [person ?? 'Open', role, period, location, 'published', ...(needsCover ? ['needs cover'] : [])].join(', ');
}

function facts(
  shift: Change['shift'],
  { person, needsCover = false, startsAt, endsAt }: Side,
): Record<string, unknown> {
  return {
    staff_id: staffIdOf(person),
    role: shift.role,
    location: shift.location,
    starts_at: startsAt ?? shift.startsAt,
    ends_at: endsAt ?? shift.endsAt,
    break_minutes: shift.breakMinutes,
    status: 'published',
    needs_cover: needsCover,
  };
}

function shiftNumber(number: number): Change['shift'] {
  const shift = sampleShifts[number - 1];
  if (!shift) throw new Error(`the week has no shift ${number}`);
  return shift;
}

function staffIdOf(name: string | null): string | null {
  return sampleTeam.find((person) => person.name === name)?.id ?? null;
}
