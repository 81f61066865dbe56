import { sampleCertificationTypes } from './jobRoles';
import { sampleTeam, type TeamMember, type TeamRole } from '../club/team';

export interface TrainingParticipant {
  id: string;
  staffId: string;
  name: string;
  /** The moment of completion (ISO 8601 with offset), or null while it is not completed. */
  completedAt: string | null;
}

export interface SampleTrainingModule {
  id: string;
  title: string;
  description: string;
  /** The certification that completing it renews; null when it renews none. */
  certificationTypeId: string | null;
  /** Hours of in-service training that completing it counts for; null when it is none. */
  inServiceHours: number | null;
  /** The day until which everyone has it (ISO 8601). */
  dueOn: string;
  participants: readonly TrainingParticipant[];
}

type Lesson = Pick<SampleTrainingModule, 'title' | 'description' | 'dueOn' | 'inServiceHours'> & {
  renews?: string;
  people: readonly TeamMember[];
  /** How many of them have completed it, on the day it was taught. */
  completed: number;
  taughtAt: string | null;
};

const everyone = sampleTeam;
const pool = peopleIn('Lifeguard', 'Head Guard', 'Swim Instructor');
const leads = peopleIn('Head Guard', 'Maintenance', 'Assistant Manager', 'Manager');
const gateAndCourts = peopleIn('Gate Attendant', 'Tennis Pro');

const lessons: readonly Lesson[] = [
  {
    title: 'CPR/AED & First Aid',
    description: 'Rescue breathing, compressions, the defibrillator at the front desk, and bleeding control.',
    renews: 'CPR/AED',
    inServiceHours: 4,
    dueOn: '2025-05-10',
    people: [...everyone.filter((member) => !gateAndCourts.includes(member)), ...gateAndCourts],
    completed: 20,
    taughtAt: '2025-04-12T17:00:00-04:00',
  },
  {
    title: 'Emergency Action Plan',
    description: 'Whistle codes, who calls, who clears the deck, and the walk to each exit.',
    inServiceHours: 2,
    dueOn: '2025-05-17',
    people: pool,
    completed: 8,
    taughtAt: '2025-04-26T12:00:00-04:00',
  },
  {
    title: 'Guest Service Essentials',
    description: 'Greeting members, checking in guests, and what to do with a complaint.',
    inServiceHours: null,
    dueOn: '2025-05-17',
    people: everyone,
    completed: 16,
    taughtAt: '2025-04-27T16:00:00-04:00',
  },
  {
    title: 'Lifeguard Skills & Rescues',
    description: 'Entries, escorts, the rescue tube, and spinal care in shallow and deep water.',
    inServiceHours: 3,
    dueOn: '2025-05-10',
    people: pool,
    completed: 14,
    taughtAt: '2025-04-26T16:30:00-04:00',
  },
  {
    title: 'Opening Day Orientation',
    description: 'Keys, radios, posts and the schedule of the first weekend.',
    inServiceHours: null,
    dueOn: '2025-05-23',
    people: everyone,
    completed: 0,
    taughtAt: null,
  },
  {
    title: 'Pool Chemicals & Water Testing',
    description: 'Safe handling, the test kit, and when to close the pool.',
    inServiceHours: 2,
    dueOn: '2025-04-30',
    people: leads,
    completed: leads.length,
    taughtAt: '2025-04-12T15:00:00-04:00',
  },
];

/**
 * What the demo club teaches before opening day, three weeks before it, ordered by title.
 * Completion runs from none to all, so that every color of the score shows.
 */
export const sampleTrainingModules: readonly SampleTrainingModule[] = lessons.map(
  ({ renews, people, completed, taughtAt, ...lesson }, index) => ({
    ...lesson,
    id: trainingId(index + 1, 0),
    certificationTypeId: sampleCertificationTypes.find(({ name }) => name === renews)?.id ?? null,
    participants: people.map(({ id, name }, person) => ({
      id: trainingId(index + 1, person + 1),
      staffId: id,
      name,
      completedAt: person < completed ? taughtAt : null,
    })),
  }),
);

function peopleIn(...roles: TeamRole[]): TeamMember[] {
  return sampleTeam.filter((member) => roles.includes(member.role));
}

/** A fixed id: the same person of the same module has it in the demo and in the database. */
function trainingId(moduleNumber: number, personNumber: number): string {
  const digits = String(moduleNumber * 1000 + personNumber).padStart(12, '0');
  return `30000000-0000-4000-8000-${digits}`;
}
