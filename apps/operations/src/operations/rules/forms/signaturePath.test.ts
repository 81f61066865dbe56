import { pathOfStrokes } from './signaturePath';

const shown = { clientWidth: 300, clientHeight: 100 };

test('turns strokes into a path on a field of 600 by 200, at any screen size', () => {
  const strokes = [
    {
      points: [
        { x: 10, y: 10 },
        { x: 20.04, y: 5 },
      ],
    },
    { points: [{ x: -3, y: 400 }] },
    { points: [] },
  ];
  expect(pathOfStrokes(strokes, shown)).toBe('M20 20 L40.1 10 M0 200');
});

test('treats an empty drawing as no signature', () => {
  expect(pathOfStrokes([], shown)).toBeNull();
  expect(pathOfStrokes([{ points: [] }], null)).toBeNull();
});

test('keeps the ends of a long signature and fits it into its column', () => {
  const points = Array.from({ length: 5000 }, (_, place) => ({ x: place % 300, y: place % 100 }));
  const path = pathOfStrokes([{ points }], shown) ?? '';
  expect(path.length).toBeLessThanOrEqual(20_000);
  expect(path).toMatch(/^M0 0 /);
  expect(path).toMatch(/ L398 198$/);
  expect(path).toMatch(/^[ML0-9 .]+$/);
});
