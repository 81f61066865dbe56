import type { GridRow } from '../rules/gridRows';
import type { PlacedShift } from '../rules/shift/shiftPlan';
import { cardsOf, rowHeight } from './rowHeight';

const row = (kind: GridRow['kind'], ...counts: number[]): GridRow => ({
  key: kind,
  kind,
  label: '',
  detail: '',
  staffId: null,
  role: null,
  minutes: [0],
  byDay: new Map(counts.map((count, day) => [String(day), Array.from({ length: count }, () => ({}) as PlacedShift)])),
});
const days = ['0', '1'];
const never = () => undefined;

test('makes a row as high as its fullest day', () => {
  expect(rowHeight(row('person', 0, 1), days, never)).toBeCloseTo(3.06);
  expect(rowHeight(row('person', 3, 1), days, never)).toBeCloseTo(8.81);
});

test('leaves room in rows of open shifts and roles to add one more', () => {
  expect(rowHeight(row('open', 1, 0), days, never) - rowHeight(row('person', 1, 0), days, never)).toBeGreaterThan(1.5);
});

test('gives the text about an absence one or two lines', () => {
  const off = rowHeight(row('person', 1, 0), days, () => 'Time off');
  expect(rowHeight(row('person', 1, 0), days, () => 'Only 10a–4p, Not 5p–12a') - off).toBeCloseTo(0.95);
});

test('limits the height of a cell with very many shifts, except on paper', () => {
  expect([24, 25, 400].map((count) => cardsOf(count, false))).toEqual([24, 23, 23]);
  expect(cardsOf(400, true)).toBe(400);
  const [full, many] = [24, 400].map((count) => rowHeight(row('open', count, 0), days, never));
  expect(many).toBeLessThan(full!);
  expect(rowHeight(row('open', 400, 0), days, never, true)).toBeGreaterThan(1000);
});
