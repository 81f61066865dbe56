import type { ApplicationStatus } from '../rules/status';
import type { Answer, Application, Availability, StatedCertificate } from './application';

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
  /** Which position an offer is for; null for every other kind. */
  position: string | null;
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
