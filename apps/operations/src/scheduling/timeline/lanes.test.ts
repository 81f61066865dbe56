import { lanesOf } from './lanes';

const at = (from: number, until: number) => ({
  startsAt: new Date(from * 3_600_000).toISOString(),
  endsAt: new Date(until * 3_600_000).toISOString(),
});

test('gives overlapping periods separate lanes, each the first free one', () => {
  expect(lanesOf([at(8, 12), at(9, 11), at(11, 13), at(12, 14)])).toEqual({ lanes: [0, 1, 1, 0], count: 2 });
});

test('ignores the order of the periods', () => {
  expect(lanesOf([at(12, 14), at(8, 12)])).toEqual({ lanes: [0, 0], count: 1 });
  expect(lanesOf([])).toEqual({ lanes: [], count: 1 });
});
