import type { ImportReport, ImportRow } from '../importing/importReport';
import type { PersonDraft } from '../person/personDraft';

/** A certification that somebody holds or held. Days are `YYYY-MM-DD`. */
export interface Certification {
  id: string;
  name: string;
  /** Which of the club's kinds it is; null for one in words. */
  typeId: string | null;
  issuedOn: string | null;
  /** The last day on which it counts; null when it does not expire. */
  expiresOn: string | null;
  version: number;
}

/** What managers and admins see of everybody, and a person of themselves (decision 36). */
export interface StaffDetails {
  email: string | null;
  phone: string | null;
  birthDate: string | null;
  startDate: string | null;
  endDate: string | null;
  /** US dollars an hour. */
  hourlyRate: number | null;
  hoursThisWeek: number;
  totalHours: number;
  certifications: readonly Certification[];
  version: number;
}

/** Somebody who works at the club, or did. */
export interface StaffMember {
  id: string;
  name: string;
  /** The title of a job role. */
  role: string;
  status: string;
  /** Decision 20: 'Current' with any certification that counts today. */
  badge: 'Current' | 'Action Needed';
  /** Certifications that expire within 30 days and are not renewed. */
  expiring: number;
  /** Whether everything that the role requires lasts until the season's last day; null without a season. */
  validToSeasonEnd: boolean | null;
  /** Whether it is the person who looks. */
  isSelf: boolean;
  /** Null for a colleague. */
  details: StaffDetails | null;
}

/** The roster, and the day it is at the club. */
export interface StaffList {
  /** `YYYY-MM-DD` on the club's clock. */
  today: string;
  /** Ordered by name. */
  people: readonly StaffMember[];
  /** False while others are still being read: then there are more people than these. */
  isWhole: boolean;
}

/** A kind of certification that the club knows. */
export interface CertificationType {
  id: string;
  name: string;
  /** How long a new one lasts; null when it does not expire. */
  validMonths: number | null;
}

export interface JobRole {
  id: string;
  title: string;
  department: string | null;
  positionsTotal: number;
  positionsFilled: number;
  /** US dollars an hour. */
  payRangeMin: number | null;
  payRangeMax: number | null;
  /** Each with the kind of certification that it is; null for one in words. */
  requirements: readonly { id: string; text: string; certificationTypeId: string | null }[];
}

export interface OnboardingItem {
  id: string;
  title: string;
  /** The certification that does it; null for a paper or a requirement in words. */
  certificationTypeId: string | null;
  dueOn: string | null;
  isDone: boolean;
  /** ISO 8601. */
  doneAt: string | null;
}

/** One season in which somebody worked. */
export interface SeasonWorked {
  id: string;
  year: string;
  role: string;
  /** Null while the season runs. */
  outcome: 'finished' | 'left' | null;
  leftOn: string | null;
  eligibleForRehire: boolean;
}

/** Something that happened to somebody's application. */
export interface PersonEvent {
  id: string;
  /** A day, or a moment (ISO 8601). */
  at: string;
  what: string;
  by: string | null;
}

/** When the club's season runs, both days included, `YYYY-MM-DD`. */
export interface Season {
  startsOn: string;
  endsOn: string;
}

/** The figures of the staff, as the database counts them. What has nothing to count is null. */
export interface StaffMeasures {
  staffCount: number;
  positionsTotal: number;
  positionsFilled: number;
  /** US dollars an hour; null for whom it is not for. */
  averageHourlyRate: number | null;
  certificationsExpiring: number;
  actionNeeded: number;
  opensOn: string | null;
  daysToOpening: number | null;
  retentionPercent: number | null;
}

export interface SeasonRetention {
  year: string;
  worked: number;
  finished: number | null;
  retentionPercent: number | null;
  returnRatePercent: number | null;
}

/** What a certification is saved as. Days are empty where there is none. */
export interface CertificationDraft {
  typeId: string | null;
  name: string;
  issuedOn: string;
  expiresOn: string;
}

/**
 * Where the pages read and write: a club's rows, or the sample club. What is refused is thrown as an Error whose message
 * is for the person; a save over somebody else's is a DataError with the code PT409.
 */
export interface StaffSource {
  /** Tells cached answers of different sources apart. */
  key: string;
  /** Where the pages of this source live, such as /staff. */
  basePath: string;
  /** Where job roles are edited. */
  rolesPath: string;
  /** Where the pages of recruitment live. */
  recruitmentPath: string;
  clubName: string;
  /** IANA time zone that moments are shown in. */
  timeZone: string;
  /** Nothing is sent anywhere; what is changed lasts for the visit. */
  isDemo: boolean;
  may: { edit: boolean; export: boolean };

  /** Everybody. A long list tells `onPart` what has come of it before the rest has. */
  listStaff(onPart?: (part: StaffList) => void): Promise<StaffList>;
  readMember(id: string): Promise<StaffMember>;
  /** Answers the new person's id. */
  addMember(draft: PersonDraft): Promise<string>;
  saveMember(id: string, draft: PersonDraft, version: number): Promise<StaffMember>;

  listCertificationTypes(): Promise<readonly CertificationType[]>;
  addCertification(staffId: string, draft: CertificationDraft): Promise<void>;
  saveCertification(id: string, draft: CertificationDraft, version: number): Promise<void>;
  removeCertification(id: string): Promise<void>;

  listOnboarding(staffId: string): Promise<readonly OnboardingItem[]>;
  /** Gives somebody who is Pending Onboarding the checklist that hiring gives. Who has one keeps it. */
  startOnboarding(staffId: string): Promise<void>;
  setOnboardingDone(itemId: string, isDone: boolean): Promise<void>;
  listSeasons(staffId: string): Promise<readonly SeasonWorked[]>;
  listEvents(staffId: string): Promise<readonly PersonEvent[]>;

  /** The season that the club plans; null when there is none. */
  readSeason(): Promise<Season | null>;
  listRoles(): Promise<readonly JobRole[]>;
  readMeasures(): Promise<StaffMeasures>;
  listRetention(): Promise<readonly SeasonRetention[]>;

  /** A trial unless `commit`; new job roles are never a problem of the trial. All rows or none. */
  importStaff(rows: readonly ImportRow[], commit: boolean): Promise<ImportReport>;
  /** Has the browser save the roster as CSV. */
  exportStaff(): Promise<void>;
}
