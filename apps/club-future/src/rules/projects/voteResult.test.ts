import type { ProjectVote } from '../../source/rows/vote';
import { approves, majorityOf, resultInWords, resultOf } from './voteResult';

const voteWith = (...ballots: (number | null)[]): ProjectVote => ({
  id: '1',
  question: 'Build it?',
  options: ['Approve', 'Decline'],
  approvingOption: 1,
  quorum: 2,
  closesAt: '2025-05-08T22:00:00.000Z',
  ballots: ballots.filter((option) => option !== null).length,
  outcome: null,
  chosenOption: null,
  voters: ballots.map((option, index) => ({ id: String(index), name: `Voter ${index}`, isReader: false, option })),
});

test.each([
  [[1, 1, 2], 'chosen', 1, true, 'Approve 2, Decline 1. 3 of 3 voted. Chosen: Approve.'],
  [[2, 2, null], 'chosen', 2, false, 'Approve 0, Decline 2. 2 of 3 voted. Chosen: Decline.'],
  [[1, 2], 'tie', null, false, 'Approve 1, Decline 1. 2 of 2 voted. A tie: nothing was chosen.'],
  [[1, null], 'no_quorum', null, false, 'Approve 1, Decline 0. 1 of 2 voted. No quorum: 2 had to vote.'],
] as const)('ballots %j: %s', (ballots, outcome, chosenOption, isApproved, words) => {
  const vote = voteWith(...ballots);
  expect(resultOf(vote)).toEqual({ outcome, chosenOption });
  const counted = { ...vote, outcome, chosenOption };
  expect(approves(counted)).toBe(isApproved);
  expect(resultInWords(counted)).toBe(words);
});

test('a majority is more than half', () => {
  expect([1, 2, 3, 4, 7].map(majorityOf)).toEqual([1, 2, 2, 3, 4]);
});
