import type { Review } from '../../source/rows/staffMember';

/** Said of a certificate that waits for a manager. */
export const COUNTS_ONCE_CONFIRMED = 'It counts when a manager has confirmed it.';

/**
 * Who confirmed a certification, or why it was sent back; empty if neither.
 * @param day the date of the review, in words; null if unknown
 */
export function reviewInWords(review: Review, day: string | null): string {
  if (review.state === 'waiting') return COUNTS_ONCE_CONFIRMED;
  const when = day === null ? '' : `, ${day}`;
  if (review.state === 'returned') return `${review.by ?? 'A manager'} sent it back${when}: ${review.reason}`;
  return review.by === null ? '' : `Confirmed by ${review.by}${when}`;
}
