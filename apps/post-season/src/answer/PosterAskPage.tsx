import { isEmailAddress } from '@platform/contract';
import { failureReason, useMutation, usePageTitle, useQuery } from '@platform/module-kit';
import { ENTER_EMAIL, rowId, useErrorsOnceTried, useTriedForm } from '@platform/module-kit/screens';
import { survey_invitations } from '@platform/database/refusals/survey_invitations';
import { Alert, Button, ErrorState, SkeletonLines, Stack, TextField } from '@platform/ui';
import { useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { AnswerFrame, Lead, NoticePage } from './AnswerFrame';
import { askForLink, openPoster, type Notice } from './openSurvey';

/** `/survey/poster/<id of the survey>`: a person who scanned the poster asks for their own link, by their email address. */
export function PosterAskPage() {
  // A code that was not read whole opens what no survey has: the page says that it is not known.
  const surveyId = rowId().read(useParams().surveyId ?? '');
  const [done, setDone] = useState<Notice>();
  const opened = useQuery({
    queryKey: ['survey poster', surveyId],
    queryFn: () => openPoster(surveyId),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const survey = opened.data?.status === 'open' ? opened.data : undefined;
  usePageTitle(survey?.title ?? 'Survey');
  if (done) return <NoticePage notice={done} />;
  if (opened.data && opened.data.status !== 'open') return <NoticePage notice={opened.data} />;
  return (
    <AnswerFrame club={survey?.club ?? ''} title={survey?.title ?? 'Survey'}>
      {survey && <AddressForm surveyId={surveyId} onSent={setDone} />}
      {!survey && opened.isError && (
        <ErrorState
          title="The survey could not be opened"
          description={failureReason(opened.error)}
          onRetry={() => void opened.refetch()}
          retrying={opened.isFetching}
        />
      )}
      {!survey && !opened.isError && <SkeletonLines $height="12rem" />}
    </AnswerFrame>
  );
}

function AddressForm({ surveyId, onSent }: { surveyId: string; onSent: (notice: Notice) => void }) {
  const [email, setEmail] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const [errors, whenRight] = useErrorsOnceTried({ email: problemOf(email.trim()) });
  const asking = useMutation({ mutationFn: () => askForLink(surveyId, email.trim()), onSuccess: onSent });
  const onTried = useTriedForm(form, asking.isPending);
  return (
    <Stack
      as="form"
      ref={form}
      $gap="md"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (asking.isPending) return;
        whenRight(() => asking.mutate());
        onTried();
      }}
    >
      <Lead>
        Everyone answers once. Enter the email address that your club knows, and your own link comes by email. Your
        answers are counted without your name.
      </Lead>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        limit={254}
        value={email}
        error={errors.email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" size="lg" wide loading={asking.isPending}>
        Email me my link
      </Button>
      {asking.isError && (
        <Alert tone="danger" title="Your address was not sent">
          {failureReason(asking.error)}
        </Alert>
      )}
    </Stack>
  );
}

function problemOf(email: string): string | undefined {
  if (email === '') return ENTER_EMAIL;
  return isEmailAddress(email) ? undefined : survey_invitations.rules.survey_invitations_email_form;
}
