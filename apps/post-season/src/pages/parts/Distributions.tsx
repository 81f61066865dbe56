import { Loaded } from '@platform/module-kit';
import { ExportRows } from '@platform/module-kit/screens';
import { Card, CardTitle, type Column, DataTable, Inline, SkeletonTable, Stack, token } from '@platform/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { distributionCsv, groupInWords, questionsOf } from '../../rules/surveys/distributions';
import { SURVEYS_FAILED } from '../../source/failures';
import { useDistributions } from '../../source/queries';
import type { Distribution, Survey } from '../../source/rows/survey';
import { AnswerKey, AnswerSpread } from './AnswerSpread';

/** How many gave each answer to the questions of a survey, of everyone and by group; nothing without enough answers. */
export function Distributions({ survey }: { survey: Survey }) {
  const id = `distributions-${survey.id}`;
  return (
    <Loaded
      query={useDistributions(survey.id)}
      label="the answers"
      failure={SURVEYS_FAILED}
      shape={<SkeletonTable rows={4} />}
    >
      {(found) =>
        found.length > 0 && (
          <Card as="section" aria-labelledby={id}>
            <Stack $gap="md">
              <Inline $justify="between">
                <CardTitle id={id}>Answers by value: {survey.title}</CardTitle>
                <ExportRows fileName="answers-by-value" columns={distributionCsv} rows={found} />
              </Inline>
              {questionsOf(found).map(([everyone, ...groups]) => (
                <Question key={everyone.questionId} everyone={everyone} groups={groups} />
              ))}
            </Stack>
          </Card>
        )
      }
    </Loaded>
  );
}

interface QuestionProps {
  everyone: Distribution;
  groups: readonly Distribution[];
}

function Question({ everyone, groups }: QuestionProps) {
  const { question, type } = everyone;
  const isRating = type === 'rating';
  return (
    <div>
      <Asked>{question}</Asked>
      <AnswerKey names={isRating ? ratings : noYes} />
      <DataTable
        label={question}
        columns={isRating ? ratingColumns : yesNoColumns}
        rows={[everyone, ...groups]}
        rowKey={groupInWords}
        rowName={groupInWords}
        cards="phone"
      />
    </div>
  );
}

const group: Column<Distribution> = { key: 'group', header: 'Group', cell: groupInWords };
const answers: Column<Distribution> = { key: 'answers', header: 'Answers', cell: (row) => row.answers, align: 'end' };

/** Room for three digits, so that the counts stay apart where columns stand close. */
const Count = styled.span`
  display: inline-block;
  min-width: 1.75rem;
`;

const ratings = ['1', '2', '3', '4', '5'];
const noYes = ['No', 'Yes'];

const countsOf = (names: readonly string[]): Column<Distribution>[] =>
  names.map((header, place) => ({
    key: header,
    header,
    cell: (row) => <Count>{row.counts[place] ?? 0}</Count>,
    align: 'end',
    onPhone: 'away',
  }));

const spreadOf = (spread: (row: Distribution) => ReactNode): Column<Distribution> => ({
  key: 'spread',
  header: 'Spread',
  cell: spread,
  onPhone: 'line',
});

const ratingColumns: readonly Column<Distribution>[] = [
  group,
  {
    key: 'mean',
    header: 'Mean',
    cell: ({ rating }) => <b>{rating?.toFixed(1) ?? '–'}</b>,
    align: 'end',
    onPhone: 'beside',
  },
  spreadOf(({ counts }) => <AnswerSpread counts={counts} names={ratings} />),
  ...countsOf(ratings),
  answers,
];

const yesNoColumns: readonly Column<Distribution>[] = [
  group,
  {
    key: 'share',
    header: 'Positive',
    cell: (row) => <b>{Math.round((100 * (row.counts[0] ?? 0)) / row.answers)}%</b>,
    align: 'end',
    onPhone: 'beside',
  },
  spreadOf(({ counts }) => <AnswerSpread counts={[...counts].reverse()} names={noYes} />),
  ...countsOf(['Yes', 'No']),
  answers,
];

const Asked = styled.h3`
  margin-bottom: ${token.space.xs};
  font-size: ${token.size.md};
  font-weight: ${token.weight.medium};
`;
