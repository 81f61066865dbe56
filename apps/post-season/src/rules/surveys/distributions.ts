import type { Distribution } from '../../source/rows/survey';

/** Whose answers are counted. */
export const groupInWords = ({ group }: Distribution): string => (group ? (group.name ?? 'Everyone else') : 'Everyone');

/** The distributions of each question: everyone, then the groups. @param found in the order of the survey */
export function questionsOf(found: readonly Distribution[]): [Distribution, ...Distribution[]][] {
  const questions: [Distribution, ...Distribution[]][] = [];
  for (const one of found) {
    if (one.group === null) questions.push([one]);
    else questions.at(-1)?.push(one);
  }
  return questions;
}

const countIn = (name: string, place: number, type: Distribution['type']) => ({
  header: name,
  value: (row: Distribution) => (row.type === type ? (row.counts[place] ?? 0) : null),
});

/** A table of all questions. */
export const distributionCsv = [
  { header: 'Question', value: ({ question }: Distribution) => question },
  { header: 'Group', value: groupInWords },
  ...['1', '2', '3', '4', '5'].map((name, place) => countIn(name, place, 'rating')),
  ...['Yes', 'No'].map((name, place) => countIn(name, place, 'yes_no')),
  { header: 'Answers', value: ({ answers }: Distribution) => answers },
  { header: 'Mean (1 to 5)', value: ({ rating }: Distribution) => rating },
];
