import fc from 'fast-check';
import { pageNumbers } from './pageNumbers';

test.each([
  [1, 1, [1]],
  [2, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, 3, 4, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [9, 9, [1, 'gap', 6, 7, 8, 9]],
])('page %p of %p', (page, count, shown) => {
  expect(pageNumbers(page, count)).toEqual(shown);
});

test('always lists the first, current and last page, once and in order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
      const [page, count] = [Math.min(a, b), Math.max(a, b)];
      const numbers = pageNumbers(page, count).filter((each) => each !== 'gap');
      expect(numbers).toEqual([...new Set(numbers)].sort((x, y) => x - y));
      expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
    }),
  );
});
