import type { ChangeCalls, ClubSource } from '@platform/module-kit/screens';
import type { changes } from './changes';
import type { Participant, TrainingModule } from './rows/module';
import type { PersonTraining, TrainingRecord } from './rows/person';
import type { CertificationType, Renewal } from './rows/renewal';
import type { InServiceSession } from './rows/session';

/** What the pages read. People who may not manage see their own record first. */
export interface TrainingReads {
  /** Ordered by title, archived ones included. */
  listModules(): Promise<TrainingModule[]>;
  /** Ordered by name. Without `canViewAnalytics`, only the person. */
  listParticipants(moduleId: string): Promise<Participant[]>;
  /** The staff by name. Without `canViewAnalytics`, only the person. */
  listPeople(): Promise<PersonTraining[]>;
  /** The latest first. Without `canViewAnalytics`, only those that the person attended. */
  listSessions(): Promise<InServiceSession[]>;
  /** Certifications that have expired or expire within `AHEAD_DAYS`; the most urgent first. */
  listRenewals(): Promise<Renewal[]>;
  listCertificationTypes(): Promise<CertificationType[]>;
  /** The person's own staff row; null if their account has none. */
  ownStaffId(): Promise<string | null>;
  /** Null for a person who is not on the staff, or whose record the reader may not see. */
  readRecord(staffId: string): Promise<TrainingRecord | null>;
}

/** Where the pages read and write: a club's rows, or the sample club. */
export interface TrainingSource extends ClubSource, TrainingReads, ChangeCalls<typeof changes> {
  /** The address of the same club's roster. */
  staffPath: string;
}
