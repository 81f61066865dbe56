import { SMALL_RESERVE } from '@platform/contract/reserve';
import type { ReserveFunding, ReserveGoal, ReserveYear } from '../../figures/plans/readReserve.ts';
import type { ReportSection } from '../../reportContent.ts';

/** What is set aside for what wears out, what each goal takes, and the years ahead. */
export function reserveSections(
  funding: ReserveFunding | null,
  goals: readonly ReserveGoal[],
  years: readonly ReserveYear[],
): ReportSection[] {
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
    ...(goals.length > 0 ? [goalsSection(goals, years)] : []),
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

/** What the club would contribute each year for each goal, beside what it does. */
function goalsSection(goals: readonly ReserveGoal[], years: readonly ReserveYear[]): ReportSection {
  return {
    id: 'reserve-goals',
    heading: 'What each goal takes',
    paragraphs: [SMALL_RESERVE],
    table: {
      columns: [
        { title: 'Goal', format: 'text' },
        { title: 'Contribution a year', format: 'wholeDollars' },
        { title: 'Beside the plan', format: 'wholeDollars' },
        { title: 'Lowest balance', format: 'wholeDollars' },
        { title: `Funded in ${years.at(-1)?.year ?? 'the last year'}`, format: 'percent' },
      ],
      rows: goals.map(({ name, yearlyContribution, difference, lowest, percentFunded }) => [
        name,
        yearlyContribution,
        difference,
        lowest,
        percentFunded,
      ]),
    },
  };
}

function sentenceOf(years: readonly ReserveYear[]): string {
  const short = years.find(({ balance }) => balance < 0);
  return short
    ? `With these contributions, the reserve is first below zero in ${short.year}.`
    : `With these contributions, no year of the next ${years.length} ends below zero.`;
}
