import { absenceOf, absenceOfFigure, absenceOfWork, knownFigures, LABOR_NOT_READ } from './recorded';

const nothing = {
  shifts: 0,
  openShifts: 0,
  coveragePercent: null as number | null,
  hours: 0,
  laborCents: 0 as number | null,
  incidents: 0,
  safetyScore: 100,
  ticketsOpened: 0,
  ticketsResolved: 0,
  dailyLogs: 0,
  waterReadings: 0,
  readingsOutOfRange: 0,
  vendorVisits: 0,
  itemsCompleted: 0,
};

test('days without any row have no figures, not even a safety score', () => {
  expect(new Set(Object.values(knownFigures(nothing)))).toEqual(new Set([null]));
  expect(absenceOf(nothing, '2024')).toBe('Nothing is recorded for 2024.');
});

test('days with an incident and no shift have no hours and no labor', () => {
  const figures = { ...nothing, incidents: 1, safetyScore: 99 };
  expect(knownFigures(figures)).toEqual({
    ...figures,
    shifts: null,
    openShifts: null,
    hours: null,
    laborCents: null,
    readingsOutOfRange: null,
  });
  expect(absenceOf(figures, '2024')).toBe('No shifts are recorded for 2024.');
});

test('days with shifts have real zeroes', () => {
  const figures = { ...nothing, shifts: 2, openShifts: 2, coveragePercent: 0 };
  expect(knownFigures(figures)).toEqual({ ...figures, readingsOutOfRange: null });
  expect(absenceOf(figures, '2024')).toBeNull();
});

test('counts hours clocked without a shift, and no shifts', () => {
  const figures = { ...nothing, hours: 8, laborCents: 12_000 };
  expect(knownFigures(figures)).toEqual({ ...figures, shifts: null, openShifts: null, readingsOutOfRange: null });
});

test('labor that a person may not read is a dash with that reason', () => {
  const worked = { ...nothing, shifts: 1, hours: 6, laborCents: null, laborCost: null };
  expect(absenceOfFigure(worked, 'laborCents', '2024')).toBe(LABOR_NOT_READ);
  expect(absenceOfFigure(worked, 'laborCost', '2024')).toBe(LABOR_NOT_READ);
  expect(absenceOfFigure(worked, 'hours', '2024')).toBeNull();
  expect(absenceOfFigure({ ...worked, laborCents: 93 }, 'laborCents', '2024')).toBeNull();
  expect(absenceOfFigure({ ...nothing, laborCents: null }, 'laborCents', '2024')).toBe('Nothing is recorded for 2024.');
});

test('says of the weeks whether they had any work', () => {
  const idle = { shifts: 0, hours: 0 };
  expect(absenceOfWork(undefined, '2024')).toBeNull();
  expect(absenceOfWork([idle], '2024')).toBe('No shifts are recorded for 2024.');
  expect(absenceOfWork([idle, { shifts: 1, hours: 0 }], '2024')).toBeNull();
});
