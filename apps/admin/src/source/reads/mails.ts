import { asking } from '@platform/module-kit/screens';
import { PAGE_SIZE, rowsOfPage } from '../../shared/pages';
import { COUNTS_FAILED, MAILS_FAILED, type Mail, type MailState } from '../rows/mail';

/** One page of the emails in a status that the administrator sees, the newest first. */
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

/** The number of emails of the last thirty days in each status. */
export async function countMails(): Promise<Record<MailState, number>> {
  const rows = await asking(COUNTS_FAILED)((db) => db.rpc('mail_counts'));
  const countOf = (state: MailState) => rows.find((row) => row.state === state)?.mails ?? 0;
  return { waiting: countOf('waiting'), sending: countOf('sending'), sent: countOf('sent'), failed: countOf('failed') };
}
