import type { SatisfactionCategory } from '../../figures/members/readSatisfaction.ts';
import type { ReportSection } from '../../reportContent.ts';

/** How satisfied the members were with each thing they were asked about. */
export function satisfactionCategoriesSection(categories: readonly SatisfactionCategory[]): ReportSection {
  return {
    id: 'categories',
    heading: 'Satisfaction by category',
    paragraphs: categories.length > 0 ? [] : ['No one has been asked about this season yet.'],
    ...(categories.length > 0 && {
      barChart: {
        title: 'Rating of 5',
        format: 'decimal',
        full: 5,
        bars: categories.map(({ name, rating }) => ({ label: name, value: rating })),
      },
      table: {
        columns: [
          { title: 'Category', format: 'text' },
          { title: 'Rating of 5', format: 'decimal' },
          { title: 'Responses', format: 'count' },
        ],
        rows: categories.map(({ name, rating, responses }) => [name, rating, responses]),
      },
    }),
  };
}
