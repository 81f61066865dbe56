import { failureReason, useQuery, usePageTitle } from '@platform/module-kit';
import { ErrorState, SkeletonLines } from '@platform/ui';
import { useState } from 'react';
import { AnswerForm } from './AnswerForm';
import { AnswerFrame, NoticePage } from './AnswerFrame';
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
  const [done, setDone] = useState<Notice>();
  const opened = useQuery({
    queryKey: ['survey link', token],
    queryFn: () => openSurvey(token),
    // Each look counts against the limit of the network, and the questions of an open survey do not change.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const survey = opened.data?.status === 'open' ? opened.data : undefined;
  usePageTitle(survey?.title ?? 'Survey');
  if (done) return <NoticePage notice={done} />;
  if (survey) {
    return (
      <AnswerForm
        survey={survey}
        keptAs={`post-season-survey ${token}`}
        send={(answers) => sendAnswers(token, answers)}
        onSent={setDone}
      />
    );
  }
  if (opened.data && opened.data.status !== 'open') return <NoticePage notice={opened.data} />;
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
