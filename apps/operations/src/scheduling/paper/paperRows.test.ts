import type { GridRow } from '../rules/gridRows';
import type { PlacedShift } from '../rules/shift/shiftPlan';
import { paperRows } from './paperRows';

const shifts = (day: string, count: number) =>
  Array.from({ length: count }, (_, number) => ({ id: `${day} ${number}` }) as PlacedShift);
const row = (...counts: number[]): GridRow => ({
  key: 'open',
  kind: 'open',
  label: 'Open shifts',
  detail: '',
  staffId: null,
  role: null,
  minutes: [600],
  byDay: new Map(counts.map((count, day) => [String(day), shifts(String(day), count)])),
});

test('prints a row whole if it fits on a sheet', () => {
  const usual = row(10, 0);
  expect(paperRows(usual)).toEqual([usual]);
});

test('prints a longer row in parts, with every shift once and the hours in the first part', () => {
  const parts = paperRows(row(12, 3));
  expect(parts.map(({ key, minutes }) => [key, minutes])).toEqual([
    ['open', [600]],
    ['open part 2', []],
    ['open part 3', []],
  ]);
  expect(parts.map(({ byDay }) => [...byDay.values()].map(({ length }) => length))).toEqual([
    [5, 3],
    [5, 0],
    [2, 0],
  ]);
  const printed = parts.flatMap(({ byDay }) => byDay.get('0')?.map(({ id }) => id));
  expect(printed).toEqual(shifts('0', 12).map(({ id }) => id));
});
