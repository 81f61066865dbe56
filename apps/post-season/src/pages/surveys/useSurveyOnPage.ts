import { useParams } from 'react-router-dom';
import { allOf, rowId } from '@platform/module-kit/screens';
import { useSeasons, useSurvey, useSurveys } from '../../source/queries';

/** The survey in the path of the page, as it is counted and with its questions. Both are null if it was removed. */
export function useSurveyOnPage() {
  const surveyId = rowId().read(useParams().surveyId ?? '');
  const detail = useSurvey(surveyId);
  const seasonId = detail.data?.seasonId ?? '';
  const surveys = useSurveys(seasonId, seasonId !== '');
  const seasons = useSeasons();
  const query = allOf(seasonId === '' ? [detail, seasons] : [detail, seasons, surveys]);
  return {
    query,
    detail: detail.data ?? null,
    survey: surveys.data?.find(({ id }) => id === surveyId) ?? null,
    year: seasons.data?.find(({ id }) => id === seasonId)?.year ?? '',
  };
}
