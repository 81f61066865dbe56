import type { SurveyStatus } from '../source/rows/survey';

/**
 * Whether a survey can be answered on a day, as `survey_overview` of the database says it.
 * @param opensOn,closesOn its first and last day (ISO 8601); empty without one
 */
export function surveyStatus(opensOn: string, closesOn: string, today: string): SurveyStatus {
  if (opensOn === '') return 'draft';
  if (today < opensOn) return 'planned';
  return closesOn !== '' && today > closesOn ? 'closed' : 'open';
}
