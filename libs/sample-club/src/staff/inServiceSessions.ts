import { sampleId } from '../sampleIds';
import { sampleTeam, type TeamRole } from '../club/team';

export interface SampleInServiceSession {
  id: string;
  /** The day at the club (ISO 8601). */
  heldOn: string;
  topic: string;
  minutes: number;
  ledBy: string;
  notes: string | null;
  /** Who was there. */
  staffIds: readonly string[];
}

type Practice = Omit<SampleInServiceSession, 'id' | 'staffIds' | 'notes'> & {
  notes?: string;
  roles: readonly TeamRole[];
  missing?: readonly string[];
};

const guards: readonly TeamRole[] = ['Lifeguard', 'Head Guard'];

const practices: readonly Practice[] = [
  {
    heldOn: '2025-04-13',
    topic: 'Pool walk-through and zones',
    minutes: 60,
    ledBy: 'Rachel Kim',
    roles: [...guards, 'Swim Instructor'],
    missing: ['Zoe Hartman'],
  },
  {
    heldOn: '2025-04-19',
    topic: 'Timed swims and treading water',
    minutes: 45,
    ledBy: 'Devon Price',
    notes: '300 yards without a stop, then two minutes with hands out of the water.',
    roles: guards,
    missing: ['Liam Novak', 'Sofia Marino'],
  },
  {
    heldOn: '2025-04-27',
    topic: 'Spinal care in shallow water',
    minutes: 90,
    ledBy: 'Rachel Kim',
    notes: 'Backboard straps are worn: two ordered.',
    roles: guards,
    missing: ['Grace Okonkwo'],
  },
  {
    heldOn: '2025-04-30',
    topic: 'Radio calls and missing-child drill',
    minutes: 30,
    ledBy: 'Nate Sullivan',
    roles: [...guards, 'Swim Instructor', 'Gate Attendant'],
    missing: ['Ethan Walsh', 'Ben Adler'],
  },
];

/** The in-service hours that the demo club has logged this spring, by day. */
export const sampleInServiceSessions: readonly SampleInServiceSession[] = practices.map(
  ({ roles, missing = [], notes = null, ...practice }, index) => ({
    ...practice,
    notes,
    id: sampleId('inServiceSession', index + 1),
    staffIds: sampleTeam
      .filter(({ name, role }) => roles.includes(role) && !missing.includes(name))
      .map(({ id }) => id),
  }),
);
