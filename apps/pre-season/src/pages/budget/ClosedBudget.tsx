import { downloadCsv, ExportButton } from '@platform/module-kit/screens';
import { Card, CardTitle, Inline, Table, TableFrame, token } from '@platform/ui';
import { styled } from 'styled-components';
import { closedBudgetCsvLines } from '../../export/budgetCsvLines';
import { minus, netOf, sumsOf, type DraftLine, type Sums } from '../../rules/budgetSums';
import { differenceInWords, moneyInWords } from '../../rules/money';
import { usePreSeasonSource } from '../../source/PreSeasonSourceContext';
import { useSeason } from '../preSeason/SeasonContext';

interface ClosedBudgetProps {
  income: readonly DraftLine[];
  expense: readonly DraftLine[];
}

/** What a season that is over was planned to come to, and what became of it. */
export function ClosedBudget({ income, expense }: ClosedBudgetProps) {
  const { season } = useSeason();
  const { mayExport } = usePreSeasonSource();
  const [incomeSums, expenseSums] = [sumsOf(income), sumsOf(expense)];
  return (
    <Card as="section" $padding="none" aria-labelledby="closed-budget">
      <Head $justify="between">
        <CardTitle id="closed-budget">Budget of {season.year}</CardTitle>
        {mayExport && (
          <ExportButton
            size="sm"
            of="budget"
            onExport={() => downloadCsv(`budget-${season.year}.csv`, closedBudgetCsvLines([...income, ...expense]))}
          />
        )}
      </Head>
      <TableFrame label={`Budget of ${season.year}`}>
        <Table>
          <thead>
            <tr>
              <th scope="col">Line</th>
              {['Plan', 'Actual', 'Difference'].map((title) => (
                <th key={title} scope="col" data-align="end">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {income.map((line) => (
              <AmountRow key={line.name} title={line.name} planned={line.lastPlanned} actual={line.lastActual} />
            ))}
            <SumRow title="Income" sums={incomeSums} />
            {expense.map((line) => (
              <AmountRow key={line.name} title={line.name} planned={line.lastPlanned} actual={line.lastActual} />
            ))}
            <SumRow title="Expenses" sums={expenseSums} />
            <SumRow title="Net" sums={netOf(incomeSums, expenseSums)} />
          </tbody>
        </Table>
      </TableFrame>
    </Card>
  );
}

interface AmountRowProps {
  title: string;
  planned: number | null;
  actual: number | null;
}

function AmountRow({ title, planned, actual }: AmountRowProps) {
  return (
    <tr>
      <th scope="row">{title}</th>
      <td data-align="end">{moneyInWords(planned)}</td>
      <td data-align="end">{moneyInWords(actual)}</td>
      <td data-align="end">{differenceInWords(minus(actual, planned))}</td>
    </tr>
  );
}

function SumRow({ title, sums }: { title: string; sums: Sums }) {
  const { lastPlanned, lastActual } = sums;
  return (
    <Sum>
      <th scope="row">{title}</th>
      <td data-align="end">{moneyInWords(lastPlanned)}</td>
      <td data-align="end">{moneyInWords(lastActual)}</td>
      <td data-align="end">{differenceInWords(minus(lastActual, lastPlanned))}</td>
    </Sum>
  );
}

const Head = styled(Inline)`
  padding: ${token.space.md};
`;

const Sum = styled.tr`
  background: ${token.color.surfaceSunken};
  td {
    font-weight: ${token.weight.semibold};
  }
`;
