import { counted, dayInWords, daysBetween } from '@platform/module-kit/screens';
import type { Answer, Application, Standing } from '../source/rows/application';
import { agoInWords, LONG_AGO } from './agoInWords';
import { statusLabels } from './status';

type Since = Pick<Standing, 'since' | 'status' | 'answer'>;

/** An application should be reviewed within this many days: seasonal workers take the first club that answers. */
const REVIEW_DAYS = 5;

/** Whether an application has waited longer than REVIEW_DAYS for a review. An invitation or an offer counts as one. */
export const isOverdue = ({ since, status, answer }: Since, today: string, season: string): boolean =>
  status === 'pending_review' &&
  answer === null &&
  daysBetween(since, today) > REVIEW_DAYS &&
  !isPastSeason(season, today);

/** Whether a season's year has passed, so that its applications need no review. */
const isPastSeason = (season: string, today: string): boolean => season < today.slice(0, 4);

/** An application's standing in words. Until the standing is known, the day on which it arrived. */
export function progressInWords(
  { appliedDate, season }: Pick<Application, 'appliedDate' | 'season'>,
  standing: Since | undefined,
  today: string,
): { words: string; overdue: boolean } {
  if (!standing) return { words: `Applied ${dayInWords(appliedDate)}`, overdue: false };
  return { words: standingInWords(standing, today, season), overdue: isOverdue(standing, today, season) };
}

const answerWords: Record<Answer, string> = { invited: 'Invited', offered: 'Offer made' };

/** How long an application has had its status, such as 'Waiting 7 days, overdue' or 'Interviewed 5 days ago'. */
export function standingInWords(standing: Since, today: string, season: string): string {
  const { since, status, answer } = standing;
  if (answer) return `${answerWords[answer.kind]} ${agoInWords(answer.on, today)}`;
  if (status !== 'pending_review') return `${statusLabels[status]} ${agoInWords(since, today)}`;
  const days = daysBetween(since, today);
  if (days <= 0) return 'New today';
  const waiting = days > LONG_AGO ? `Waiting since ${dayInWords(since)}` : `Waiting ${counted(days, 'day')}`;
  if (isPastSeason(season, today)) return `Not reviewed in season ${season}`;
  return isOverdue(standing, today, season) ? `${waiting}, overdue` : waiting;
}
