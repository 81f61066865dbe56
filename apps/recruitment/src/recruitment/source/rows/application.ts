import type { ApplicationStatus } from '../../rules/status';

/** A position named in an application. */
export interface AppliedPosition {
  title: string;
  /** Null if the job role was deleted. */
  jobRoleId: string | null;
}

/** The data of a card or a line of the list. */
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
  /** The staff member that the applicant became; null unless hired. */
  staffId: string | null;
  /** The title of the job role that they were hired for; null unless hired. */
  hiredAs: string | null;
  positions: readonly AppliedPosition[];
  /** The dates and the days a week they can work. */
  availability: Availability;
  /** Counted by the database. A change names the version it is based on. */
  version: number;
}

/** When an applicant can work, and their age band; null for fields they left empty. */
export interface Availability {
  /** Days (ISO 8601). */
  firstDay: string | null;
  lastDay: string | null;
  daysPerWeek: number | null;
  ageBand: AgeBand | null;
}

export type AgeBand = '14-15' | '16-17' | '18+';

/** A certificate that an applicant claims. */
export interface StatedCertificate {
  name: string;
  /** A day (ISO 8601); null if they did not give one. */
  validUntil: string | null;
}

export type ApplicationOrigin = 'application_page' | 'entered' | 'referral' | 'job_board';

/**
 * The state of an application: how long it has had its status, and which required certifications the applicant holds.
 */
export interface Standing {
  applicationId: string;
  /** The status at the time of reading. */
  status: ApplicationStatus;
  /** The day (ISO 8601) on which it got this status. */
  since: string;
  /** Names of required certifications that the club has on record for the applicant and that are valid today. */
  held: readonly string[];
  /** Names of those they have yet to show. */
  missing: readonly string[];
  /** Names of the missing ones that they claim. */
  stated: readonly string[];
  /**
   * The club's last answer since the application got its status, and its day (ISO 8601). An offer names its position,
   * except for offers made before this was recorded.
   */
  answer: { kind: Answer; on: string; position: string | null } | null;
}

/** An answer to an applicant that does not move the application. */
export type Answer = 'invited' | 'offered';

/** An application that came on paper or by word of mouth. */
export interface NewApplication {
  name: string;
  email: string;
  phone: string;
  source: ApplicationOrigin;
  appliedDate: string;
  jobRoleIds: readonly string[];
  availability: Availability;
}
