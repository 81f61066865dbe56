import type { Due } from '../../rules/due';
import type { InServiceSession } from './session';

/** A staff member with their training of the year. */
export interface PersonTraining {
  staffId: string;
  name: string;
  role: string;
  /** Modules that they take part in, have completed, and are late with. Archived ones do not count. */
  assigned: number;
  completed: number;
  overdue: number;
  nextDue: Due | null;
  /** Hours from completed modules in this calendar year. */
  moduleHours: number;
  /** Minutes of in-service sessions in this calendar year and month. */
  sessionMinutes: number;
  sessionMinutesThisMonth: number;
}

/** A module on a person's record. */
export interface RecordedModule {
  participantId: string;
  moduleId: string;
  title: string;
  inServiceHours: number | null;
  completedOn: string | null;
  due: Due | null;
  isArchived: boolean;
}

/** A certification that a person holds. */
export interface HeldCertification {
  id: string;
  name: string;
  /** The last day on which it is valid; null if it does not expire. */
  expiryDate: string | null;
  /** Negative once it has expired; null if it does not expire. */
  daysLeft: number | null;
  /** Only a confirmed one counts. Others wait for a manager, or were sent back. */
  state: 'confirmed' | 'waiting' | 'returned';
}

/** One person's whole training. */
export interface TrainingRecord {
  person: PersonTraining;
  /** Open ones first, by due date; then completed ones, the latest first. */
  modules: RecordedModule[];
  /** The latest first. */
  sessions: InServiceSession[];
  certifications: HeldCertification[];
}
