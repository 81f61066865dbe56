import type { Answer } from './application';

/**
 * The initial texts of the club's emails to applicants, and where replies go. A null text means the module's own; a
 * null `replyTo` means the manager who wrote.
 */
export interface LetterSettings {
  replyTo: string | null;
  texts: Record<Answer | 'refused', string | null>;
  /** Null until the club has saved any. */
  version: number | null;
}

/** The email and the position of an invitation or an offer. */
export interface AnswerTerms {
  /** The email text to send; null for no email. */
  letter: string | null;
  /** The position of an offer, one of those they applied for; null for an invitation. */
  position: string | null;
}

/** The reason of a rejection, which stays in the club, and the email text, if one is sent. */
export interface Rejection {
  reason: string;
  letter: string | null;
}
