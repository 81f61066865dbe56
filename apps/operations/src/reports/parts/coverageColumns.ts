import { inWords } from '../rules/measure';
import type { Work } from '../source/rows/work';
import type { ReportColumn } from './ReportTable';

/** How many shifts a place or role has, how many of them are open, and the share that is covered. */
export const coverageColumns: readonly ReportColumn<Work>[] = [
  { header: 'Shifts', value: ({ shifts }) => shifts, align: 'end' },
  { header: 'Open', value: ({ openShifts }) => openShifts, align: 'end' },
  {
    header: 'Coverage',
    value: ({ coveragePercent }) => coveragePercent,
    show: ({ coveragePercent }) => inWords(coveragePercent, 'percent'),
    align: 'end',
  },
];
