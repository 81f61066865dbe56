import { ExportRows, momentInWords, Quiet } from '@platform/module-kit/screens';
import { Card, CardTitle, Inline, Progress } from '@platform/ui';
import { answersInWords } from '../../rules/surveys/answersInWords';
import { resultsShowFrom, waitsForResults } from '../../rules/surveys/surveyStatus';
import type { QuestionResult, Survey } from '../../source/rows/survey';
import { usePostSeasonSource } from '../../source/usePostSeasonSource';
import { useSeason } from '../postSeason/SeasonContext';
import { MeasureLine, Measures } from '../parts/measures';

interface QuestionsProps {
  survey: Survey;
  results: readonly QuestionResult[];
  /** Those of the season before: the same words are the same question. */
  before: readonly QuestionResult[];
}

/** The share of positive answers to each question. */
export function Questions({ survey, results, before }: QuestionsProps) {
  const { season, lastSeason } = useSeason();
  const { now, timeZone } = usePostSeasonSource();
  const waits = waitsForResults(survey, now());
  const percentBefore = (question: string) => before.find((one) => one.question === question)?.percent ?? null;
  const id = `questions-${survey.id}`;
  return (
    <Card as="section" aria-labelledby={id}>
      <Inline $justify="between">
        <CardTitle id={id}>Positive answers by question</CardTitle>
        <ExportRows fileName={`exit-survey-${season.year}`} columns={answerCsv} rows={results} />
      </Inline>
      {waits && (
        <Quiet>
          {survey.closesOn
            ? `Results show from ${momentInWords(resultsShowFrom(survey.closesOn), timeZone)}, once the last day is over in every time zone.`
            : 'Results show after the last day. This survey has none.'}
        </Quiet>
      )}
      <Measures role="list">
        {results.map(({ id: questionId, question, type, percent, answers }) => (
          <li key={questionId}>
            <MeasureLine>
              <span>{question}</span>
              {percent === null ? <Quiet>{waits ? '–' : 'Not enough responses'}</Quiet> : <b>{percent}% positive</b>}
            </MeasureLine>
            {percent !== null && <Progress value={percent} label={question} valueText={`${percent}% positive`} />}
            <MeasureLine>
              <Quiet>
                {[!waits && answersInWords(answers, survey.completed), type === 'rating' && 'positive is 4 or 5 of 5']
                  .filter(Boolean)
                  .join(' · ')}
              </Quiet>
              {percentBefore(question) !== null && (
                <Quiet>
                  {lastSeason?.year}: {percentBefore(question)}%
                </Quiet>
              )}
            </MeasureLine>
          </li>
        ))}
      </Measures>
    </Card>
  );
}

const answerCsv = [
  { header: 'Question', value: ({ question }: QuestionResult) => question },
  { header: 'Positive (%)', value: ({ percent }: QuestionResult) => percent },
  { header: 'Answers', value: ({ answers }: QuestionResult) => answers },
];
