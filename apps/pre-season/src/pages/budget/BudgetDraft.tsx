import { downloadCsv, ExportButton, Quiet } from '@platform/module-kit/screens';
import { Button, Card, CardTitle, EmptyState, Icon, Inline, Stack, token } from '@platform/ui';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { budgetCsvLines } from '../../export/budgetCsvLines';
import { draftLines, hasResults, netOf, sumsOf, varianceOf } from '../../rules/budgetSums';
import type { BudgetLine } from '../../source/rows/budgetLine';
import { usePreSeasonSource } from '../../source/usePreSeasonSource';
import { usePreSeasonAddress } from '../preSeason/address';
import { useSeason } from '../preSeason/SeasonContext';
import { BudgetChart } from './BudgetChart';
import { BudgetTable } from './BudgetTable';
import { BudgetFigures, ResultFigures } from './BudgetFigures';
import { NewLineDialog } from './NewLineDialog';

/** A season's budget: its totals, its lines and its chart. */
export function BudgetDraft({ lines }: { lines: readonly BudgetLine[] }) {
  const { canExport } = usePreSeasonSource();
  const { season, lastSeason, mayEdit } = useSeason();
  const [isAdding, setAdding] = useState(false);
  const years = { year: season.year, lastYear: lastSeason?.year ?? null };
  const income = draftLines(lines, 'income', years);
  const expense = draftLines(lines, 'expense', years);
  const sums = { income: sumsOf(income), expense: sumsOf(expense) };
  const add = (size: 'sm' | 'md') =>
    mayEdit && (
      <Button
        variant="secondary"
        size={size}
        icon={<Plus size={18} aria-hidden="true" />}
        onClick={() => setAdding(true)}
      >
        Add line
      </Button>
    );
  return (
    <>
      {lines.every(({ year }) => year !== season.year) ? (
        <NoBudget hasLast={lines.length > 0} action={add('md')} />
      ) : (
        <Stack $gap="md">
          <Card as="section" $padding="none" aria-labelledby="draft-title">
            <Head $justify="between">
              <div>
                <CardTitle id="draft-title">Budget of {season.year}</CardTitle>
                <Quiet>
                  {mayEdit
                    ? 'Type an amount and press Enter: it is saved, and the next line is ready.'
                    : 'What was planned, beside the season before.'}
                </Quiet>
              </div>
              <Inline $gap="xs">
                {add('sm')}
                {canExport && (
                  <ExportButton
                    size="sm"
                    of="budget"
                    onExport={() =>
                      downloadCsv(
                        `budget-${season.year}.csv`,
                        budgetCsvLines([...income, ...expense], season.year, lastSeason?.year ?? 'last'),
                      )
                    }
                  />
                )}
              </Inline>
            </Head>
            <BudgetTable income={income} expense={expense} />
          </Card>
          {/* Below the table, so that the first line to fill in is near the top. */}
          {hasResults([...income, ...expense]) ? (
            <ResultFigures
              income={sums.income}
              expense={sums.expense}
              variance={varianceOf(expense, season.isClosed)}
            />
          ) : (
            <BudgetFigures income={sums.income} expense={sums.expense} net={netOf(sums.income, sums.expense)} />
          )}
          <BudgetChart expense={expense} />
        </Stack>
      )}
      {isAdding && (
        <NewLineDialog
          mayBeLabor={!lines.some(({ year, isLabor }) => year === season.year && isLabor)}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

interface NoBudgetProps {
  /** Whether the previous season has a budget. */
  hasLast: boolean;
  action: ReactNode;
}

/** A season without a line has no fields to type into, so it offers ways to start. */
function NoBudget({ hasLast, action }: NoBudgetProps) {
  const { change } = usePreSeasonAddress();
  const { season, lastSeason, mayEdit } = useSeason();
  const offersCopy = lastSeason !== null && hasLast;
  return (
    <Card>
      <EmptyState
        title={`No budget for ${season.year} yet`}
        description={
          mayEdit
            ? offersCopy
              ? `Copy the lines of ${lastSeason.year}: what each came to is the draft. Or add the first line yourself.`
              : 'Add the first line: what comes in, or what the season costs.'
            : 'Managers of the club enter it.'
        }
        icon={<Icon name="clipboard-list" size={24} />}
        action={
          mayEdit ? (
            <Inline $justify="center">
              {offersCopy && <Button onClick={() => change({ dialog: 'copy' })}>Copy from {lastSeason.year}</Button>}
              {action}
            </Inline>
          ) : undefined
        }
      />
    </Card>
  );
}

const Head = styled(Inline)`
  padding: ${token.space.md} ${token.space.lg};
`;
