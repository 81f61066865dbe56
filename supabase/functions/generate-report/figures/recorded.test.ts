import type { Period } from './period/readPeriod.ts';
import { absenceOf, absenceOfFigure, knownPeriod, LABOR_NOT_READ } from './recorded.ts';

const nothing: Period = {
  shifts: 0,
  openShifts: 0,
  coveragePercent: null,
  hours: 0,
  laborCost: 0,
  incidents: 0,
  safetyScore: 100,
  ticketsOpened: 0,
  ticketsResolved: 0,
  dailyLogs: 0,
  waterReadings: 0,
  readingsOutOfRange: 0,
  vendorVisits: 0,
  itemsCompleted: 0,
  usagePercent: null,
};

test('days without any row have no figures', () => {
  expect(new Set(Object.values(knownPeriod(nothing)))).toEqual(new Set([null]));
  expect(absenceOf(nothing, '2024')).toBe('Nothing is recorded for 2024.');
});

test('days with an incident and no shift have no hours and no labor', () => {
  const period = { ...nothing, incidents: 1, safetyScore: 99 };
  expect(knownPeriod(period)).toMatchObject({ hours: null, laborCost: null, incidents: 1, ticketsOpened: 0 });
  expect(absenceOf(period, '2024')).toBe('No shifts are recorded for 2024.');
});

test('days with shifts have real zeroes', () => {
  const period = { ...nothing, shifts: 2, openShifts: 2, coveragePercent: 0 };
  expect(knownPeriod(period)).toEqual({ ...period, readingsOutOfRange: null });
  expect(absenceOf(period, '2024')).toBeNull();
});

test('labor that a person may not read is a dash with that reason', () => {
  const period = { ...nothing, shifts: 1, hours: 6, laborCost: null };
  expect(absenceOfFigure(period, 'laborCost', '2024')).toBe(LABOR_NOT_READ);
  expect(absenceOfFigure(period, 'hours', '2024')).toBeNull();
  expect(absenceOfFigure({ ...period, laborCost: 93 }, 'laborCost', '2024')).toBeNull();
});
