import type { NamedDays } from '../period/period';
import { columnInWords, type MeasureFormat } from '../rules/measure';
import type { Work } from '../source/rows/work';
import type { ReportColumn } from './ReportTable';

/**
 * The column with the value of the same place or role in the days to compare with; none without such days or rows.
 * @param what the header before the days, such as `Coverage`
 * @param then the rows of those days
 */
export function columnThen(
  what: string,
  value: (row: Work) => number | null,
  format: MeasureFormat,
  then: readonly Work[],
  compared: NamedDays | null,
): ReportColumn<Work>[] {
  if (!compared || then.length === 0) return [];
  const inWords = columnInWords(then.map(value), format);
  const valueThen = ({ name }: Work) => {
    const same = then.find((row) => row.name === name);
    return same ? value(same) : null;
  };
  return [
    {
      header: `${what} in ${compared.shortName}`,
      value: valueThen,
      show: (row) => inWords(valueThen(row)),
      align: 'end',
    },
  ];
}
