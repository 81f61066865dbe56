import type { ApplicationStatus } from '../rules/status';

/** A position that somebody applied for. */
export interface AppliedPosition {
  title: string;
  /** Null once the job role was deleted. */
  jobRoleId: string | null;
}

/** What a card or a line of the list shows of an application. */
export interface Application {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  status: ApplicationStatus;
  /** A day (ISO 8601) of the club's calendar. */
  appliedDate: string;
  /** The year, as text. */
  season: string;
  source: ApplicationOrigin;
  /** Whom the applicant became; null unless hired. */
  staffId: string | null;
  positions: readonly AppliedPosition[];
  /** When and how often they can work. */
  availability: Availability;
  /** Counted by the database: a change names the version that it was made over. */
  version: number;
}

/** When an applicant can work, and their age band; null for what they did not enter. */
export interface Availability {
  /** Days (ISO 8601). */
  firstDay: string | null;
  lastDay: string | null;
  daysPerWeek: number | null;
  ageBand: AgeBand | null;
}

export type AgeBand = '14-15' | '16-17' | '18+';

/** A certificate that an applicant says they hold. */
export interface StatedCertificate {
  name: string;
  /** A day (ISO 8601); null when they did not say. */
  validUntil: string | null;
}

export type ApplicationOrigin = 'application_page' | 'entered' | 'referral' | 'job_board';

/** How an application stands: since when, and what its applicant has of what the positions require. */
export interface Standing {
  applicationId: string;
  /** The status that it was read with. */
  status: ApplicationStatus;
  /** The day (ISO 8601) on which it came into this status. */
  since: string;
  /** Names of required certifications that the club has on record for the applicant and that count today. */
  held: readonly string[];
  /** Names of those that they have yet to show. */
  missing: readonly string[];
  /** Names of the missing ones that they say to hold. */
  stated: readonly string[];
  /** What the club answered last since the application came into its status, and on which day (ISO 8601). */
  answer: { kind: Answer; on: string } | null;
}

/** What a club answers an applicant without moving the application. */
export type Answer = 'invited' | 'offered';

/** What happened to an application. The note is the club's own, what the applicant wrote, or the text of an answer. */
export interface ApplicationEvent {
  id: string;
  kind: 'moved' | 'note' | 'applied' | Answer | 'refused';
  /** Of a move alone. */
  move: { from: ApplicationStatus; to: ApplicationStatus } | null;
  note: string | null;
  /** The facts that came with an application; null for every other kind. */
  said: Said | null;
  /** What became of the email of an answer, and when (ISO 8601) it was sent; null when none was. */
  delivery: { state: 'waiting' | 'sent' | 'failed'; at: string | null } | null;
  actorName: string;
  /** ISO 8601 with offset. */
  happenedAt: string;
}

/** The facts that came with one application. */
export interface Said extends Availability {
  phone: string | null;
  /** Titles. */
  positions: readonly string[];
  certificates: readonly StatedCertificate[];
}

/** All of one application. */
export interface ApplicationDetails extends Application {
  /** What the applicant wrote. */
  message: string | null;
  /** What the club noted beside the history. */
  notes: string | null;
  certificates: readonly StatedCertificate[];
  /** The latest first. */
  resumes: readonly Resume[];
  /** When (ISO 8601) they agreed that the club keeps the application and contacts them; null when they were not asked. */
  consentedAt: string | null;
  /** The history, newest first. */
  events: readonly ApplicationEvent[];
}

/** A file that came with an application. */
export interface Resume {
  id: string;
  /** As the applicant called it. */
  name: string;
  mediaType: string;
  bytes: number;
  /** ISO 8601. */
  sentAt: string;
  /** Where it lies in the storage. */
  path: string;
}

/** An application on paper, or one that came by word of mouth. */
export interface NewApplication {
  name: string;
  email: string;
  phone: string;
  source: ApplicationOrigin;
  appliedDate: string;
  jobRoleIds: readonly string[];
  availability: Availability;
}

/** How the club's emails to applicants begin, and where replies go. Null: the module's own text, the manager who wrote. */
export interface LetterSettings {
  replyTo: string | null;
  texts: Record<Answer | 'refused', string | null>;
  /** Null before the club has saved any. */
  version: number | null;
}

export interface Requirement {
  id: string;
  text: string;
  /** The certification that fulfils it; null for one in words. */
  certificationTypeId: string | null;
}

