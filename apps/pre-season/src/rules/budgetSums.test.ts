import { sampleClub } from '@platform/sample-club';
import type { BudgetLine } from '../source/budgetLine';
import { freshDemoState } from '../demo/demoState';
import { draftLines, duesOfMember, netOf, sumsOf, usageOf } from './budgetSums';
import { differenceInWords, moneyInWords, toCents, toDollars } from './money';

const years = { year: '2025', lastYear: '2024' };
const { budget } = freshDemoState();
const income = draftLines(budget, 'income', years);
const expense = draftLines(budget, 'expense', years);

test('the sample club spent 73 % of its income last season, and 2.7 % less than it had planned', () => {
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

test('dues are what one member pays, times the members', () => {
  const dues = income.find(({ name }) => name === 'Membership dues');
  expect(dues && duesOfMember(dues, sampleClub.memberCount)).toBe(700_00);
  expect(dues && duesOfMember(dues, 284)).toBeNull();
  expect(dues && duesOfMember(dues, 0)).toBeNull();
  expect(duesOfMember(expense[0]!, sampleClub.memberCount)).toBeNull();
});

test('cents are added exactly', () => {
  const line = (id: string, plannedCents: number): BudgetLine => ({
    id,
    version: 1,
    year: '2025',
    name: id,
    type: 'expense',
    actualCents: 0,
    plannedCents,
    isLabor: false,
  });
  const lines = Array.from({ length: 1000 }, (_, index) => line(`Line ${index}`, toCents(0.1)));
  expect(sumsOf(draftLines(lines, 'expense', years)).planned).toBe(100_00);
  for (const cents of [1, 29, 1_99, 116_500_10, 100_000_000_000]) expect(toCents(toDollars(cents))).toBe(cents);
});

test('without income, or without lines, there is nothing to divide or compare', () => {
  expect(usageOf(0, 5)).toBeNull();
  expect(usageOf(null, 5)).toBeNull();
  expect(sumsOf([])).toEqual({
    planned: null,
    actual: null,
    lastPlanned: null,
    lastActual: null,
    difference: null,
    toDraft: null,
  });
});

test('amounts say their cents only where there are some', () => {
  expect([182_100_00, 17_20, 0, null].map(moneyInWords)).toEqual(['$182,100', '$17.20', '$0', '–']);
  expect([3_500_00, -4_00, 0, null].map(differenceInWords)).toEqual(['+$3,500', '−$4', '$0', '–']);
});
