import { sampleTeam, type TeamMember, type TeamRole } from './team';

export interface TrainingParticipant {
  id: string;
  name: string;
  /** The moment of completion (ISO 8601 with offset), or null while it is not completed. */
  completedAt: string | null;
}

export interface SampleTrainingModule {
  id: string;
  title: string;
  participants: readonly TrainingParticipant[];
}

const everyone = sampleTeam;
const pool = peopleIn('Lifeguard', 'Head Guard', 'Swim Instructor');
const leads = peopleIn('Head Guard', 'Maintenance', 'Assistant Manager', 'Manager');

/**
 * What the demo club teaches before opening day, three weeks before it, ordered by title.
 * Completion runs from none to all, so that every colour of the score shows.
 */
export const sampleTrainingModules: readonly SampleTrainingModule[] = [
  trainingModule(1, 'CPR/AED & First Aid', everyone, 20, '2025-04-19T17:00:00-04:00'),
  trainingModule(2, 'Emergency Action Plan', pool, 8, '2025-04-26T12:00:00-04:00'),
  trainingModule(3, 'Guest Service Essentials', everyone, 16, '2025-04-27T16:00:00-04:00'),
  trainingModule(4, 'Lifeguard Skills & Rescues', pool, 14, '2025-04-26T16:30:00-04:00'),
  trainingModule(5, 'Opening Day Orientation', everyone, 0, null),
  trainingModule(6, 'Pool Chemicals & Water Testing', leads, leads.length, '2025-04-12T15:00:00-04:00'),
];

function peopleIn(...roles: TeamRole[]): TeamMember[] {
  return sampleTeam.filter((member) => roles.includes(member.role));
}

/** A module that the first `completed` of `people` have completed on the day it was taught. */
function trainingModule(
  number: number,
  title: string,
  people: readonly TeamMember[],
  completed: number,
  taughtAt: string | null,
): SampleTrainingModule {
  return {
    id: sampleId(number, 0),
    title,
    participants: people.map(({ name }, index) => ({
      id: sampleId(number, index + 1),
      name,
      completedAt: index < completed ? taughtAt : null,
    })),
  };
}

/** A fixed id: the same person of the same module has it in the demo and in the database. */
function sampleId(moduleNumber: number, personNumber: number): string {
  const digits = String(moduleNumber * 1000 + personNumber).padStart(12, '0');
  return `30000000-0000-4000-8000-${digits}`;
}
