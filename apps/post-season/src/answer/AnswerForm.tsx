import { failureReason, useMutation } from '@platform/module-kit';
import { dayInWords, OneLine, useErrorsOnceTried, useTriedForm } from '@platform/module-kit/screens';
import { Alert, Button, everythingIsRead, Progress, token } from '@platform/ui';
import { useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { AnswerFrame, Lead } from './AnswerFrame';
import { answeredCount, missingAnswers } from './answerRules';
import type { KeptAnswers } from './keptAnswers';
import type { Answer, AskedSurvey, SurveyAnswers } from './openSurvey';
import { QuestionField } from './QuestionField';

interface AnswerFormProps<Sent> {
  survey: AskedSurvey;
  /** Where the browser keeps the answers until they have arrived; undefined to keep none. */
  kept?: KeptAnswers;
  /** Shown on a manager's page, below its own title. */
  isPreview?: boolean;
  send: (answers: SurveyAnswers) => Promise<Sent>;
  onSent: (sent: Sent, answers: SurveyAnswers) => void;
}

/** The questions of a survey, and how many are answered. What was answered stays when sending fails, or on a reload. */
export function AnswerForm<Sent>({ survey, kept, isPreview = false, send, onSent }: AnswerFormProps<Sent>) {
  const { club, title, introduction, closesOn, questions } = survey;
  const [answers, setAnswers] = useState<SurveyAnswers>(() => kept?.read(questions) ?? {});
  const [errors, whenRight] = useErrorsOnceTried(missingAnswers(questions, answers));
  const form = useRef<HTMLFormElement>(null);
  const sending = useMutation({
    mutationFn: () => send(answers),
    onSuccess: (sent) => onSent(sent, answers),
  });
  const onTried = useTriedForm(form, sending.isPending);
  const change = (id: string, answer: Answer) => {
    const now = { ...answers, [id]: answer };
    setAnswers(now);
    kept?.write(questions, now);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.isPending || !everythingIsRead(event.currentTarget)) return;
    whenRight(() => sending.mutate());
    onTried();
  };
  const answered = answeredCount(questions, answers);
  const inWords = `${answered} of ${questions.length} answered`;
  return (
    <AnswerFrame club={club} title={title} isPreview={isPreview}>
      {introduction && <Lead>{introduction}</Lead>}
      <Small>
        Your answers are counted without your name.
        {closesOn && (
          <>
            {' '}
            The last day to answer is <OneLine>{dayInWords(closesOn)}.</OneLine>
          </>
        )}
      </Small>
      <Bar $isPreview={isPreview}>
        <Small>{inWords}</Small>
        <Progress value={answered} max={questions.length} label="Questions answered" valueText={inWords} />
      </Bar>
      <Form ref={form} noValidate aria-label={title} onSubmit={submit}>
        {questions.map((question) => (
          <QuestionField
            key={question.id}
            question={question}
            answer={answers[question.id]}
            error={errors[question.id]}
            onChange={(answer) => change(question.id, answer)}
          />
        ))}
        <Button type="submit" size="lg" wide loading={sending.isPending}>
          Send answers
        </Button>
        {/* Below the button, which would otherwise leave the sight of the person who pressed it. */}
        {sending.isError && (
          <Alert tone="danger" title="Your answers were not sent">
            {failureReason(sending.error)}
          </Alert>
        )}
      </Form>
    </AnswerFrame>
  );
}

const Small = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  font-variant-numeric: tabular-nums;
`;

/* Stays in sight, so that a person on a phone knows how far it is. */
const Bar = styled.div<{ $isPreview: boolean }>`
  position: ${({ $isPreview }) => ($isPreview ? 'static' : 'sticky')};
  z-index: 1;
  top: 0;
  display: grid;
  gap: ${token.space.xxs};
  margin-inline: calc(-1 * ${token.space.gutter});
  padding: ${token.space.xs} ${token.space.gutter};
  background: ${token.color.page};
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.xl};
  /* A field that gets the focus is not hidden by the bar. */
  :is(input, textarea, fieldset) {
    scroll-margin-top: 6rem;
  }
`;
