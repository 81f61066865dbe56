import { asking } from '@platform/module-kit/screens';

/** Specification 8.10: said when a read failed and the server gave no reason. */
export const read = asking('Failed to fetch reports');

/** US dollars, as the database sends them, in whole cents. */
export const centsOf = (dollars: number): number => Math.round(dollars * 100);
export const knownCents = (dollars: number | null): number | null => (dollars === null ? null : centsOf(dollars));
