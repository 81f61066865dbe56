import type { MinimumWage } from '@platform/database/employment';
import type { ChangeCalls, ClubSource } from '@platform/module-kit/screens';
import type { CertificationType } from '../../staff/source/rows/staffMember';
import type { Application, Standing } from './rows/application';
import type { ApplicationDetails, Resume } from './rows/applicationDetails';
import type { changes } from './changes';
import type { ClubFacts, ClubFigures } from './rows/clubFacts';
import type { JobRole } from './rows/jobRole';
import type { LastSeason } from './rows/lastSeason';
import type { LetterSettings } from './rows/letter';

/** What the recruitment pages read. */
export interface RecruitmentReads {
  readFacts(): Promise<ClubFacts>;
  readFigures(): Promise<ClubFigures>;
  /** Of all seasons, newest first. */
  listApplications(): Promise<Application[]>;
  /** Of all applications, in no order. */
  listStandings(): Promise<Standing[]>;
  readApplication(id: string): Promise<ApplicationDetails>;
  readLetterSettings(): Promise<LetterSettings>;
  /** Ordered by title. */
  listJobRoles(): Promise<JobRole[]>;
  listCertificationTypes(): Promise<readonly CertificationType[]>;
  readMinimumWage(): Promise<MinimumWage>;
  /** Ids of the job roles on the public page, in its order. */
  listPublicRoleIds(): Promise<string[]>;
  /** The newest closed season; null without one. */
  readLastSeason(): Promise<LastSeason | null>;
}

/** Where the pages read and write: a club's rows in the database, or the sample club. */
export interface RecruitmentSource extends ClubSource, RecruitmentReads, ChangeCalls<typeof changes> {
  /** The address of the same club's roster. */
  staffPath: string;
  /** An address that opens a resume, or downloads one that browsers do not show. Valid for one minute. */
  addressOfResume(resume: Resume): Promise<string>;
}
