import { payInWords } from '../roster/formats';

const moves: Readonly<Record<string, string>> = {
  pending_review: 'Application put back to review',
  interviewed: 'Interviewed',
  hired: 'Hired',
  rejected: 'Application rejected',
};

/** What happened to an application: where it was moved, or what was noted. */
export function eventInWords({ toStatus, note }: { toStatus: string | null; note: string | null }): string {
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
