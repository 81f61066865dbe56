import type { Review } from '../../source/staffMember';

/**
 * Who vouches for a certification, or why it came back; empty where there is nothing to say.
 * @param day when that was, in words; null when it is not known
 */
export function reviewInWords(review: Review, day: string | null): string {
  if (review.state === 'waiting') return 'It counts when a manager has confirmed it.';
  const when = day === null ? '' : `, ${day}`;
  if (review.state === 'returned') return `${review.by ?? 'A manager'} sent it back${when}: ${review.reason}`;
  return review.by === null ? '' : `Confirmed by ${review.by}${when}`;
}
