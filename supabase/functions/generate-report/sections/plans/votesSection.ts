import type { Vote } from '../../figures/plans/readVotes.ts';
import type { ReportSection } from '../../reportContent.ts';

/** How the board voted on the projects. */
export function votesSection(votes: readonly Vote[], timeZone: string): ReportSection {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone });
  return {
    id: 'votes',
    heading: 'Votes',
    paragraphs: votes.length === 0 ? ['No project has been voted on.'] : [],
    ...(votes.length > 0 && {
      table: {
        columns: [
          { title: 'Project', format: 'text' },
          { title: 'Question', format: 'text' },
          { title: 'Ends', format: 'text' },
          { title: 'Result', format: 'text' },
        ],
        rows: votes.map((vote) => [vote.project, vote.question, day.format(new Date(vote.closesAt)), resultOf(vote)]),
      },
    }),
  };
}

function resultOf(vote: Vote): string {
  const { options, counts, outcome, chosenOption, ballots, voters, quorum } = vote;
  if (outcome === null) return `Open: ${ballots} of ${voters} voted`;
  if (outcome === 'withdrawn') return 'Withdrawn';
  const each = options.map((option, index) => `${option} ${counts[index] ?? 0}`).join(', ');
  if (outcome === 'tie') return `${each}. A tie`;
  if (outcome === 'no_quorum') return `${each}. No quorum: ${quorum} had to vote`;
  return `${each}. Chosen: ${options[(chosenOption ?? 0) - 1] ?? ''}`;
}
