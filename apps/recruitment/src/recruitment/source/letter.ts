import type { Answer } from './application';

/** How the club's emails to applicants begin, and where replies go. Null: the module's own text, the manager who wrote. */
export interface LetterSettings {
  replyTo: string | null;
  texts: Record<Answer | 'refused', string | null>;
  /** Null before the club has saved any. */
  version: number | null;
}

/** What goes with an invitation or an offer. */
export interface AnswerTerms {
  /** The email as it is sent; null sends none. */
  letter: string | null;
  /** Which of the positions that they applied for an offer is for; null for an invitation. */
  position: string | null;
}

/** What goes with a rejection: why, which stays in the club, and the email as it is sent, where one is. */
export interface Rejection {
  reason: string;
  letter: string | null;
}
