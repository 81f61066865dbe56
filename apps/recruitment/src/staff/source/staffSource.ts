import type { MinimumWage } from '@platform/contract/employment';
import type { ClubSource } from '@platform/module-kit/screens';
import type { ImportReport, ImportRow } from '../importing/importReport';
import type { PersonDraft } from '../person/personDraft';
import type {
  Certification,
  CertificationDraft,
  CertificationType,
  OnboardingItem,
  PersonEvent,
  SeasonWorked,
  StaffList,
  StaffMember,
} from './staffMember';

export interface JobRole {
  id: string;
  title: string;
  department: string | null;
  positionsTotal: number;
  positionsFilled: number;
  /** US dollars an hour. */
  payRangeMin: number | null;
  payRangeMax: number | null;
  /** The age from which the law lets people work in it. */
  lawfulAge: number;
  /** What the club asks for beyond it; null where it asks for nothing. */
  minimumAge: number | null;
  /** Each with the kind of certification that it is; null for one in words. */
  requirements: readonly { id: string; text: string; certificationTypeId: string | null }[];
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
  /** US dollars an hour; null for readers who may not see it. */
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

/**
 * Where the pages read and write: a club's rows, or the sample club. What is refused is thrown as an Error whose message
 * is for the person; a save over somebody else's is a DataError with the code PT409.
 */
export interface StaffSource extends ClubSource {
  /** Where job roles are edited. */
  rolesPath: string;
  /** Where the pages of recruitment live. */
  recruitmentPath: string;

  /** Everybody. A long list tells `onPart` what has come of it before the rest has. */
  listStaff(onPart?: (part: StaffList) => void): Promise<StaffList>;
  readMember(id: string): Promise<StaffMember>;
  /** Answers the new person's id. */
  addMember(draft: PersonDraft): Promise<string>;
  saveMember(id: string, draft: PersonDraft, version: number): Promise<StaffMember>;

  listCertificationTypes(): Promise<readonly CertificationType[]>;
  addCertification(staffId: string, draft: CertificationDraft): Promise<void>;
  /** Gives one that is on record what a new certificate says. */
  saveCertification(one: Certification, draft: CertificationDraft): Promise<void>;
  removeCertification(id: string): Promise<void>;
  /** Sends a person's own certificate, which waits for a manager. @param replaced one that waits or was sent back */
  sendCertification(staffId: string, draft: CertificationDraft, replaced: Certification | null): Promise<void>;
  confirmCertification(one: Certification): Promise<void>;
  /** @param reason what the person has to change */
  returnCertification(one: Certification, reason: string): Promise<void>;
  /** An address that opens a file for a minute. */
  addressOfFile(path: string): Promise<string>;

  listOnboarding(staffId: string): Promise<readonly OnboardingItem[]>;
  /** Gives somebody who is Pending Onboarding the checklist that hiring gives. Who has one keeps it. */
  startOnboarding(staffId: string): Promise<void>;
  setOnboardingDone(itemId: string, isDone: boolean): Promise<void>;
  listSeasons(staffId: string): Promise<readonly SeasonWorked[]>;
  listEvents(staffId: string): Promise<readonly PersonEvent[]>;

  /** The season that the club plans; null when there is none. */
  readSeason(): Promise<Season | null>;
  listRoles(): Promise<readonly JobRole[]>;
  /** The minimum wage of the club on its own day. */
  readMinimumWage(): Promise<MinimumWage>;
  readMeasures(): Promise<StaffMeasures>;
  listRetention(): Promise<readonly SeasonRetention[]>;

  /**
   * A trial unless `commit`; new job roles are never a problem of the trial. All rows or none.
   * @param reason for what the trial warned of
   */
  importStaff(rows: readonly ImportRow[], commit: boolean, reason?: string): Promise<ImportReport>;
  /** Has the browser save the roster as CSV. */
  exportStaff(): Promise<void>;
}
