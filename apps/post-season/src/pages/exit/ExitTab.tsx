import { Loaded } from '@platform/module-kit';
import { allOf } from '@platform/module-kit/screens';
import { Card, EmptyState, Icon, SkeletonTable, Stack } from '@platform/ui';
import { useInsights, useResults, useSurveys } from '../../source/queries';
import type { QuestionResult, Survey } from '../../source/rows/survey';
import { usePostSeasonSource } from '../../source/usePostSeasonSource';
import { ForManagers } from '../postSeason/ForManagers';
import { useSeason } from '../postSeason/SeasonContext';
import { Distributions } from '../parts/Distributions';
import { Insights } from './Insights';
import { Questions } from './Questions';
import { SurveyFigures } from './SurveyFigures';
import { SURVEYS_FAILED } from '../../source/failures';

/** What the people who left the staff said about the season. */
export function ExitTab() {
  const { canManage } = usePostSeasonSource();
  return canManage ? <ExitSurveys /> : <ForManagers what="what staff said when they left" />;
}

function ExitSurveys() {
  const { season } = useSeason();
  const surveys = useSurveys(season.id);
  return (
    <Loaded query={surveys} label="the surveys" failure={SURVEYS_FAILED} shape={<SkeletonTable rows={6} />}>
      {(found) => {
        const exit = found.filter(({ kind, status }) => kind === 'exit' && status !== 'draft');
        if (exit.length === 0) {
          return (
            <Card>
              <EmptyState
                title={`No exit survey about ${season.year} yet`}
                description="What staff say when they leave appears here, once five have answered and the survey has closed."
                icon={<Icon name="users" size={24} />}
              />
            </Card>
          );
        }
        return (
          <Stack $gap="lg">
            {exit.map((survey) => (
              <ExitSurvey key={survey.id} survey={survey} />
            ))}
          </Stack>
        );
      }}
    </Loaded>
  );
}

function ExitSurvey({ survey }: { survey: Survey }) {
  const before = useResultsBefore();
  const answers = allOf([useResults(survey.id), useInsights(survey.id)]);
  return (
    <Stack as="section" $gap="md" aria-label={survey.title}>
      <SurveyFigures survey={survey} />
      <Loaded query={answers} label="the answers" failure={SURVEYS_FAILED} shape={<SkeletonTable rows={5} />}>
        {([results, insights]) => (
          <>
            <Questions survey={survey} results={results} before={before} />
            {insights.length > 0 && <Insights insights={insights} />}
          </>
        )}
      </Loaded>
      <Distributions survey={survey} />
    </Stack>
  );
}

/** How the exit survey of the season before was answered; empty without one. */
function useResultsBefore(): readonly QuestionResult[] {
  const { lastSeason } = useSeason();
  const surveys = useSurveys(lastSeason?.id ?? '', lastSeason !== null);
  const survey = surveys.data?.find(({ kind, status }) => kind === 'exit' && status === 'closed');
  return useResults(survey?.id ?? '', survey !== undefined).data ?? [];
}
