import { endOfStudy, type FundingGoal, fundingGoals, nameOfGoal, SMALL_RESERVE } from '@platform/contract/reserve';
import { Muted, Section, wholeDollars } from '@platform/module-kit/screens';
import { Badge, Card, type Column, DataTable, Stack } from '@platform/ui';
import type { ReserveComponent, ReservePlan } from '../../source/rows/reserve';

interface FundingGoalsProps {
  plan: ReservePlan;
  components: readonly ReserveComponent[];
}

/** What the club would set aside each year for each goal that a board can choose, beside what it does. */
export function FundingGoals({ plan, components }: FundingGoalsProps) {
  const goals = fundingGoals(plan, components);
  const end = endOfStudy(plan);
  return (
    <Section id="reserve-goals" title="What each goal takes">
      <Stack $gap="sm">
        <Card $padding="none">
          <DataTable
            label="Funding goals"
            columns={columnsFor(plan, end)}
            rows={goals}
            rowKey={({ percent }) => String(percent)}
            rowName={(goal) => nameOfGoal(goal, end)}
            cards
          />
        </Card>
        <Muted as="p">{SMALL_RESERVE}</Muted>
      </Stack>
    </Section>
  );
}

const columnsFor = ({ yearlyContribution }: ReservePlan, end: number): readonly Column<FundingGoal>[] => [
  { key: 'goal', header: 'Goal', cell: (goal) => nameOfGoal(goal, end) },
  {
    key: 'contribution',
    header: 'Contribution a year',
    cell: ({ contribution }) => wholeDollars(contribution),
    align: 'end',
    onPhone: 'beside',
  },
  {
    key: 'difference',
    header: 'Beside the plan',
    cell: ({ percent, contribution }) => (percent === null ? '–' : beside(contribution - yearlyContribution)),
    align: 'end',
  },
  {
    key: 'lowest',
    header: 'Lowest balance',
    cell: ({ lowest }) => (lowest < 0 ? <Badge tone="danger">{wholeDollars(lowest)}</Badge> : wholeDollars(lowest)),
    align: 'end',
  },
  {
    key: 'funded',
    header: `Funded in ${end}`,
    cell: ({ funded }) => (funded === null ? '–' : `${funded}%`.replace('-', '−')),
    align: 'end',
  },
];

const beside = (cents: number): string => {
  if (cents === 0) return 'The same';
  return cents > 0 ? `${wholeDollars(cents)} more` : `${wholeDollars(-cents)} less`;
};
