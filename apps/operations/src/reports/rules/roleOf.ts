import type { Work } from '../source/rows/work';

/** The role of a line of work. */
export const roleOf = ({ name }: Pick<Work, 'name'>): string => name ?? 'No role given';
