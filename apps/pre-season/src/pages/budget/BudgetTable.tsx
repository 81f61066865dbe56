import { moneyInWords } from '@platform/module-kit/screens';
import { media, Table, TableFrame, token } from '@platform/ui';
import { useRef, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { hasResults, netOf, partInWords, sumsOf, type DraftLine, type Sums } from '../../rules/budgetSums';
import { differenceInWords } from '../../rules/money';
import type { LineType } from '../../source/rows/budgetLine';
import { useSeason } from '../preSeason/SeasonContext';
import { Fact } from './Fact';
import { LineRow } from './LineRow';

interface BudgetTableProps {
  income: readonly DraftLine[];
  expense: readonly DraftLine[];
}

const titles: Record<LineType, string> = { income: 'Income', expense: 'Expenses' };

/** The budget line by line. Enter saves an amount and moves to the next line; the arrow keys move up and down. */
export function BudgetTable({ income, expense }: BudgetTableProps) {
  const { season, lastSeason } = useSeason();
  const body = useRef<HTMLDivElement>(null);
  // Without an earlier season, a draft can only be compared with the amounts entered.
  const isDraft = lastSeason !== null && !hasResults([...income, ...expense]);

  const goByKey = (event: KeyboardEvent) => {
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const column = event.target.closest('td')?.dataset['column'];
    const inputs = [...(body.current?.querySelectorAll<HTMLInputElement>(`[data-column='${column}'] input`) ?? [])];
    const next = inputs[inputs.indexOf(event.target) + step];
    if (next) {
      next.focus();
      next.select();
    } else {
      event.target.blur();
    }
  };

  return (
    <div ref={body} onKeyDown={goByKey}>
      <TableFrame label={`Lines of the budget of ${season.year}`}>
        <Lines>
          <thead>
            <tr>
              <th scope="col">Line</th>
              {lastSeason && (
                <>
                  <th scope="col" data-align="end" data-wide>
                    {lastSeason.year} plan
                  </th>
                  <th scope="col" data-align="end" data-wide>
                    {lastSeason.year} actual
                  </th>
                </>
              )}
              <th scope="col" data-align="end">
                {season.year} draft
              </th>
              <th scope="col" data-align="end">
                {season.year} actual
              </th>
              <th scope="col" data-align="end" data-wide>
                Difference to {isDraft ? lastSeason.year : 'draft'}
              </th>
              <td data-tight />
            </tr>
          </thead>
          <Group title={titles.income} lines={income} isDraft={isDraft} />
          <Group title={titles.expense} lines={expense} isDraft={isDraft} />
          <tbody>
            <SumRow title="Net" sums={netOf(sumsOf(income), sumsOf(expense))} isDraft={isDraft} />
          </tbody>
        </Lines>
      </TableFrame>
    </div>
  );
}

interface GroupProps {
  title: string;
  lines: readonly DraftLine[];
  /** The draft is compared with the previous season. Once an amount is entered, amounts are compared with the draft. */
  isDraft: boolean;
}

function Group({ title, lines, isDraft }: GroupProps) {
  if (lines.length === 0) return null;
  return (
    <tbody>
      {lines.map((line) => (
        <LineRow key={`${line.type} ${line.name}`} line={line} isDraft={isDraft} />
      ))}
      <SumRow title={title} sums={sumsOf(lines)} isDraft={isDraft} />
    </tbody>
  );
}

function SumRow({ title, sums, isDraft }: { title: string; sums: Sums; isDraft: boolean }) {
  const { lastSeason } = useSeason();
  const difference = isDraft ? sums.difference : sums.toDraft;
  return (
    <tr data-sum="">
      <th scope="row">
        {title}
        {!isDraft && partInWords(sums) && <Fact>{partInWords(sums)}</Fact>}
        {difference !== null && (
          <Fact data-width="narrow">
            {differenceInWords(difference)} {isDraft ? `on ${lastSeason?.year}` : 'to draft'}
          </Fact>
        )}
      </th>
      {lastSeason && (
        <>
          <td data-align="end" data-wide>
            {moneyInWords(sums.lastPlanned)}
          </td>
          <td data-align="end" data-wide>
            {moneyInWords(sums.lastActual)}
          </td>
        </>
      )}
      <td data-align="end" data-amount>
        {moneyInWords(sums.planned)}
      </td>
      <td data-align="end" data-amount>
        {moneyInWords(sums.actual)}
      </td>
      <td data-align="end" data-wide>
        {differenceInWords(difference)}
      </td>
      <td data-tight />
    </tr>
  );
}

/* On a phone and a tablet, last season's values are below the line's name instead of in their own columns. */
const Lines = styled(Table)`
  /* Room for the ring of the focus beside the edge of the table. */
  [data-tight] {
    width: calc(${token.control.target} + ${token.space.xs});
    padding-inline: 0 ${token.space.xs};
  }
  td {
    padding-block: ${token.space.xs};
  }
  tr > :first-child {
    padding-inline-start: ${token.space.lg};
  }
  [data-sum] {
    background: ${token.color.surfaceSunken};
    td,
    th {
      padding-block: ${token.space.sm};
      font-weight: ${token.weight.semibold};
    }
  }
  @media ${media.narrow} {
    [data-wide] {
      display: none;
    }
    tr > :first-child {
      padding-inline-end: ${token.space.xs};
    }
  }
  @media ${media.mobile} {
    tr > :first-child {
      padding-inline-start: ${token.space.md};
    }
    /* Both amounts of a line stand side by side below its name. */
    tr {
      display: grid;
      grid-template-columns: 1fr 1fr;
      align-items: center;
      padding-inline: ${token.space.xs};
    }
    thead th:first-child,
    thead td {
      display: none;
    }
    tbody th,
    td[colspan] {
      grid-column: 1 / -1;
      grid-row: 1;
    }
    tbody th {
      padding-inline-end: calc(${token.control.target} + ${token.space.xs});
    }
    [data-tight] {
      grid-area: 1 / 2;
      justify-self: end;
    }
    [data-amount] {
      grid-row: 2;
      padding-inline: ${token.space.xs};
    }
  }
`;
