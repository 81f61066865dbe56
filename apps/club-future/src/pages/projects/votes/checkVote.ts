import { start_project_vote } from '@platform/database/raised';
import { project_votes } from '@platform/database/refusals/project_votes';
import { ENTER_DAY, ENTER_TIME } from '@platform/module-kit/screens';

const { rules: said } = project_votes;

/** What a manager has entered of a vote. */
export interface EnteredVote {
  question: string;
  /** One option a line. */
  options: string;
  voterIds: readonly string[];
  quorum: number | null;
  /** `YYYY-MM-DD` and `HH:MM`, on the clocks of the club. */
  day: string;
  time: string;
  closesAt: Date | undefined;
}

/** The options that a text of one a line names. */
export const optionsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What is missing or wrong, in the words of the database, which checks the same. @param now the moment at the club */
export function checkVote({ question, options, voterIds, quorum, day, time, closesAt }: EnteredVote, now: Date) {
  const given = optionsIn(options);
  const isListed =
    given.length >= 2 &&
    given.length <= 6 &&
    given.every((option) => option.length <= 80) &&
    new Set(given.map((option) => option.toLowerCase())).size === given.length;
  const isWhole = quorum !== null && Number.isInteger(quorum) && quorum >= 1;
  return {
    question: question.trim() && question.length <= 200 ? undefined : said.project_votes_question_length,
    options: isListed ? undefined : said.project_votes_options_form,
    voters: voterIds.length > 0 ? undefined : start_project_vote.peopleWhoMayVote.hint,
    quorum: !isWhole
      ? said.project_votes_quorum_range
      : quorum > voterIds.length && voterIds.length > 0
        ? start_project_vote.quorumMoreThanPeople.message
        : undefined,
    day:
      day === '' ? ENTER_DAY : closesAt && closesAt <= now ? start_project_vote.votingMustEndLater.message : undefined,
    time: time === '' ? ENTER_TIME : undefined,
  };
}
