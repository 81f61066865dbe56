import { sampleId } from '../sampleIds';

/** A change of a person's pay. */
export interface SampleStaffEvent {
  id: string;
  staffId: string;
  kind: 'pay';
  /** US dollars an hour. */
  fromRate: number;
  toRate: number;
  reason: string;
  actorName: string;
  /** A moment (ISO 8601 with offset). */
  happenedAt: string;
}

export const sampleStaffEvents: readonly SampleStaffEvent[] = [
  {
    id: sampleId('staffEvent', 1),
    staffId: sampleId('staff', 1),
    kind: 'pay',
    fromRate: 14.5,
    toRate: 15.5,
    reason: 'Second season on the stand',
    actorName: 'Elena Ruiz',
    happenedAt: '2025-04-10T10:30:00-04:00',
  },
];
