import { asking, toCents } from '@platform/module-kit/screens';
import { REPORTS_FAILED } from '../failures';

/** Specification 8.10: shown when a read failed and the server gave no reason. */
export const read = asking(REPORTS_FAILED);

export const knownCents = (dollars: number | null): number | null => (dollars === null ? null : toCents(dollars));
