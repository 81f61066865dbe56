import fc from 'fast-check';
import { donutParts } from './donutParts';

const part = (label: string, value: number) => ({ label, value });

test('sorts parts by size and joins the small ones', () => {
  const parts = donutParts([5, 50, 1, 2, 20, 10, 8, 4].map((value) => part(`part ${value}`, value)));
  expect(parts.map(({ label, value }) => [label, value])).toEqual([
    ['part 50', 50],
    ['part 20', 20],
    ['part 10', 10],
    ['part 8', 8],
    ['part 5', 5],
    ['Other', 7],
  ]);
});

test('splits the whole without a remainder, and has no parts of zero', () => {
  expect(donutParts([part('a', 0)])).toEqual([]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 1 }), (values) => {
      const parts = donutParts(values.map((value, index) => part(String(index), value)));
      fc.pre(parts.length > 0);
      expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(values.reduce((sum, value) => sum + value, 0));
      expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    }),
  );
});
