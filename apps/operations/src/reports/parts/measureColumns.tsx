import { Link } from '@platform/module-kit';
import { styled } from 'styled-components';
import { changeInWords, inWords, plainOf, type Measure } from '../rules/measure';
import type { NamedDays, Period } from '../period/period';
import type { useRowsOf } from '../period/useRowsOf';
import type { ReportColumn } from './ReportTable';

/** The columns of a table of figures: now and then, each linked to its rows, and the difference. */
export function measureColumns(
  { days, compared }: Period,
  rowsOf: ReturnType<typeof useRowsOf>,
): ReportColumn<Measure>[] {
  const column = (of: 'now' | 'then', named: NamedDays): ReportColumn<Measure> => ({
    header: named.shortName,
    value: (row) => plainOf(row[of], row.format),
    show: (row) => {
      const { rows, none, format } = row;
      const value = row[of];
      if (value === null && none !== undefined) return <Words>{none}</Words>;
      const words = inWords(value, format);
      const to = rows && typeof value === 'number' ? rowsOf(rows, named) : undefined;
      return to === undefined ? words : <Link to={to}>{words}</Link>;
    },
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

/** Text in a column of numbers. It wraps, so that a phone has room for the next column. */
const Words = styled.span`
  display: inline-block;
  max-width: 6em;
  white-space: normal;
`;
