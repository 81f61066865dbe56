import { copyOfSurvey, surveyTemplate, type FirstDays } from '../../../rules/surveys/surveyTemplates';
import { useSurveys } from '../../../source/queries';
import type { SurveyDraft } from '../../../source/rows/survey';
import { usePostSeasonSource } from '../../../source/usePostSeasonSource';
import { useSeason } from '../../postSeason/SeasonContext';

/**
 * What a new survey can begin with: the templates, and copies of the surveys of the season before.
 * @param days on which the new survey opens and closes
 * @returns the options, and a function that returns the draft of one
 */
export function useBeginnings(days: FirstDays) {
  const source = usePostSeasonSource();
  const { season, lastSeason } = useSeason();
  const before = useSurveys(lastSeason?.id ?? '', lastSeason !== null);
  const copies = (before.data ?? []).map(({ id, title }) => ({ value: id, label: `Copy of ${title}` }));
  const begin = async (value: string): Promise<SurveyDraft> => {
    if (value === 'member' || value === 'exit') return surveyTemplate(value, season.year, days);
    const survey = await source.readSurvey(value);
    if (!survey) throw new Error('This survey is not there any more. Begin with another one.');
    return copyOfSurvey(survey, lastSeason?.year ?? '', season.year, days);
  };
  return {
    beginnings: [{ value: 'member', label: 'Member survey' }, { value: 'exit', label: 'Staff exit survey' }, ...copies],
    begin,
  };
}
