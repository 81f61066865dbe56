import { Loaded } from '@platform/module-kit';
import { allOf, dayInWords, ExportRows, momentInWords, PageIcon, Quiet } from '@platform/module-kit/screens';
import { Alert, Button, Card, EmptyState, Inline, SkeletonTable, Stack, token } from '@platform/ui';
import { Upload } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { resultsShowFrom, waitsForResults } from '../../rules/surveys/surveyStatus';
import { useCategories, useComments, useSummary, useSurveys, useUploads } from '../../source/queries';
import type { CategoryRating } from '../../source/rows/feedback';
import type { Survey } from '../../source/rows/survey';
import { usePostSeasonSource } from '../../source/usePostSeasonSource';
import { usePostSeasonAddress } from '../postSeason/address';
import { ForManagers } from '../postSeason/ForManagers';
import { useSeason } from '../postSeason/SeasonContext';
import { Distributions } from '../parts/Distributions';
import { Categories } from './Categories';
import { Comments } from './Comments';
import { Uploads } from './Uploads';
import { FEEDBACK_FAILED } from '../../source/failures';

/** What members said about the season, in figures and in words. */
export function FeedbackTab() {
  const { canManage } = usePostSeasonSource();
  return canManage ? <Feedback /> : <ForManagers what="what members said" />;
}

function Feedback() {
  const { season, lastSeason } = useSeason();
  const { change } = usePostSeasonAddress();
  const { now } = usePostSeasonSource();
  const before = useCategories(lastSeason?.id ?? '', lastSeason !== null);
  const overall = useSummary(season.id);
  const overallBefore = useSummary(lastSeason?.id ?? '', lastSeason !== null);
  const feedback = allOf([
    useCategories(season.id),
    useComments(season.id),
    useUploads(season.id),
    useSurveys(season.id),
  ]);
  const upload = (
    <Button
      variant="secondary"
      icon={<Upload size={18} aria-hidden="true" />}
      onClick={() => change({ dialog: 'feedback' })}
    >
      Upload Additional Feedback
    </Button>
  );
  return (
    <Loaded query={feedback} label="the feedback" failure={FEEDBACK_FAILED} shape={<SkeletonTable rows={6} />}>
      {([categories, comments, uploads, surveys]) => {
        const members = surveys.filter(({ kind }) => kind === 'member');
        const waiting = members.filter(
          (survey) => (survey.status === 'open' || survey.status === 'closed') && waitsForResults(survey, now()),
        );
        if (categories.length === 0 && comments.length === 0 && uploads.length === 0 && members.length === 0) {
          return (
            <Card>
              <EmptyState
                title={`No feedback about ${season.year} yet`}
                description="Ratings and comments of members appear here. Upload what the club has collected, such as cards at the gate."
                icon={<PageIcon to="/post-season" size={24} />}
                action={upload}
              />
            </Card>
          );
        }
        return (
          <Stack $gap="md">
            <Inline $justify="between">
              <Quiet>
                {members
                  .filter((survey) => survey.status === 'closed' && !waiting.includes(survey))
                  .map(answeredInWords)
                  .join(' ')}
              </Quiet>
              <Inline $gap="xs">
                <ExportRows fileName={`feedback-${season.year}`} columns={ratingCsv} rows={categories} />
                {upload}
              </Inline>
            </Inline>
            {waiting.map((survey) => (
              <WaitingSurvey key={survey.id} survey={survey} />
            ))}
            <Columns>
              <Categories
                categories={categories}
                before={before.data ?? []}
                isWaiting={waiting.length > 0}
                overall={overall.data?.satisfaction ?? null}
                overallBefore={overallBefore.data?.satisfaction ?? null}
              />
              <Comments comments={comments} categories={categories.map(({ name }) => name)} />
            </Columns>
            {members.map((survey) => (
              <Distributions key={survey.id} survey={survey} />
            ))}
            {uploads.length > 0 && <Uploads uploads={uploads} />}
          </Stack>
        );
      }}
    </Loaded>
  );
}

const ratingCsv = [
  { header: 'Category', value: ({ name }: CategoryRating) => name },
  { header: 'Rating (1 to 5)', value: ({ rating }: CategoryRating) => rating },
  { header: 'Responses', value: ({ responses }: CategoryRating) => responses },
];

const answeredInWords = ({ title, completed, invited, responseRate }: Survey): string =>
  responseRate === null
    ? `${title}: ${completed} answered.`
    : `${title}: ${completed} of ${invited} answered (${responseRate}%).`;

/** Answers are shown once the last day is over everywhere: until then a figure could tell what one person said. */
function WaitingSurvey({ survey }: { survey: Survey }) {
  const { basePath, timeZone, today } = usePostSeasonSource();
  const { id, title, status, completed, invited, closesOn } = survey;
  return (
    <Alert title={`${title} is ${status}`}>
      {completed} of {invited} have answered.{' '}
      {closesOn
        ? `${status === 'open' ? `It closes after ${dayInWords(closesOn, today())}. ` : ''}Results show from ${momentInWords(resultsShowFrom(closesOn), timeZone)}, once the last day is over in every time zone.`
        : 'It has no last day. Without one, no answers are shown.'}{' '}
      <Link to={`${basePath}/surveys/${id}`}>See who was asked</Link>
    </Alert>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  align-items: start;
  gap: ${token.space.md};
`;
