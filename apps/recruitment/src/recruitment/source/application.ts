import type { ApplicationStatus } from '../rules/status';

/** A position named in an application. */
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
  /** The person on the staff that the applicant became; null unless hired. */
  staffId: string | null;
  /** The title of the job role that they were hired for; null unless hired. */
  hiredAs: string | null;
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

/** The state of an application: since when it has its status, and which required certifications the applicant holds. */
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
  /**
   * What the club answered last since the application came into its status, and on which day (ISO 8601). An offer names
   * the position that it is for, unless it was made before offers did.
   */
  answer: { kind: Answer; on: string; position: string | null } | null;
}

/** What a club answers an applicant without moving the application. */
export type Answer = 'invited' | 'offered';

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
