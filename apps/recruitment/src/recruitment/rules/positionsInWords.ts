import type { Application } from '../source/rows/application';

/** The job role of a hired applicant; before hiring, every position they applied for. */
export const positionsInWords = ({ hiredAs, positions }: Pick<Application, 'hiredAs' | 'positions'>): string =>
  hiredAs ?? positions.map(({ title }) => title).join(', ');
