import { addDays } from '@platform/module-kit/screens';
import type { Survey, SurveyStatus } from '../../source/rows/survey';

/**
 * Whether a survey can be answered on a day, as `survey_overview` of the database says it.
 * @param opensOn,closesOn its first and last day (ISO 8601); empty without one
 */
export function surveyStatus(opensOn: string, closesOn: string, today: string): SurveyStatus {
  if (opensOn === '') return 'draft';
  if (today < opensOn) return 'planned';
  return closesOn !== '' && today > closesOn ? 'closed' : 'open';
}

/**
 * When the answers of a survey show: once its last day is over in every time zone, as `app.survey_has_closed` of the
 * database decides. That is noon UTC of the day after, hours after the club's own midnight.
 * @param closesOn the last day (ISO 8601)
 */
export const resultsShowFrom = (closesOn: string): Date => new Date(`${addDays(closesOn, 1)}T12:00:00Z`);

/** Whether the answers of a survey do not show yet, though there may be enough. */
export const waitsForResults = ({ closesOn }: Pick<Survey, 'closesOn'>, now: Date): boolean =>
  closesOn === null || now < resultsShowFrom(closesOn);
