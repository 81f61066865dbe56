import type { Application } from '../source/application';

/** The job role that somebody was hired for; before that, every position that they applied for. */
export const positionsInWords = ({ hiredAs, positions }: Pick<Application, 'hiredAs' | 'positions'>): string =>
  hiredAs ?? positions.map(({ title }) => title).join(', ');
