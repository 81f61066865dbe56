import { asking, toCents } from '@platform/module-kit/screens';

/** Specification 8.10: shown when a read failed and the server gave no reason. */
export const read = asking('Failed to fetch reports');

export const knownCents = (dollars: number | null): number | null => (dollars === null ? null : toCents(dollars));
