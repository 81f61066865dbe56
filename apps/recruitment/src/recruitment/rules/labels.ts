import type { AgeBand, ApplicationOrigin } from '../source/rows/application';
import type { ApplicationEvent } from '../source/rows/applicationDetails';
import type { FormerMember, RehireOutcome } from '../source/rows/lastSeason';

/** The source of an application. */
export const originLabels: Record<ApplicationOrigin, string> = {
  application_page: 'Application page',
  entered: 'By hand',
  referral: 'Referral',
  job_board: 'Job board',
};

/** The age band of an applicant. */
export const ageLabels: Record<AgeBand, string> = {
  '14-15': '14 or 15',
  '16-17': '16 or 17',
  '18+': '18 or older',
};

/** The status of an answer's email. */
export const deliveryLabels: Record<NonNullable<ApplicationEvent['delivery']>['state'], string> = {
  waiting: 'Email on its way',
  sent: 'Email sent',
  failed: 'Email not delivered',
};

/** The result for a person chosen for rehiring. */
export function rehireWords({ outcome, status }: Pick<RehireOutcome, 'outcome' | 'status'>): string {
  return outcome === 'rehired' ? `is back, ${status}` : unchangedWords[outcome];
}

const unchangedWords: Record<Exclude<RehireOutcome['outcome'], 'rehired'>, string> = {
  'back already': 'is back already',
  'left since': 'came back and has left since',
  'no free position': 'has no free position in this role',
  'not eligible': 'is marked not for rehire',
  'too young': 'is too young for this role by law',
  'needs a reason': 'is rehired with a reason: a rule of age or pay warns of it',
};

/** How a person's season ended; a current season has not ended. */
export function outcomeWords(outcome: FormerMember['outcome']): string {
  if (outcome === null) return '–';
  return outcome === 'left' ? 'Left before the end' : 'Finished the season';
}
