import { styled } from 'styled-components';
import { changeInWords, inWords, plainOf, type Measure } from '../rules/measure';
import type { NamedDays, Period } from '../period/period';
import type { ReportColumn } from './ReportTable';

/** The columns of a table whose rows are figures: now, then, and how far they are apart. */
export function measureColumns({ days, compared }: Period): ReportColumn<Measure>[] {
  const column = (of: 'now' | 'then', { shortName }: NamedDays): ReportColumn<Measure> => ({
    header: shortName,
    value: (row) => plainOf(row[of], row.format),
    show: (row) =>
      row[of] === null && row.none !== undefined ? <Words>{row.none}</Words> : inWords(row[of], row.format),
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
    { header: 'Note', value: ({ why }) => why ?? null, inFileOnly: true },
  ];
}

/** Words in a column of numbers: they break, so that a phone has room for the next column. */
const Words = styled.span`
  display: inline-block;
  max-width: 6em;
  white-space: normal;
`;
