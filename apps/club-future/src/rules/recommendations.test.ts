import type { Workforce } from '../source/rows/workforce';
import { recommendationsOf } from './recommendations';
import { projectionsOf } from './workforce';

const workforce: Workforce = {
  members: 285,
  staff: 24,
  plan: null,
  assumptions: [],
  calendar: { year: '2025', recruitFrom: '2025-01-04', hireFrom: '2025-02-15', opensOn: '2025-05-24' },
};
const projections = projectionsOf(
  [
    { year: '2025', members: 310, wageGrowthPercent: 0 },
    { year: '2027', members: 375, wageGrowthPercent: 4.25 },
  ],
  24,
  { planned: 12, optimal: 11 },
);

test('says how many to hire, what to plan for, the steepest year, and when to begin', () => {
  expect(recommendationsOf(workforce, 11, projections)).toEqual([
    'Hire 2 more people to reach one for every 11 members.',
    'Plan for 32 people by 2027, 8 more than today.',
    'Set aside 28% more for staff in 2027, the steepest year.',
    'Recruit from January 4 and hire from February 15 for the 2025 season.',
  ]);
});

test('says nothing where nothing is missing', () => {
  expect(recommendationsOf({ ...workforce, staff: 40, calendar: null }, 11, [])).toEqual([]);
});
