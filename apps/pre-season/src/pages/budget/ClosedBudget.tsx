import { downloadCsv, ExportButton, moneyInWords } from '@platform/module-kit/screens';
import { Card, CardTitle, Inline, media, Stack, Table, TableFrame, token } from '@platform/ui';
import { css, styled } from 'styled-components';
import { closedBudgetCsvLines } from '../../export/budgetCsvLines';
import { minus, netOf, partInWords, sumsOf, varianceOf, type DraftLine, type Sums } from '../../rules/budgetSums';
import { differenceInWords } from '../../rules/money';
import { usePreSeasonSource } from '../../source/usePreSeasonSource';
import { useSeason } from '../preSeason/SeasonContext';
import { Fact } from './Fact';
import { ResultFigures } from './BudgetFigures';

interface ClosedBudgetProps {
  income: readonly DraftLine[];
  expense: readonly DraftLine[];
}

/** A past season's planned and actual amounts. */
export function ClosedBudget({ income, expense }: ClosedBudgetProps) {
  const { season } = useSeason();
  const { canExport } = usePreSeasonSource();
  const [incomeSums, expenseSums] = [sumsOf(income), sumsOf(expense)];
  return (
    <Stack $gap="md">
      <ResultFigures income={incomeSums} expense={expenseSums} variance={varianceOf(expense, true)} />
      <Card as="section" $padding="none" aria-labelledby="closed-budget">
        <Head $justify="between">
          <CardTitle id="closed-budget">Budget of {season.year}</CardTitle>
          {canExport && (
            <ExportButton
              size="sm"
              of="budget"
              onExport={() => downloadCsv(`budget-${season.year}.csv`, closedBudgetCsvLines([...income, ...expense]))}
            />
          )}
        </Head>
        <TableFrame label={`Lines of the budget of ${season.year}`}>
          <Table>
            <thead>
              <tr>
                <th scope="col">Line</th>
                <th scope="col" data-align="end">
                  Plan
                </th>
                <th scope="col" data-align="end">
                  Actual
                </th>
                <WideHead scope="col" data-align="end">
                  Difference
                </WideHead>
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
    </Stack>
  );
}

interface AmountsProps {
  title: string;
  planned: number | null;
  actual: number | null;
  difference: number | null;
  /** Why the difference is not the difference of the two amounts shown. */
  fact?: string | undefined;
}

function AmountRow(amounts: Pick<AmountsProps, 'title' | 'planned' | 'actual'>) {
  return (
    <tr>
      <Amounts {...amounts} difference={minus(amounts.actual, amounts.planned)} />
    </tr>
  );
}

function SumRow({ title, sums }: { title: string; sums: Sums }) {
  return (
    <Sum>
      <Amounts
        title={title}
        planned={sums.lastPlanned}
        actual={sums.lastActual}
        difference={sums.toDraft}
        fact={partInWords(sums)}
      />
    </Sum>
  );
}

/** The cells of a row. A phone has no column of differences, so each difference is below its amount. */
function Amounts({ title, planned, actual, difference, fact }: AmountsProps) {
  const words = differenceInWords(difference);
  return (
    <>
      <th scope="row">
        {title}
        {fact && <Fact>{fact}</Fact>}
      </th>
      <td data-align="end">{moneyInWords(planned)}</td>
      <td data-align="end">
        {moneyInWords(actual)}
        <Below>({words})</Below>
      </td>
      <WideCell data-align="end">{words}</WideCell>
    </>
  );
}

const Head = styled(Inline)`
  padding: ${token.space.md};
`;

const notOnPhones = css`
  @media ${media.mobile} {
    display: none;
  }
`;

const WideHead = styled.th`
  ${notOnPhones}
`;

const WideCell = styled.td`
  ${notOnPhones}
`;

const Below = styled.span`
  display: none;
  @media ${media.mobile} {
    display: block;
    color: ${token.color.inkMuted};
    font-size: ${token.size.xs};
    font-weight: ${token.weight.regular};
  }
`;

const Sum = styled.tr`
  background: ${token.color.surfaceSunken};
  td {
    font-weight: ${token.weight.semibold};
  }
`;
