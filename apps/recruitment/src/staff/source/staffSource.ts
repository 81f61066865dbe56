import type { MinimumWage } from '@platform/database/employment';
import type { ChangeCalls, ClubSource } from '@platform/module-kit/screens';
import type { changes } from './changes';
import type {
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

/** What the pages of the staff read. */
export interface StaffReads {
  /** Everyone. A long list tells `onPart` what has come of it before the rest has. */
  listStaff(onPart?: (part: StaffList) => void): Promise<StaffList>;
  readMember(id: string): Promise<StaffMember>;
  listCertificationTypes(): Promise<readonly CertificationType[]>;
  listOnboarding(staffId: string): Promise<readonly OnboardingItem[]>;
  listSeasons(staffId: string): Promise<readonly SeasonWorked[]>;
  listEvents(staffId: string): Promise<readonly PersonEvent[]>;
  /** The season that the club plans; null when there is none. */
  readSeason(): Promise<Season | null>;
  listRoles(): Promise<readonly JobRole[]>;
  /** The minimum wage of the club on its own day. */
  readMinimumWage(): Promise<MinimumWage>;
  readMeasures(): Promise<StaffMeasures>;
  listRetention(): Promise<readonly SeasonRetention[]>;
}

/** Where the pages read and write: a club's rows, or the sample club. */
export interface StaffSource extends ClubSource, StaffReads, ChangeCalls<typeof changes> {
  /** Where job roles are edited. */
  rolesPath: string;
  /** Where the pages of recruitment live. */
  recruitmentPath: string;
  /** An address that opens a file for a minute. */
  addressOfFile(path: string): Promise<string>;
  /** Has the browser save the roster as CSV. */
  exportStaff(): Promise<void>;
}
