import type { Season } from '../../source/rows/season';
import { budgetLineName, seasonToBudget } from './budgetLine';

const season = (year: string, isClosed = false): Season => ({
  year,
  startsOn: `${year}-04-01`,
  endsOn: `${year}-09-01`,
  isClosed,
});
const yearFor = (startsOn: string, today: string, seasons = [season('2026'), season('2025'), season('2024', true)]) =>
  seasonToBudget({ startsOn }, seasons, today)?.year;

test('a project goes into the budget of the season that runs or comes next', () => {
  expect(yearFor('', '2025-05-01')).toBe('2025');
  expect(yearFor('', '2025-09-01')).toBe('2025');
  expect(yearFor('', '2025-09-02')).toBe('2026');
});

test('a project that starts after a season goes into a later budget, and one that has started into the next', () => {
  expect(yearFor('2025-10-15', '2025-05-01')).toBe('2026');
  expect(yearFor('2024-10-15', '2025-05-01')).toBe('2025');
});

test('nothing goes into the budget of a closed season, or of one that is not planned yet', () => {
  expect(yearFor('', '2025-05-01', [season('2026'), season('2025', true)])).toBe('2026');
  expect(yearFor('2027-01-01', '2025-05-01')).toBeUndefined();
});

test('a long title is cut to what a budget line takes', () => {
  expect(budgetLineName(`${'a'.repeat(79)} more`)).toBe('a'.repeat(79));
});
