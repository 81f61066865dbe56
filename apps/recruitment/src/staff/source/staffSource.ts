import type { MinimumWage } from '@platform/database/employment';
import type { ChangeCalls, ClubSource } from '@platform/module-kit/screens';
import type { changes } from './changes';
import type { JobRole } from './rows/jobRole';
import type { SeasonRetention, StaffMeasures } from './rows/measures';
import type { OwnCertificateReads } from './rows/ownCertificates';
import type { Season } from './rows/season';
import type {
  CertificationType,
  OnboardingItem,
  PersonEvent,
  SeasonWorked,
  StaffList,
  StaffMember,
} from './rows/staffMember';

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
