import type { ReserveFunding, ReserveYear } from '../../figures/plans/readReserve.ts';
import type { ReportSection } from '../../reportContent.ts';

/** What is set aside for what wears out, and the years ahead. */
export function reserveSections(funding: ReserveFunding | null, years: readonly ReserveYear[]): ReportSection[] {
  if (funding === null) {
    return [{ id: 'reserve', heading: 'Reserve study', paragraphs: ['The club has no reserve study yet.'] }];
  }
  return [
    {
      id: 'reserve',
      heading: 'Reserve study',
      paragraphs: [sentenceOf(years)],
      keyFigures: [
        {
          label: 'Percent funded',
          value: funding.percentFunded,
          format: 'percent',
          note: `when ${funding.studyYear} begins`,
        },
        { label: 'Balance', value: funding.balance, format: 'wholeDollars' },
        { label: 'Fully funded balance', value: funding.fullyFunded, format: 'wholeDollars' },
        { label: 'Contribution', value: funding.yearlyContribution, format: 'wholeDollars', note: 'a year' },
      ],
      barChart: {
        title: 'Balance at the end of each year',
        format: 'wholeDollars',
        bars: years.map(({ year, balance }) => ({ label: String(year), value: balance })),
      },
    },
    {
      id: 'reserve-years',
      heading: 'Reserve, year by year',
      paragraphs: [],
      table: {
        columns: [
          { title: 'Year', format: 'text' },
          { title: 'Spending', format: 'wholeDollars' },
          { title: 'Balance', format: 'wholeDollars' },
          { title: 'Percent funded', format: 'percent' },
        ],
        rows: years.map(({ year, spending, balance, percentFunded }) => [year, spending, balance, percentFunded]),
      },
    },
  ];
}

function sentenceOf(years: readonly ReserveYear[]): string {
  const short = years.find(({ balance }) => balance < 0);
  return short
    ? `With these contributions, the reserve is first below zero in ${short.year}.`
    : `With these contributions, no year of the next ${years.length} ends below zero.`;
}
