import { type Known, knownFigures } from '@platform/contract/reports';
import type { Period } from './period/readPeriod.ts';

/** The figures, with null where nothing is on record. The use of the budget needs no record of the days. */
export const knownPeriod = ({ usagePercent, ...counted }: Period): Known<Period> => ({
  ...knownFigures(counted),
  usagePercent,
});
