import { readAsPerson } from '../../../_shared/jobs/readAsPerson.ts';
import type { ReportSource } from '../../reportDefinition.ts';

/** A vote on a capital project. */
export interface Vote {
  project: string;
  question: string;
  options: string[];
  quorum: number;
  /** How many have voted. */
  ballots: number;
  /** Null until the result is counted. */
  outcome: 'chosen' | 'tie' | 'no_quorum' | 'withdrawn' | null;
  /** Counted from 1. */
  chosenOption: number | null;
  /** ISO 8601. */
  closesAt: string;
  /** How many may vote. */
  voters: number;
  /** How many voted for each option; empty until the result is counted. */
  counts: number[];
}

interface VoteRow {
  question: string;
  options: string[];
  quorum: number;
  ballots: number;
  outcome: Vote['outcome'];
  chosen_option: number | null;
  closes_at: string;
  capital_projects: { title: string };
  project_voters: { id: string }[];
  project_ballots: { option: number }[];
}

/** The most votes that a deck lists. */
const MOST = 40;

/** The votes on the club's projects, the newest first. */
export async function readVotes({ context, club }: ReportSource): Promise<Vote[]> {
  const query = new URLSearchParams({
    select:
      'question,options,quorum,ballots,outcome,chosen_option,closes_at,capital_projects(title),project_voters(id),project_ballots(option)',
    club_id: `eq.${club.id}`,
    order: 'created_at.desc,id',
    limit: String(MOST),
  });
  const rows = await readAsPerson<VoteRow>(context, `project_votes?${query.toString()}`);
  return rows.map((row) => ({
    project: row.capital_projects.title,
    question: row.question,
    options: row.options,
    quorum: row.quorum,
    ballots: row.ballots,
    outcome: row.outcome,
    chosenOption: row.chosen_option,
    closesAt: row.closes_at,
    voters: row.project_voters.length,
    counts: isOpened(row.outcome) ? countsOf(row) : [],
  }));
}

const isOpened = (outcome: Vote['outcome']) => outcome !== null && outcome !== 'withdrawn';

const countsOf = ({ options, project_ballots: ballots }: VoteRow) =>
  options.map((_, index) => ballots.filter(({ option }) => option === index + 1).length);
