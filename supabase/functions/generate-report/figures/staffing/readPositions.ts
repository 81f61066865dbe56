import type { ReportSource } from '../../reportDefinition.ts';
import { readClubRows } from '../readClubRows.ts';

/** A job role with its positions. */
export type JobRole = {
  title: string;
  filled: number;
  total: number;
  /** US dollars an hour; null where none is stated. */
  payFrom: number | null;
  payTo: number | null;
};

/** All positions together: a role with more people than positions fills no other one. */
export type Staffing = { filled: number; total: number; percent: number | null };

export interface Positions {
  roles: JobRole[];
  staffing: Staffing;
}

/** The job roles of the club by title, and how far its positions are filled. */
export async function readPositions(source: ReportSource): Promise<Positions> {
  const roles = await readClubRows<JobRole>(source, {
    name: 'job_roles',
    key: ['id'],
    columns: [
      'title',
      'filled:positions_filled',
      'total:positions_total',
      'payFrom:pay_range_min',
      'payTo:pay_range_max',
    ],
  });
  const [staffing = { filled: 0, total: 0, percent: null }] = await readClubRows<Staffing>(source, {
    name: 'recruitment_progress',
    key: ['club_id'],
    columns: ['filled:done', 'total', 'percent'],
  });
  return { roles: roles.sort((one, other) => one.title.localeCompare(other.title, 'en-US')), staffing };
}
