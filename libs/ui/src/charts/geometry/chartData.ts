/** One line, or one color of bars. */
export interface Series {
  label: string;
  /** One for each category; null for a missing value, which is never drawn as zero. */
  values: readonly (number | null)[];
}

/** The data of a chart. At most six series: more cannot be told apart and belong in a table. */
export interface ChartData {
  /** The categories, such as weeks or departments. */
  categories: readonly string[];
  /** What one category is, such as "Week": the first heading of the data table. */
  categoryName: string;
  series: readonly Series[];
}

/** Whether there is anything to draw. */
export function hasValues({ series }: ChartData): boolean {
  return series.some(({ values }) => values.some((value) => value !== null));
}

/** One category with all its values in words: `Apr 7: Planned $2,500, Actual $2,310`. */
export function categoryInWords({ categories, series }: ChartData, index: number, format: (value: number) => string) {
  const values = series.map(({ label, values: all }) => `${label} ${valueInWords(all[index], format)}`);
  return `${categories[index] ?? ''}: ${values.join(', ')}`;
}

/** A value as the chart writes it; a dash where there is none. */
export function valueInWords(value: number | null | undefined, format: (value: number) => string): string {
  return value === null || value === undefined ? '–' : format(value);
}

/** What a category is, in a sentence: the heading "Week of" names weeks. */
const unitOf = (categoryName: string) => categoryName.toLocaleLowerCase('en').replace(/ of$/, '');

/** What a chart says to people who cannot see it: its range, and the lowest and highest value of each series. */
export function summaryOf({ categories, categoryName, series }: ChartData, format: (value: number) => string): string {
  const span =
    categories.length > 1
      ? `${categories.length} values by ${unitOf(categoryName)}, from ${categories[0]} to ${categories.at(-1)}.`
      : `${categories[0] ?? ''}.`;
  const extremes = series.map(({ label, values }) => {
    const present = values.flatMap((value, index) => (value === null ? [] : [{ value, at: categories[index] }]));
    const [first, ...others] = present;
    if (!first) return `${label}: no values.`;
    const low = others.reduce((a, b) => (b.value < a.value ? b : a), first);
    const high = others.reduce((a, b) => (b.value > a.value ? b : a), first);
    return low.value === high.value
      ? `${label}: ${format(low.value)} throughout.`
      : `${label}: lowest ${format(low.value)} (${low.at}), highest ${format(high.value)} (${high.at}).`;
  });
  return [span, ...extremes].join(' ');
}
