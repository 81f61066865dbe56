import { Section, wholeDollars } from '@platform/module-kit/screens';
import { Badge, Card, type Column, DataTable } from '@platform/ui';
import { projectionOf, type ReserveYear } from '@platform/contract/reserve';
import type { ReserveComponent, ReservePlan } from '../../source/rows/reserve';

interface ReserveYearsProps {
  plan: ReservePlan;
  components: readonly ReserveComponent[];
}

/** What is replaced in each year of the projection, and what is left. */
export function ReserveYears({ plan, components }: ReserveYearsProps) {
  return (
    <Section id="reserve-years" title="Year by year">
      <Card $padding="none">
        <DataTable
          label="Projection"
          columns={columns}
          rows={projectionOf(plan, components)}
          rowKey={({ year }) => String(year)}
          rowName={({ year }) => String(year)}
          cards="phone"
        />
      </Card>
    </Section>
  );
}

const columns: readonly Column<ReserveYear>[] = [
  { key: 'year', header: 'Year', cell: ({ year }) => year },
  { key: 'replaced', header: 'Replaced', cell: ({ replaced }) => replaced.join(', ') || 'Nothing', onPhone: 'line' },
  { key: 'spending', header: 'Cost', cell: ({ spending }) => wholeDollars(spending), align: 'end' },
  {
    key: 'interest',
    header: 'Interest',
    cell: ({ interest }) => wholeDollars(interest),
    align: 'end',
    onPhone: 'away',
  },
  {
    key: 'balance',
    header: 'Balance',
    cell: ({ balance }) => (balance < 0 ? <Badge tone="danger">{wholeDollars(balance)}</Badge> : wholeDollars(balance)),
    align: 'end',
    onPhone: 'beside',
  },
  {
    key: 'funded',
    header: 'Funded',
    cell: ({ funded }) => (funded === null ? '–' : `${funded}%`.replace('-', '−')),
    align: 'end',
  },
];
