import type { Distribution } from '../../source/rows/survey';
import { distributionCsv, groupInWords, questionsOf } from './distributions';

const everyone: Distribution = {
  questionId: 'deck',
  question: 'How was the deck?',
  type: 'rating',
  group: null,
  answers: 11,
  counts: [0, 0, 0, 6, 5],
  rating: 4.5,
};
const families = { ...everyone, group: { name: 'Family' }, answers: 6 };
const rest = { ...everyone, group: { name: null }, answers: 5 };
const back = { ...everyone, questionId: 'back', type: 'yes_no' as const, counts: [9, 2], rating: null };

test('puts the groups of a question below everyone', () => {
  const questions = questionsOf([everyone, families, rest, back]);
  expect(questions.map((rows) => rows.map(groupInWords))).toEqual([
    ['Everyone', 'Family', 'Everyone else'],
    ['Everyone'],
  ]);
});

test('writes ratings and answers of yes and no into columns of their own', () => {
  const line = (row: Distribution) => distributionCsv.map(({ value }) => value(row));
  expect(line(families)).toEqual(['How was the deck?', 'Family', 0, 0, 0, 6, 5, null, null, 6, 4.5]);
  expect(line(back)).toEqual(['How was the deck?', 'Everyone', null, null, null, null, null, 9, 2, 11, null]);
});
