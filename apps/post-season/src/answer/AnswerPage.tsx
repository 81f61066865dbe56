import { failureReason, useQuery, usePageTitle } from '@platform/module-kit';
import { ErrorState, SkeletonLines } from '@platform/ui';
import { useMemo, useState } from 'react';
import { AnswerForm } from './AnswerForm';
import { AnswerFrame, NoticePage } from './AnswerFrame';
import { type EnteredAnswer, enteredAnswers } from './answerRules';
import { keptAnswers } from './keptAnswers';
import { openSurvey, sendAnswers, type Notice } from './openSurvey';
import { useLinkToken } from './useLinkToken';

/**
 * `/survey#<token>`: a person answers a survey, once, without an account. A link that was never made, was withdrawn or was
 * renewed reads the same; only the person with a link learns that it is answered or that the survey has closed.
 */
export function AnswerPage() {
  const token = useLinkToken();
  return <LinkedSurvey key={token} token={token} />;
}

function LinkedSurvey({ token }: { token: string }) {
  const kept = useMemo(() => keptAnswers(token), [token]);
  const [done, setDone] = useState<{ notice: Notice; unsent: EnteredAnswer[] }>();
  const opened = useQuery({
    queryKey: ['survey link', token],
    queryFn: () => openSurvey(token),
    // Each look counts against the limit of the network, and the questions of an open survey do not change.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const survey = opened.data?.status === 'open' ? opened.data : undefined;
  usePageTitle(survey?.title ?? 'Survey');
  if (done) return <NoticePage {...done} />;
  if (survey) {
    return (
      <AnswerForm
        survey={survey}
        kept={kept}
        send={(answers) => sendAnswers(token, answers)}
        onSent={(notice, answers) => {
          if (isCounted(notice)) kept.forget();
          setDone({ notice, unsent: isCounted(notice) ? [] : enteredAnswers(survey.questions, answers) });
        }}
      />
    );
  }
  if (opened.data && opened.data.status !== 'open') {
    return <NoticePage notice={opened.data} unsent={isCounted(opened.data) ? [] : kept.entered()} />;
  }
  return (
    <AnswerFrame club="" title="Survey">
      {opened.isError ? (
        <ErrorState
          title="The survey could not be opened"
          description={failureReason(opened.error)}
          onRetry={() => void opened.refetch()}
          retrying={opened.isFetching}
        />
      ) : (
        <SkeletonLines $height="18rem" />
      )}
    </AnswerFrame>
  );
}

/** Whether the answers of the link have arrived: these, or earlier ones. */
const isCounted = ({ status }: Notice): boolean => status === 'thanks' || status === 'answered';
