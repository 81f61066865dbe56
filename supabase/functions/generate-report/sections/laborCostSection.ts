import { laborBy, type Labor } from '../figures/labor.ts';
import type { ShiftOfPeriod } from '../figures/readShifts.ts';
import type { Colleague } from '../figures/readStaff.ts';
import { formatFigure } from '../formatFigure.ts';
import type { FigureFormat, ReportSection } from '../reportContent.ts';

interface Grouping {
  id: string;
  heading: string;
  column: { title: string; format: FigureFormat };
  groupOf: (shift: ShiftOfPeriod) => string;
}

/** What the published shifts of the period cost, grouped. */
export function laborCostSection(
  staff: readonly Colleague[],
  shifts: readonly ShiftOfPeriod[],
  { id, heading, column, groupOf }: Grouping,
): ReportSection {
  const groups = [...laborBy(shifts, staff, groupOf)].sort(([one], [other]) => one.localeCompare(other, 'en-US'));
  const total = groups.reduce((sum, [, labor]) => sum + labor.cents, 0) / 100;
  const unpriced = groups.reduce((sum, [, labor]) => sum + labor.unpricedMinutes, 0) / 60;
  const notes = [
    `Labor cost ${formatFigure(total, 'dollars')}: published shifts without breaks, times the hourly rate.`,
  ];
  if (unpriced > 0) {
    notes.push(`${formatFigure(unpriced, 'hours')} hours are by people without an hourly rate and are not in it.`);
  }
  return {
    id,
    heading,
    paragraphs: groups.length > 0 ? notes : ['No published shifts in this period.'],
    ...(groups.length > 0 && {
      barChart: {
        title: 'Labor cost',
        format: 'dollars',
        bars: groups.map(([group, { cents }]) => ({ label: formatFigure(group, column.format), value: cents / 100 })),
      },
      table: {
        columns: [
          column,
          { title: 'Shifts', format: 'count' },
          { title: 'Hours', format: 'hours' },
          { title: 'Labor cost', format: 'dollars' },
        ],
        rows: groups.map(([group, labor]) => [group, labor.shifts, labor.minutes / 60, dollarsOf(labor)]),
      },
    }),
  };
}

function dollarsOf({ cents }: Labor): number {
  return Math.round(cents) / 100;
}
