import { createDemoSource } from '../demo/demoSource';
import type { Figures } from '../source/rows/figures';
import { absenceOf, absenceOfFigure, absenceOfWork, knownFigures, LABOR_NOT_READ } from './recorded';

const season2024 = { name: 'Season 2024' };
const figuresOf = (from: string, to: string) => createDemoSource().readFigures(from, to);
const nothing = () => figuresOf('2023-01-01', '2023-01-31');

test('gives no shift count for a season without shifts, and counts what it has', async () => {
  const figures = await figuresOf('2024-04-01', '2024-09-02');
  expect(knownFigures(figures)).toMatchObject({
    shifts: null,
    openShifts: null,
    coveragePercent: null,
    hours: null,
    laborCents: null,
    incidents: 2,
    seriousIncidents: 0,
    safetyScore: 98,
  });
  expect(absenceOf(figures, season2024)).toBe('No shifts are recorded for Season 2024.');
});

test('keeps a zero that was counted', async () => {
  const figures = await figuresOf('2025-04-13', '2025-04-26');
  expect(knownFigures(figures)).toMatchObject({ openShifts: 0, incidents: 0, safetyScore: 100 });
  expect(absenceOf(figures, season2024)).toBeNull();
  const open: Figures = { ...(await nothing()), shifts: 2, openShifts: 2, coveragePercent: 0 };
  expect(knownFigures(open)).toMatchObject({ shifts: 2, openShifts: 2, coveragePercent: 0, hours: 0, laborCents: 0 });
});

test('gives no figures for days without records, not even a safety score', async () => {
  const figures = await nothing();
  expect(new Set(Object.values(knownFigures(figures)))).toEqual(new Set([null]));
  expect(absenceOf(figures, season2024)).toBe('Nothing is recorded for Season 2024.');
});

test('counts hours clocked without a shift, and no shifts', async () => {
  const figures: Figures = { ...(await nothing()), hours: 8, laborCents: 12_000 };
  expect(knownFigures(figures)).toMatchObject({ shifts: null, hours: 8, laborCents: 12_000, incidents: 0 });
});

test('says why labor is a dash: for the board its right, without any shift the days', async () => {
  const figures = await figuresOf('2025-04-13', '2025-04-26');
  expect(absenceOfFigure(figures, 'laborCents', season2024)).toBeNull();
  const ofBoard: Figures = { ...figures, laborCents: null };
  expect(absenceOfFigure(ofBoard, 'laborCents', season2024)).toBe(LABOR_NOT_READ);
  expect(absenceOfFigure(ofBoard, 'hours', season2024)).toBeNull();
  expect(absenceOfFigure({ ...(await nothing()), laborCents: null }, 'laborCents', season2024)).toBe(
    'Nothing is recorded for Season 2024.',
  );
});

test('says of each week whether it had any work', () => {
  expect(absenceOfWork([{ shifts: 0, hours: 0 }], season2024)).toBe('No shifts are recorded for Season 2024.');
  expect(
    absenceOfWork(
      [
        { shifts: 0, hours: 0 },
        { shifts: 1, hours: 0 },
      ],
      season2024,
    ),
  ).toBeNull();
});
