import { absenceOfFigure, knownFigures } from '@platform/contract/reports';
import type { NamedDays } from '../period/period';
import type { Figures } from '../source/rows/figures';
import type { Measure } from './measure';
import type { RowsKind } from './rowsOf';

interface Beside {
  now: Figures | undefined;
  then: Figures | undefined;
  compared: NamedDays | null;
}

/** Builds the measures of a row of figures: the count over the days, and the count in the other season. */
export function besideFigures({ now, then, compared }: Beside) {
  const [known, knownThen] = [now && knownFigures(now), then && knownFigures(then)];
  return (label: string, format: Measure['format'], of: keyof Figures, rows: RowsKind): Measure => {
    const before = knownThen?.[of] ?? null;
    const absence = then && compared ? absenceOfFigure(then, of, compared.name) : null;
    return {
      label,
      format,
      now: known?.[of] ?? null,
      then: before,
      rows,
      ...(absence !== null && { why: absence }),
    };
  };
}
