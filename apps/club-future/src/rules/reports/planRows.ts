import type { DataRow } from '@platform/contract/saved-reports';
import { toDollars } from '@platform/module-kit/screens';
import type { Project } from '../../source/rows/project';
import type { Wish } from '../../source/rows/wish';

/** The projects as rows of a report. */
export const projectRows = (projects: readonly Project[]): DataRow[] =>
  projects.map(({ title, priority, status, budget, timeline, startsOn, endsOn }) => ({
    title,
    priority,
    status,
    budget: toDollars(budget),
    timeline,
    starts_on: startsOn,
    ends_on: endsOn,
  }));

/** The wishes as rows of a report. */
export const wishRows = (wishes: readonly Wish[]): DataRow[] =>
  wishes.map(({ item, list, priority, impact, timeline, cost, isShortlisted }) => ({
    item,
    list,
    priority,
    impact,
    timeline,
    cost: toDollars(cost),
    shortlisted: isShortlisted ? 'yes' : 'no',
  }));
