import { fullyFunded, percentFunded, reserveStrength } from './funding';
import { fundingGoals } from './fundingGoals';
import { neededContribution, projectionOf } from './projection';
import type { Component, Plan } from './study';

const component = (name: string, usefulYears: number, remainingYears: number, cost: number): Component => ({
  name,
  usefulYears,
  remainingYears,
  cost,
});
const roof = component('Roof', 20, 5, 100_000_00);
const pump = component('Pump', 4, 1, 10_000_00);
const plan: Plan = {
  studyYear: '2025',
  balance: 50_000_00,
  yearlyContribution: 10_000_00,
  inflationPercent: 3,
  interestPercent: 2,
};

test('is fully funded with cost × age ÷ useful life', () => {
  // 100,000 × 15 ÷ 20, and 10,000 × 3 ÷ 4.
  expect(fullyFunded([roof, pump])).toBe(82_500_00);
  expect(percentFunded(50_000_00, 82_500_00)).toBe(61);
  expect(percentFunded(50_000_00, fullyFunded([]))).toBeNull();
});

test('pays interest on the balance before, takes the contribution, and replaces at the prices of the year', () => {
  const [first, second] = projectionOf(plan, [roof, pump]);
  expect(first).toMatchObject({ year: 2025, interest: 1_000_00, spending: 0, replaced: [], balance: 61_000_00 });
  // 61,000 + 1,220 + 10,000 − 10,300.
  expect(second).toMatchObject({ year: 2026, spending: 10_300_00, replaced: ['Pump'], balance: 61_920_00 });
});

test('replaces a component each time its useful life is over', () => {
  const years = projectionOf(plan, [pump]).filter(({ replaced }) => replaced.length > 0);
  expect(years.map(({ year }) => year)).toEqual([2026, 2030, 2034, 2038, 2042]);
});

test('counts a replaced component as new, and lets it wear again', () => {
  const still = { ...plan, inflationPercent: 0, interestPercent: 0, yearlyContribution: 0, balance: 10_000_00 };
  const [before, replaced, after] = projectionOf(still, [pump]);
  expect(before?.funded).toBe(133);
  expect(replaced).toMatchObject({ balance: 0, funded: null });
  expect(after?.funded).toBe(0);
});

test.each([
  [plan, [roof, pump]],
  [{ ...plan, balance: 0, interestPercent: 0 }, [roof, pump]],
  [{ ...plan, balance: 0, interestPercent: 5 }, [component('Pool', 8, 0, 30_000_00)]],
])('needs the smallest contribution with which no year ends below zero (%#)', (given, components) => {
  const needed = neededContribution(given, components);
  const lowest = (yearlyContribution: number) =>
    Math.min(...projectionOf({ ...given, yearlyContribution }, components).map(({ balance }) => balance));
  expect(lowest(needed)).toBeGreaterThanOrEqual(0);
  expect(lowest(needed - 5_00)).toBeLessThan(0);
});

test('names what each goal takes: no year below zero, and the last year at the goal', () => {
  // The pool is due after the study, so that it wears without being replaced.
  const components = [pump, component('Pool', 40, 30, 300_000_00)];
  const [today, baseline, threshold, full] = fundingGoals(plan, components);
  expect(today?.contribution).toBe(plan.yearlyContribution);
  expect(baseline?.contribution).toBe(neededContribution(plan, components));
  expect([threshold?.funded, full?.funded]).toEqual([70, 100]);
  for (const goal of [baseline, threshold, full]) expect(goal?.lowest).toBeGreaterThanOrEqual(0);
  expect(threshold?.contribution).toBeGreaterThan(baseline?.contribution ?? Infinity);
  expect(full?.contribution).toBeGreaterThan(threshold?.contribution ?? Infinity);
});

test('a goal never lets the reserve run out on the way', () => {
  // A roof that is due at once, and new when the study ends.
  const soon = component('Roof', 20, 0, 100_000_00);
  expect(fundingGoals({ ...plan, balance: 0 }, [soon]).slice(1)).toEqual(
    [0, 70, 100].map((percent) => expect.objectContaining({ percent, contribution: 100_000_00, lowest: 0 })),
  );
});

test('needs no contribution where the reserve is enough', () => {
  expect(neededContribution({ ...plan, balance: 10_000_000_00 }, [roof])).toBe(0);
});

test.each([
  [0, 'poor'],
  [29, 'poor'],
  [30, 'fair'],
  [69, 'fair'],
  [70, 'good'],
  [130, 'good'],
])('a reserve that is %i percent funded is %s', (percent, strength) => {
  expect(reserveStrength(percent)).toBe(strength);
});
