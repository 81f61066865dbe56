import { answerInWords, isAnswerKind } from '../../shared/rules/answerWords';
import { payInWords } from '../roster/formats';

const moves: Readonly<Record<string, string>> = {
  pending_review: 'Application put back to review',
  interviewed: 'Interviewed',
  hired: 'Hired',
  rejected: 'Application rejected',
};

interface ApplicationEventRow {
  /** As in `job_application_events.kind`. */
  kind: string;
  /** Only for a move. */
  toStatus: string | null;
  note: string | null;
  /** Only for an offer. */
  position: string | null;
}

/** Names one event of an application: a move, a note, an answer by the club, or a further application. */
export function eventInWords({ kind, toStatus, note, position }: ApplicationEventRow): string {
  // The application shows their full text.
  if (kind === 'applied') return 'Applied again';
  if (isAnswerKind(kind)) return answerInWords(kind, position);
  const move = toStatus === null ? 'Note' : (moves[toStatus] ?? 'Application moved');
  return note === null ? move : `${move}: ${note}`;
}

/** A row of `staff_events`: a change of pay in US dollars an hour, a warning that a reason overrode, or a rehire. */
interface StaffEventRow {
  kind: string;
  from: number | null;
  to: number | null;
  warning: string | null;
  reason: string | null;
  season: string | null;
  role: string | null;
}

/** Names one event of a person's employment. */
export function staffEventInWords({ kind, from, to, warning, reason, season, role }: StaffEventRow): string {
  if (kind === 'rehired') return rehiredInWords(season, role);
  const why = reason === null ? '' : ` Reason: ${reason}`;
  if (kind === 'override') return `Saved with a warning: ${warning}${why}`;
  const rate = (dollars: number | null) => (dollars === null ? 'no pay' : payInWords(dollars));
  return `Pay changed from ${rate(from)} to ${rate(to)}.${why}`;
}

/** Names a rehire for the season of a year, such as `2026`, in a job role. */
export const rehiredInWords = (season: string | null, role: string | null) => `Rehired for season ${season} as ${role}`;
