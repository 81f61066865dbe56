import fc from 'fast-check';
import { windowOf } from './windowOf';

const positive = (max: number) => fc.integer({ min: 1, max });

test('renders what is visible and little else, and keeps the full height', () => {
  fc.assert(
    fc.property(
      positive(5000),
      positive(80),
      positive(1200),
      fc.nat(400_000),
      (rowCount, rowHeight, viewHeight, to) => {
        const scrollTop = Math.min(to, Math.max(0, rowCount * rowHeight - viewHeight));
        const { first, end, before, after } = windowOf({ rowCount, rowHeight, viewHeight, scrollTop });
        expect(before).toBeLessThanOrEqual(scrollTop);
        expect(end * rowHeight).toBeGreaterThanOrEqual(Math.min(scrollTop + viewHeight, rowCount * rowHeight));
        expect(end - first).toBeLessThanOrEqual(Math.ceil(viewHeight / rowHeight) + 24);
        expect(before + (end - first) * rowHeight + after).toBe(rowCount * rowHeight);
      },
    ),
  );
});

test('shows the end of a list that shrank while scrolled down', () => {
  expect(windowOf({ rowCount: 30, rowHeight: 40, viewHeight: 400, scrollTop: 90_000 })).toEqual({
    first: 8,
    end: 30,
    before: 320,
    after: 0,
  });
});

test('renders the first rows of a list that begins below the visible part', () => {
  const list = { rowCount: 5000, rowHeight: 136, viewHeight: 680, beyond: 6 };
  expect(windowOf({ ...list, scrollTop: -300 })).toMatchObject({ first: 0, end: 11, before: 0 });
  expect(windowOf({ ...list, scrollTop: 136 * 5000 })).toMatchObject({ first: 4989, end: 5000, after: 0 });
  expect(windowOf({ ...list, rowCount: 2, scrollTop: 0 })).toMatchObject({ first: 0, end: 2, after: 0 });
});
