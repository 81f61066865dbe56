import type { ChangeCalls, ClubSource } from '@platform/module-kit/screens';
import type { Due } from '../rules/due';
import type { changes } from './changes';

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
  /** Months for which it renews the certification; null for the certification's own length. */
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

/** A practice session of the staff. */
export interface InServiceSession {
  id: string;
  /** The club's day. */
  heldOn: string;
  topic: string;
  minutes: number;
  ledBy: string | null;
  notes: string | null;
  /** The attendees. */
  staffIds: readonly string[];
  version: number;
}

export type SessionDraft = Omit<InServiceSession, 'id' | 'version'>;

/** A certification that expires, and the module that renews it. */
export interface Renewal {
  certificationId: string;
  staffId: string;
  name: string;
  role: string;
  certificationName: string;
  expiryDate: string;
  /** Negative once it has expired. */
  daysLeft: number;
  moduleId: string | null;
  moduleTitle: string | null;
  /** Null if the person does not take part in that module. */
  participantId: string | null;
  completedOn: string | null;
  due: Due | null;
  /** Whether the person has sent a new certificate, which waits for a manager. */
  isWaiting: boolean;
  /** Whether the person can be asked for a new certificate in the app. */
  hasAccount: boolean;
  /** The last day on which a manager asked. */
  askedOn: string | null;
  /** A newer version refuses a new date. */
  version: number;
}

/** The data of a new certificate. The date of issue and the number are empty if unknown. */
export interface NewCertificate {
  issuedOn: string;
  expiresOn: string;
  number: string;
}

/** A person's completion of a module, and what it renewed. */
export interface Completion {
  participantId: string;
  name: string;
  /** Null if nothing was renewed. */
  certificationName: string | null;
  /** The last day on which that certification is now valid; null if it does not expire. */
  expiryDate: string | null;
}

export interface CertificationType {
  id: string;
  name: string;
  /** How long one is valid; null if it does not expire. */
  validMonths: number | null;
}

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
