export const MAILS_FAILED = 'Failed to fetch emails';
export const COUNTS_FAILED = 'Failed to count the emails';
export const RESEND_FAILED = 'Failed to send the email again';
export const TEST_FAILED = 'Failed to send the test email';

/** The status of an email. */
export const mailStates = ['waiting', 'sending', 'sent', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

/** An email of the queue: its recipient and outcome, never its text. */
export interface Mail {
  id: string;
  clubName: string | null;
  /** Its recipient: the address, and the name if there is one. */
  email: string;
  recipient: string | null;
  kind: string;
  state: MailState;
  attempts: number;
  dueAt: string;
  sentAt: string | null;
  /** Why the last attempt failed. */
  failure: string | null;
}
