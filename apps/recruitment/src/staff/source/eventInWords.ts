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
