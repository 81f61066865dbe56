import type { ChangeCalls, ClubSource } from '@platform/module-kit/screens';
import type { Due } from '../rules/due';
import type { changes } from './changes';

/** A training module with how far its participants are. */
export interface TrainingModule {
  id: string;
  title: string;
  description: string | null;
  completedParticipants: number;
  totalParticipants: number;
  overdueParticipants: number;
  /** The first day on which something of it is due; null when nothing is open, or nothing has a date. */
  nextDue: Due | null;
  /** The certification that completing it renews; null when it renews none. */
  certificationTypeId: string | null;
  certificationName: string | null;
  /** Months for which it renews the certification; null for as long as the certification lasts. */
  validMonths: number | null;
  /** Hours of in-service training that completing it counts for; null when it is none. */
  inServiceHours: number | null;
  isArchived: boolean;
  version: number;
}

/** What a form knows of a module. */
export type ModuleDraft = Pick<
  TrainingModule,
  'title' | 'description' | 'certificationTypeId' | 'validMonths' | 'inServiceHours'
>;

export interface Participant {
  id: string;
  name: string;
  /** Null for a person outside the staff. */
  staffId: string | null;
  /** The day at the club on which the person completed the module; null while they have not. */
  completedOn: string | null;
  /** Stays once the person has completed the module. */
  due: Due | null;
}

/** A member of the staff with their training of the year. */
export interface PersonTraining {
  staffId: string;
  name: string;
  role: string;
  /** Modules that they take part in, have completed, and are late with. Archived ones do not count. */
  assigned: number;
  completed: number;
  overdue: number;
  nextDue: Due | null;
  /** Hours that completed modules count for, this calendar year. */
  moduleHours: number;
  /** Minutes of in-service sessions, this calendar year and this month. */
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
  /** The last day on which it counts; null when it does not expire. */
  expiryDate: string | null;
  /** Negative once it has expired; null when it does not expire. */
  daysLeft: number | null;
  /** Only a confirmed one counts: the others wait for a manager, or were sent back. */
  state: 'confirmed' | 'waiting' | 'returned';
}

/** Everything that one person was taught. */
export interface TrainingRecord {
  person: PersonTraining;
  /** Open ones first, by their due date; then completed ones, the latest first. */
  modules: RecordedModule[];
  /** The latest first. */
  sessions: InServiceSession[];
  certifications: HeldCertification[];
}

/** An hour or so in which the staff practiced. */
export interface InServiceSession {
  id: string;
  /** The day at the club. */
  heldOn: string;
  topic: string;
  minutes: number;
  ledBy: string | null;
  notes: string | null;
  /** Who was there. */
  staffIds: readonly string[];
  version: number;
}

export type SessionDraft = Omit<InServiceSession, 'id' | 'version'>;

/** A certification that comes to an end, and the module that renews it. */
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
  /** Null while the person does not take part in that module. */
  participantId: string | null;
  completedOn: string | null;
  due: Due | null;
  /** Whether the person has sent a new one, which waits for a manager. */
  isWaiting: boolean;
  /** Whether the person can be asked for a new one in the app. */
  hasAccount: boolean;
  /** The day on which a manager last asked. */
  askedOn: string | null;
  /** A newer version refuses a new date. */
  version: number;
}

/** What a new certificate says. The day of issue and the number are empty where they are not known. */
export interface NewCertificate {
  issuedOn: string;
  expiresOn: string;
  number: string;
}

/** That a person completed a module, and what it renewed. */
export interface Completion {
  participantId: string;
  name: string;
  /** Null when nothing was renewed. */
  certificationName: string | null;
  /** The last day on which that certification counts now; null when it does not expire. */
  expiryDate: string | null;
}

export interface CertificationType {
  id: string;
  name: string;
  /** How long one counts; null when it does not expire. */
  validMonths: number | null;
}

/** What the pages read. People who may not manage see their own record first. */
export interface TrainingReads {
  /** Ordered by title, archived ones included. */
  listModules(): Promise<TrainingModule[]>;
  /** Ordered by name; without `canViewAnalytics` only the person. */
  listParticipants(moduleId: string): Promise<Participant[]>;
  /** The staff by name; without `canViewAnalytics` only the person. */
  listPeople(): Promise<PersonTraining[]>;
  /** The latest first; without `canViewAnalytics` only those that the person was at. */
  listSessions(): Promise<InServiceSession[]>;
  /** What has expired, and what does within `AHEAD_DAYS`; the most urgent first. */
  listRenewals(): Promise<Renewal[]>;
  listCertificationTypes(): Promise<CertificationType[]>;
  /** The person's own staff row; null when their account belongs to none. */
  ownStaffId(): Promise<string | null>;
  /** Null for a person who is not on the staff, or whose record is not the reader's to see. */
  readRecord(staffId: string): Promise<TrainingRecord | null>;
}

/** Where the pages read from and write to: a club's rows, or the sample club. */
export interface TrainingSource extends ClubSource, TrainingReads, ChangeCalls<typeof changes> {
  /** Where the roster of the same club is. */
  staffPath: string;
}
