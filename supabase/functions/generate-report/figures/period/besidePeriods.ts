import { absenceOf, absenceOfFigure } from '@platform/contract/reports';
import { formatDays } from '../../formatFigure.ts';
import type { Period, Periods } from './readPeriod.ts';
import { knownPeriod } from '../recorded.ts';
import type { KeyFigure } from '../../reportContent.ts';

/**
 * The value of a key figure, its earlier value, and the reason when one of them is a dash. `absences` has these reasons
 * once for a whole section.
 */
export function besidePeriods({ now, days, then, compared }: Periods) {
  const [known, knownThen] = [knownPeriod(now), then && knownPeriod(then)];
  const absence = absenceOf(now, formatDays(days));
  const absenceThen = then && compared && absenceOf(then, formatDays(compared));
  const sentences = (all: readonly (string | null)[]) => [...new Set(all.filter((sentence) => sentence !== null))];
  return {
    absences: sentences([absence, absenceThen]),
    of: (name: keyof Period): Pick<KeyFigure, 'value' | 'compared' | 'why'> => {
      const why = sentences([
        absenceOfFigure(now, name, formatDays(days)),
        then && compared && absenceOfFigure(then, name, formatDays(compared)),
      ]);
      return {
        value: known[name],
        ...(knownThen && { compared: knownThen[name] }),
        ...(why.length > 0 && { why: why.join(' ') }),
      };
    },
  };
}
