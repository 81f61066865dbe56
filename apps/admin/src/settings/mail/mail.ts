import { asking, saving } from '@platform/module-kit/screens';
import { PAGE_SIZE, rowsOfPage } from '../../shared/pages';

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

/** One page of the mails in a status that the administrator sees, the newest first. */
export async function listMails(state: MailState, page: number): Promise<Mail[]> {
  const rows = await asking(MAILS_FAILED)((db) =>
    db.rpc('mail_queue', { state_param: state, offset_param: rowsOfPage(page).from, limit_param: PAGE_SIZE }),
  );
  return rows.map((row) => ({
    id: row.id,
    clubName: row.club_name,
    email: row.email,
    recipient: row.recipient,
    kind: row.kind,
    state: row.state as MailState,
    attempts: row.attempts,
    dueAt: row.due_at,
    sentAt: row.sent_at,
    failure: row.failure,
  }));
}

/** The number of mails of the last thirty days in each status. */
export async function countMails(): Promise<Record<MailState, number>> {
  const rows = await asking(COUNTS_FAILED)((db) => db.rpc('mail_counts'));
  const countOf = (state: MailState) => rows.find((row) => row.state === state)?.mails ?? 0;
  return { waiting: countOf('waiting'), sending: countOf('sending'), sent: countOf('sent'), failed: countOf('failed') };
}

/** Puts a failed mail back into the queue. */
export async function resendMail(id: string): Promise<void> {
  await saving(RESEND_FAILED)((db) => db.rpc('resend_mail', { mail_id_param: id }));
}

/** Queues a mail to the administrator's own address. */
export async function sendTestMail(): Promise<void> {
  await saving(TEST_FAILED)((db) => db.rpc('send_test_mail'));
}
