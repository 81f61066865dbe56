import { projectionsOf, ratioOf, staffNeeded } from './workforce';

const years = [
  { year: '2026', members: 340, wageGrowthPercent: 0 },
  { year: '2025', members: 310, wageGrowthPercent: 0 },
  { year: '2027', members: 375, wageGrowthPercent: 4.25 },
];

test('projects the staff, the growth of the budget and the gap to the optimal ratio', () => {
  expect(projectionsOf(years, 24, { planned: 12, optimal: 11 })).toEqual([
    { year: '2025', members: 310, staff: 26, budgetIncrease: 8, optimalStaff: 29, gap: 3 },
    { year: '2026', members: 340, staff: 29, budgetIncrease: 12, optimalStaff: 31, gap: 2 },
    { year: '2027', members: 375, staff: 32, budgetIncrease: 15, optimalStaff: 35, gap: 3 },
  ]);
});

test('gives no growth of the budget for a club without staff', () => {
  expect(projectionsOf(years.slice(0, 1), 0, { planned: 12, optimal: 11 })[0]?.budgetIncrease).toBeNull();
});

test('rounds a ratio, and has none without members or staff', () => {
  expect(ratioOf(285, 24)).toBe(12);
  expect(ratioOf(0, 24)).toBeNull();
  expect(ratioOf(285, 0)).toBeNull();
});

test('rounds the needed staff up', () => {
  expect(staffNeeded(285, 11)).toBe(26);
  expect(staffNeeded(286, 11)).toBe(26);
  expect(staffNeeded(287, 11)).toBe(27);
});
