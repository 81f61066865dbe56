import { moneyInWords, toCents, toDollars } from '@platform/module-kit/screens';
import { sampleClub } from '@platform/sample-club';
import type { BudgetLine } from '../source/rows/budgetLine';
import { sampleRows } from '../demo/sampleRows.testkit';
import {
  comparedInWords,
  draftLines,
  duesOfMember,
  hasResults,
  netOf,
  partInWords,
  sumsOf,
  usageOf,
  varianceOf,
} from './budgetSums';
import { differenceInWords } from './money';

const years = { year: '2025', lastYear: '2024' };
const budget = sampleRows.all('listBudget').flat();
const income = draftLines(budget, 'income', years);
const expense = draftLines(budget, 'expense', years);

test('the sample club spent 73 % of its income last season, and 2.7 % less than planned', () => {
  const [incomeSums, expenseSums] = [sumsOf(income), sumsOf(expense)];
  expect(incomeSums.lastActual).toBe(240_000_00);
  expect(expenseSums.lastActual).toBe(175_200_00);
  expect(expenseSums.lastPlanned).toBe(180_000_00);
  expect(usageOf(incomeSums.lastActual, expenseSums.lastActual)).toBe(73);
  expect(usageOf(incomeSums.planned, expenseSums.planned)).toBe(74.9);
  expect(netOf(incomeSums, expenseSums)).toMatchObject({
    planned: 60_900_00,
    lastActual: 64_800_00,
    difference: -3_900_00,
  });
});

test("computes dues as one member's amount times the members", () => {
  const dues = income.find(({ name }) => name === 'Membership dues');
  expect(dues && duesOfMember(dues, sampleClub.memberCount)).toBe(700_00);
  expect(dues && duesOfMember(dues, 284)).toBeNull();
  expect(dues && duesOfMember(dues, 0)).toBeNull();
  expect(duesOfMember(expense[0]!, sampleClub.memberCount)).toBeNull();
});

test('adds cents exactly', () => {
  const line = (id: string, plannedCents: number): BudgetLine => ({
    id,
    version: 1,
    year: '2025',
    name: id,
    type: 'expense',
    actualCents: null,
    plannedCents,
    isLabor: false,
    projectId: null,
  });
  const lines = Array.from({ length: 1000 }, (_, index) => line(`Line ${index}`, toCents(0.1)));
  expect(sumsOf(draftLines(lines, 'expense', years)).planned).toBe(100_00);
  for (const cents of [1, 29, 1_99, 116_500_10, 100_000_000_000]) expect(toCents(toDollars(cents))).toBe(cents);
});

test('gives no usage without income, and no sums without lines', () => {
  expect(usageOf(0, 5)).toBeNull();
  expect(usageOf(null, 5)).toBeNull();
  expect(sumsOf([])).toEqual({
    planned: null,
    actual: null,
    lastPlanned: null,
    lastActual: null,
    difference: null,
    toDraft: null,
    compared: 0,
    lines: 0,
  });
});

test('shows cents only when there are some', () => {
  expect([182_100_00, 17_20, -400_00, 0, null].map(moneyInWords)).toEqual(['$182,100', '$17.20', '−$400', '$0', '–']);
  expect([3_500_00, -4_00, 0, null].map(differenceInWords)).toEqual(['+$3,500', '−$4', '$0', '–']);
});

describe('the variance of a year', () => {
  const line = (
    name: string,
    plannedCents: number | null,
    actualCents: number | null,
    isLabor = false,
  ): BudgetLine => ({
    id: name,
    version: 1,
    year: '2025',
    name,
    type: 'expense',
    actualCents,
    plannedCents,
    isLabor,
    projectId: null,
  });
  const varianceOfLines = (...lines: BudgetLine[]) => varianceOf(draftLines(lines, 'expense', years), false);

  test('compares only lines that have an actual amount, and counts them', () => {
    const variance = varianceOfLines(
      line('Chemicals', 14_500_00, 15_225_00),
      line('Utilities', 21_500_00, null),
      line('Insurance', 12_600_00, null),
    );
    expect(variance).toEqual({ percent: 5, compared: 1, planned: 3, isLaborOpen: false });
    expect(comparedInWords(variance)).toBe('1 of 3 lines');
  });

  test('leaves lines that wait for their actual amount, and running labor, out of the sums', () => {
    const lines = [
      line('Chemicals', 4_000_00, 4_400_00),
      line('Insurance', 12_600_00, null),
      line('Payroll', 30_000_00, 70_00, true),
    ];
    const running = sumsOf(draftLines(lines, 'expense', years));
    expect(running).toMatchObject({ planned: 46_600_00, actual: 4_470_00, toDraft: 400_00, compared: 1, lines: 3 });
    expect(partInWords(running)).toBe('Compares 1 of 3 lines');
    const dues = sumsOf(draftLines([{ ...line('Dues', 60_000_00, 50_000_00), type: 'income' }], 'income', years));
    expect(partInWords(dues)).toBeUndefined();
    expect(netOf(dues, running)).toMatchObject({ planned: 13_400_00, actual: null, toDraft: null });
    expect(partInWords(netOf(dues, running))).toBe('Once every line has its actual amount');
    const closed = sumsOf(draftLines(lines, 'expense', { ...years, isClosed: true }));
    expect(closed).toMatchObject({ toDraft: 400_00 - 29_930_00, compared: 2, lines: 3 });
  });

  test('reads $0 as an amount, except when the labor comes from a schedule without shifts', () => {
    const spentNothing = [line('Chemicals', 10_000_00, 10_000_00), line('Utilities', 10_000_00, 0)];
    expect(varianceOfLines(...spentNothing)).toMatchObject({ percent: -50, compared: 2 });
    expect(comparedInWords(varianceOfLines(...spentNothing))).toBe('all 2 lines');
    const noShifts = draftLines([line('Payroll', 10_000_00, 0, true)], 'expense', years);
    expect(noShifts).toMatchObject([{ actual: null, toDraft: null }]);
    expect(hasResults(noShifts)).toBe(false);
    expect(comparedInWords(varianceOf(noShifts, true))).toBe('No actual expenses yet');
  });

  test('compares labor only after the season has closed, because before that it covers only a part of the year', () => {
    const lines = [line('Payroll', 100_000_00, 10_000_00, true), line('Chemicals', 10_000_00, 10_500_00)];
    expect(varianceOfLines(...lines)).toEqual({ percent: 5, compared: 1, planned: 2, isLaborOpen: true });
    expect(comparedInWords(varianceOfLines(...lines))).toBe('1 of 2 lines, labor not yet');
    const closed = varianceOf(draftLines(lines, 'expense', years), true);
    expect(closed).toEqual({ percent: -81.4, compared: 2, planned: 2, isLaborOpen: false });
    expect(comparedInWords(closed)).toBe('all 2 lines');
  });

  test('leaves out a line without a plan, and is null without any plan', () => {
    expect(varianceOfLines(line('Gifts', null, 50_00))).toMatchObject({ percent: null, compared: 0, planned: 0 });
    expect(comparedInWords(varianceOfLines(line('Gifts', null, 50_00)))).toBe('No expenses planned');
  });
});
