import { readPages } from '../../_shared/jobs/readPages.ts';
import type { ReportSource } from '../reportDefinition.ts';

/** A job role with its positions. */
export interface Positions {
  title: string;
  filled: number;
  total: number;
}

type RoleRow = { title: string; positions_filled: number; positions_total: number };

/** The job roles of the club, by title. */
export async function readPositions({ context, club }: ReportSource): Promise<Positions[]> {
  const roles: Positions[] = [];
  const pages = readPages<RoleRow>(context, {
    name: 'job_roles',
    key: ['id'],
    columns: ['title', 'positions_filled', 'positions_total'],
    filters: [['club_id', `eq.${club.id}`]],
  });
  for await (const page of pages) {
    roles.push(
      ...page.map(({ title, positions_filled: filled, positions_total: total }) => ({ title, filled, total })),
    );
  }
  return roles.sort((one, other) => one.title.localeCompare(other.title, 'en-US'));
}
