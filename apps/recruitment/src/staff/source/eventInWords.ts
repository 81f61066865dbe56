import { answerWords } from '../../place/answerWords';
import { payInWords } from '../roster/formats';

const moves: Readonly<Record<string, string>> = {
  pending_review: 'Application put back to review',
  interviewed: 'Interviewed',
  hired: 'Hired',
  rejected: 'Application rejected',
};

/** Events with a text by the club or the applicant. The application shows that text in full. */
const written: Readonly<Record<string, string>> = { applied: 'Sent an application', ...answerWords };

interface ApplicationEventRow {
  /** As in `job_application_events.kind`. */
  kind: string;
  /** Of a move alone. */
  toStatus: string | null;
  note: string | null;
}

/** Names one event of an application: a move, a note, an answer by the club, or an application that arrived. */
export function eventInWords({ kind, toStatus, note }: ApplicationEventRow): string {
  const words = written[kind];
  if (words) return words;
  const move = toStatus === null ? 'Note' : (moves[toStatus] ?? 'Application moved');
  return note === null ? move : `${move}: ${note}`;
}

/** A change of pay, in US dollars an hour, or what was saved although a rule warned of it. */
export interface PayEvent {
  kind: 'pay' | 'override';
  from: number | null;
  to: number | null;
  warning: string | null;
  reason: string | null;
}

export function payEventInWords({ kind, from, to, warning, reason }: PayEvent): string {
  const why = reason === null ? '' : ` Reason: ${reason}`;
  if (kind === 'override') return `Saved with a warning: ${warning}${why}`;
  const rate = (dollars: number | null) => (dollars === null ? 'no pay' : payInWords(dollars));
  return `Pay changed from ${rate(from)} to ${rate(to)}.${why}`;
}
