import type { Wish, WishMatrix } from '../../figures/plans/readPlans.ts';
import type { ReportSection } from '../../reportContent.ts';

/** The wishlist in the order in which to fulfill it: high-priority staff amenities first. */
export function wishesSection(matrix: WishMatrix | null, wishes: readonly Wish[]): ReportSection {
  return {
    id: 'wishes',
    heading: 'Wishlist',
    paragraphs: [
      matrix === null
        ? 'The wishlist is empty.'
        : 'As of today, in the order recommended: high-priority staff amenities first.',
    ],
    ...(matrix !== null && {
      keyFigures: [
        { label: 'Wishes', value: matrix.wishes, format: 'count' },
        {
          label: 'High impact',
          value: matrix.high,
          format: 'count',
          note: `${matrix.medium} medium, ${matrix.low} low`,
        },
        { label: 'Shortlisted', value: matrix.shortlistedCost, format: 'wholeDollars' },
        { label: 'In all', value: matrix.totalCost, format: 'wholeDollars' },
      ],
      table: {
        columns: [
          { title: 'Wish', format: 'text' },
          { title: 'List', format: 'word' },
          { title: 'Cost', format: 'wholeDollars' },
          { title: 'Cost so far', format: 'wholeDollars' },
        ],
        rows: wishes.map(({ item, list, cost }, index) => [item, list, cost, costOf(wishes.slice(0, index + 1))]),
      },
    }),
  };
}

function costOf(wishes: readonly Wish[]): number {
  return wishes.reduce((sum, { cost }) => sum + cost, 0);
}
