export const MAILS_FAILED = 'Failed to fetch mails';
export const COUNTS_FAILED = 'Failed to count the mails';
export const RESEND_FAILED = 'Failed to send the mail again';
export const TEST_FAILED = 'Failed to send the test mail';

/** The status of a mail. */
export const mailStates = ['waiting', 'sending', 'sent', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

/** A mail of the queue: its recipient and outcome, never its text. */
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
