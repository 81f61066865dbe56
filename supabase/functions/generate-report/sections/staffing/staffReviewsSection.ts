import type { Season } from '../../figures/season/readSeason.ts';
import type { StaffReview } from '../../figures/staffing/readStaffReviews.ts';
import type { ReportSection } from '../../reportContent.ts';

/** The reviews of a season. */
export function staffReviewsSection({ year }: Season, reviews: readonly StaffReview[]): ReportSection {
  const ratings = reviews.map(({ rating }) => rating);
  const mean = ratings.length > 0 ? ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length : null;
  return {
    id: 'reviews',
    isConfidential: true,
    heading: `Reviews of ${year}`,
    paragraphs: reviews.length > 0 ? [] : [`No reviews of ${year} are recorded.`],
    keyFigures: [
      { label: 'People reviewed', value: reviews.length, format: 'count' },
      { label: 'Mean rating', value: mean, format: 'rating', note: 'of 5' },
      {
        label: 'Would be rehired',
        value: reviews.filter(({ rehire }) => rehire === true).length,
        format: 'count',
      },
    ],
    ...(reviews.length > 0 && {
      table: {
        columns: [
          { title: 'Person', format: 'text' },
          { title: 'Role', format: 'text' },
          { title: 'Rating', format: 'count' },
          { title: 'Strengths', format: 'text' },
          { title: 'To improve', format: 'text' },
          { title: 'Rehire', format: 'word' },
        ],
        rows: reviews.map(({ name, role, rating, strengths, improvements, rehire }) => [
          name,
          role,
          rating,
          strengths,
          improvements,
          rehire === null ? null : rehire ? 'Yes' : 'No',
        ]),
      },
    }),
  };
}
