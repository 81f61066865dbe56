import type { MinimumWage } from '@platform/contract/employment';
import type { ClubSource } from '@platform/module-kit/screens';
import type { ApplicationStatus } from '../rules/status';
import type { Answer, Application, NewApplication, Standing } from './application';
import type { ApplicationDetails, Resume } from './applicationDetails';
import type { ClubFacts, ClubFigures } from './club';
import type { HireTerms, Hired } from './hire';
import type { CertificationType, JobRole, JobRoleValues } from './jobRole';
import type { LastSeason, RehireOutcome } from './lastSeason';
import type { AnswerTerms, LetterSettings, Rejection } from './letter';

/** Where the pages read from and write to: a club's rows in the database, or the sample club. */
export interface RecruitmentSource extends ClubSource {
  /** Where the roster of the same club is. */
  staffPath: string;

  readFacts(): Promise<ClubFacts>;
  readFigures(): Promise<ClubFigures>;

  /** Of all seasons, newest first. */
  listApplications(): Promise<Application[]>;
  /** Of all applications, in no order. */
  listStandings(): Promise<Standing[]>;
  readApplication(id: string): Promise<ApplicationDetails>;
  /** An address that opens a resume, or saves one that browsers do not show. It works for a minute. */
  addressOfResume(resume: Resume): Promise<string>;
  /** Answers the new version. */
  moveApplication(application: Application, to: ApplicationStatus, rejection?: Rejection): Promise<number>;
  /** Answers the new version. */
  answerApplicant(application: Application, answer: Answer, terms: AnswerTerms): Promise<number>;
  readLetterSettings(): Promise<LetterSettings>;
  saveLetterSettings(settings: LetterSettings): Promise<void>;
  addNote(applicationId: string, note: string): Promise<void>;
  /** Answers the id. */
  enterApplication(values: NewApplication): Promise<string>;
  hire(application: Application, terms: HireTerms): Promise<Hired>;

  /** Ordered by title. */
  listJobRoles(): Promise<JobRole[]>;
  listCertificationTypes(): Promise<CertificationType[]>;
  readMinimumWage(): Promise<MinimumWage>;
  addJobRole(values: JobRoleValues): Promise<void>;
  saveJobRole(role: JobRole, values: JobRoleValues): Promise<void>;
  /** Opens or closes a role for applications. */
  setJobRoleOpen(role: JobRole, isOpen: boolean): Promise<void>;
  deleteJobRole(role: JobRole): Promise<void>;
  /** Ids of the job roles that the public page shows, in its order. */
  listPublicRoleIds(): Promise<string[]>;

  /** The newest season that is closed; null when there is none. */
  readLastSeason(): Promise<LastSeason | null>;
  /** @param reason kept for each person that a rule of age or pay warns about */
  rehire(
    seasonId: string,
    staffIds: readonly string[],
    beyondPositions: boolean,
    reason: string,
  ): Promise<RehireOutcome[]>;
}
