import { strokesOfPath } from './strokesOfPath.ts';

test.each([
  [
    'M10 20 L30.5 40 M1 2',
    [
      [
        { x: 10, y: 20 },
        { x: 30.5, y: 40 },
      ],
      [{ x: 1, y: 2 }],
    ],
  ],
  [
    'M900 900 L9 9',
    [
      [
        { x: 600, y: 200 },
        { x: 9, y: 9 },
      ],
    ],
  ],
  ['L5 6', [[{ x: 5, y: 6 }]]],
  ['M L. 1.2.3 ... M', []],
  ['', []],
])('reads the strokes of %j', (path, strokes) => {
  expect(strokesOfPath(path)).toEqual(strokes);
});
