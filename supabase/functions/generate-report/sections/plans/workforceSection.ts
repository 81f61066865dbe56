import type { Projection, Workforce } from '../../figures/plans/readWorkforce.ts';
import { formatFigure } from '../../formatFigure.ts';
import type { ReportSection } from '../../reportContent.ts';

/** How many people the club has for its members, how many it will need, and what to do about it. */
export function workforceSection(
  workforce: Workforce,
  projections: readonly Projection[],
  recommendations: readonly string[],
): ReportSection {
  const { members, staff, ratio, optimalRatio, optimalStaff, gap } = workforce;
  return {
    id: 'workforce',
    heading: 'Workforce planning',
    paragraphs: ['As of today, and for the years that the club has assumptions for.'],
    keyFigures: [
      { label: 'Members', value: members, format: 'count' },
      { label: 'Staff', value: staff, format: 'count' },
      {
        label: 'Staff to members',
        value: ratio === null ? null : `1:${ratio}`,
        format: 'text',
        note: optimalRatio === null ? 'no optimum is set' : `optimal 1:${formatFigure(optimalRatio, 'decimal')}`,
      },
      {
        label: 'Missing to the optimum',
        value: gap === null ? null : Math.max(gap, 0),
        format: 'count',
        note: optimalStaff === null ? 'no optimum is set' : `of ${optimalStaff} people`,
      },
    ],
    list: [...recommendations],
    ...(projections.length > 0 && {
      table: {
        columns: [
          { title: 'Year', format: 'text' },
          { title: 'Members', format: 'count' },
          { title: 'Staff needed', format: 'count' },
          { title: 'At the optimum', format: 'count' },
          { title: 'Budget increase', format: 'percent' },
        ],
        rows: projections.map((year) => [
          year.year,
          year.members,
          year.staffNeeded,
          year.optimalStaffNeeded,
          year.budgetIncrease,
        ]),
      },
    }),
  };
}
