import { evenColumns } from './evenColumns';

test.each([
  [5, 4, 3],
  [6, 4, 3],
  [7, 4, 4],
  [9, 4, 3],
  [4, 3, 2],
  [5, 3, 3],
  [3, 4, 3],
  [1, 4, 1],
  [0, 4, 1],
])('spreads %i tiles, where %i fit, over %i columns', (tiles, most, columns) => {
  expect(evenColumns(tiles, most)).toBe(columns);
});

test('leaves no single tile on the last line where four fit', () => {
  for (let tiles = 2; tiles <= 12; tiles += 1)
    expect({ tiles, last: tiles % evenColumns(tiles, 4) }).not.toEqual({ tiles, last: 1 });
});
