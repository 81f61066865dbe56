import type { Shift } from '../source/schedulingSource';

/** What the first shift of a person is called: the one that they are at, or the one to come. */
export const nextLabel = ({ startsAt }: Pick<Shift, 'startsAt'>, now: Date): string =>
  Date.parse(startsAt) <= now.getTime() ? 'Shift now' : 'Next shift';
