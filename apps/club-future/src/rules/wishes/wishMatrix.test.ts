import type { Wish } from '../../source/rows/wish';
import { cellOf, recommendedOrder, sumsOf } from './wishMatrix';

const wish = (id: string, change: Partial<Wish>): Wish => ({
  id,
  list: 'board',
  item: id,
  priority: 'medium',
  impact: 'medium',
  timeline: '',
  cost: 100_00,
  isShortlisted: false,
  version: 1,
  ...change,
});

test('sums up the wishes by impact, and the shortlisted ones apart', () => {
  const wishes = [
    wish('a', { impact: 'high', cost: 85_000_00, isShortlisted: true }),
    wish('b', { impact: 'high', cost: 35_000_00 }),
    wish('c', { impact: 'low', cost: 5_00 }),
  ];
  expect(sumsOf(wishes)).toEqual({
    byImpact: { high: 2, medium: 0, low: 1 },
    shortlisted: 85_000_00,
    total: 120_005_00,
  });
  expect(cellOf(wishes, 'high', 'medium').map(({ id }) => id)).toEqual(['a', 'b']);
});

test('recommends high-priority staff amenities first, then by priority and impact, and the cheaper of two equals first', () => {
  const wishes = [
    wish('medium', {}),
    wish('board high', { priority: 'high', impact: 'high', cost: 1_00 }),
    wish('staff medium', { list: 'staff' }),
    wish('staff high', { list: 'staff', priority: 'high', impact: 'low', cost: 9_000_00 }),
    wish('impact', { impact: 'high' }),
    wish('cheap', { cost: 50_00 }),
  ];
  expect(recommendedOrder(wishes).map(({ id }) => id)).toEqual([
    'staff high',
    'board high',
    'impact',
    'cheap',
    'medium',
    'staff medium',
  ]);
});
