import {
  sampleBudget,
  sampleChecklists,
  sampleChecklistTemplates,
  sampleClub,
  sampleDailyLogs,
  sampleFormTemplates,
  sampleIncidents,
  sampleLaborBudgets,
  samplePastShifts,
  samplePools,
  sampleReports,
  sampleTickets,
  sampleVendors,
  sampleWaterReadings,
} from '../index';

const now = Date.parse(sampleClub.clock);

test('nothing happened after the moment at which the club stands still', () => {
  const moments = [
    ...sampleChecklists.flatMap(({ items }) => items.map(({ completedAt }) => completedAt)),
    ...sampleDailyLogs.map(({ date, time }) => `${date}T${time}:00-04:00`),
    ...sampleIncidents.map(({ occurredAt }) => occurredAt),
    ...sampleWaterReadings.map(({ takenAt }) => takenAt),
    ...sampleTickets.flatMap(({ openedAt, resolvedAt, events }) => [
      openedAt,
      resolvedAt,
      ...events.map(({ happenedAt }) => happenedAt),
    ]),
    ...sampleVendors.flatMap(({ visits }) => visits.map(({ visitedOn }) => visitedOn)),
    ...samplePastShifts.map(({ endsAt }) => endsAt),
    ...sampleReports.map(({ createdAt }) => createdAt),
  ].filter((moment) => moment !== null);
  expect(moments.length).toBeGreaterThan(100);
  expect(moments.filter((moment) => !(Date.parse(moment) <= now))).toEqual([]);
});

test('every id is used once', () => {
  const ids = [
    ...sampleChecklistTemplates.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]),
    ...sampleChecklists.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]),
    ...sampleVendors.flatMap(({ id, visits }) => [id, ...visits.map((visit) => visit.id)]),
    ...sampleTickets.flatMap(({ id, events }) => [id, ...events.map((event) => event.id)]),
    ...[
      sampleBudget,
      sampleDailyLogs,
      sampleFormTemplates,
      sampleIncidents,
      sampleLaborBudgets,
      samplePastShifts,
      samplePools,
      sampleReports,
      sampleWaterReadings,
    ].flatMap((rows) => rows.map(({ id }) => id)),
  ];
  expect(new Set(ids).size).toBe(ids.length);
});

test('an item is completed exactly when it says at what moment', () => {
  const items = sampleChecklists.flatMap((checklist) => checklist.items);
  expect(items.filter(({ completed, completedAt }) => completed !== (completedAt !== null))).toEqual([]);
});

test('gives no one two shifts on a day of the past weeks', () => {
  const days = samplePastShifts.map(({ staffId, startsAt }) => `${staffId} ${startsAt.slice(0, 10)}`);
  expect(new Set(days).size).toBe(54);
});

test('the budget of 2024 is the one of the product decisions', () => {
  const sum = (type: string, of: 'amount' | 'plannedAmount') =>
    sampleBudget
      .filter((category) => category.year === '2024' && category.type === type)
      .reduce((total, category) => total + (category[of] ?? 0), 0);
  expect([sum('income', 'amount'), sum('expense', 'amount'), sum('expense', 'plannedAmount')]).toEqual([
    240_000, 175_200, 180_000,
  ]);
});
