import type { ApplicationStatus } from '../../rules/status';
import type { Answer, Application, Availability, StatedCertificate } from './application';

/** A whole application. */
export interface ApplicationDetails extends Application {
  /** The applicant's message. */
  message: string | null;
  /** The club's notes, separate from the history. */
  notes: string | null;
  certificates: readonly StatedCertificate[];
  /** The latest first. */
  resumes: readonly Resume[];
  /** When (ISO 8601) they agreed that the club keeps the application and contacts them; null if they were not asked. */
  consentedAt: string | null;
  /** The history, newest first. */
  events: readonly ApplicationEvent[];
}

/** A file that came with an application. */
export interface Resume {
  id: string;
  /** The applicant's file name. */
  name: string;
  mediaType: string;
  bytes: number;
  /** ISO 8601. */
  sentAt: string;
  /** Its path in the storage. */
  path: string;
}

/** An event of an application. The note is the club's own, the applicant's message, or the text of an answer. */
export interface ApplicationEvent {
  id: string;
  kind: 'moved' | 'note' | 'applied' | Answer | 'refused';
  /** Only for a move. */
  move: { from: ApplicationStatus; to: ApplicationStatus } | null;
  note: string | null;
  /** The facts of an application; null for every other kind. */
  said: Said | null;
  /** The status of the answer's email, and when (ISO 8601) it was sent; null without an email. */
  delivery: { state: 'waiting' | 'sent' | 'failed'; at: string | null } | null;
  /** The position of an offer; null for every other kind. */
  position: string | null;
  actorName: string;
  /** ISO 8601 with offset. */
  happenedAt: string;
}

/** The facts of one application. */
export interface Said extends Availability {
  phone: string | null;
  /** Titles. */
  positions: readonly string[];
  certificates: readonly StatedCertificate[];
}
