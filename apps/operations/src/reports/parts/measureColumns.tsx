import { changeInWords, inWords, plainOf, type Measure } from '../rules/measure';
import type { NamedDays, Period } from '../period/period';
import type { ReportColumn } from './ReportTable';

/** The columns of a table whose rows are figures: now, then, and how far they are apart. */
export function measureColumns({ days, compared }: Period): ReportColumn<Measure>[] {
  const column = (of: 'now' | 'then', { shortName }: NamedDays): ReportColumn<Measure> => ({
    header: shortName,
    value: (row) => plainOf(row[of], row.format),
    show: (row) => (row[of] === null && row.none !== undefined ? row.none : inWords(row[of], row.format)),
    align: 'end',
  });
  return [
    { header: 'Figure', value: ({ label }) => label },
    column('now', days),
    ...(compared
      ? [
          column('then', compared),
          {
            header: 'Change',
            value: ({ now, then, format }: Measure) =>
              now === null || then === null || then === undefined ? null : plainOf(now - then, format),
            show: changeInWords,
            align: 'end' as const,
          },
        ]
      : []),
  ];
}
