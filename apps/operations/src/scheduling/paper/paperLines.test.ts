import type { PlacedShift } from '../rules/shift/shiftPlan';
import { paperLines } from './paperLines';
import type { DayLine } from '../timeline/TimelineRow';

const line = (lanes: number[]): DayLine => ({
  row: {
    key: 'open',
    kind: 'open',
    label: 'Open shifts',
    detail: '',
    staffId: null,
    role: null,
    minutes: [60],
    byDay: new Map(),
  },
  shifts: lanes.map((_, number) => ({ id: String(number) }) as PlacedShift),
  lanes: { lanes, count: Math.max(...lanes) + 1 },
});

test('prints a line of up to ten lanes whole', () => {
  const usual = line([0, 9]);
  expect(paperLines(usual)).toEqual([usual]);
});

test('prints a higher line in parts, each shift in its lane of the part', () => {
  const parts = paperLines(line([0, 4, 5, 11, 5, 10]));
  expect(parts.map(({ shifts, lanes }) => [shifts.map(({ id }) => id), lanes.lanes, lanes.count])).toEqual([
    [['0', '1'], [0, 4], 5],
    [['2', '4'], [0, 0], 5],
    [['3', '5'], [1, 0], 2],
  ]);
});
