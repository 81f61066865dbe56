import { ExportRows } from '@platform/module-kit/screens';
import { Card, CardTitle, Inline, Progress, token } from '@platform/ui';
import { styled } from 'styled-components';
import { answersInWords } from '../../rules/answersInWords';
import type { QuestionResult, Survey } from '../../source/rows/survey';
import { useSeason } from '../postSeason/SeasonContext';

interface QuestionsProps {
  survey: Survey;
  results: readonly QuestionResult[];
  /** Those of the season before: the same words are the same question. */
  before: readonly QuestionResult[];
}

/** The share of positive answers to each question. */
export function Questions({ survey, results, before }: QuestionsProps) {
  const { season, lastSeason } = useSeason();
  const percentBefore = (question: string) => before.find((one) => one.question === question)?.percent ?? null;
  const id = `questions-${survey.id}`;
  return (
    <Card as="section" aria-labelledby={id}>
      <Inline $justify="between">
        <CardTitle id={id}>Positive answers by question</CardTitle>
        <ExportRows fileName={`exit-survey-${season.year}`} columns={answerCsv} rows={results} />
      </Inline>
      {survey.status !== 'closed' && <Small>The answers are counted once the survey has closed.</Small>}
      <Rows role="list">
        {results.map(({ id: questionId, question, type, percent, answers }) => (
          <li key={questionId}>
            <Line>
              <span>{question}</span>
              {percent === null ? (
                <Small>{survey.status === 'closed' ? 'Not enough responses' : '–'}</Small>
              ) : (
                <b>{percent}% positive</b>
              )}
            </Line>
            {percent !== null && <Progress value={percent} label={question} valueText={`${percent}% positive`} />}
            <Line>
              <Small>
                {[
                  survey.status === 'closed' && answersInWords(answers, survey.completed),
                  type === 'rating' && 'positive is 4 or 5 of 5',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Small>
              {percentBefore(question) !== null && (
                <Small>
                  {lastSeason?.year}: {percentBefore(question)}%
                </Small>
              )}
            </Line>
          </li>
        ))}
      </Rows>
    </Card>
  );
}

const answerCsv = [
  { header: 'Question', value: ({ question }: QuestionResult) => question },
  { header: 'Positive (%)', value: ({ percent }: QuestionResult) => percent },
  { header: 'Answers', value: ({ answers }: QuestionResult) => answers },
];

const Rows = styled.ul`
  display: grid;
  gap: ${token.space.md};
  margin: ${token.space.md} 0 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${token.space.md};
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
`;

const Small = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;
