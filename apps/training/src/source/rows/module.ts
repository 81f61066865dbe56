import type { Due } from '../../rules/due';

/** A training module with the progress of its participants. */
export interface TrainingModule {
  id: string;
  title: string;
  description: string | null;
  completedParticipants: number;
  totalParticipants: number;
  overdueParticipants: number;
  /** The earliest due date of participants who have not completed it; null without one. */
  nextDue: Due | null;
  /** The certification that completing it renews; null if none. */
  certificationTypeId: string | null;
  certificationName: string | null;
  /** How many months it renews the certification for; null for the certification's own length. */
  validMonths: number | null;
  /** Hours of in-service training that completing it counts for; null if it is not in-service training. */
  inServiceHours: number | null;
  isArchived: boolean;
  version: number;
}

/** The fields of a module's form. */
export type ModuleDraft = Pick<
  TrainingModule,
  'title' | 'description' | 'certificationTypeId' | 'validMonths' | 'inServiceHours'
>;

export interface Participant {
  id: string;
  name: string;
  /** Null for a person outside the staff. */
  staffId: string | null;
  /** The club's day on which the person completed the module; null until then. */
  completedOn: string | null;
  /** Stays after the person has completed the module. */
  due: Due | null;
}
