import fc from 'fast-check';
import { renderedRows, unevenWindowOf } from './unevenWindowOf';

const rows = fc.array(fc.integer({ min: 10, max: 400 }), { minLength: 1, maxLength: 80 });
const sum = (heights: readonly number[]) => heights.reduce((total, height) => total + height, 0);

test('everything in sight is rendered, and the whole keeps its height', () => {
  fc.assert(
    fc.property(rows, fc.integer({ min: 100, max: 1200 }), fc.nat(20_000), (heights, viewHeight, to) => {
      const scrollTop = Math.min(to, Math.max(0, sum(heights) - viewHeight));
      const view = unevenWindowOf({ heights, viewHeight, scrollTop, beyond: 200 });
      expect(sum(heights.slice(0, view.first))).toBeLessThanOrEqual(scrollTop);
      expect(sum(heights.slice(0, view.end))).toBeGreaterThanOrEqual(Math.min(scrollTop + viewHeight, sum(heights)));
      const rendered = renderedRows(heights, view, []);
      const height = rendered.map((one) => ('place' in one ? (heights[one.place] ?? 0) : one.room));
      expect(sum(height)).toBe(sum(heights));
    }),
  );
});

test('little beyond what can be seen is rendered', () => {
  const heights = Array.from({ length: 60 }, () => 100);
  expect(unevenWindowOf({ heights, viewHeight: 800, scrollTop: 2000, beyond: 300 })).toEqual({ first: 17, end: 31 });
});

test('a row that is kept is rendered at its place', () => {
  const heights = [50, 50, 50, 50, 50];
  expect(renderedRows(heights, { first: 3, end: 5 }, [0])).toEqual([
    { place: 0 },
    { room: 100, before: 3 },
    { place: 3 },
    { place: 4 },
  ]);
  expect(renderedRows(heights, { first: 0, end: 2 }, [])).toEqual([
    { place: 0 },
    { place: 1 },
    { room: 150, before: 5 },
  ]);
});

test('a list out of sight renders the row nearest to it', () => {
  const list = { heights: [50, 50, 50], viewHeight: 100, beyond: 20 };
  expect(unevenWindowOf({ ...list, scrollTop: -900 })).toEqual({ first: 0, end: 1 });
  expect(unevenWindowOf({ ...list, scrollTop: 900 })).toEqual({ first: 2, end: 3 });
  expect(unevenWindowOf({ heights: [], viewHeight: 100, beyond: 20, scrollTop: 0 })).toEqual({ first: 0, end: 0 });
});
