import type { MinimumWage } from '@platform/database/employment';
import type { ChangeCalls, ClubSource } from '@platform/module-kit/screens';
import type { changes } from './changes';
import type { OwnCertificateReads } from './rows/ownCertificates';
import type {
  CertificationType,
  OnboardingItem,
  PersonEvent,
  SeasonWorked,
  StaffList,
  StaffMember,
} from './rows/staffMember';

export interface JobRole {
  id: string;
  title: string;
  department: string | null;
  positionsTotal: number;
  positionsFilled: number;
  /** US dollars an hour. */
  payRangeMin: number | null;
  payRangeMax: number | null;
  /** The legal minimum age for it. */
  lawfulAge: number;
  /** The club's higher minimum age; null without one. */
  minimumAge: number | null;
  /** Each with its kind of certification; null for a text requirement. */
  requirements: readonly { id: string; text: string; certificationTypeId: string | null }[];
}

/** The first and last day of the club's season, `YYYY-MM-DD`, both included. */
export interface Season {
  startsOn: string;
  endsOn: string;
}

/** The figures of the staff, as the database counts them. Null if there is nothing to count. */
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

/** What the staff pages read. */
export interface StaffReads extends OwnCertificateReads {
  /** Everyone. For a long list, `onPart` gets the part read so far. */
  listStaff(onPart?: (part: StaffList) => void): Promise<StaffList>;
  readMember(id: string): Promise<StaffMember>;
  listCertificationTypes(): Promise<readonly CertificationType[]>;
  listOnboarding(staffId: string): Promise<readonly OnboardingItem[]>;
  listSeasons(staffId: string): Promise<readonly SeasonWorked[]>;
  listEvents(staffId: string): Promise<readonly PersonEvent[]>;
  /** The season that the club plans; null without one. */
  readSeason(): Promise<Season | null>;
  listRoles(): Promise<readonly JobRole[]>;
  /** The minimum wage on the club's current day. */
  readMinimumWage(): Promise<MinimumWage>;
  readMeasures(): Promise<StaffMeasures>;
  listRetention(): Promise<readonly SeasonRetention[]>;
}

/** Where the pages read and write: a club's rows, or the sample club. */
export interface StaffSource extends ClubSource, StaffReads, ChangeCalls<typeof changes> {
  /** The address where job roles are edited. */
  rolesPath: string;
  /** The address of the recruitment pages. */
  recruitmentPath: string;
  /** An address that opens a file, valid for one minute. */
  addressOfFile(path: string): Promise<string>;
  /** Downloads the roster as CSV. */
  exportStaff(): Promise<void>;
}
