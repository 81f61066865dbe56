import type { ReportSource } from '../../reportDefinition.ts';
import { readClubRows } from '../readClubRows.ts';

/** A capital project. */
export type Project = {
  title: string;
  priority: 'high' | 'medium' | 'low';
  status: string;
  /** US dollars; null: not known yet. */
  budget: number | null;
  timeline: string | null;
};

/** Cost of the projects that are neither completed nor canceled, in US dollars. */
export type Funding = { projects: number; total: number; approved: number; pending: number };

/** An open wish, with its rank among those to fulfill first. */
export type Wish = { position: number; list: 'board' | 'staff'; item: string; cost: number };

/** The wishes by impact, and their cost in US dollars. */
export type WishMatrix = {
  wishes: number;
  high: number;
  medium: number;
  low: number;
  shortlistedCost: number;
  totalCost: number;
};

/** The projects that are neither completed nor canceled, the largest first. */
export async function readProjects(source: ReportSource): Promise<Project[]> {
  const projects = await readClubRows<Project>(source, {
    name: 'capital_projects',
    key: ['id'],
    columns: ['title', 'priority', 'status', 'budget', 'timeline'],
    filters: [['status', 'not.in.(completed,cancelled)']],
  });
  return projects.sort(
    (one, other) => (other.budget ?? 0) - (one.budget ?? 0) || one.title.localeCompare(other.title, 'en-US'),
  );
}

/** Null for a club without such projects. */
export async function readFunding(source: ReportSource): Promise<Funding | null> {
  const columns = ['projects', 'total', 'approved', 'pending'];
  const [funding] = await readClubRows<Funding>(source, { name: 'project_funding', key: ['club_id'], columns });
  return funding ?? null;
}

/** The wishes in the order the prioritization matrix recommends them. */
export async function readWishes(source: ReportSource): Promise<Wish[]> {
  const wishes = await readClubRows<Wish>(source, {
    name: 'wishlist_recommendations',
    key: ['id'],
    columns: ['position', 'list', 'item', 'cost'],
  });
  return wishes.sort((one, other) => one.position - other.position);
}

/** Null for a club without wishes. */
export async function readWishMatrix(source: ReportSource): Promise<WishMatrix | null> {
  const [matrix] = await readClubRows<WishMatrix>(source, {
    name: 'wishlist_matrix',
    key: ['club_id'],
    columns: ['wishes', 'high', 'medium', 'low', 'shortlistedCost:shortlisted_cost', 'totalCost:total_cost'],
  });
  return matrix ?? null;
}
