import { createDemoSource } from '../demo/demoSource';
import { resultOf, yearOf } from './budgetOfDays';

const season2024 = { from: '2024-04-01', to: '2024-09-02' };
const season2025 = { from: '2025-04-01', to: '2025-09-01' };
const year = {
  year: '2024',
  incomeCents: 0,
  expenseCents: 100,
  plannedIncomeCents: null,
  plannedExpenseCents: null,
  variancePercent: null,
  isDraft: false,
};

test('the sample club spent 73% of its income in 2024', async () => {
  expect(resultOf(await createDemoSource().listBudgetYears(), season2024)).toEqual({
    incomeCents: 24_000_000,
    expenseCents: 17_520_000,
    netCents: 6_480_000,
    usagePercent: 73,
  });
});

test('gives a draft no result, but still finds it as the year of its days', async () => {
  const years = await createDemoSource().listBudgetYears();
  expect(resultOf(years, season2025)).toBeNull();
  expect(yearOf(years, season2025)).toMatchObject({ year: '2025', isDraft: true });
  expect(yearOf(years, { from: season2024.from, to: season2025.to })).toMatchObject({ year: '2024' });
  expect(yearOf(years, { from: '2019-01-01', to: '2019-12-31' })).toBeNull();
});

test('gives no expense ratio without income', () => {
  expect(resultOf([year], season2024)).toMatchObject({ usagePercent: null, netCents: -100 });
});

test('counts both years for days in two years', () => {
  const both = [year, { ...year, year: '2025', incomeCents: 400 }];
  expect(resultOf(both, { from: '2024-12-01', to: '2025-01-31' })).toMatchObject({
    expenseCents: 200,
    usagePercent: 50,
  });
});
