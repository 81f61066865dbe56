import type { Budget, BudgetYear } from '../../figures/money/readBudget.ts';
import type { ReportSection } from '../../reportContent.ts';

/** The draft that follows a year, next to that year's amounts; null when none is planned yet. */
export function nextBudgetSection(year: BudgetYear | null, { years, categories }: Budget): ReportSection | null {
  const draft = years.find((one) => one.isDraft && one.year > (year?.year ?? ''));
  if (year === null || draft === undefined) return null;
  const amounts = new Map(
    categories
      .filter((category) => category.year === year.year)
      .map(({ type, name, amount }) => [`${type} ${name}`, amount]),
  );
  return {
    id: 'next-budget',
    heading: `Plan for ${draft.year}`,
    paragraphs: [`What is planned for ${draft.year}, beside what ${year.year} came to.`],
    table: {
      columns: [
        { title: 'Category', format: 'text' },
        { title: 'Type', format: 'word' },
        { title: `Actual ${year.year}`, format: 'wholeDollars' },
        { title: `Planned ${draft.year}`, format: 'wholeDollars' },
      ],
      rows: categories
        .filter((category) => category.year === draft.year)
        .map(({ type, name, planned }) => [name, type, amounts.get(`${type} ${name}`) ?? null, planned]),
    },
  };
}