export interface JobRole {
  id: string;
  title: string;
  department: string | null;
  description: string | null;
  positionsTotal: number;
  positionsFilled: number;
  /** Cents an hour. */
  payMin: number | null;
  payMax: number | null;
  /** What the club asks for on the first day, beyond what the law does. */
  minimumAge: number | null;
  /** Whether the club takes applications for it, while positions are free. */
  isOpen: boolean;
  requirements: readonly Requirement[];
  version: number;
}

/** What can be written of a job role. */
export type JobRoleValues = Omit<JobRole, 'id' | 'positionsFilled' | 'requirements' | 'version'> & {
  /** In words; a certification's by its id. */
  requirements: readonly Omit<Requirement, 'id'>[];
};

export interface CertificationType {
  id: string;
  name: string;
}

export interface HireTerms {
  jobRoleId: string;
  /** A day (ISO 8601). */
  startDate: string;
  /** Cents an hour. */
  pay: number | null;
  /** Hires although every position of the role is filled. */
  beyondPositions: boolean;
  /** A day (ISO 8601); empty where it is not known. */
  birthDate: string;
  /** Why a rule of age or pay is overridden; empty where none is. */
  reason: string;
  /** Invites them to an account of their own, unless they have one or are invited. */
  invite: boolean;
}

/** What hiring somebody has made. */
export interface Hired {
  staffId: string;
  name: string;
  role: string;
  /** As the roster has it, such as 'Pending Onboarding'. */
  status: string;
  /** What has to be done before the first day. */
  checklist: readonly { title: string; isCertification: boolean; isDone: boolean }[];
  positionsFilled: number;
  positionsTotal: number;
  /** The address that an invitation waits for; null without one. */
  invited: string | null;
}

/** Somebody who worked a season. */
export interface FormerMember {
  staffId: string;
  name: string;
  role: string;
  /** 'finished' stayed to the end, 'left' went before; null while the season runs. */
  outcome: 'finished' | 'left' | null;
  /** Whether the club would hire them again. */
  isEligible: boolean;
  /** Whether they are part of the season after it. */
  hasReturned: boolean;
}

export interface LastSeason {
  id: string;
  year: string;
  /** Ordered by name. */
  people: readonly FormerMember[];
}

/** What became of one person who was chosen for rehiring, in the database's words. */
export interface RehireOutcome {
  staffId: string;
  name: string;
  role: string;
  outcome:
    'rehired' | 'back already' | 'left since' | 'no free position' | 'not eligible' | 'too young' | 'needs a reason';
}

export interface ClubFigures {
  positionsFilled: number;
  positionsTotal: number;
  /** Filled of total, 0 to 100; null without positions. */
  percent: number | null;
}

/** Where the club's public page is and what its clock says. */
export interface ClubFacts {
  slug: string;
  /** The club's own today (ISO 8601). */
  today: string;
  /** The first day that staff of the current season work; null before a season was entered. */
  seasonStartsOn: string | null;
  /** The first day that members come. */
  seasonOpensOn: string | null;
  seasonEndsOn: string | null;
}

/** What goes with a rejection: why, which stays in the club, and the email as it is sent, where one is. */
export interface Rejection {
  reason: string;
  letter: string | null;
}

/** Where the pages read from and write to: a club's rows in the database, or the sample club. */
export interface RecruitmentSource {
  /** Tells cached answers of different sources apart. */
  key: string;
  /** Where the pages of this source live, such as /recruitment, and the roster that belongs to them. */
  basePath: string;
  staffPath: string;
  clubName: string;
  /** The current season's year, as text. */
  season: string;
  /** IANA time zone that moments are shown in. */
  timeZone: string;
  isDemo: boolean;
  /** Whether the person moves, hires and edits. The policies of the database say the same. */
  canManage: boolean;

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
  /** Answers the new version. @param letter the email as it is sent; null sends none */
  answerApplicant(application: Application, answer: Answer, letter: string | null): Promise<number>;
  readLetterSettings(): Promise<LetterSettings>;
  saveLetterSettings(settings: LetterSettings): Promise<void>;
  addNote(applicationId: string, note: string): Promise<void>;
  /** Answers the id. */
  enterApplication(values: NewApplication): Promise<string>;
  hire(application: Application, terms: HireTerms): Promise<Hired>;

  /** Ordered by title. */
  listJobRoles(): Promise<JobRole[]>;
  listCertificationTypes(): Promise<CertificationType[]>;
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
