import { sampleId } from '../sampleIds';

export interface SampleAvailability {
  id: string;
  staffId: string;
  /** 0 for Sunday; null for an entry about one day. */
  weekday: number | null;
  day: string | null;
  /** Hours and minutes of the club's clock. */
  fromTime: string;
  toTime: string;
  kind: 'available' | 'unavailable';
  note: string | null;
  /** The first day that an entry for a weekday counts for; null for every day. */
  appliesFrom: string | null;
}

export interface SampleTimeOff {
  id: string;
  staffId: string;
  startsOn: string;
  /** The last day off. */
  endsOn: string;
  reason: string;
  status: 'pending' | 'approved' | 'declined' | 'withdrawn';
  decisionNote: string | null;
  /** ISO 8601 with offset; null while it is pending. */
  decidedAt: string | null;
}

const staff = (number: number) => sampleId('staff', number);
const allDay = { fromTime: '00:00', toTime: '24:00' } as const;
const pending = { status: 'pending', decisionNote: null, decidedAt: null } as const;

/** When the demo club's people can and cannot work, as they say. */
export const sampleAvailability: readonly SampleAvailability[] = (
  [
    { staffId: staff(1), weekday: 5, fromTime: '17:00', toTime: '24:00', kind: 'unavailable', note: 'Evening class' },
    { staffId: staff(1), weekday: 1, ...allDay, kind: 'unavailable', note: null },
    { staffId: staff(8), weekday: 2, ...allDay, kind: 'unavailable', note: 'Choir practice' },
    { staffId: staff(10), day: '2025-05-08', ...allDay, kind: 'unavailable', note: 'Final exam' },
    { staffId: staff(17), weekday: 6, fromTime: '08:00', toTime: '14:00', kind: 'available', note: 'Mornings only' },
    { staffId: staff(22), weekday: 1, ...allDay, kind: 'unavailable', note: 'Day off' },
    {
      staffId: staff(12),
      weekday: 3,
      fromTime: '08:00',
      toTime: '13:00',
      kind: 'unavailable',
      note: 'Summer class',
      appliesFrom: '2025-06-01',
    },
  ] as const
).map((entry, index) => ({
  weekday: null,
  day: null,
  appliesFrom: null,
  ...entry,
  id: sampleId('staffAvailability', index + 1),
}));

/** The days that they ask to be off. */
export const sampleTimeOff: readonly SampleTimeOff[] = (
  [
    { staffId: staff(1), startsOn: '2025-05-17', endsOn: '2025-05-18', reason: 'Family wedding', ...pending },
    { staffId: staff(10), startsOn: '2025-05-10', endsOn: '2025-05-11', reason: "Mother's Day trip", ...pending },
    {
      staffId: staff(11),
      startsOn: '2025-05-16',
      endsOn: '2025-05-18',
      reason: 'Graduation',
      status: 'approved',
      decisionNote: null,
      decidedAt: '2025-04-22T09:15:00-04:00',
    },
    {
      staffId: staff(14),
      startsOn: '2025-05-24',
      endsOn: '2025-05-26',
      reason: 'Weekend at the lake',
      status: 'declined',
      decisionNote: 'Opening weekend: everyone is needed. The weekend after is fine.',
      decidedAt: '2025-04-25T16:40:00-04:00',
    },
  ] as const
).map((request, index) => ({ ...request, id: sampleId('timeOffRequest', index + 1) }));
