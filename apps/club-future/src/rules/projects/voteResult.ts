import { worded } from '@platform/database';
import { count_vote } from '@platform/database/said';
import type { ProjectVote, VoteOutcome } from '../../source/rows/vote';

/** How many voted for each option of a vote whose ballots are known, in the order of the options. */
export const countsOf = ({ options, voters }: Pick<ProjectVote, 'options' | 'voters'>): number[] =>
  options.map((_, index) => voters.filter(({ option }) => option === index + 1).length);

/** What the ballots of a vote decide, as the database counts them (app.count_vote). */
export function resultOf(vote: ProjectVote): { outcome: VoteOutcome; chosenOption: number | null } {
  const counts = countsOf(vote);
  const most = Math.max(...counts);
  if (vote.ballots < vote.quorum) return { outcome: 'no_quorum', chosenOption: null };
  if (counts.filter((count) => count === most).length > 1) return { outcome: 'tie', chosenOption: null };
  return { outcome: 'chosen', chosenOption: counts.indexOf(most) + 1 };
}

/** The result of a counted vote in sentences, as the history of the project has it. */
export function resultInWords(vote: ProjectVote): string {
  const counts = countsOf(vote);
  const each = vote.options.map((option, index) => `${option} ${counts[index]}`).join(', ');
  return `${each}. ${vote.ballots} of ${vote.voters.length} voted. ${outcomeInWords(vote)}`;
}

/** What came of a counted vote, in a sentence. */
export function outcomeInWords({ outcome, options, chosenOption, quorum }: ProjectVote): string {
  switch (outcome) {
    case 'no_quorum':
      return worded(count_vote.noQuorum, String(quorum));
    case 'tie':
      return count_vote.tie;
    case 'withdrawn':
      return 'Withdrawn.';
    case 'chosen':
      return worded(count_vote.chosen, options[(chosenOption ?? 0) - 1] ?? '');
    case null:
      return 'Not counted yet.';
  }
}

/** Whether a vote has approved its project. */
export const approves = ({ approvingOption, chosenOption }: ProjectVote): boolean =>
  chosenOption !== null && chosenOption === approvingOption;

/** More than half of the people who may vote. */
export const majorityOf = (voters: number): number => Math.floor(voters / 2) + 1;
