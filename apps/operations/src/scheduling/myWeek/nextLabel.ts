import type { Shift } from '../source/rows/shift';

/** The label of a person's first shift: the current one, or the next. */
export const nextLabel = ({ startsAt }: Pick<Shift, 'startsAt'>, now: Date): string =>
  Date.parse(startsAt) <= now.getTime() ? 'Shift now' : 'Next shift';
