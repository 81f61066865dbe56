import type { Project } from '../../source/rows/project';
import { isOpen } from './projectStatus';

/** What the open projects cost, in cents. */
export interface Funding {
  total: number;
  approved: number;
  /** What of the total is not approved. */
  pending: number;
  /** Open projects. */
  projects: number;
  /** Open projects without a budget, which no sum counts. */
  unknown: number;
}

/** The funding of a pipeline, as the view `project_funding` computes it. */
export function fundingOf(projects: readonly Pick<Project, 'status' | 'budget'>[]): Funding {
  const open = projects.filter(isOpen);
  const sum = (some: typeof open) => some.reduce((cents, { budget }) => cents + (budget ?? 0), 0);
  const total = sum(open);
  const approved = sum(open.filter(({ status }) => status === 'approved'));
  const unknown = open.filter(({ budget }) => budget === null).length;
  return { total, approved, pending: total - approved, projects: open.length, unknown };
}
