import { inParts } from './inParts';

const heightOf = (height: number) => height;

test('keeps each part within the room, and parts about equally high', () => {
  expect(inParts([1, 1, 1, 1, 1, 1, 1], heightOf, 4)).toEqual([
    [1, 1, 1, 1],
    [1, 1, 1],
  ]);
  expect(inParts([1, 3, 1, 1, 3, 1], heightOf, 5)).toEqual([
    [1, 3, 1],
    [1, 3, 1],
  ]);
});

test('gives a row that is too high a part of its own, and a table without rows one empty part', () => {
  expect(inParts([9, 1], heightOf, 5)).toEqual([[9], [1]]);
  expect(inParts([], heightOf, 5)).toEqual([[]]);
});
